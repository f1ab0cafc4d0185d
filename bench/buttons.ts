/**
 * Measures the classifier of banner controls against a table of labelled button texts.
 *
 *     node bench/buttons.ts TABLE.csv [--fold 0|1|2] [--misses]
 *
 * The table has the columns `button_text`, `occurences`, `label` (accept, reject, settings, acknowledge, other). `--fold n` measures the
 * third of the rows whose hash falls to n, so that rules can be tuned on two thirds; `--misses` lists every row that was read differently.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { classifyControl } from '../src/engine/consent/classify/classify-control.ts';
import { type ButtonLabel, buttonLabels, comparableLabel, isConfusion } from './accuracy/button-table.ts';

interface Row {
  text: string;
  occurrences: number;
  label: ButtonLabel;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fold: { type: 'string' }, misses: { type: 'boolean', default: false } },
});
const path = positionals[0];
if (!path) {
  console.error('usage: node bench/buttons.ts TABLE.csv [--fold 0|1|2] [--misses]');
  process.exit(2);
}

function readRow(line: string): Row | null {
  const found = /^(?:"((?:[^"]|"")*)"|([^,]*)),(\d+),([a-z]+)\s*$/.exec(line);
  if (!found) return null;
  const label = buttonLabels.find((known) => known === found[4]);
  return label ? { text: (found[1] ?? found[2] ?? '').replaceAll('""', '"'), occurrences: Number(found[3]), label } : null;
}

function foldOf(text: string): number {
  return createHash('sha256').update(text).digest()[0]! % 3;
}

const rows = readFileSync(path, 'utf8')
  .split('\n')
  .map(readRow)
  .filter((row): row is Row => row !== null && row.text !== '')
  .filter((row) => values.fold === undefined || foldOf(row.text) === Number(values.fold));

const started = performance.now();
const read = rows.map((row) => ({ ...row, verdict: classifyControl(row.text) }));
const elapsedMs = performance.now() - started;
const judged = read.map((row) => ({ ...row, as: comparableLabel(row.verdict.role, row.label) }));

const share = (part: number, whole: number) => (whole === 0 ? '   –  ' : (part / whole).toFixed(4));
console.log(`${rows.length} texts, ${((elapsedMs / rows.length) * 1000).toFixed(1)} µs each`);
console.log('class         rows  precision  recall   weight  precision  recall');
for (const label of buttonLabels) {
  const expected = judged.filter((row) => row.label === label);
  const given = judged.filter((row) => row.as === label);
  const both = expected.filter((row) => row.as === label);
  const weigh = (some: typeof judged) => some.reduce((sum, row) => sum + row.occurrences, 0);
  console.log(
    `${label.padEnd(12)} ${String(expected.length).padStart(5)}     ${share(both.length, given.length)}  ${share(both.length, expected.length)}  ${String(weigh(expected)).padStart(7)}     ${share(weigh(both), weigh(given))}  ${share(weigh(both), weigh(expected))}`,
  );
}

const confused = judged.filter((row) => isConfusion(row.label, row.as));
console.log(`\naccept/reject confusions: ${confused.length}`);
for (const row of confused)
  console.log(`  labelled ${row.label}, read ${row.verdict.role} (${row.verdict.confidence.toFixed(2)}): ${row.text} ×${row.occurrences}`);

if (values.misses) {
  console.log('\nread differently:');
  for (const row of judged.filter((each) => each.as !== each.label))
    console.log(`  ${row.label} → ${row.verdict.role} (${row.verdict.confidence.toFixed(2)}) ×${row.occurrences}: ${row.text}`);
}
