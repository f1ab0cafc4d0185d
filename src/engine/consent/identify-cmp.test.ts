import { expect, it } from 'vitest';
import { cmpOf } from './identify-cmp.ts';

it.each<[string, Partial<Parameters<typeof cmpOf>[0]>, string | null]>([
  ['a library alone', { selectors: ['.cc-window'], globals: ['cookieconsent'] }, 'osano-cookieconsent'],
  ['an app whose banner is drawn with it', { selectors: ['.cc-window'], globals: ['PandectesSettings'] }, 'pandectes'],
  ['the same by its host', { selectors: ['.cc-window'], hosts: ['st.pandectes.io'] }, 'pandectes'],
  ['another app', { selectors: ['.cc-window', '.isense-cc-window'] }, 'consentmo'],
  ['an extension of TYPO3', { selectors: ['#SgCookieOptin'], globals: ['SgCookieOptin'] }, 'sg-cookie-optin'],
  [
    'an extension drawn with the library',
    { selectors: ['.cc-window', '.dp--cookie-check'], globals: ['cookieconsent'] },
    'dp-cookieconsent',
  ],
  ['elements before a host', { selectors: ['#CybotCookiebotDialog'], hosts: ['cdn.cookielaw.org'] }, 'cookiebot'],
  ['the shop’s own banner', { selectors: ['#shopify-pc__banner'] }, 'shopify-privacy'],
  ['Jimdo’s own', { globals: ['CookieControl.showCookieSettings'] }, 'jimdo-consent'],
  ['Civic', { selectors: ['#ccc'], globals: ['CookieControl.load'], hosts: ['cc.cdn.civiccomputing.com'] }, 'civic-cookie-control'],
  ['nothing known', {}, null],
])('%s', (_, part, id) => {
  expect(cmpOf({ selectors: [], globals: [], hosts: [], ...part })?.id ?? null).toBe(id);
});
