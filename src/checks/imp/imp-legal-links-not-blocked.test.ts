import { expect, it } from 'vitest';
import { banner, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite } from '../../../test/factories/traffic.ts';
import type { Facts, LegalAccessFact } from '../facts.ts';
import check from './imp-legal-links-not-blocked.ts';

type Part = Partial<Omit<LegalAccessFact, 'kind'>>;
const access = (kind: LegalAccessFact['kind'], part: Part = {}): LegalAccessFact => ({
  kind,
  inBanner: null,
  onPage: { text: kind, href: `/${kind}`, reach: 'covered' },
  pageUrl: `${siteUrl}${kind}`,
  pageCovered: false,
  ...part,
});
const site = (imprint: Part | null, privacy: Part | null, blocksPage = true): Partial<Facts> =>
  bannerSite({
    banner: { banner: banner({ blocksPage }), cmpName: null, cmpLoaded: null, payOrConsent: false },
    legalAccess: [access('imprint', imprint ?? absent), access('privacy', privacy ?? absent)],
  });
const absent: Part = { inBanner: null, onPage: null, pageUrl: null, pageCovered: null };
const inBanner: Part = { inBanner: { text: 'Link', href: '/x', dead: false } };
const free: Part = { onPage: { text: 'Link', href: '/x', reach: 'free' } };
const locked: Part = { onPage: { text: 'Link', href: '/x', reach: 'locked' } };
const covered: Part = { pageCovered: true };

const cases: [string, Partial<Facts>, Outline][] = [
  ['bar at the bottom that leaves the links free', site(free, free, false), { class: 'Conform', message: 'reachableOnPage' }],
  ['links in the banner, pages free', site(inBanner, inBanner), { class: 'Conform', message: 'reachableInBanner' }],
  ['one link in the banner, one on the page', site(inBanner, free), { class: 'Conform', message: 'reachableMixed' }],
  [
    'neither reachable nor readable',
    site(covered, { ...covered, ...locked }),
    {
      class: 'Risk',
      message: 'bothBlocked',
      cause: 'banner-blocks-legal',
      refs: ['/imprint', `${siteUrl}imprint`, '/x', `${siteUrl}privacy`],
    },
  ],
  ['links blocked, pages free when opened directly', site({}, {}), { class: 'Hint', messages: ['linksBlocked'] }],
  ['pages never visited', site({ pageUrl: null, pageCovered: null }, covered), { class: 'Hint' }],
  ['something else covers the links', site(covered, covered, false), { class: 'Hint' }],
  ['privacy link in the banner, imprint blocked', site(covered, inBanner), { class: 'Hint', messages: ['imprintBlockedCovered'] }],
  [
    'link in the banner, page under the banner',
    site({ ...inBanner, ...covered }, inBanner),
    { class: 'Conform', message: 'reachableInBannerCovered' },
  ],
  [
    'imprint blocked, the notice under the banner too',
    site({}, { ...inBanner, ...covered }),
    { class: 'Hint', messages: ['imprintBlockedCovered'], refs: ['/imprint', `${siteUrl}privacy`] },
  ],
  [
    'link in the banner without an address',
    site({ inBanner: { text: 'Impressum', href: '#', dead: true } }, inBanner),
    { class: 'NoClassification', message: 'scripted' },
  ],
  ['a site without imprint link is judged elsewhere', site(null, free), { class: 'Conform' }],
  ['no links at all', site(null, null), { class: 'NoClassification', message: 'noLinks' }],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
