import type { Locale } from '#contract/vocabulary.ts';
import { type ExportWords, exportWords } from './export-words.ts';

/** What stands in a cell; null stays empty. Dates are ISO texts. */
export type Cell = string | number | null;

/** A table as any format can write it. */
export interface Sheet {
  name: string;
  columns: { heading: string; width: number }[];
  rows: Cell[][];
}

/** A column of a table: heading in both languages, width in characters, and what it shows of a row. */
export interface Column<Row> {
  heading: Record<Locale, string>;
  width: number;
  value(row: Row, words: ExportWords, locale: Locale): Cell;
}

/** Fills a table. */
export function fillSheet<Row>(name: Record<Locale, string>, columns: readonly Column<Row>[], rows: readonly Row[], locale: Locale): Sheet {
  const words = exportWords[locale];
  return {
    name: name[locale],
    columns: columns.map(({ heading, width }) => ({ heading: heading[locale], width })),
    rows: rows.map((row) => columns.map(({ value }) => value(row, words, locale))),
  };
}

const mostListed = 20;

/** Several values in one cell; of very many the first and how many more. */
export function listed(values: readonly string[]): string | null {
  if (values.length === 0) return null;
  const rest = values.length - mostListed;
  return [...values.slice(0, mostListed), ...(rest > 0 ? [`… (+${rest})`] : [])].join(', ');
}
