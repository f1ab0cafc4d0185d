import { expect, it } from 'vitest';
import { createdAt, evidence, requestEvidence } from '../../../test/factories/evidence.ts';
import { readRunStarts } from './run-clock.ts';

const at = (text: string) => Date.parse(text);
const answer = (time: number, date: string, overrides: Parameters<typeof requestEvidence>[0] & { age?: string } = {}) =>
  requestEvidence({ time, ...overrides, responseHeaders: { date, ...(overrides.age ? { age: overrides.age } : {}) } });

it.each([
  ['no answer tells', [requestEvidence()], at(createdAt)],
  ['one answer', [answer(2_000, 'Sat, 21 Nov 2026 12:00:02 GMT')], at('2026-11-21T12:00:00Z')],
  [
    'one clock goes wrong',
    [answer(0, 'Sat, 21 Nov 2026 12:00:00 GMT'), answer(0, 'Thu, 01 Jan 1970 00:00:00 GMT'), answer(0, 'Sat, 21 Nov 2026 12:00:00 GMT')],
    at('2026-11-21T12:00:00Z'),
  ],
  ['copy of a shared cache', [answer(0, 'Sat, 21 Nov 2026 11:00:00 GMT', { age: '3600' })], at('2026-11-21T12:00:00Z')],
  ['the browser’s own cache does not count', [answer(0, 'Sat, 21 Nov 2020 11:00:00 GMT', { fromCache: true })], at(createdAt)],
  ['nonsense', [answer(0, 'yesterday', { age: 'old' })], at(createdAt)],
])('%s', (_name, requests, start) => {
  expect(readRunStarts(evidence({ requests }))('none')).toBe(start);
});
