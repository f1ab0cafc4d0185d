import { stringify } from 'csv-stringify/sync';
import { plainText } from './plain-text.ts';
import type { Cell, Sheet } from './sheet.ts';

/**
 * What a spreadsheet takes for a formula: the signs, their wide forms, a tab or line end before anything, also behind spaces, quotation
 * marks and characters that cannot be seen.
 */
const formula = /^[\s"'`\p{Cf}\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** A text that a spreadsheet shows as it is: an apostrophe goes before what it would calculate. */
export function formulaSafe(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** A table as CSV: semicolons, CRLF and a byte order mark, as German Excel opens it by a double click. Texts stand in quotation marks, numbers do not. */
export function writeCsv({ columns, rows }: Sheet): string {
  return stringify([columns.map(({ heading }) => heading), ...rows.map((row) => row.map(safeCell))], {
    bom: true,
    delimiter: ';',
    quoted_string: true,
    record_delimiter: 'windows',
  });
}

function safeCell(cell: Cell): Cell {
  return typeof cell === 'string' ? formulaSafe(plainText(cell)) : cell;
}
