import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { LoadingTagManager } from '../fixes/loading-tag-manager.ts';
import { stepsOf } from '../statements/fill-text.ts';

/** A step that goes on from one before it; told by itself it goes on from nothing. */
const goesOn: Record<Locale, [RegExp, string]> = { de: [/^(\p{L}+ Sie) auch /u, '$1 '], en: [/ too(?=[:.])/, ''] };

/**
 * What is left of a service whose container has been told to wait: the image of it that stands in the page itself. It is told by the
 * finding that saw the image: what the script of the service stores does not come of it.
 */
export function pictureLeft(
  best: readonly ReportFinding[],
  settled: readonly ReportFinding[],
  told: ReadonlySet<string | null>,
  tagManagers: ReadonlyMap<string, LoadingTagManager>,
  locale: Locale,
): ReportFinding[] {
  const isLeft = best.every(({ cause }) => {
    const manager = cause === null ? undefined : tagManagers.get(cause);
    return manager?.hasPicture === true && told.has(manager.id);
  });
  if (!isLeft) return [];
  const seen = settled.filter(({ howToFix }) => pictureStepOf(howToFix) !== undefined);
  const finding = seen.find((own) => own.class === best[0]!.class) ?? seen[0];
  const [again, alone] = goesOn[locale];
  return finding ? [{ ...finding, howToFix: `1. {#page-picture} ${pictureStepOf(finding.howToFix)!.text.replace(again, alone)}` }] : [];
}

/** Whether a step is told by the image alone: together with the step on the container before it, it ends what is told of the service. */
export function isPictureStep(titled: readonly ReportFinding[]): boolean {
  return titled.every(({ howToFix }) => stepsOf(howToFix).every(({ marks }) => marks.has('page-picture')));
}

function pictureStepOf(howToFix: string) {
  return stepsOf(howToFix).find(({ marks }) => marks.has('page-picture'));
}
