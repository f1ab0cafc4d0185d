import type { ReportArea, ReportFinding, TopAction } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { actionTitle } from './action-title.ts';
import { actionStep, fillCount, fillText } from './fill-text.ts';
import { areaWeights, coreChecks } from './scoring.ts';
import { reportTexts } from './texts.ts';

const most = 3;
/** Checks whose findings are put right elsewhere than where the site loads a service. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/^ck-lifetime$/, 'lifetime'],
  [/^ppc?-/, 'notice'],
  [/^frm-/, 'form'],
];
const confidenceFactor = { high: 1, medium: 0.7, low: 0.4 } as const;
/** Share of its weight that a finding takes from the score. */
const loss = { Risk: 1, Hint: 0.4, Conform: 0, NoClassification: 0 } as const;

/**
 * The most effective next steps: severity × confidence × pages. A step settles every finding with the same root causes, so each
 * further step is chosen among what is then still unsettled.
 */
export function chooseTopActions(areas: readonly ReportArea[], locale: Locale): TopAction[] {
  const actions: TopAction[] = [];
  // Areas that are shown, not scored, would push out what moves the score.
  const scored = areas.filter(({ id }) => areaWeights[id] > 0);
  let open = scored.flatMap(({ findings }) => findings).filter(({ cause }) => cause !== null);
  while (actions.length < most && open.length > 0) {
    // Findings whose fix reads the same are one step; a fix that names its service is a step of its own.
    const steps = [...Map.groupBy(open, ({ checkId, howToFix }) => `${checkId} ${actionStep(howToFix)}`).values()];
    const best = steps.reduce((a, b) => (effectOf(b) > effectOf(a) ? b : a));
    const causes = new Set(best.map(remedyKey));
    const settled = open.filter((finding) => causes.has(remedyKey(finding)));
    actions.push(describeAction(best, settled, locale));
    open = open.filter((finding) => !causes.has(remedyKey(finding)));
  }
  return actions;
}

/**
 * What one step settles: the same cause, put right in the same place. A service that loads later keeps its cookies as long as
 * before, is in the notice or not as before, hears forms or not as before.
 */
function remedyKey({ checkId, cause }: ReportFinding): string {
  const [, place] = elsewhere.find(([checks]) => checks.test(checkId)) ?? [];
  return `${place ?? 'site'} ${cause}`;
}

function effectOf(findings: readonly ReportFinding[]): number {
  const { class: resultClass, weight, confidence, checkId } = findings[0]!;
  const severity = loss[resultClass] * weight * (coreChecks.has(checkId) ? 2 : 1);
  // Damped: a core breach on one page matters more than a small fault in the footer of a hundred.
  return severity * confidenceFactor[confidence] * (1 + Math.log10(Math.max(1, pagesOf(findings))));
}

/** Pages concerned: those that the evidence names, or as many as a piece of it was seen on. None for what no page has of its own. */
function pagesOf(findings: readonly ReportFinding[]): number {
  const items = findings.filter((finding) => !isOfNoPage(finding)).flatMap(tellingItems);
  const named = new Set(items.flatMap(({ page }) => (page === null ? [] : [page])));
  return Math.max(named.size, ...items.map(({ detail }) => (typeof detail.pages === 'number' ? detail.pages : 0)));
}

/** A cookie stays readable on pages that have nothing to do with what set it; where anything else tells the pages, that counts. */
function tellingItems({ items }: ReportFinding): ReportFinding['items'] {
  const others = items.filter(({ kind }) => kind !== 'cookie' && kind !== 'storage');
  return others.length > 0 ? others : items;
}

/** Server, its headers, its encryption, and the banner: the same on every page. */
function isOfNoPage({ checkId, cause }: ReportFinding): boolean {
  return (
    (checkId.startsWith('tls-') && checkId !== 'tls-mixed-content') ||
    ['sec-headers', 'sec-hsts', 'sec-outdated-software'].includes(checkId) ||
    /^(?:banner-|consent-banner$|tcf-)/.test(cause ?? '')
  );
}

function describeAction(best: readonly ReportFinding[], settled: readonly ReportFinding[], locale: Locale): TopAction {
  const texts = reportTexts[locale].effect;
  const lead = best[0]!;
  const risks = settled.filter((finding) => finding.class === 'Risk').length;
  const hints = settled.length - risks;
  const pages = pagesOf(settled);
  const parts = [risks > 0 ? fillCount(texts.risks, risks, locale) : null, hints > 0 ? fillCount(texts.hints, hints, locale) : null];
  const what = parts.filter((part) => part !== null).join(texts.and);
  return {
    checkId: lead.checkId,
    findingId: lead.id,
    class: lead.class,
    title: actionTitle(lead, locale),
    statement: lead.statement,
    effect: fillText(
      settled.length === 1 ? texts.concerns.one : texts.concerns.other,
      { what: pages > 0 ? `${what}, ${fillCount(texts.pages, pages, locale)}` : what },
      locale,
    ),
    settles: settled.length,
    pages,
  };
}
