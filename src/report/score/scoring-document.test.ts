import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import catalogue from '#checks/catalogue-facts.json' with { type: 'json' };
import { areaClass, areaWeights, coreChecks, type ScoredCheck, scoreScan } from './scoring.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/scoring.md'), 'utf8');
const facts = new Map(catalogue.checks.map((entry) => [entry.id, entry]));

/** Rows of the example as the results of the checks they name, with area and weight of the legal catalogue. */
function exampleOf(document: string): ScoredCheck[] {
  const [, table = ''] = /<!-- example: checks -->\n([\s\S]*?)<!-- end of example -->/.exec(document) ?? [];
  return [...table.matchAll(/^\| `([\w-]+)` \| (\w+) \| ([\w-]*) ?\|$/gm)].map(([, id, resultClass, cause]) => {
    const { area, weight } = facts.get(id!)!;
    return { id: id!, area: area as ScoredCheck['area'], weight, class: resultClass as ScoredCheck['class'], causes: cause ? [cause] : [] };
  });
}

it('computes the example', () => {
  const judged = exampleOf(text);
  expect(judged.length).toBeGreaterThan(15);
  const { score, cap, coverage, countedUnder } = scoreScan(judged);
  const { score: uncapped } = scoreScan(judged.map((check) => (coreChecks.has(check.id) ? { ...check, id: `no-${check.id}` } : check)));
  const red = [...Map.groupBy(judged, ({ area }) => area)].filter(([, own]) => areaClass(own) === 'Risk').map(([area]) => area);
  const said = {
    counted: countedUnder.get('google-analytics'),
    uncapped,
    limit: cap?.limit,
    score,
    coverage: `${Math.round(coverage * 100)} %`,
    red: red.filter((area) => areaWeights[area] > 0).map((area) => `\`${area}\``),
  };
  for (const figure of [
    `counts under \`${said.counted}\``,
    `give ${said.uncapped}`,
    `limits it to ${said.limit}`,
    `score is ${said.score}`,
    `coverage is ${said.coverage}`,
    `red are ${said.red.join(', ')}`,
  ])
    expect(text.replaceAll('**', '').replace(/\s+/g, ' ')).toContain(figure);
});

it('has the weights and core checks of the code', () => {
  const weights = Object.fromEntries([...text.matchAll(/\| `(\w+)` \| (\d+) \|$/gm)].map(([, area, weight]) => [area, Number(weight)]));
  expect(weights).toEqual(areaWeights);
  const [, listed = ''] = /Core checks: ([\s\S]*?)\./.exec(text) ?? [];
  expect([...listed.matchAll(/`([\w-]+)`/g)].map(([, id]) => id)).toEqual([...coreChecks]);
});
