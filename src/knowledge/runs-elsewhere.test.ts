import { expect, it } from 'vitest';
import { serviceOf } from './find-service.ts';
import { runsElsewhere } from './runs-elsewhere.ts';

it.each([
  ['matomo', ['stats.agentur.test'], true],
  ['complianz', ['www.muster.test'], true],
  ['complianz', ['cdn.complianz.io'], false],
  ['complianz', ['www.muster.test', 'complianz.io'], false],
  ['complianz', ['complianz.io.agentur.test'], true],
  ['matomo-cloud', ['muster.matomo.cloud'], false],
  ['google-analytics', ['www.google-analytics.com'], false],
])('%s on %s: %s', (id, hosts, elsewhere) => {
  expect(runsElsewhere(serviceOf(id)!, hosts)).toBe(elsewhere);
});
