import { shortList } from '#checks/shared/wording.ts';
import type { StepMark } from '#checks/step-marks.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { withLetters } from '#knowledge/percent-decoded.ts';
import { hasOwnCondition } from '../fixes/if-it-applies.ts';
import { isOffThisPage } from '../fixes/kept-away.ts';
import { capitalized, stepsOf } from '../statements/fill-text.ts';

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
const inProduct = /^(?:In )?\p{Lu}(?:(?! Sie )[^:„“"]){1,60}: (?=\p{Lu})/u;
const lead = /^[^„“"]*: /;

/** A step that is taken in the privacy notice, wherever the service was seen. */
const inNotice: Record<Locale, RegExp> = {
  de: /^\S+ Sie [^.;:]{0,40}?(?:(?:in|aus) der Datenschutzerklärung|im Abschnitt zu)(?![\p{L}])/u,
  en: /^[^.;:]{0,60}?\b(?:(?:[Ii]n|from) the privacy notice|in the section (?:on|about))\b/,
};

/** A step that says itself on which pages it is taken: others that belong to its finding are not meant. */
const suchPages: Record<Locale, RegExp> = { de: /(?<![a-zß-ɏ])auf solchen Seiten(?![a-zß-ɏ])/i, en: /\bon such pages\b/i };

const startPage: Record<Locale, string> = { de: 'der Startseite', en: 'the start page' };
const where: Record<Locale, { on: string; and: string }> = { de: { on: 'auf', and: ' und ' }, en: { on: 'on', and: ' and ' } };
/** A step that continues the one before it. */
const continues: Record<Locale, RegExp> = {
  de: /^(?:Nur (?:wenn|wer|falls|soweit)|Sonst|Andernfalls|Anderenfalls|Ansonsten|Alternativ|Dann|(?:Erst )?danach|Anschließend|Dazu|Dabei|Dasselbe|Ebenso|Auch)(?![a-zß-ɏ])/iu,
  en: /^(?:Only (?:if|where|then)|Otherwise|Or else|Alternatively|Then|Only then|After that|Afterwards|To that end|The same|Likewise|Also)\b/,
};

/** A step that speaks of what another one brings to light. */
const ofResult: Record<Locale, RegExp> = {
  de: /^[^.;:]{0,60}(?<![a-zß-ɏ])(?:(?:das|dieses|dem) Ergebnis|diese Prüfung)(?![a-zß-ɏ])/iu,
  en: /^[^.;:]{0,60}\b(?:(?:the|this) result|this examination)\b/i,
};
/** Another way to the same end, how one of the others is taken, what only shows that they worked, and what may be done already. */
const needless: Record<Locale, RegExp> = {
  de: /^(?:Oder|Nur (?:wenn|wer|falls|soweit)|Sonst|Andernfalls|Anderenfalls|Ansonsten|Alternativ|Behalten Sie|Lassen Sie|Zählen Sie nach|Dazu|(?:Bleibt|Soll) |[a-zß-ɏ]{3,20} Sie (?:[a-zß-ɏ]{2,20} ){0,3}(?:dazu|sonst|hilfsweise|gegebenenfalls))(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:neuen Browserprofil|und prüfen Sie|soweit (?:sie |er |es |das )?(?:dort |noch ){0,2}(?:nicht geschehen|fehlt|fehlen))(?![a-zß-ɏ])/iu,
  en: /^(?:Or|Only (?:if|where)|Otherwise|Alternatively|Keep|Leave|Count|To that end)\b|\b(?:fresh browser profile|and (?:check|verify) that|where (?:it |they |that )?(?:is|are) (?:still )?missing|unless already done)\b/i,
};
/**
 * The step of a fix that can be told alone: it changes something, sets no condition and continues no other. Where there is none,
 * one that looks, which supposes nothing either. `alone`: whether it is of the first kind; `of`: how many steps have to be taken.
 */
export function actionStep(
  howToFix: string,
  locale: Locale,
): { text: string; marks: ReadonlySet<StepMark>; keptOff: readonly string[]; alone: boolean; of: number } {
  const steps = stepsOf(howToFix);
  const free = steps.filter(({ text }) => !hasOwnCondition(text, locale) && !continues[locale].test(text) && !ofResult[locale].test(text));
  const acting = free.filter(({ looks }) => !looks);
  const best = acting.find((step) => !isOffThisPage(step)) ?? acting[0];
  const needed = steps.filter(({ text, looks }) => !looks && !hasOwnCondition(text, locale) && !needless[locale].test(text));
  const step = best ?? free[0] ?? steps.find(({ looks }) => !looks) ?? steps[0];
  return {
    text: step?.text ?? '',
    marks: step?.marks ?? new Set(),
    keptOff: step?.keptOff ?? [],
    alone: best !== undefined,
    of: needed.length,
  };
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
  const step = withSetters(
    withNames(withTypes(actionStep(findings[0]!.howToFix, locale).text, findings, locale), findings),
    findings,
    locale,
  );
  const subject = subjectOf(findings, step, locale);
  const isPlaced = inNotice[locale].test(step) || suchPages[locale].test(step) || pages.some((page) => page !== '/' && step.includes(page));
  const told = isPlaced ? [] : pages.filter((page) => !step.includes(page) && !subject.includes(page));
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
  const all = serviceNamesOf(causes);
  const services = all.filter((name) => !told.includes(ownWord(name, all)));
  const stored = pointed[locale].stored.test(step)
    ? pointedTo(items.filter(({ kind }) => kind === 'cookie' || kind === 'storage').map(({ value }) => value))
    : [];
  const pages = pointed[locale].pages.test(step)
    ? pointedTo(items.flatMap(({ page }) => (page === null ? [] : withLetters(URL.parse(page)?.pathname ?? page))))
    : [];
  const isOneService = services.length === 1 && stored.length > 0;
  if (isOneService && pages.length === 0) return `${services[0]} (${shortList(stored)})`;
  const named = [services, services.length > 1 ? [] : stored, pages].filter((names) => names.length > 0).map((names) => shortList(names));
  if (named.length > 0 || !unnamedScript[locale].test(step)) return named.join(', ');
  return shortList(causes.filter((cause) => /^https?:/.test(cause) && !step.includes(cause)));
}

/** Companies with many services. */
const manyServices = /^(?:Google|Meta|Microsoft|Adobe|Amazon|Facebook)$/;

/** What a step calls a service by at least: „Matomo“ for „Matomo Cloud“; among several, „Google“ is not yet „Google AdSense“. */
function ownWord(name: string, all: readonly string[]): string {
  const [first = name] = name.split(' ');
  return all.length > 1 && manyServices.test(first) ? name : first;
}

/** The names in a step, as they stand by themselves: „ts“ is not in „Cookies von Diensten“. */
function wordsOf(step: string): ReadonlySet<string> {
  return new Set(step.split(/[\s,;()„“”"]+/u).map((word) => word.replace(/[.:!?]+$/, '')));
}

/** The consent type that a step demands of the tags of a service. */
const consentType = /(?<=[„“])(?:ad|analytics)_storage(?=[“”])/;

/** A step as far as it is one and the same for several services: the tags of one container each wait for a consent type of their own. */
export function alikeStep(howToFix: string, locale: Locale): string {
  return actionStep(howToFix, locale).text.replace(consentType, '');
}

/** The services that a finding is about, by name: its root cause, and what else it tells in one with it. */
function servicesIn({ cause, items }: Pick<ReportFinding, 'cause' | 'items'>): string[] {
  const own = cause === null ? [] : serviceNamesOf([cause]);
  return own.length === 0
    ? []
    : [...new Set([...own, ...items.filter(({ kind, value }) => kind === 'service' && value !== '').map(({ value }) => value)])];
}

/** The same of a step in the privacy notice, whichever services it names: what is written about one is written about the others. */
export function alikeInNotice(finding: Pick<ReportFinding, 'howToFix' | 'cause' | 'items'>, locale: Locale): string {
  const names = servicesIn(finding);
  const step = alikeStep(finding.howToFix, locale);
  return names.length === 0 ? step : step.replaceAll(names.join(', '), '*').replaceAll(names[0]!, '*');
}

/** The step with the names of all the services it is taken for, where it names those of the first finding. */
function withNames(step: string, findings: readonly Pick<ReportFinding, 'cause' | 'items'>[]): string {
  const [own = [], ...others] = findings.map(servicesIn);
  const written = [own.join(', '), own[0] ?? ''].find((names) => names !== '' && step.includes(names));
  const more = [...new Set(others.flat())].filter((name) => !step.includes(name));
  return written === undefined || more.length === 0 ? step : step.replaceAll(written, shortList([...own, ...more]));
}

/** What a general step calls the services it is about. */
const setters: Record<Locale, string> = { de: 'die Dienste, die diese Cookies setzen,', en: 'the services that set these cookies' };

/** The step with the services by name, where it only says what they do. */
function withSetters(step: string, findings: readonly Pick<ReportFinding, 'cause'>[], locale: Locale): string {
  const names = serviceNamesOf(findings.flatMap(({ cause }) => cause ?? []));
  return names.length === 0 ? step : step.replace(setters[locale], shortList(names));
}

/** The same with its quotation marks. */
const quotedType = /([„“])(?:ad|analytics)_storage([“”])/;
const forServices: Record<Locale, { of: string; and: string }> = { de: { of: 'bei', and: ' und ' }, en: { of: 'for', and: ' and ' } };

/** The step with the consent types of all the services it is taken for, each with its own. */
function withTypes(step: string, findings: readonly Pick<ReportFinding, 'howToFix' | 'cause'>[], locale: Locale): string {
  const typed = findings.flatMap(({ howToFix, cause }) => {
    const type = consentType.exec(actionStep(howToFix, locale).text)?.[0];
    return type === undefined ? [] : [{ type, cause }];
  });
  const byType = [...Map.groupBy(typed, ({ type }) => type)].sort(([a], [b]) => a.localeCompare(b));
  const { of, and } = forServices[locale];
  const named = (own: typeof typed) => serviceNamesOf(own.flatMap(({ cause }) => cause ?? [])).join(and);
  if (byType.length < 2) return step;
  return step.replace(quotedType, (_, open, close) => byType.map(([type, own]) => `${open}${type}${close} ${of} ${named(own)}`).join(', '));
}

/** The services among root causes, by name. */
export function serviceNamesOf(causes: readonly string[]): string[] {
  return [...new Set(causes.flatMap((cause) => serviceOf(cause)?.name ?? []))];
}
