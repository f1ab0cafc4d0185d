import { shortList } from '#checks/shared/wording.ts';
import type { ReportFinding, TopAction } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { withLetters } from '#knowledge/percent-decoded.ts';
import { fillCount, fillText } from '../statements/fill-text.ts';
import { reportTexts } from '../texts.ts';
import { comesFirst, isOfNoPage, itemsOfPages, pagesOf, pagesTogether, placeOf, placeOfStep, serviceIn } from './action-effect.ts';
import { actionStep, actionTitle, serviceNamesOf } from './action-title.ts';
import { isPictureStep } from './picture-left.ts';
import { endedInstead, leavesHalf, takesAway } from './taken-away.ts';

/** The findings by whose step a next step is told: the ones it is taken for, or where what they are about is taken away. */
export function titledFor(
  best: readonly ReportFinding[],
  settled: readonly ReportFinding[],
  sitePages: number,
  locale: Locale,
): readonly ReportFinding[] {
  const [gravest] = best;
  // A step that looks, or hangs on what it finds, leads only where nothing else against the same cause can be told alone.
  const standsAlone = ({ howToFix }: ReportFinding) => actionStep(howToFix, locale).alone;
  // How an embed is taken away is said best where it loads; one that only waits, or may stay, still has to be in the notice.
  const ended = endedInstead(best, settled, locale).filter((finding) => standsAlone(finding) && takesAway(finding, locale));
  const telling = ended.length > 0 ? ended : settled.filter((finding) => finding.class === gravest!.class && standsAlone(finding));
  if ((standsAlone(gravest!) && ended.length === 0) || telling.length === 0) return best;
  return [telling.reduce((a, b) => (comesFirst([b], [a], sitePages, locale) ? b : a))];
}

/** Of findings with the same step those that are about the same as the finding by whose step it is told; all where none is. */
export function sameSubject(best: readonly ReportFinding[], titled: readonly ReportFinding[]): readonly ReportFinding[] {
  const same = best.filter((finding) => titled.some(({ cause }) => cause === finding.cause));
  return same.length > 0 ? same : best;
}

/** What is told of a step: its name, what was found, and all that ends with it. `instead`: findings whose step takes its place. */
export function describeAction(
  best: readonly ReportFinding[],
  settled: readonly ReportFinding[],
  sitePages: number,
  locale: Locale,
  instead: readonly ReportFinding[],
): TopAction {
  const texts = reportTexts[locale].effect;
  const standsAlone = ({ howToFix }: ReportFinding) => actionStep(howToFix, locale).alone;
  const titled = instead.length > 0 ? instead : titledFor(best, settled, sitePages, locale);
  // What only comes along with something else has no step of its own: then that is told, with what was found about it.
  const isOfTitled = (finding: ReportFinding) => standsAlone(finding) && titled.some(({ cause }) => cause === finding.cause);
  const lead = isPictureStep(titled) ? titled[0]! : (best.find(isOfTitled) ?? titled[0]!);
  const risks = settled.filter((finding) => finding.class === 'Risk').length;
  const hints = settled.length - risks;
  const count = pagesTogether(settled, sitePages);
  // Cookies lie on all pages; where another finding about the same service tells where it loads, that counts.
  const alike = settled.filter((finding) => placeOfStep(finding, locale) === 'site' && titled.some(({ cause }) => cause === finding.cause));
  const pages = fewPages(titled, sitePages);
  const parts = [risks > 0 ? fillCount(texts.risks, risks, locale) : null, hints > 0 ? fillCount(texts.hints, hints, locale) : null];
  const causes = [...new Set(settled.flatMap(({ cause }) => cause ?? []))];
  // Measuring without storing is a way of its own, the steps after it are another.
  const steps = titled.every((finding) => placeOfStep(finding, locale) === 'storing')
    ? 1
    : Math.max(
        ...titled.map(({ howToFix }) => actionStep(howToFix, locale).of),
        leavesHalf(titled, settled, locale) || isPictureStep(titled) ? 2 : 0,
      );
  const { alone, same, several } = !titled.some(standsAlone) ? texts.concerns : steps > 1 ? texts.begins : texts.settles;
  return {
    checkId: lead.checkId,
    findingId: lead.id,
    class: lead.class,
    title: actionTitle(titled, locale, pages.length > 0 ? pages : fewPages(alike, sitePages)),
    statement: lead.statement,
    effect: fillText(
      settled.length === 1 ? alone : causes.length === 1 ? same : several,
      {
        what: parts.filter((part) => part !== null).join(texts.and),
        causes: causes.length,
        named: namesOf(causes),
        pages: count > 0 ? `, ${fillCount(texts.pages, count, locale)}` : '',
      },
      locale,
    ),
    settles: settled.length,
    pages: count,
  };
}

/** Paths of the one or two pages on which a service is to be held back, where the site has more and all of them are known. */
function fewPages(findings: readonly ReportFinding[], sitePages: number): string[] {
  if (!serviceIn(findings) || findings.some(({ checkId }) => placeOf(checkId) !== 'site') || findings.every(isOfNoPage)) return [];
  const named = [...new Set(itemsOfPages(findings).flatMap(({ page }) => page ?? []))];
  const isAll = named.length > 0 && named.length <= 2 && named.length < sitePages && pagesOf(findings) <= named.length;
  return isAll ? named.flatMap((page) => withLetters(URL.parse(page)?.pathname ?? '') || []).sort() : [];
}

/** The root causes by name, where all of them are services. */
function namesOf(causes: readonly string[]): string {
  const names = serviceNamesOf(causes);
  return names.length === causes.length ? ` (${shortList(names)})` : '';
}
