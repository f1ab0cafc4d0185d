import { expect, it } from 'vitest';
import { judge, storageFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './trk-gtm-before-consent.ts';

const container = { service: 'google-tag-manager', url: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC', states: ['none'] } as const;
const gtag = { service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=G-ABC', states: ['none'] } as const;
const pixel = { service: 'meta-pixel', url: 'https://connect.facebook.net/en_US/fbevents.js', states: ['none'] } as const;

const cases: [string, Partial<Facts>, Outline][] = [
  ['not loaded', bannerSite(), { class: 'Conform' }],
  ['loaded after accepting', bannerSite(traffic({ ...container, states: ['accept'] })), { class: 'Conform' }],
  [
    'loaded without further effect',
    bannerSite(traffic(container)),
    { class: 'Hint', message: 'withoutEffect', cause: 'google-tag-manager', refs: ['r1'] },
  ],
  [
    'fires a tag',
    bannerSite(traffic(container, { ...gtag, parentId: 'r1', embeddedBy: 'google-tag-manager' })),
    { class: 'Risk', message: 'firesTags', cause: 'google-tag-manager', refs: ['r1', 'r2'] },
  ],
  [
    'the page calls the same service by itself too',
    bannerSite(
      traffic(
        container,
        { ...pixel, url: 'https://www.facebook.com/tr/?id=1&noscript=1', type: 'image' },
        { ...pixel, parentId: 'r1', embeddedBy: 'google-tag-manager' },
      ),
    ),
    { class: 'Risk', message: 'firesTags', refs: ['r1', 'r3'] },
  ],
  [
    'the page loads a tag beside it',
    bannerSite(traffic(container, pixel)),
    { class: 'Hint', message: 'withoutEffectBeside', cause: 'google-tag-manager', refs: ['r1'] },
  ],
  [
    'another script of the page loads tags beside it',
    bannerSite(
      traffic(
        container,
        { service: 'jsdelivr', url: 'https://cdn.jsdelivr.net/npm/app.js', states: ['none'] },
        { ...pixel, parentId: 'r2' },
        { ...gtag, parentId: 'r2' },
      ),
    ),
    { class: 'Hint', message: 'withoutEffectBeside' },
  ],
  [
    'a pixel beside it that tells nothing of who sent it',
    bannerSite(traffic(container, { ...pixel, url: 'https://www.facebook.com/tr/?id=1', type: 'image', parentId: null })),
    { class: 'Risk', message: 'besideTracking' },
  ],
  [
    'a pixel that another script sent',
    bannerSite(
      traffic(
        container,
        { service: 'jsdelivr', url: 'https://cdn.jsdelivr.net/npm/app.js', states: ['none'] },
        { ...pixel, url: 'https://www.facebook.com/tr/?id=1', type: 'image', parentId: 'r2' },
      ),
    ),
    { class: 'Hint', message: 'withoutEffectBeside' },
  ],
  [
    'one tag loaded by the page, another fired by the container',
    bannerSite(traffic(container, pixel, { ...gtag, parentId: 'r1', embeddedBy: 'google-tag-manager' })),
    { class: 'Risk', message: 'firesTags', refs: ['r1', 'r3'] },
  ],
  [
    'from the own host, the page loads a tag beside it',
    bannerSite(traffic({ service: 'google-tag-manager', url: 'https://data.muster.test/gtm.js?id=GTM-ABC', states: ['none'] }, pixel)),
    { class: 'Hint', message: 'ownHostBeside' },
  ],
  [
    'a tag whose need is disputed fires beside it',
    bannerSite(traffic(container, { service: 'plausible', url: 'https://plausible.io/js/script.js', states: ['none'] })),
    { class: 'Hint', message: 'withoutEffect' },
  ],
  [
    'a tag fires at once, another of the container waits',
    bannerSite(
      traffic(
        container,
        { ...pixel, parentId: 'r1', embeddedBy: 'google-tag-manager' },
        { ...gtag, states: ['accept'], parentId: 'r1', embeddedBy: 'google-tag-manager' },
      ),
    ),
    { class: 'Risk', message: 'firesTagsWaiting', refs: ['r1', 'r2'] },
  ],
  [
    'the page loads a tag beside it, one of the container waits',
    bannerSite(traffic(container, pixel, { ...gtag, states: ['accept'], parentId: 'r1', embeddedBy: 'google-tag-manager' })),
    { class: 'Hint', message: 'withoutEffectBesideWaiting' },
  ],
  [
    'a pixel of unknown origin beside it, one tag of the container waits',
    bannerSite(
      traffic(
        container,
        { ...pixel, url: 'https://www.facebook.com/tr/?id=1', type: 'image' },
        { ...gtag, states: ['accept'], parentId: 'r1', embeddedBy: 'google-tag-manager' },
      ),
    ),
    { class: 'Risk', message: 'besideTrackingWaiting' },
  ],
  [
    'all its tags wait',
    bannerSite(traffic(container, { ...gtag, states: ['accept'], parentId: 'r1', embeddedBy: 'google-tag-manager' })),
    { class: 'Hint', message: 'withoutEffectWaiting', cause: 'google-tag-manager', refs: ['r1'] },
  ],
  [
    'a tag that fires at once and again after accepting does not wait',
    bannerSite(traffic(container, { ...pixel, states: ['none', 'accept'], parentId: 'r1', embeddedBy: 'google-tag-manager' })),
    { class: 'Risk', message: 'firesTags' },
  ],
  [
    'the tag fires only after accepting',
    bannerSite(traffic(container, { ...pixel, states: ['accept'] })),
    { class: 'Hint', message: 'withoutEffect' },
  ],
  [
    'the tag fires after rejection',
    bannerSite(traffic(container, { ...pixel, states: ['reject'], parentId: 'r1', embeddedBy: 'google-tag-manager' })),
    { class: 'Hint', message: 'afterReject', cause: 'google-tag-manager' },
  ],
  [
    'stores a cookie',
    bannerSite({
      ...traffic(container),
      cookies: [analyticsCookie({ id: 'c', name: 'my_campaign', serviceId: null, setBy: container.url, states: ['none'] })],
    }),
    { class: 'Risk', message: 'stores', refs: ['r1', 'c'] },
  ],
  [
    'stores in web storage',
    bannerSite({ ...traffic(container), storage: [storageFact({ id: 's', setBy: container.url, states: ['none'] })] }),
    { class: 'Risk', message: 'stores', refs: ['r1', 's'] },
  ],
  ['the Google tag of Analytics is another check', bannerSite(traffic(gtag)), { class: 'Conform' }],
  [
    'a container that is called by the address of the Google tag',
    bannerSite(traffic({ ...container, url: 'https://www.googletagmanager.com/gtag/js?id=GTM-ABC123' })),
    { class: 'Hint', message: 'withoutEffect' },
  ],
  [
    'the Google tag of several products',
    bannerSite(traffic({ ...container, service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=GT-ABC' })),
    { class: 'Conform' },
  ],
  [
    'served from the own host',
    bannerSite(traffic({ service: 'google-tag-manager', url: 'https://data.muster.test/gtm.js?id=GTM-ABC', states: ['none'] })),
    { class: 'Hint', message: 'ownHost' },
  ],
  [
    'served from the own host under a name of its own, and fires a tag',
    bannerSite(
      traffic(
        { service: 'google-tag-manager', url: 'https://data.muster.test/x7k.js', party: 'first', states: ['none'] },
        { ...gtag, parentId: 'r1', embeddedBy: 'google-tag-manager' },
      ),
    ),
    { class: 'Risk', message: 'firesTagsOwn', refs: ['r1', 'r2'] },
  ],
  [
    'inside a foreign embed',
    bannerSite(
      traffic(
        { service: 'calendly', url: 'https://calendly.com/a', type: 'frame', states: ['none'] },
        { ...container, parentId: 'r1', embeddedBy: 'calendly' },
      ),
    ),
    { class: 'Conform' },
  ],
  [
    'tracking inside a frame that the page holds is none of its tags',
    bannerSite(
      traffic(
        container,
        { service: 'pardot', url: 'https://go.pardot.com/l/1', type: 'frame', states: ['none'] },
        { service: 'pardot', url: 'https://pi.pardot.com/analytics', identifiers: ['visitor_id'], states: ['none'], parentId: 'r2' },
      ),
    ),
    { class: 'Hint', message: 'withoutEffect' },
  ],
  ['stopped by the page’s own policy', bannerSite(traffic({ ...container, blockedReason: 'csp' })), { class: 'Conform' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('is open when the requests are missing', () => {
  expect(judge(check, bannerSite(), ['requests'])).toMatchObject({ class: 'NoClassification', missing: 'requests' });
});
