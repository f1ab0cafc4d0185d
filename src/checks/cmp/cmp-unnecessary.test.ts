import { expect, it } from 'vitest';
import { cookieFact, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, traffic, unknownCookie } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-unnecessary.ts';

const onward = link({ href: `${siteUrl}weiter` });
const pages = (count: number, part = {}) =>
  Array.from({ length: count }, (_, index) => pageFact({ url: `${siteUrl}${index}`, links: [onward], ...part }));
const site = (facts: Partial<Facts> = {}): Partial<Facts> => bannerSite({ pages: pages(6), ...facts });
const foreign = traffic({ url: 'https://files.unknown.test/a.js' });

const cases: [string, Partial<Facts>, Outline][] = [
  ['nothing needs consent', site(), { class: 'Hint', message: 'idle', cause: 'banner-unnecessary', refs: ['none-p1'] }],
  [
    'something harmless waits for the choice',
    site(traffic({ url: `${siteUrl}map.js`, states: ['accept'] })),
    { class: 'Hint', message: 'dispensable', cause: 'banner-unnecessary' },
  ],
  [
    'fonts whose need is disputed load whatever is chosen',
    site(traffic({ url: 'https://fonts.googleapis.com/css', service: 'google-fonts', type: 'stylesheet', active: false })),
    { class: 'Hint', message: 'idleDisputed' },
  ],
  [
    'a map loads whatever is chosen, though its server did not answer',
    site(traffic({ url: 'https://maps.google.com/maps?q=a&output=embed', service: 'google-maps', type: 'frame', active: false })),
    { class: 'NotApplicable', message: 'needed' },
  ],
  [
    'a small website of which every page was read',
    site({ pages: [pageFact({ links: [link({ href: `${siteUrl}impressum` })] }), pageFact({ url: `${siteUrl}impressum`, links: [] })] }),
    { class: 'Hint', message: 'idle' },
  ],
  ['necessary and consent cookies only', site({ cookies: [cookieFact(), cookieFact({ category: 'consent' })] }), { class: 'Hint' }],
  ['tool of the banner itself', site(traffic({ url: 'https://consent.cookiebot.com/uc.js', service: 'cookiebot' })), { class: 'Hint' }],
  [
    'analytics after accepting',
    site({ cookies: [analyticsCookie({ states: ['accept'] })] }),
    { class: 'NotApplicable', message: 'needed' },
  ],
  [
    'service whose need is disputed',
    site(traffic({ url: 'https://fonts.googleapis.com/css', service: 'google-fonts', states: ['accept'] })),
    { class: 'NotApplicable', message: 'needed' },
  ],
  [
    'a script records the visit',
    site({
      recordings: [
        {
          script: null,
          serviceId: null,
          events: ['mousemove'],
          typedTextSent: false,
          sentAfterTyping: null,
          states: ['accept'],
          pages: [siteUrl],
          requestIds: [],
          evidenceIds: ['rec1'],
        },
      ],
    }),
    { class: 'NotApplicable', message: 'needed' },
  ],
  ['cookie nobody knows', site({ cookies: [unknownCookie()] }), { class: 'NoClassification', message: 'purposeUnknown' }],
  ['host nobody knows', site(foreign), { class: 'NoClassification', message: 'purposeUnknown' }],
  ['four pages are too few', site({ pages: pages(4) }), { class: 'NoClassification', message: 'tooFewPages' }],
  [
    'pages of other states do not count',
    site({ pages: pages(6, { states: ['none'] }) }),
    { class: 'NoClassification', message: 'tooFewPages' },
  ],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
