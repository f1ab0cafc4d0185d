import { expect, it } from 'vitest';
import type { LinkEvidence } from '#evidence/pages.ts';
import { planForeignPages } from './plan-foreign-pages.ts';

const startUrl = 'https://www.laden.test/';
const link = (text: string, href: string, visible = true): LinkEvidence => ({
  text,
  href: new URL(href, startUrl).href,
  visible,
  area: 'footer',
});
const plan = [
  { url: `${startUrl}datenschutz`, kind: 'privacy' as const },
  { url: `${startUrl}en`, kind: 'other' as const },
];
const english = (...links: LinkEvidence[]) => ({ url: `${startUrl}en`, language: 'en', links });
const prices = link('Prices', '/en/prices');
const policy = link('Privacy policy', '/en/privacy-policy');

it.each<[string, Parameters<typeof planForeignPages>[2], string[]]>([
  ['the notice that a page in another language links', [english(link('Home', '/en'), policy)], ['/en/privacy-policy']],
  [
    'one of two',
    [english(policy), { url: `${startUrl}fr`, language: 'fr', links: [link('Privacy', '/fr/privacy')] }],
    ['/en/privacy-policy'],
  ],
  ['none for a page in the language of the start page', [{ url: `${startUrl}en`, language: 'de', links: [policy, prices] }], []],
  ['none where the language is not known', [{ url: `${startUrl}en`, language: '', links: [policy, prices] }], []],
  ['none that is planned', [english(link('Privacy', '/datenschutz'))], []],
  ['none of another host', [english(link('Privacy policy', 'https://policies.google.test/privacy'))], []],
  ['none behind settings or a file', [english(link('Privacy settings', '/choice'), link('Privacy policy', '/en/privacy.pdf'))], []],
  ['pages of that version, after its notice', [english(prices, policy)], ['/en/privacy-policy', '/en/prices']],
  ['two of them', [english(prices, link('Product', '/en-gb/product'), link('Jobs', '/en/jobs'))], ['/en/prices', '/en-gb/product']],
  ['none of the first version', [english(link('Product', '/produkt'), link('Deutsch', '/de/'))], []],
  ['none of its other legal pages', [english(link('Imprint', '/en/imprint'), link('Terms and conditions', '/en/terms'))], []],
  ['none that nobody sees', [english({ ...policy, visible: false })], []],
])('plans %s', (_, pages, expected) => {
  expect(planForeignPages({ startUrl, maxPages: 10 }, 'de', pages, plan).map(({ url }) => new URL(url).pathname)).toEqual(expected);
});

it('leaves the pages out where the plan is full, not the notice', () => {
  const planned = planForeignPages({ startUrl, maxPages: 1 }, 'de', [english(prices, policy)], plan);
  expect(planned.map(({ url }) => new URL(url).pathname)).toEqual(['/en/privacy-policy']);
});
