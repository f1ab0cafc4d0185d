import { isEmbed } from '#checks/initiator-chains.ts';
import { shortList } from '#checks/stored-findings.ts';
import type { ReportArea, ReportFinding, TopAction } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { actionStep, actionTitle, serviceNamesOf } from './action-title.ts';
import { fillCount, fillText } from './fill-text.ts';
import { areaWeights, coreChecks } from './scoring.ts';
import { reportTexts } from './texts.ts';

const most = 3;
/** Checks whose findings are put right elsewhere than where the site loads a service. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^ck-lifetime$/, 'lifetime'],
  [/^ppc?-|^tc-(?:disclosed|us-dpf)$/, 'notice'],
  // Addresses and data for matching go on being sent wherever the call is written in the page.
  [/^sec-personal-data-in-url$/, 'address'],
  [/^trk-user-data-matching$/, 'matching'],
  [/^frm-/, 'form'],
];
const confidenceFactor = { high: 1, medium: 0.7, low: 0.4 } as const;
/** Share of its weight that a finding takes from the score. */
const loss = { Risk: 1, Hint: 0.4, Conform: 0, NoClassification: 0 } as const;

/**
 * The most effective next steps: risks before warnings, then severity × confidence × pages. A step settles every finding with the same root causes, so each
 * further step is chosen among what is then still unsettled.
 */
export function chooseTopActions(areas: readonly ReportArea[], locale: Locale): TopAction[] {
  const actions: TopAction[] = [];
  // Areas that are shown, not scored, would push out what moves the score.
  const scored = areas.filter(({ id }) => areaWeights[id] > 0);
  const found = scored.flatMap(({ findings }) => findings).filter(({ cause }) => cause !== null);
  const sitePages = Math.max(1, ...found.map((finding) => pagesOf([finding])));
  let open = found;
  while (actions.length < most) {
    const leading = open.filter((finding) => !endsWithEmbeds(finding, found));
    if (leading.length === 0) break;
    // Findings whose fix reads the same are one step; a fix that names its service is a step of its own.
    const steps = [...Map.groupBy(leading, ({ checkId, howToFix }) => `${checkId} ${actionStep(howToFix, locale).text}`).values()];
    const best = steps.reduce((a, b) => (comesFirst(b, a, sitePages) ? b : a));
    const keyOf = (finding: ReportFinding) => remedyKey(finding, locale);
    const causes = new Set(best.map(keyOf));
    const settled = open.filter((finding) => causes.has(keyOf(finding)));
    actions.push(describeAction(best, settled, sitePages, locale));
    open = open.filter((finding) => !causes.has(keyOf(finding)));
  }
  return actions;
}

/**
 * What one step settles: the same cause, put right in the same place. A service that loads later keeps its cookies as long as
 * before, is in the notice or not as before, hears forms or not as before, and sends what addresses carry.
 */
function remedyKey({ checkId, cause, howToFix }: ReportFinding, locale: Locale): string {
  // The model of paying or consenting is one cause for several duties, and each has a step of its own.
  if (cause === 'banner-pay') return `${actionStep(howToFix, locale).text} ${cause}`;
  return `${placeOf(checkId)} ${cause}`;
}

function placeOf(checkId: string): string {
  return elsewhere.find(([checks]) => checks.test(checkId))?.[1] ?? 'site';
}

/** Whether a banner is only missing for embedded content that has a finding of its own: loaded after a click, or replaced, it needs none. */
function endsWithEmbeds({ checkId, items }: ReportFinding, found: readonly ReportFinding[]): boolean {
  if (checkId !== missingBanner) return false;
  const seen = ({ kind, ref, value }: ReportFinding['items'][number]) => `${kind}\n${ref}\n${value}`;
  const ofEmbeds = new Set(
    found.filter((finding) => finding.checkId !== missingBanner && isOfEmbed(finding)).flatMap((finding) => finding.items.map(seen)),
  );
  const concerned = items.filter(({ kind }) => kind !== 'control');
  return concerned.length > 0 && concerned.every((item) => ofEmbeds.has(seen(item)));
}

const missingBanner = 'cmp-required-present';

function isOfEmbed({ cause }: ReportFinding): boolean {
  const service = cause === null ? null : serviceOf(cause);
  return service ? isEmbed({ service }) : false;
}

/** A warning of great weight is no reason to leave a risk for later. */
function comesFirst(own: readonly ReportFinding[], other: readonly ReportFinding[], sitePages: number): boolean {
  const isRisk = ([first]: readonly ReportFinding[]) => first!.class === 'Risk';
  return isRisk(own) === isRisk(other) ? effectOf(own, sitePages) > effectOf(other, sitePages) : isRisk(own);
}

/** What a notice leaves out is soon written; what a service does goes on meanwhile. */
const noticeShare = 0.5;

function effectOf(findings: readonly ReportFinding[], sitePages: number): number {
  const { class: resultClass, weight, confidence, checkId } = findings[0]!;
  const share = serviceIn(findings) && placeOf(checkId) === 'notice' ? noticeShare : 1;
  const severity = loss[resultClass] * weight * share * (coreChecks.has(checkId) ? 2 : 1);
  // What is no matter of single pages is a matter of all of them.
  const pages = findings.every(isOfNoPage) ? sitePages : Math.max(1, pagesOf(findings));
  // Damped so far that weight decides: a grave fault on one page matters more than a small one on a hundred.
  return severity * confidenceFactor[confidence] * (1 + Math.log10(pages) / 6);
}

function serviceIn(findings: readonly ReportFinding[]): boolean {
  return findings.some(({ cause }) => cause !== null && serviceOf(cause) !== null);
}

/** Pages concerned: those that the evidence names, or as many as a piece of it was seen on. None for what no page has of its own. */
function pagesOf(findings: readonly ReportFinding[]): number {
  const items = findings.filter((finding) => !isOfNoPage(finding)).flatMap(tellingItems);
  const named = new Set(items.flatMap(({ page }) => (page === null ? [] : [page])));
  return Math.max(named.size, ...items.map(({ detail }) => (typeof detail.pages === 'number' ? detail.pages : 0)));
}

/**
 * The same for several findings together. Numbers of pages cannot be added up, for the pages may be the same: none where several
 * causes leave open how many they are together.
 */
function pagesTogether(findings: readonly ReportFinding[], sitePages: number): number {
  const pages = pagesOf(findings);
  const causes = new Set(findings.map(({ cause }) => cause));
  const items = findings.filter((finding) => !isOfNoPage(finding)).flatMap(tellingItems);
  const isMoreThanNamed = items.some(({ detail }) => typeof detail.pages === 'number' && detail.pages > 1);
  return causes.size > 1 && isMoreThanNamed && pages < sitePages ? 0 : pages;
}

/** A cookie stays readable on pages that have nothing to do with what set it; where anything else tells the pages, that counts. */
function tellingItems({ items }: ReportFinding): ReportFinding['items'] {
  const others = items.filter(({ kind }) => kind !== 'cookie' && kind !== 'storage');
  return others.length > 0 ? others : items;
}

/** What was looked for on all pages and found on none: those pages are where it was looked for, not where it is wrong. */
const missingOnSite: ReadonlySet<string> = new Set([
  'shop-guarantee-notice',
  'shop-delivery-payment-info',
  'shop-withdrawal-button',
  'shop-cancel-button',
]);

/** Server, its headers, its encryption, the banner, a withdrawal, and what is missing altogether: the same on every page. */
function isOfNoPage({ checkId, cause }: ReportFinding): boolean {
  return (
    (checkId.startsWith('tls-') && checkId !== 'tls-mixed-content') ||
    ['sec-headers', 'sec-hsts', 'sec-outdated-software', 'cmp-withdrawal-effective'].includes(checkId) ||
    missingOnSite.has(checkId) ||
    /^(?:banner-|consent-banner$|tcf-)/.test(cause ?? '')
  );
}

function describeAction(best: readonly ReportFinding[], settled: readonly ReportFinding[], sitePages: number, locale: Locale): TopAction {
  const texts = reportTexts[locale].effect;
  const lead = best[0]!;
  // A step that looks, or hangs on what it finds, leads only where nothing else against the same cause can be told alone.
  const standsAlone = ({ howToFix }: ReportFinding) => actionStep(howToFix, locale).alone;
  const telling = settled.filter((finding) => finding.class === lead.class && standsAlone(finding));
  const titled = standsAlone(lead) || telling.length === 0 ? best : [telling.reduce((a, b) => (comesFirst([b], [a], sitePages) ? b : a))];
  const risks = settled.filter((finding) => finding.class === 'Risk').length;
  const hints = settled.length - risks;
  const pages = pagesTogether(settled, sitePages);
  const parts = [risks > 0 ? fillCount(texts.risks, risks, locale) : null, hints > 0 ? fillCount(texts.hints, hints, locale) : null];
  const causes = [...new Set(settled.flatMap(({ cause }) => cause ?? []))];
  const { alone, same, several } = texts.concerns;
  return {
    checkId: lead.checkId,
    findingId: lead.id,
    class: lead.class,
    title: actionTitle(titled, locale, fewPages(titled, sitePages)),
    statement: lead.statement,
    effect: fillText(
      settled.length === 1 ? alone : causes.length === 1 ? same : several,
      {
        what: parts.filter((part) => part !== null).join(texts.and),
        causes: causes.length,
        named: namesOf(causes),
        pages: pages > 0 ? `, ${fillCount(texts.pages, pages, locale)}` : '',
      },
      locale,
    ),
    settles: settled.length,
    pages,
  };
}

/** Paths of the one or two pages on which a service is to be held back, where the site has more and all of them are known. */
function fewPages(findings: readonly ReportFinding[], sitePages: number): string[] {
  if (!serviceIn(findings) || findings.some(({ checkId }) => placeOf(checkId) !== 'site') || findings.every(isOfNoPage)) return [];
  const named = [...new Set(findings.flatMap(tellingItems).flatMap(({ page }) => page ?? []))];
  const isAll = named.length > 0 && named.length <= 2 && named.length < sitePages && pagesOf(findings) <= named.length;
  return isAll ? named.flatMap((page) => URL.parse(page)?.pathname ?? []).sort() : [];
}

/** The root causes by name, where all of them are services. */
function namesOf(causes: readonly string[]): string {
  const names = serviceNamesOf(causes);
  return names.length === causes.length ? ` (${shortList(names)})` : '';
}
