import { isPreviewAddress } from '#checks/shared/services/preview-address.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { cookielessModeOf } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { hasOwnCondition } from '../fixes/if-it-applies.ts';
import { isMarked } from '../fixes/said-steps.ts';
import { coreChecks } from '../score/scoring.ts';
import { stepsOf } from '../statements/fill-text.ts';

/** Checks whose findings are put right elsewhere than where the site loads a service. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^ck-lifetime$/, 'lifetime'],
  [/^ppc?-|^tc-(?:disclosed|us-dpf)$|^ck-undeclared$/, 'notice'],
  // Who is in such a country stays there, whenever the service loads.
  [/^tc-no-adequacy$/, 'recipient'],
  // Addresses and data for matching go on being sent wherever the call is written in the page.
  [/^sec-personal-data-in-url$/, 'address'],
  [/^trk-user-data-matching$/, 'matching'],
  [/^frm-/, 'form'],
];
const confidenceFactor = { high: 1, medium: 0.7, low: 0.4 } as const;
/** Share of its weight that a finding takes from the score. */
const loss = { Risk: 1, Hint: 0.4, Conform: 0, NoClassification: 0 } as const;

/** Where the findings of a check are put right. */
export function placeOf(checkId: string): string {
  return elsewhere.find(([checks]) => checks.test(checkId))?.[1] ?? 'site';
}

/** What only an express consent allows on such pages goes on there for whoever accepts the banner: waiting for that settles nothing of it. */
const expressOnly: Record<Locale, RegExp> = { de: /ausdrückliche Einwilligung/u, en: /explicit consent/ };

/** Steps that change how the site loads something, whatever the check is about. */
const loads = isMarked('later', 'own-files');

/**
 * Where the step of a finding is taken: what the notice or a withdrawal gets wrong only because a service loads too early ends where
 * that is put right; a withdrawal that leaves cookies behind does not. A service that only stores nothing any more goes on running,
 * and its requests with it.
 */
export function placeOfStep({ checkId, cause, howToFix }: Pick<ReportFinding, 'checkId' | 'cause' | 'howToFix'>, locale: Locale): string {
  const mode = cause === null ? null : cookielessModeOf(cause);
  if (mode !== null && howToFix.startsWith(`1. ${mode[locale]}`)) return 'storing';
  if (checkId === 'trk-sensitive-context' && expressOnly[locale].test(howToFix)) return 'sensitive';
  const place = placeOf(checkId);
  const isWithdrawal = checkId === 'cmp-withdrawal-effective';
  if (place !== 'notice' && !isWithdrawal) return place;
  const all = stepsOf(howToFix).filter(({ looks }) => !looks);
  const steps = all.filter(({ text }) => !hasOwnCondition(text, locale));
  // What comes first has to be done, with a condition of its own too: only what hangs on the steps before it may fall away with them.
  const [first] = all;
  const areOfLoading = isWithdrawal ? !steps.some(({ marks }) => marks.has('delete')) : steps.every(({ marks }) => loads(marks));
  const isOfLoading = first !== undefined && loads(first.marks) && areOfLoading;
  if (isOfLoading) return 'site';
  // A consent that does not cover the service is no matter of words in the notice.
  if (first?.marks.has('enter')) return 'banner';
  return isWithdrawal ? 'withdrawal' : place;
}

/** A warning of great weight is no reason to leave a risk for later. */
export function comesFirst(own: readonly ReportFinding[], other: readonly ReportFinding[], sitePages: number, locale: Locale): boolean {
  const isRisk = ([first]: readonly ReportFinding[]) => first!.class === 'Risk';
  return isRisk(own) === isRisk(other) ? effectOf(own, sitePages, locale) > effectOf(other, sitePages, locale) : isRisk(own);
}

/** What a notice leaves out is soon written; what a service does goes on meanwhile. */
const noticeShare = 0.5;
/** What the report itself calls disputed waits until what is clear has been done. */
const disputedShare = 0.3;
const disputed: Record<Locale, RegExp> = { de: /(?<!un)umstritten/, en: /(?<!un)\bdisputed\b/ };
/** Signals that know no visitor again come after what sets a lasting identifier for each of them. */
const signalsShare = 0.7;
const signals: Record<Locale, RegExp> = { de: /ohne Besucherkennung/, en: /without visitor identifier/ };
/** What the report itself cannot be sure of: a version nobody compared, a server placed by its address alone, a mere connection. */
const unsure: Record<Locale, RegExp> = {
  de: /nicht verglichen|ohne erkannte Besucherkennung und ohne Skript|[Aa]dresse [^.;]*zugeordnet ist|Standort unsicher|\(preconnect\)/u,
  en: /not compared|without a recognised visitor identifier and without script|\baddress is assigned to\b|location (?:is )?uncertain|\(preconnect\)/,
};
/** What the words alone bring about, with the same height, font and colours, is a matter of looks. */
const looksShare = 0.3;
const looks: Record<Locale, RegExp> = { de: /allein wegen des kürzeren Wortes/, en: /for its shorter word alone/ };
/** Questions about health, faith or convictions: the fault is in what the form asks, not in a file that passes by. */
const sensitiveShare = 1.5;

function shareOf(findings: readonly ReportFinding[], locale: Locale): number {
  const { checkId } = findings[0]!;
  const isDoubtful = ({ class: resultClass, statement }: ReportFinding) =>
    resultClass === 'Hint' && (disputed[locale].test(statement) || unsure[locale].test(statement));
  if (findings.every(isDoubtful)) return disputedShare;
  if (findings.every(({ statement }) => looks[locale].test(statement))) return looksShare;
  if (coreChecks.has(checkId)) return 2 * (findings.every(({ statement }) => signals[locale].test(statement)) ? signalsShare : 1);
  if (checkId === 'frm-sensitive-fields') return findings.every(keepsFilesAway) ? 1 : sensitiveShare;
  return findings.every((finding) => isOfNotice(finding, locale)) ? noticeShare : 1;
}

/** A fault of the notice; one that ends where the service loads, too: what was found there tells of it better. */
function isOfNotice(finding: ReportFinding, locale: Locale): boolean {
  const place = placeOfStep(finding, locale);
  return place === 'notice' || (place === 'site' && placeOf(finding.checkId) === 'notice');
}

/** Keeping something away from the page is all there is to do: the form itself asks nothing wrongly. */
function keepsFilesAway({ howToFix }: ReportFinding): boolean {
  const acting = stepsOf(howToFix).filter(({ looks }) => !looks);
  return acting.length > 0 && acting.every(({ marks }) => marks.has('kept-off'));
}

function effectOf(findings: readonly ReportFinding[], sitePages: number, locale: Locale): number {
  const { class: resultClass, weight, confidence } = findings[0]!;
  const severity = loss[resultClass] * weight * shareOf(findings, locale);
  // What is no matter of single pages is a matter of all of them.
  const pages = findings.every(isOfNoPage) ? sitePages : Math.max(1, pagesOf(findings));
  // Damped so far that weight decides: a grave fault on one page matters more than a small one on a hundred.
  return severity * confidenceFactor[confidence] * (1 + Math.log10(pages) / 6);
}

/** Whether one of the causes is a service. */
export function serviceIn(findings: readonly ReportFinding[]): boolean {
  return findings.some(({ cause }) => cause !== null && serviceOf(cause) !== null);
}

/** Pages concerned: those that the evidence names, or as many as a piece of it was seen on. None for what no page has of its own. */
export function pagesOf(findings: readonly ReportFinding[]): number {
  const items = itemsOfPages(findings);
  const named = new Set(items.flatMap(({ page }) => (page === null ? [] : [page])));
  return Math.max(named.size, ...items.map(({ detail }) => (typeof detail.pages === 'number' ? detail.pages : 0)));
}

/**
 * The same for several findings together. Numbers of pages cannot be added up, for the pages may be the same: none where several
 * causes leave open how many they are together.
 */
export function pagesTogether(findings: readonly ReportFinding[], sitePages: number): number {
  const pages = pagesOf(findings);
  const causes = new Set(findings.map(({ cause }) => cause));
  const items = itemsOfPages(findings);
  const isMoreThanNamed = items.some(({ detail }) => typeof detail.pages === 'number' && detail.pages > 1);
  return causes.size > 1 && isMoreThanNamed && pages < sitePages ? 0 : pages;
}

/**
 * A cookie stays readable on pages that have nothing to do with what set it; where anything else tells the pages, that counts. Nor do
 * preview pictures tell where a player loads.
 */
export function itemsOfPages(findings: readonly ReportFinding[]): ReportFinding['items'] {
  const ofCauses = Map.groupBy(
    findings.filter((finding) => !isOfNoPage(finding)),
    ({ cause }) => cause,
  );
  return [...ofCauses.values()].flatMap((own) => tellingItems(own.flatMap(({ items }) => items)));
}

function tellingItems(items: ReportFinding['items']): ReportFinding['items'] {
  const others = items.filter(({ kind }) => kind !== 'cookie' && kind !== 'storage');
  const players = others.filter(({ value }) => !isPreviewAddress(value));
  return players.length > 0 ? players : others.length > 0 ? others : items;
}

/** What was looked for on all pages and found on none: those pages are where it was looked for, not where it is wrong. */
const missingOnSite: ReadonlySet<string> = new Set([
  'shop-guarantee-notice',
  'shop-delivery-payment-info',
  'shop-withdrawal-button',
  'shop-cancel-button',
]);

/** Server, its headers, its encryption, the banner, a withdrawal, and what is missing altogether: the same on every page. */
export function isOfNoPage({ checkId, cause }: ReportFinding): boolean {
  return (
    (checkId.startsWith('tls-') && checkId !== 'tls-mixed-content') ||
    ['sec-headers', 'sec-hsts', 'sec-outdated-software', 'cmp-withdrawal-effective'].includes(checkId) ||
    missingOnSite.has(checkId) ||
    /^(?:banner-|consent-banner$|tcf-)/.test(cause ?? '')
  );
}
