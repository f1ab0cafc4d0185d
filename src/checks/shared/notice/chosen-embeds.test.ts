import { expect, it } from 'vitest';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { hasOwnAccount, wasChosen } from './chosen-embeds.ts';

it.each([
  ['trustindex', 'real-cookie-banner', true],
  ['google-analytics', 'google-tag-manager', true],
  ['google-fonts', 'real-cookie-banner', false],
  ['trustindex', 'youtube', false],
])('%s, started by %s', (id, embeddedBy, expected) => {
  const use = catalogueUse(id, ['accept'], { embeddedBy });
  expect(wasChosen(use, { services: [use], policyMatches: [] })).toBe(expected);
});

it.each([
  ['google-analytics', 'google-maps', true],
  ['google-analytics', 'youtube', true],
  ['linkedin-insight', 'google-maps', true],
  ['google-ads', 'google-analytics', false],
  ['youtube', 'google-analytics', true],
])('%s beside %s, which the notice names', (id, other, expected) => {
  const use = catalogueUse(id, ['accept'], { embeddedBy: 'borlabs-cookie' });
  const services = [use, catalogueUse(other, ['accept'])];
  expect(wasChosen(use, { services, policyMatches: [{ serviceId: other, match: 'found', inBannerOnly: false }] })).toBe(expected);
});

it.each([
  ['https://www.googletagmanager.com/gtag/js?id=AW-11047382915', 'usercentrics', true],
  ['https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1047382915/?random=1', 'google-tag-manager', true],
  ['https://www.google.com/pagead/1p-user-list/?random=1', 'google-tag-manager', false],
  ['https://www.googletagmanager.com/gtag/js?id=AW-11047382915', 'youtube', false],
])('an account of Google Ads in %s, started by %s', (url, embeddedBy, expected) => {
  const use = catalogueUse('google-ads', ['accept'], { embeddedBy });
  expect(hasOwnAccount(use, [{ serviceId: 'google-ads', url }])).toBe(expected);
});
