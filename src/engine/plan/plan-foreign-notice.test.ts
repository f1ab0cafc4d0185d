import { expect, it } from 'vitest';
import type { LinkEvidence } from '#evidence/evidence.ts';
import { planForeignNotice } from './plan-foreign-notice.ts';

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
const english = (...links: LinkEvidence[]) => ({ language: 'en', links });
const policy = link('Privacy policy', '/en/privacy-policy');

it.each<[string, Parameters<typeof planForeignNotice>[2], string[]]>([
  ['the notice that a page in another language links', [english(link('Home', '/en'), policy)], ['/en/privacy-policy']],
  ['one of two', [english(policy), { language: 'fr', links: [link('Privacy', '/fr/privacy')] }], ['/en/privacy-policy']],
  ['none for a page in the language of the start page', [{ language: 'de', links: [policy] }], []],
  ['none where the language is not known', [{ language: '', links: [policy] }], []],
  ['none that is planned', [english(link('Privacy', '/datenschutz'))], []],
  ['none of another host', [english(link('Privacy policy', 'https://policies.google.test/privacy'))], []],
  ['none behind settings or a file', [english(link('Privacy settings', '/en/choice'), link('Privacy policy', '/en/privacy.pdf'))], []],
  ['none that nobody sees', [english({ ...policy, visible: false })], []],
])('plans %s', (_, pages, expected) => {
  expect(planForeignNotice(startUrl, 'de', pages, plan).map(({ url }) => new URL(url).pathname)).toEqual(expected);
});
