import { Fragment, type ReactNode } from 'react';
import { textParts } from './text-format.ts';

/** A text with marked places: `<terms>AGB</terms>` is drawn by `marks.terms`. */
export function RichText({ text, marks }: { text: string; marks: Record<string, (inside: string) => ReactNode> }) {
  return textParts(text).map(({ tag, text: inside }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>{tag === null ? inside : (marks[tag]?.(inside) ?? inside)}</Fragment>
  ));
}
