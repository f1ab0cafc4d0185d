import { expect, it } from 'vitest';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { wasChosen } from './chosen-embeds.ts';

it.each([
  ['trustindex', 'real-cookie-banner', true],
  ['google-analytics', 'google-tag-manager', true],
  ['google-fonts', 'real-cookie-banner', false],
  ['trustindex', 'youtube', false],
])('%s, started by %s', (id, embeddedBy, expected) => {
  const use = catalogueUse(id, ['accept'], { embeddedBy });
  expect(wasChosen(use, { services: [use], policyMatches: [] })).toBe(expected);
});
