import { marksOf, unmarked } from '#checks/step-marks.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';

/** The step with the mark that it says how the service is held back, unless it has marks of its own. */
export function asHeld({ de, en, ...step }: NamedFix): NamedFix {
  return de.startsWith('{#') ? { ...step, de, en } : { ...step, de: `{#held} ${de}`, en: `{#held} ${en}` };
}

/** The step with the mark that files then no longer come from the service: for the report it is what the own server is elsewhere. */
export function asOwnFiles({ de, en, ...step }: NamedFix): NamedFix {
  return de.startsWith('{#') ? { ...step, de, en } : { ...step, de: `{#own-files} ${de}`, en: `{#own-files} ${en}` };
}

const other: Record<Locale, { word: string; begins: RegExp }> = {
  de: { word: 'Oder', begins: /^oder /i },
  en: { word: 'Or', begins: /^or[, ]/i },
};

/** Whoever does without what the step before holds back needs no other. */
export function asOtherWay(step: string, locale: Locale): string {
  if (!marksOf(step).has('replace')) return step;
  const text = unmarked(step);
  return other[locale].begins.test(text) ? text : `${other[locale].word} ${lowered(text)}`;
}

/** The steps of a fix with their marks, without their numbers. */
export function linesOf(howToFix: string): string[] {
  return howToFix.split('\n').flatMap((line) => line.trim().replace(/^\d+\.\s*/, '') || []);
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A step that deletes what was pasted, marked as one: what is said of the service after it holds only where it stays. */
export function asRemoval(step: NamedFix): NamedFix {
  const isRemoval = /^In [^:]{1,60}: Löschen Sie /.test(step.de);
  return isRemoval ? { ...step, de: `{#remove} ${step.de}`, en: `{#remove} ${step.en}` } : step;
}
