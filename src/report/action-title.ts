import { shortList } from '#checks/stored-findings.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { actionStep } from './fill-text.ts';

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

/**
 * What a next step is called: the step, and before it what it acts on where it does not name that itself: service, cookies, pages or
 * script. The title of a check would read like a finding there.
 */
export function actionTitle(findings: readonly Pick<ReportFinding, 'howToFix' | 'cause' | 'items'>[], locale: Locale): string {
  const step = actionStep(findings[0]!.howToFix);
  const subject = subjectOf(findings, step, locale);
  if (subject === '') return step;
  return lead.test(step) ? `${subject} – ${step.replace(/^In (?=\p{Lu})/u, 'in ')}` : `${subject}: ${step}`;
}

function subjectOf(findings: readonly Pick<ReportFinding, 'cause' | 'items'>[], step: string, locale: Locale): string {
  const unnamed = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== '' && !step.includes(name));
  const causes = findings.flatMap(({ cause }) => cause ?? []);
  const items = findings.flatMap((finding) => finding.items);
  // „Google Tag Manager“ as the place names no other service of Google.
  const told = step.replace(inProduct, '');
  const services = serviceNamesOf(causes).filter((name) => !told.includes(name.split(' ')[0]!));
  const stored = pointed[locale].stored.test(step)
    ? unnamed(items.filter(({ kind }) => kind === 'cookie' || kind === 'storage').map(({ value }) => value))
    : [];
  const pages = pointed[locale].pages.test(step)
    ? unnamed(items.flatMap(({ page }) => (page === null ? [] : (URL.parse(page)?.pathname ?? page))))
    : [];
  const isOneService = services.length === 1 && stored.length > 0;
  if (isOneService && pages.length === 0) return `${services[0]} (${shortList(stored)})`;
  const named = [services, services.length > 1 ? [] : stored, pages].filter((names) => names.length > 0).map((names) => shortList(names));
  if (named.length > 0 || !unnamedScript[locale].test(step)) return named.join(', ');
  return shortList(unnamed(causes.filter((cause) => /^https?:/.test(cause))));
}

/** The services among root causes, by name. */
export function serviceNamesOf(causes: readonly string[]): string[] {
  return [...new Set(causes.flatMap((cause) => serviceOf(cause)?.name ?? []))];
}
