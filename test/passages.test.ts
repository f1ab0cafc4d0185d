import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readServiceNames, tellsPlainlyFrom } from '#knowledge/service-names.ts';
import { productOf, type ServiceLabel } from '../bench/accuracy/page-label.ts';

type Passage = ServiceLabel & { text: string };

const file = new URL('../bench/accuracy/material/passages.json', import.meta.url);
const passages = JSON.parse(readFileSync(file, 'utf8')) as Passage[];
/** Of a notice, so that likelihood counts. */
const rest = 'Wir verarbeiten personenbezogene Daten nur, soweit das Gesetz es erlaubt.\n'.repeat(Math.ceil(tellsPlainlyFrom / 70));
/** Two sentences that differ in a detail only, of which one is misread whatever is learnt. */
const misreadAtMost = 3;

it('reads passages that were misread once', () => {
  const misread = passages.filter(({ text, used, notUsed }) => {
    const found = readServiceNames(`${rest}\n${text}\n${rest}`).used.map(({ serviceId }) => productOf(serviceId));
    return !used.every((id) => found.includes(id)) || notUsed.some((id) => found.includes(id));
  });
  expect(passages.length).toBeGreaterThan(200);
  expect(misread.map(({ text }) => text).slice(misreadAtMost)).toEqual([]);
});
