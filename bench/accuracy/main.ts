/**
 * Measures reading and knowledge on labelled material: `npm run accuracy -- [--only seen|unseen] [--list] [--reveal] [ABILITY …]`.
 * Prints a table for each ability with both parts and writes the figures to `bench/results/accuracy.json`. `--list` prints each error of
 * the seen part; those of the unseen third only with `--reveal`, which ends its being unseen (docs/accuracy.md).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Part } from './held-out.ts';
import { type Ability, abilities, measure } from './measure.ts';
import { type Outcome, type Score, scoresOf } from './score.ts';
import { reached, targets } from './targets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, list: { type: 'boolean', default: false }, reveal: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(abilities, name));
if (unknown.length > 0 || (values.only !== undefined && values.only !== 'seen' && values.only !== 'unseen')) {
  console.error(`usage: npm run accuracy -- [--only seen|unseen] [--list] [--reveal] [${Object.keys(abilities).join('|')} …]`);
  process.exit(2);
}
const parts: Part[] = values.only === undefined ? ['seen', 'unseen'] : [values.only as Part];
const wanted = (positionals.length > 0 ? positionals : Object.keys(abilities)) as Ability[];

const percent = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);
const cellsOf = (score: Score | undefined, part: string) => ({
  [`${part} n`]: score?.expected ?? 0,
  [`${part} precision`]: percent(score?.precision ?? null),
  [`${part} recall`]: percent(score?.recall ?? null),
  [`${part} F1`]: percent(score?.f1 ?? null),
});

function confusionsOf(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>();
  for (const { confusion } of outcomes) if (confusion) counts.set(confusion, (counts.get(confusion) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([pair, count]) => `${pair} ×${count}`);
}

const measured = await measure();
const figures: Record<string, Partial<Record<Part, { scores: Score[]; confusions: string[] }>>> = {};
for (const ability of wanted) {
  const byPart = Object.fromEntries(
    parts.map((part) => {
      const outcomes = measured[ability].filter((outcome) => outcome.part === part);
      return [part, { scores: scoresOf(outcomes), confusions: confusionsOf(outcomes) }];
    }),
  ) as (typeof figures)[string];
  figures[ability] = byPart;
  const kinds = [...new Set(parts.flatMap((part) => byPart[part]!.scores.map(({ kind }) => kind)))].filter((kind) => kind !== 'all');
  console.log(`\n${abilities[ability]}`);
  console.table(
    Object.fromEntries(
      [...kinds.sort(), 'all'].map((kind) => [
        kind,
        Object.assign(
          {},
          ...parts.map((part) =>
            cellsOf(
              byPart[part]!.scores.find((score) => score.kind === kind),
              part,
            ),
          ),
        ),
      ]),
    ),
  );
  for (const part of parts) if (byPart[part]!.confusions.length > 0) console.log(`  ${part}: ${byPart[part]!.confusions.join(', ')}`);
  for (const part of parts) {
    if (part === 'unseen' ? !values.reveal : !values.list) continue;
    for (const error of measured[ability].filter((outcome) => outcome.part === part).flatMap(({ errors }) => errors))
      console.log(`  ${part} · ${error}`);
  }
}

console.log('\nTargets for the unseen third');
console.table(
  targets.map((target) => {
    const { least } = target;
    const shares = parts.map((part) => [part, reached(target, part, measured)] as const);
    const unseen = shares.find(([part]) => part === 'unseen')?.[1];
    return {
      what: `${abilities[target.ability]}: ${target.kind}, ${target.share}`,
      target: percent(least),
      // Whoever tunes on the seen part is not told how the other one does.
      ...Object.fromEntries(shares.map(([part, share]) => [part, percent(share)])),
      ...(unseen !== undefined && { reached: least === null ? '–' : (unseen ?? 0) >= least ? 'yes' : 'no' }),
    };
  }),
);

const results = fileURLToPath(new URL('../results/', import.meta.url));
mkdirSync(results, { recursive: true });
writeFileSync(`${results}accuracy.json`, `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, null, 2)}\n`);
