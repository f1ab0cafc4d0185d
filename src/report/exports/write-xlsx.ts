import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node';
import { plainText } from './plain-text.ts';
import type { Cell, Sheet } from './sheet.ts';

/** Longest text that Excel takes in a cell. */
const longestCell = 32_767;

/** Tables as the sheets of a workbook. Texts are strings, which Excel never calculates; the headings stay in sight. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      data: [columns.map(({ heading }) => headingCell(heading)), ...rows.map((row) => row.map(xlsxCell))],
    })),
  ).toBuffer();
}

function headingCell(heading: string): XlsxCell {
  return { value: heading, type: String, fontWeight: 'bold', backgroundColor: '#F5F5F5', alignVertical: 'top', wrap: true };
}

function xlsxCell(cell: Cell): XlsxCell {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number, alignVertical: 'top' };
  return { value: storedText(plainText(cell)), type: String, alignVertical: 'top', wrap: true };
}

function storedText(text: string): string {
  const cut = text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text;
  // The package counts its strings in an object: names every object has would be found there without having been put in.
  return cut in {} ? `${cut} ` : cut;
}
