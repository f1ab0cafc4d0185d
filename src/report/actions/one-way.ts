import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { LoadingTagManager } from '../fixes/loading-tag-manager.ts';
import { bannerTells } from '../fixes/own-banner.ts';
import { stepsOf } from '../statements/fill-text.ts';
import { placeOfStep } from './action-effect.ts';
import { actionStep } from './action-title.ts';

type TagManagers = ReadonlyMap<string, LoadingTagManager>;

/** The tag manager that all the steps hold back for the sake of what it loads; null for others. */
export function heldContainer(findings: readonly ReportFinding[], tagManagers: TagManagers): LoadingTagManager | null {
  return findings.every(isThroughContainer) ? (managersOf(findings, tagManagers)?.[0] ?? null) : null;
}

function isThroughContainer({ howToFix }: ReportFinding): boolean {
  return stepsOf(howToFix).some(({ marks }) => marks.has('through-container'));
}

/** The tag manager in which a step makes tags wait; null for steps that are taken elsewhere, or by several of them. */
function containerOf(findings: readonly ReportFinding[], tagManagers: TagManagers, locale: Locale): LoadingTagManager | null {
  const managers = managersOf(findings, tagManagers);
  if (managers === null) return null;
  const [{ id }] = managers;
  const lead = `${serviceOf(id)?.name}: `;
  if (!findings.every(({ howToFix }) => actionStep(howToFix, locale).text.startsWith(lead))) return null;
  return { id, loadsAll: managers.every(({ loadsAll }) => loadsAll) };
}

/** What loads the services of the findings, one for each, where that is the same tag manager for all; null otherwise. */
function managersOf(
  findings: readonly ReportFinding[],
  tagManagers: TagManagers,
): readonly [LoadingTagManager, ...LoadingTagManager[]] | null {
  const [first, ...others] = findings.flatMap(({ cause }) => (cause === null ? [] : (tagManagers.get(cause) ?? [])));
  if (!first || others.length + 1 < findings.length || others.some(({ id }) => id !== first.id)) return null;
  return [first, ...others];
}

/**
 * Findings about the container, where holding it back is the one way: the banner reports no choice to it, so that tags that wait for one
 * would wait for ever, and a container held back starts them when it may. Both steps together would break what the first repairs.
 */
export function heldBackInstead(
  best: readonly ReportFinding[],
  leading: readonly ReportFinding[],
  tagManagers: TagManagers,
  locale: Locale,
): readonly ReportFinding[] {
  const container = heldContainer(best, tagManagers) ?? containerOf(best, tagManagers, locale);
  const waitsForBanner = best.every(
    (finding) => isThroughContainer(finding) || bannerTells[locale].test(actionStep(finding.howToFix, locale).text),
  );
  if (!container?.loadsAll || !waitsForBanner) return best;
  const own = leading.filter(
    (finding) => finding.cause === container.id && finding.class === best[0]!.class && placeOfStep(finding, locale) === 'site',
  );
  return own.length > 0 ? own.slice(0, 1) : best;
}

/** Findings about the container that need no step any more: all that it starts before consent is made to wait in it. */
export function neededNoMore(
  best: readonly ReportFinding[],
  settled: readonly ReportFinding[],
  open: readonly ReportFinding[],
  tagManagers: TagManagers,
  locale: Locale,
): ReportFinding[] {
  const container = containerOf(best, tagManagers, locale);
  if (!container) return [];
  const isStarted = ({ cause }: ReportFinding) => cause !== null && tagManagers.get(cause)?.id === container.id;
  const done = new Set(settled.map(({ cause }) => cause));
  const startsMore = open.some(
    (finding) => isStarted(finding) && !done.has(finding.cause) && finding.class === 'Risk' && placeOfStep(finding, locale) === 'site',
  );
  return startsMore ? [] : open.filter((finding) => finding.cause === container.id && placeOfStep(finding, locale) === 'site');
}

/**
 * What else ends where a service is kept away from the only pages it runs on: other findings with the same step, and all that is said
 * about the service, in the notice too.
 */
export function keptAwayToo(best: readonly ReportFinding[], open: readonly ReportFinding[], locale: Locale): ReportFinding[] {
  const servicesOf = ({ howToFix }: ReportFinding) => actionStep(howToFix, locale).keptOff;
  const services = new Set(best.flatMap(servicesOf));
  if (services.size === 0) return [];
  const same = open.filter((finding) => {
    const own = servicesOf(finding);
    return own.length > 0 && own.every((id) => services.has(id));
  });
  const gone = new Set(same.flatMap(({ cause }) => (cause !== null && serviceOf(cause) ? [cause] : [])));
  return open.filter((finding) => same.includes(finding) || gone.has(finding.cause ?? ''));
}
