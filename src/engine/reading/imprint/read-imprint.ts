import type { LegalPageFact } from '#checks/facts.ts';
import type { ImprintElements } from '#checks/imprint-elements.ts';

/** Reads the statements of an imprint off its text and links. */
export function readImprint(_page: LegalPageFact): ImprintElements {
  return { elements: [], complete: false };
}
