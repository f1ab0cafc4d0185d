import { expect, it } from 'vitest';
import { readGcs } from './google-consent-mode.ts';
import { readParameters } from './parameters.ts';

it.each([
  ['https://a.de/g/collect?v=2&gcs=G100', 'G100'],
  ['https://a.de/g/collect?gcs=G1--', 'G1--'],
  ['https://a.de/g/collect?gcs=G111&x=1', 'G111'],
  ['https://a.de/g/collect?gcs=', null],
  ['https://a.de/g/collect?gcs=G1000', null],
  ['https://a.de/g/collect', null],
])('gcs of %s', (url, expected) => {
  expect(readGcs(readParameters(url, null))).toBe(expected);
});
