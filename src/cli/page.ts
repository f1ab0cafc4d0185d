import type { ReportClass } from '#contract/vocabulary.ts';
import type { TerminalStyle } from '#lib/terminal-style.ts';
import { holdTogether, pad, printable, textWidth, wrapText } from '#lib/terminal-text.ts';

const indent = 2;

/** Shape of each class: the word is never told by colour alone. */
export const classShapes: Record<ReportClass, string> = { Risk: '■', Hint: '▲', Conform: '●', NoClassification: '○' };

/** Collects the lines of a printed page. Everything given to it is made printable; styling is added after that. */
export interface Page {
  readonly width: number;
  readonly style: TerminalStyle;
  /** A section: an empty line, then its name over a rule. */
  section(title: string): void;
  /** A paragraph; `margin` columns are left free, the first line may carry a label there. */
  paragraph(
    text: string,
    options?: { margin?: number; label?: string; paint?: (line: string) => string; paintLabel?: (label: string) => string },
  ): void;
  /** A line of cells that is short by nature: right-aligned figures under their heads. */
  row(cells: { text: string; width: number; side?: 'start' | 'end'; paint?: (text: string) => string }[]): void;
  /** A name at the left and what belongs to it at the right, on one line if there is room. */
  spread(left: string, right: string, paintLeft: (text: string) => string, paintRight: (text: string) => string): void;
  space(): void;
  toString(): string;
}

/** A page of the given width. */
export function terminalPage(width: number, style: TerminalStyle): Page {
  const lines: string[] = [];
  const rule = style.dim('─'.repeat(width));
  return {
    width,
    style,
    section: (title) => {
      if (lines.at(-1) !== '') lines.push('');
      lines.push(style.bold(printable(title)), rule);
    },
    paragraph: (text, { margin = indent, label = '', paint = same, paintLabel = same } = {}) => {
      const wrapped = wrapText(holdTogether(printable(text)), width - margin);
      for (const [index, line] of wrapped.entries()) {
        const room = ' '.repeat(margin - (index === 0 ? indent : 0));
        const head = index === 0 ? ' '.repeat(indent) + paintLabel(printable(label)) + room.slice(textWidth(label)) : room;
        lines.push(`${head}${paint(line)}`.trimEnd());
      }
    },
    row: (cells) => {
      lines.push(
        `  ${cells.map(({ text, width: columns, side, paint = same }) => paint(pad(printable(text), columns, side))).join('')}`.trimEnd(),
      );
    },
    spread: (left, right, paintLeft, paintRight) => {
      const name = printable(left);
      const figures = printable(right).replaceAll('\u00a0', ' ');
      const gap = width - indent - textWidth(name) - textWidth(figures);
      const start = ' '.repeat(indent) + paintLeft(name);
      if (gap >= 2) lines.push(start + ' '.repeat(gap) + paintRight(figures));
      else lines.push(start, ...wrapText(printable(right), width - indent).map((line) => ' '.repeat(indent) + paintRight(line)));
    },
    space: () => {
      if (lines.at(-1) !== '' && lines.at(-1) !== rule) lines.push('');
    },
    toString: () => `${lines.join('\n')}\n`,
  };
}

/** Colour of a class, as everywhere in the product. */
export function paintClass(resultClass: ReportClass, style: TerminalStyle): (text: string) => string {
  return { Risk: style.red, Hint: style.magenta, Conform: style.cyan, NoClassification: style.dim }[resultClass];
}

function same(text: string): string {
  return text;
}
