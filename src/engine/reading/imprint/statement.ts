import type { ImprintElement, ImprintElementKind } from '#checks/shared/imprint/imprint-elements.ts';
import type { ImprintLine } from './passages.ts';

/** The passage that begins at a line: what follows its label, and the lines below until the next heading or gap. */
export function passageAt(lines: readonly ImprintLine[], index: number, rest: string, most = 5): string {
  const parts = rest.trim() === '' ? [] : [rest.trim()];
  // A full stop ends what a label introduced.
  const isClosed = /\.$/u.test(rest.trim());
  for (let below = index + 1; !isClosed && below < lines.length && parts.length < most; below++) {
    const line = lines[below]!;
    if (line.start !== null || line.topic !== lines[index]!.topic) break;
    if (line.afterGap && parts.length > 0) break;
    parts.push(line.text);
  }
  return parts
    .join(', ')
    .replace(/^[\s:,–-]+/u, '')
    .slice(0, 200);
}

/** A statement whose value is a passage of `most` characters at most. */
export function statement(kind: ImprintElementKind, value: string, quote: string, most = 200): ImprintElement {
  return { kind, value: value.slice(0, most), quote: quote.slice(0, 200) };
}

const fewestShared = 4;

/** What a label says with its value, which may stand in the same line, wholly or with its beginning: nothing is quoted twice. */
export function labelled(line: string, value: string): string {
  if (line.includes(value)) return line;
  const text = line.trimEnd();
  for (let shared = Math.min(value.length, text.length); shared >= fewestShared; shared--)
    if (text.endsWith(value.slice(0, shared))) return `${text}${value.slice(shared)}`;
  return `${line} ${value}`;
}
