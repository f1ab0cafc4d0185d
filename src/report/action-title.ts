import type { ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { actionStep } from './fill-text.ts';
import { hasOwnCondition } from './if-it-applies.ts';

/** Words that stand for something that only the finding names: „Entfernen Sie es“, „die diese Cookies setzen“. */
const pronoun: Record<Locale, RegExp> = {
  de: /^[a-zß-ɏ]+ Sie (?:es|sie|ihn|ihm|ihnen)(?![a-zß-ɏ])|(?<![a-zß-ɏ])diese[mnrs]?(?![a-zß-ɏ])/iu,
  en: /^\w+ (?:it|them)\b|\b(?:these|those)\b/i,
};
/** What a step acts on without naming it, in the first clause of it. */
const unnamed: Record<Locale, RegExp> = {
  de: /^[^,:;]*(?<![\p{L}])(?:das|dem|den|der|des|die) (?:Dienst(?:e|en|es|s)?|Skripts?)(?![\p{L}])/u,
  en: /^[^,:;]*\bthe (?:services?|scripts?)\b(?! of)/,
};

/** What a next step is called: its step, under the name of the check where the step alone would not say what it is about. */
export function actionTitle({ title, howToFix }: Pick<ReportFinding, 'title' | 'howToFix'>, locale: Locale): string {
  const step = actionStep(howToFix);
  const isConditional = hasOwnCondition(step, locale);
  if (!isConditional && !pronoun[locale].test(step) && !unnamed[locale].test(step)) return step;
  if (!step.includes(': ')) return `${title}: ${step}`;
  return `${title} – ${isConditional && !step.startsWith('Empfehlung') ? step.charAt(0).toLowerCase() + step.slice(1) : step}`;
}
