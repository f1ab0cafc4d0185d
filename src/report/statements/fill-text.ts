import { marksOf, type StepMark, servicesMarkedIn, unmarked } from '#checks/step-marks.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { withLetters } from '#knowledge/percent-decoded.ts';

const numberFormats: Record<Locale, Intl.NumberFormat> = {
  de: new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }),
};

const dayFormats: Record<Locale, Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }),
};

const isoDay = /^\d{4}-\d\d-\d\d$/;

/** A place in a text: `{name}`, `{name|one|other}` for a number with the word it counts, `{name|=one|other}` where one is no digit. */
export const place = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/** Fills the places of a text with its parameters; numbers and days in the notation of the language, addresses as browsers show them, a missing parameter as a dash. */
export function fillText(text: string, params: Readonly<Record<string, string | number>> | undefined, locale: Locale): string {
  const filled = text.replace(place, (_, name: string, one?: string, other?: string) => {
    const value = params?.[name];
    const written =
      value === undefined
        ? '–'
        : typeof value === 'number'
          ? numberFormats[locale].format(value)
          : isoDay.test(value)
            ? formatDay(value, locale)
            : withLetters(value);
    if (one === undefined) return written;
    if (value === 1) return one.startsWith('=') ? one.slice(1) : `${written} ${one}`;
    return `${written} ${other}`;
  });
  // A name that ends with a full stop, as „X Corp.“ does, ends the sentence as well; so does a quoted sentence.
  return filled.replace(/(?<![.…])\.\.(?=\s|$)/g, '.').replace(/(?<=[^.…][.!?][“”])\.(?=\s|$)/g, '');
}

/** A day (ISO date) in the notation of the language. */
export function formatDay(day: string, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return dayFormats[locale].format(date);
}

/** Whether the parameters leave no gap in a text. */
export function isFilledBy(text: string, params: Readonly<Record<string, string | number>> | undefined): boolean {
  return [...text.matchAll(place)].every(([, name]) => params?.[name!] !== undefined);
}

/** Chooses the singular or plural of a text and fills in the number. */
export function fillCount(forms: { one: string; other: string }, count: number, locale: Locale): string {
  return fillText(count === 1 ? forms.one : forms.other, { count }, locale);
}

/** Ends a text with a full stop unless it ends with a mark already. */
export function asSentence(text: string): string {
  // A list that breaks off within a bracket, "(/a, /b …)", ends no sentence.
  return /(?:[.!?…]["“”]?|[.!?]\))$/.test(text) ? text : `${text}.`;
}

/** An address, a host or a name with underscores, which a capital letter would make another one. */
const literalStart = /^(?:[a-z][a-z0-9+.-]*:\/\/|(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\p{L}.])|[a-z0-9]*_\w)/u;

/** A sentence that may begin with a parameter. */
export function capitalized(text: string): string {
  if (literalStart.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const abbreviations =
  /(?:^|[\s(„“"])(?:z\.\s?B|d\.\s?h|u\.\s?a|i\.\s?d\.?\s?R|bzw|ggf|ca|inkl|evtl|usw|vgl|Abs|Art|Nrn?|(?:(?:USt|UID|W)-?)?Id(?:ent)?-?Nr|UID-Nr|lit|S|Kap|Dr|Prof|Dipl|St|Co|Inh|Tel|gem|Mio|Mrd|[a-zß-ɏ]{2,24}str|e\.\s?g|i\.\s?e|No|incl|approx|[a-zß-ɏ]|\d+)\.$/iu;

/** Whether a quotation of the text is still open where `head` ends. */
function isOpen(head: string, opening: string, closing: string, text: string): boolean {
  return head.lastIndexOf(opening) > head.lastIndexOf(closing) && text.indexOf(closing, head.length) > 0;
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  for (const end of text.matchAll(/[.!?;](?=\s+[\p{Lu}\d„“"])/gu)) {
    const head = text.slice(0, end.index + 1);
    // A label quoted from the site may hold a question of its own: „Krankheiten?, Wenn ja, welche? Medikamente?“.
    const isQuoted = isOpen(head, '„', '“', text) || (!text.includes('„') && isOpen(head, '“', '”', text));
    // What follows the quotation of a sentence says what is wrong with it.
    const goesOn = /[„“][^„“”]{25,400}[“”];$/u.test(head);
    if (!isQuoted && !goesOn && !abbreviations.test(head.slice(-20))) return head.replace(/;$/, '.');
  }
  return asSentence(text);
}

/** A step that only looks, without changing anything. */
const looking =
  /^(?:(?:Prüfen|Kontrollieren|Vergleichen)(?: und \p{Ll}{3,20}en)? Sie|Stellen Sie (?:\p{Ll}+ \p{Lu}\p{Ll}+ )?fest|Laden Sie die Seite|Verify|Check(?: and \p{Ll}{3,20})?|Examine(?: and \p{Ll}{3,20})?|Compare|Find out|Reload|Load the page)(?![\p{L}])/u;

/** A further sentence without which the first has no effect: what has to be done before it, or what it does not reach. */
const precondition =
  /(?<![a-zß-ɏ])(?:zuerst|zunächst|vorher|sofern noch nicht geschehen|kennt diese Adresse nicht|first|beforehand|unless it exists already|does not know this address)(?![a-zß-ɏ])/iu;

/** An imperative of the German steps; verbs of subordinate clauses stand after their „Sie“, so that other words stand before it. */
const germanImperative =
  /(?<![A-Za-zÄÖÜäöüß])(?!(?:wenn|denen|den|dann|wann|ihnen|in|an|von|worin|woran|wohin|können|müssen|dürfen|sollen|wollen|möchten|sollten|könnten) Sie)[A-Za-zÄÖÜäöüß]{1,30}n Sie(?![A-Za-zÄÖÜäöüß])/i;
/** English steps begin with their verb; a sentence that begins with a thing says how matters stand. */
const englishStatement = /^(?:In [^:]{1,60}: )?(?:The|This|These|That|It|There|Your) (?![^.]*: [a-z])/;

/** Whether a sentence of a step says what to do. */
function tellsToAct(sentence: string, isGerman: boolean): boolean {
  return isGerman ? germanImperative.test(sentence) : !englishStatement.test(sentence);
}

/** A step of a fix without its number and marks. */
export interface FixStep {
  text: string;
  /** Whether it only looks, without changing anything. */
  looks: boolean;
  marks: ReadonlySet<StepMark>;
  /** Ids of the services that it keeps away from pages whatever visitors choose. */
  keptOff: readonly string[];
}

/**
 * The steps of a fix without their numbers, and whether each only looks: told by its first sentence, by those after it up to the one
 * that says what to do, and by those without which that has no effect.
 */
export function stepsOf(howToFix: string): FixStep[] {
  const lines = howToFix.trim().split('\n');
  return lines.flatMap((line) => {
    const step = line.replace(/^\s*(?:\d+[.)]|[-•])\s+/, '').trim();
    const text = toldOf(unmarked(step));
    return text === '' ? [] : [{ text, looks: looking.test(text), marks: marksOf(step), keptOff: servicesMarkedIn(step) }];
  });
}

function toldOf(line: string): string {
  if (line === '') return '';
  const sentences = sentencesOf(line);
  const isGerman = /(?<![A-Za-zÄÖÜäöüß])Sie(?![A-Za-zÄÖÜäöüß])/.test(line);
  const acting = sentences.findIndex((sentence) => tellsToAct(sentence, isGerman));
  return sentences.filter((sentence, index) => index <= Math.max(0, acting) || precondition.test(sentence)).join(' ');
}

/** More sentences no step has: what is beyond them is somebody else's text. */
const mostSentences = 12;

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (let rest = text; rest !== '' && sentences.length < mostSentences; ) {
    const first = firstSentence(rest);
    sentences.push(first);
    rest = rest.slice(first.length).trim();
  }
  return sentences;
}
