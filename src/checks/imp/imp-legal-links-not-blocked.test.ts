import { expect, it } from 'vitest';
import type { ConsentState } from '#evidence/gathered.ts';
import { banner, formFact, judge, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, traffic } from '../../../test/factories/traffic.ts';
import type { LegalAccessFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
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
const missed: Part = { pageCovered: null };
const lateSite = (imprint: Part, privacy: Part, blocksPage = true): Partial<Facts> => ({
  ...site(imprint, privacy),
  banner: { banner: banner({ blocksPage, seenAfterMs: 3_665 }), cmpName: null, cmpLoaded: null, payOrConsent: false },
});

const popup = (service: string, states: readonly ConsentState[]): Partial<Facts> => {
  const { requests, services } = traffic({ service, url: `https://cdn.${service}.test/a.js`, type: 'script', states: [...states] });
  return { requests, services };
};

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
  ...(
    [
      ['a popup of a newsletter service that runs there too', popup('klaviyo', ['none', 'accept']), false, 'imprintBlockedOthers'],
      ['a chat', popup('intercom', ['none']), false, 'imprintBlockedOthers'],
      ['a chat that waits for consent', popup('intercom', ['accept']), false, 'imprintBlocked'],
      ['a counter', popup('matomo', ['none']), false, 'imprintBlocked'],
      ['a wall, and a chat behind it', popup('intercom', ['none']), true, 'imprintBlocked'],
      [
        'a popup with a form',
        { forms: [formFact({ kind: 'newsletter', overlay: { heading: '15 % für Neue', pages: [siteUrl] } })] },
        false,
        'imprintBlockedOthers',
      ],
    ] as const
  ).map(([name, more, blocksPage, message]): [string, Partial<Facts>, Outline] => [
    `imprint covered where there is ${name}`,
    { ...site({}, free, blocksPage), ...more },
    { class: 'Hint', messages: [message] },
  ]),
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
  [
    'pages left before a late banner came',
    lateSite({ ...inBanner, ...missed }, { ...inBanner, ...missed }),
    { class: 'Conform', message: 'reachableInBannerLate' },
  ],
  [
    'pages left before a late bar came',
    lateSite({ ...inBanner, ...missed }, { ...inBanner, ...missed }, false),
    { class: 'Conform', message: 'reachableInBanner' },
  ],
  [
    'one page under the late banner all the same',
    lateSite({ ...inBanner, ...covered }, { ...inBanner, ...missed }),
    { class: 'Conform', message: 'reachableInBannerCovered' },
  ],
  ['links blocked by a late banner', lateSite(missed, missed), { class: 'Hint', messages: ['linksBlockedLate'] }],
  [
    'pages never visited, links in the late banner',
    lateSite({ ...inBanner, pageUrl: null, ...missed }, { ...inBanner, pageUrl: null, ...missed }),
    { class: 'Conform', message: 'reachableInBanner' },
  ],
  ['a site without imprint link is judged elsewhere', site(null, free), { class: 'Conform' }],
  ['no links at all', site(null, null), { class: 'NoClassification', message: 'noLinks' }],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('tells after how long the banner came, and the pages it was not waited for on', () => {
  const verdict = judge(check, lateSite({ ...inBanner, ...missed }, { ...inBanner, ...missed }));
  expect(verdict).toMatchObject({ params: { seconds: 4, page: '/imprint, /privacy' } });
});
