/**
 * Learns from the labelled notices which words tell that a service is used and which that it is only mentioned, and writes them to
 * `src/knowledge/use-weights.json`: `npm run accuracy:learn`. Pages whose services are unseen are not learnt from. With `--check` nothing
 * is written: each batch of pages is judged with what was learnt from all others.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { likelyFrom, logOdds } from '../../src/knowledge/likelihood-of-use.ts';
import { type LabelledService, labelledServices, learnUse } from './learn-use.ts';
import { type MaterialPage, materialPages } from './material-pages.ts';
import type { ServiceLabel } from './page-label.ts';
import { readPage } from './read-page.ts';
import { renderPages } from './render-pages.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const weightsFile = new URL('../../src/knowledge/use-weights.json', import.meta.url);
const passagesFile = new URL('./material/passages.json', import.meta.url);
/** Single statements are few, and each is one that was misread before. */
const passagesCount = 3;

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
const batchOf = ({ page }: LabelledService) => /^(?:b5|c\d+)-/.exec(page)?.[0] ?? 'others';

async function readLabelled(): Promise<LabelledService[]> {
  const pages = materialPages().filter(({ servicesPart, label }) => servicesPart === 'seen' && label.services !== undefined);
  const visits = await renderPages(pages.map(({ url, label, html }) => ({ url, kind: label.askedAs, html })));
  const textOf = (page: MaterialPage) => readPage(page, visits.get(page.url)!)[page.label.askedAs];
  return pages.flatMap((page) => {
    const legal = textOf(page);
    return legal.ok ? labelledServices(page.id, page.label.services!, legal.data.text) : [];
  });
}

const passages = (JSON.parse(readFileSync(passagesFile, 'utf8')) as (ServiceLabel & { text: string })[]).flatMap((passage) =>
  Array.from({ length: passagesCount }, () => labelledServices('passage', passage, passage.text)).flat(),
);
const labelled = await readLabelled();
if (values.check) {
  const rows = [...Map.groupBy(labelled, batchOf)].map(([batch, own]) => {
    const learnt = learnUse([...passages, ...labelled.filter((entry) => batchOf(entry) !== batch)]);
    const said = own.filter(({ namings }) => namings.some((signs) => logOdds(learnt, signs) >= likelyFrom));
    const right = said.filter(({ isUsed }) => isUsed).length;
    const used = own.filter(({ isUsed }) => isUsed).length;
    return { batch, used, precision: rounded(right / said.length), recall: rounded(right / used), signs: learnt.weights.size };
  });
  console.table(rows);
} else {
  const { bias, weights } = learnUse([...passages, ...labelled]);
  const named = [...weights].map(([sign, weight]) => [sign, rounded(weight)] as const).filter(([, weight]) => weight !== 0);
  const learnt = {
    learnt: new Date().toISOString().slice(0, 10),
    from: `${labelled.length} services of labelled notices and ${passages.length / passagesCount} of single passages (bench/accuracy/material)`,
    bias: rounded(bias),
    weights: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  writeFileSync(weightsFile, `${JSON.stringify(learnt, null, 2)}\n`);
  console.log(`${named.length} signs learnt from ${learnt.from}`);
}
