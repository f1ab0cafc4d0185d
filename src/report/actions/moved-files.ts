import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { findService, serviceOf } from '#knowledge/find-service.ts';
import { isMarked } from '../fixes/said-steps.ts';
import { placeOfStep } from './action-effect.ts';
import { actionStep } from './action-title.ts';

const movesFiles = isMarked('own-files');

/**
 * The findings that tell how to move the files of a service to the own server, where `best` only tells what the notice leaves out about
 * it: with the files on the own server there is nothing to write about it. Others of the same check with the same step come along, for
 * one who moves the files of one network moves those of the next. None unless there is such a step for each of the services.
 */
export function movedInstead(best: readonly ReportFinding[], open: readonly ReportFinding[], locale: Locale): ReportFinding[] {
  if (!best.every((finding) => placeOfStep(finding, locale) === 'notice')) return [];
  const movable = open.filter((finding) => isMove(finding, locale) && isOfSiteItself(finding.cause, open));
  const causes = new Set(best.map(({ cause }) => cause));
  const own = movable.filter(({ cause }) => causes.has(cause));
  const [first] = own;
  if (!first || own.length < causes.size) return [];
  const alike = movable.filter((finding) => finding.checkId === first.checkId && stepOf(finding, locale) === stepOf(first, locale));
  return [...new Set([...own, ...alike])];
}

/** All that is said about services whose files move: nobody is left who receives anything. */
export function endedByMoving(moving: readonly ReportFinding[], open: readonly ReportFinding[], locale: Locale): ReportFinding[] {
  const moved = moving.filter((finding) => isMove(finding, locale) && isOfSiteItself(finding.cause, open));
  const gone = new Set(moved.map(({ cause }) => cause));
  return open.filter(({ cause }) => gone.has(cause));
}

function isMove(finding: ReportFinding, locale: Locale): boolean {
  const { marks, alone } = actionStep(finding.howToFix, locale);
  return (
    alone && movesFiles(marks) && finding.cause !== null && serviceOf(finding.cause) !== null && placeOfStep(finding, locale) === 'site'
  );
}

function stepOf({ howToFix }: ReportFinding, locale: Locale): string {
  return actionStep(howToFix, locale).text;
}

/** Whether the pages load a service themselves: what an embed brings along goes on loading with it. */
function isOfSiteItself(cause: string | null, open: readonly ReportFinding[]): boolean {
  const paths = open.filter((finding) => finding.cause === cause).flatMap(({ items }) => items.map(({ path }) => path));
  return paths.flat().every((address) => [undefined, cause].includes(findService(address)?.service.id));
}
