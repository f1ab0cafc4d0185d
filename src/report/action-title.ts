import { shortList } from '#checks/stored-findings.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { capitalized, stepsOf } from './fill-text.ts';
import { hasOwnCondition } from './if-it-applies.ts';

/** Entries and pages that a step points to without naming them; „verlinken Sie diese“ points to what the step has named before. */
const pointed: Record<Locale, Record<'stored' | 'pages', RegExp>> = {
  de: {
    stored: /(?<![a-zß-ɏ])(?:diese[mnrs]? (?:Cookies?|Eintr(?:ag|äge))|das Cookie(?! von))(?![a-zß-ɏ])/iu,
    pages: /(?<![a-zß-ɏ])diese[mnrs]? (?:Seiten?|Formulare?)(?![a-zß-ɏ])/iu,
  },
  en: { stored: /\b(?:(?:this|these) (?:cookies?|entry|entries)|the cookie(?! of))\b/i, pages: /\b(?:this|these) (?:pages?|forms?)\b/i },
};
/** A script that a step acts on without naming it, in the first clause of it. */
const unnamedScript: Record<Locale, RegExp> = {
  de: /^[^,:;]*(?<![a-zß-ɏ])(?:das|dem|des) Skripts?(?![\p{L}]|\s+(?:von|„|https?:))/u,
  en: /^[^,:;]*\bthe script(?!\w|\s+(?:of|“|https?:))/,
};
/** Where in a product the step is taken: „In Cookiebot: …“, „Google Tag Manager: …“. */
const inProduct = /^(?:In )?\p{Lu}[^:„“"]{1,60}: (?=\p{Lu})/u;
const lead = /^[^„“"]*: /;

/** A step that is taken in the privacy notice, wherever the service was seen. */
const inNotice: Record<Locale, RegExp> = {
  de: /^\S+ Sie [^.;:]{0,40}?(?:(?:in|aus) der Datenschutzerklärung|im Abschnitt zu)(?![\p{L}])/u,
  en: /^[^.;:]{0,60}?\b(?:(?:in|from) the privacy notice|in the section (?:on|about))\b/,
};

const startPage: Record<Locale, string> = { de: 'der Startseite', en: 'the start page' };
const where: Record<Locale, { on: string; and: string }> = { de: { on: 'auf', and: ' und ' }, en: { on: 'on', and: ' and ' } };
/** A step that continues the one before it. */
const continues: Record<Locale, RegExp> = {
  de: /^(?:Nur (?:wenn|wer|falls|soweit)|Sonst|Andernfalls|Anderenfalls|Ansonsten|Alternativ|Dann|(?:Erst )?danach|Anschließend|Dazu|Dabei|Dasselbe|Ebenso|Auch)(?![a-zß-ɏ])/iu,
  en: /^(?:Only (?:if|where|then)|Otherwise|Or else|Alternatively|Then|Only then|After that|Afterwards|To that end|The same|Likewise|Also)\b/,
};

/**
 * The step of a fix that can be told alone: it changes something, sets no condition and continues no other. Where there is none,
 * one that looks, which supposes nothing either. `alone`: whether it is of the first kind.
 */
export function actionStep(howToFix: string, locale: Locale): { text: string; alone: boolean } {
  const steps = stepsOf(howToFix);
  const free = steps.filter(({ text }) => !hasOwnCondition(text, locale) && !continues[locale].test(text));
  const acting = free.find(({ looks }) => !looks);
  return { text: (acting ?? free[0] ?? steps.find(({ looks }) => !looks) ?? steps[0])?.text ?? '', alone: acting !== undefined };
}

/**
 * What a next step is called: the step, and before it what it acts on where it does not name that itself: service, cookies, script,
 * and `pages` where it is a matter of few. The title of a check would read like a finding there.
 */
export function actionTitle(
  findings: readonly Pick<ReportFinding, 'howToFix' | 'cause' | 'items'>[],
  locale: Locale,
  pages: readonly string[] = [],
): string {
  const step = actionStep(findings[0]!.howToFix, locale).text;
  const subject = subjectOf(findings, step, locale);
  const told = inNotice[locale].test(step) ? [] : pages.filter((page) => !step.includes(page) && !subject.includes(page));
  const places = told.map((page) => (page === '/' ? startPage[locale] : page));
  const place = places.length > 0 ? `${where[locale].on} ${places.join(where[locale].and)}` : '';
  const about = [subject, place].filter((part) => part !== '').join(' ');
  if (about === '') return step;
  const head = subject === '' ? capitalized(about) : about;
  return lead.test(step) ? `${head} – ${step.replace(/^In (?=\p{Lu})/u, 'in ')}` : `${head}: ${step}`;
}

function subjectOf(findings: readonly Pick<ReportFinding, 'cause' | 'items'>[], step: string, locale: Locale): string {
  const causes = findings.flatMap(({ cause }) => cause ?? []);
  const items = findings.flatMap((finding) => finding.items);
  const words = wordsOf(step);
  /** What „these“ points to stands in the step itself as soon as it names one of them. */
  const pointedTo = (names: readonly string[]) => {
    const given = [...new Set(names)].filter((name) => name !== '');
    return given.some((name) => words.has(name)) ? [] : given;
  };
  // „Google Tag Manager“ as the place names no other service of Google.
  const told = step.replace(inProduct, '');
  const services = serviceNamesOf(causes).filter((name) => !told.includes(name.split(' ')[0]!));
  const stored = pointed[locale].stored.test(step)
    ? pointedTo(items.filter(({ kind }) => kind === 'cookie' || kind === 'storage').map(({ value }) => value))
    : [];
  const pages = pointed[locale].pages.test(step)
    ? pointedTo(items.flatMap(({ page }) => (page === null ? [] : (URL.parse(page)?.pathname ?? page))))
    : [];
  const isOneService = services.length === 1 && stored.length > 0;
  if (isOneService && pages.length === 0) return `${services[0]} (${shortList(stored)})`;
  const named = [services, services.length > 1 ? [] : stored, pages].filter((names) => names.length > 0).map((names) => shortList(names));
  if (named.length > 0 || !unnamedScript[locale].test(step)) return named.join(', ');
  return shortList(causes.filter((cause) => /^https?:/.test(cause) && !step.includes(cause)));
}

/** The names in a step, as they stand by themselves: „ts“ is not in „Cookies von Diensten“. */
function wordsOf(step: string): ReadonlySet<string> {
  return new Set(step.split(/[\s,;()„“”"]+/u).map((word) => word.replace(/[.:!?]+$/, '')));
}

/** The services among root causes, by name. */
export function serviceNamesOf(causes: readonly string[]): string[] {
  return [...new Set(causes.flatMap((cause) => serviceOf(cause)?.name ?? []))];
}
