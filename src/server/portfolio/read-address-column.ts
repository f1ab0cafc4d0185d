import { parse } from 'csv-parse/sync';

/** What stands in the column of addresses on one line. */
export interface AddressCell {
  /** From 1, as an editor counts them. */
  line: number;
  text: string;
}

interface Row {
  line: number;
  cells: string[];
}

const headings: ReadonlySet<string> = new Set([
  'url',
  'adresse',
  'address',
  'website',
  'webseite',
  'domain',
  'homepage',
  'internetadresse',
]);
const delimiters = ['\t', ';', ','] as const;

/** The column of addresses of a CSV file: the one whose heading says so, else the first. Empty lines are left out. */
export function readAddressColumn(csv: string): AddressCell[] {
  const rows = readRows(csv);
  const heading = rows[0]?.cells.findIndex((cell) => headings.has(cell.toLowerCase())) ?? -1;
  const column = Math.max(0, heading);
  return rows.slice(heading < 0 ? 0 : 1).map(({ line, cells }) => ({ line, text: cells[column] ?? '' }));
}

function readRows(csv: string): Row[] {
  const delimiter = delimiterOf(csv);
  try {
    return parseRows(csv, { delimiter, quote: '"' });
  } catch {
    // Quotes that do not match: then each line stands for itself, and those around a cell mean nothing.
    return parseRows(csv.replaceAll('"', ''), { delimiter, quote: false });
  }
}

function parseRows(csv: string, marks: { delimiter: string; quote: '"' | false }): Row[] {
  const records = parse(csv, {
    ...marks,
    bom: true,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

/** The one that occurs most on the first line with a text; a heading or an address has none inside. */
function delimiterOf(csv: string): string {
  const first = csv.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';
  const frequency = (delimiter: string) => first.split(delimiter).length;
  return delimiters.toSorted((a, b) => frequency(b) - frequency(a))[0]!;
}
