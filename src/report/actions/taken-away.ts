import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { isMarked } from '../fixes/said-steps.ts';
import { placeOf } from './action-effect.ts';
import { actionStep, serviceNamesOf } from './action-title.ts';

/** A step against what the notice leaves out that takes away the embed instead. */
const removes = isMarked('remove', 'own-files');
const movesFiles = isMarked('own-files');
/** Steps that put something else in the place of a service. */
const replaces = isMarked('remove', 'replace');
/** A step after which the service goes on running for those who accept. */
const holdsBack = isMarked('tie', 'held', 'later', 'enter', 'call', 'tag-manager');
/** Steps that leave a way in which a service stays as it is, and those that let it load later instead of taking it away. */
const either: Record<Locale, RegExp> = { de: /^Entweder /, en: /^Either / };
const orLater: Record<Locale, RegExp> = { de: /, oder laden Sie \p{Ll}+ erst nach/u, en: /, or load \p{Ll}+ only after/u };

/** What an embed does ends where it is removed for the sake of the notice. */
export function endedWith(best: readonly ReportFinding[], open: readonly ReportFinding[], locale: Locale): ReportFinding[] {
  const removed = best.filter(({ howToFix }) => removes(actionStep(howToFix, locale).marks)).map(({ cause }) => cause);
  return open.filter(({ checkId, cause }) => placeOf(checkId) === 'site' && removed.includes(cause));
}

/** The same, as far as it may say better how: files that move to the own server need nothing else in their place. */
export function endedInstead(best: readonly ReportFinding[], open: readonly ReportFinding[], locale: Locale): ReportFinding[] {
  const marksOf = ({ howToFix }: ReportFinding) => actionStep(howToFix, locale).marks;
  const ended = endedWith(best, open, locale);
  return best.every((finding) => movesFiles(marksOf(finding))) ? ended.filter((finding) => !replaces(marksOf(finding))) : ended;
}

/** Whether nothing of a service is left to describe once the step is taken. */
export function takesAway({ howToFix, cause }: ReportFinding, locale: Locale): boolean {
  const { text, marks } = actionStep(howToFix, locale);
  if (replaces(marks)) return true;
  // What is said of services at large tells nobody what to do about this one.
  const names = serviceNamesOf(cause === null ? [] : [cause]);
  const isOfThis = marks.size > 0 || names.some((name) => text.includes(name));
  return isOfThis && !holdsBack(marks) && !either[locale].test(text) && !orLater[locale].test(text);
}

/** A step that lets a service load later, or on a click, as one of two ways. */
const laterInstead: Record<Locale, RegExp> = {
  de: /, oder (?:laden|zeigen|binden|starten|blenden) Sie [^.;]{1,60}? erst(?:,| )/u,
  en: /, or (?:load|show|start|embed) [^.;]{1,60}? only (?:after|when|once|on|where)\b/,
};

/** Whether what the notice leaves out is still to be described after the step: the service may go on loading, only later. */
export function leavesHalf(titled: readonly ReportFinding[], settled: readonly ReportFinding[], locale: Locale): boolean {
  const isOfNotice = ({ checkId }: ReportFinding) => placeOf(checkId) === 'notice';
  return titled.some((finding) => {
    const { text, marks } = actionStep(finding.howToFix, locale);
    if (isOfNotice(finding)) return removes(marks) && orLater[locale].test(text);
    return laterInstead[locale].test(text) && settled.some((other) => other.cause === finding.cause && isOfNotice(other));
  });
}
