import { expect, it } from 'vitest';
import { isOthersServer } from './others-server.ts';

it.each([
  ['studio-deichlicht.de', 'tierklinik-wiesengrund.de', 'third', true],
  ['wiesengrund-statistik.de', 'tierklinik-wiesengrund.de', 'third', false],
  ['tierklinik.net', 'tierklinik-wiesengrund.de', 'third', false],
  ['tierklinik-wiesengrund.de', 'tierklinik-wiesengrund.de', 'first', false],
  ['anbieter.com', 'muster.de', 'cloaked', false],
  // Short parts of a name prove nothing.
  ['am-werk.de', 'bar-am-see.de', 'third', true],
] as const)('%s for %s (%s): %s', (domain, site, party, isOthers) => {
  expect(isOthersServer({ domain, party }, site)).toBe(isOthers);
});
