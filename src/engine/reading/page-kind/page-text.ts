import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { LinkEvidence } from '#evidence/pages.ts';

/** What a text shows itself to be. */
export type LegalContent = LegalPageFact['contentKind'];

/** A page as its kind is read from it; texts went through `prepareText`. */
export interface PageText {
  /** Text without the lines that other pages of the site show as well. */
  own: string;
  /** All visible text. */
  whole: string;
  title: string;
  headings: readonly string[];
  links: readonly Pick<LinkEvidence, 'text' | 'area' | 'visible'>[];
  buttons: readonly { text: string }[];
}

/** Lines of a page that its sister pages do not show: without menu, footer and cookie notice. */
export function ownLines(text: string, others: readonly ReadonlySet<string>[]): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !others.some((lines) => lines.has(line.trim())))
    .join('\n');
}

/** How many of the patterns occur. */
export function countMatches(text: string, patterns: readonly RegExp[]): number {
  let count = 0;
  for (const pattern of patterns) if (pattern.test(text)) count++;
  return count;
}
