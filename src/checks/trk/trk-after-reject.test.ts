import { expect, it } from 'vitest';
import { banner, judge, toggle } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './trk-after-reject.ts';

const gtag = { service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=G-ABC', states: ['reject'] } as const;
const hit = { ...gtag, url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC&gcs=G100', type: 'fetch', gcs: 'G100' } as const;
const container = { service: 'google-tag-manager', url: 'https://www.googletagmanager.com/gtm.js?id=GTM-A', states: ['reject'] } as const;

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'Universal Analytics goes on loading',
    bannerSite(traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/analytics.js' })),
    { class: 'Risk', message: 'universal', cause: 'google-analytics' },
  ],
  ['nothing runs', bannerSite(), { class: 'Conform' }],
  [
    'nothing that the scanner knows runs, but what measures is stored',
    bannerSite({ cookies: [analyticsCookie({ serviceId: null, states: ['reject'] })] }),
    { class: 'Conform', message: 'onlyStoredCookies' },
  ],
  ['tracker keeps running', bannerSite(traffic({ ...gtag, states: ['none', 'reject'] })), { class: 'Risk', message: 'tracks' }],
  ['tracker starts only then', bannerSite(traffic(gtag)), { class: 'Risk', message: 'starts', cause: 'google-analytics', refs: ['r1'] }],
  [
    'a switch refuses the service',
    bannerSite({
      ...traffic(gtag),
      banner: {
        banner: banner({ toggles: [toggle({ label: 'Google Analytics (Statistik)', checked: false, disabled: false })] }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    }),
    { class: 'Risk', message: 'startsRefusable' },
  ],
  [
    'a fixed switch names the service',
    bannerSite({
      ...traffic({ ...gtag, states: ['none', 'reject'] }),
      banner: {
        banner: banner({ toggles: [toggle({ label: 'Google Analytics', checked: true, disabled: true })] }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    }),
    { class: 'Risk', message: 'tracks' },
  ],
  ['tracker before the choice only', bannerSite(traffic({ ...gtag, states: ['none'] })), { class: 'Conform' }],
  [
    'pings that say denied and name nobody',
    bannerSite(traffic(gtag, hit)),
    { class: 'Hint', message: 'signals', cause: 'google-analytics' },
  ],
  [
    'the same pings where the tag manager is in use',
    bannerSite(traffic(gtag, hit, container)),
    { class: 'Hint', messages: ['signalsContainer'] },
  ],
  ['the same pings without their script', bannerSite(traffic(hit)), { class: 'Hint', message: 'pingsOnly' }],
  [
    'image that comes with the answer to the choice: the page itself has none',
    bannerSite(
      traffic(
        { service: 'google-ad-manager', url: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js', states: ['none'] },
        { service: 'google-ad-manager', url: 'https://tpc.googlesyndication.com/simgad/1', type: 'image', states: ['reject'] },
        { service: 'google-ad-manager', url: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js', states: ['reject'] },
      ),
    ),
    { class: 'Risk', message: 'tracks' },
  ],
  [
    'image in the page before the script',
    bannerSite(
      traffic(
        { service: 'meta-pixel', url: 'https://www.facebook.com/tr/?id=1', type: 'image', states: ['reject'] },
        { service: 'meta-pixel', url: 'https://connect.facebook.net/fbevents.js', states: ['reject'] },
      ),
    ),
    { class: 'Risk', message: 'startsPicture' },
  ],
  ...(
    [
      ['in a frame that the script wrote', { inWrittenFrame: true }, {}],
      ['in an earlier load of the page', { load: 'p1#1' }, { load: 'p1#2' }],
    ] as const
  ).map(([where, image, script]): [string, Partial<Facts>, Outline] => [
    `image ${where}`,
    bannerSite(
      traffic(
        { service: 'meta-pixel', url: 'https://www.facebook.com/tr/?id=1', type: 'image', states: ['reject'], ...image },
        { service: 'meta-pixel', url: 'https://connect.facebook.net/fbevents.js', states: ['reject'], ...script },
      ),
    ),
    { class: 'Risk', message: 'starts' },
  ]),
  ['ping with an identifier', bannerSite(traffic(gtag, { ...hit, identifiers: ['cid'] })), { class: 'Risk', message: 'starts' }],
  ['ping that says granted', bannerSite(traffic(gtag, { ...hit, url: hit.url.replace('G100', 'G111'), gcs: 'G111' })), { class: 'Risk' }],
  [
    'pings beside a cookie',
    bannerSite({ ...traffic(gtag, hit), cookies: [analyticsCookie({ states: ['reject'] })] }),
    { class: 'Risk', message: 'starts' },
  ],
  ...(
    [
      ['without an identifier', {}, { class: 'Hint', message: 'startsDisputed' }],
      ['with an identifier', { identifiers: ['unique_token'] }, { class: 'Risk', message: 'starts' }],
      ['to a third party', { party: 'third' }, { class: 'Risk', message: 'starts' }],
    ] as const
  ).map(([what, more, expected]): [string, Partial<Facts>, Outline] => [
    `statistics of the shop system on its own domain, ${what}`,
    bannerSite(
      traffic({
        service: 'shopify-analytics',
        url: 'https://www.muster.test/.well-known/shopify/monorail/produce_batch',
        type: 'beacon',
        party: 'first',
        states: ['reject'],
        ...more,
      }),
    ),
    expected,
  ]),
  [
    'own counter without cookies',
    bannerSite(traffic({ service: 'matomo', url: 'https://www.muster.test/matomo.js', party: 'first', states: ['reject'] })),
    { class: 'Hint', message: 'selfHosted' },
  ],
  [
    'own counter that the banner offers',
    {
      ...bannerSite(traffic({ service: 'matomo', url: 'https://www.muster.test/m.php?res=1366x768', party: 'first', states: ['reject'] })),
      banner: { ...bannerSite({}).banner!, banner: banner({ toggles: [toggle({ label: 'Matomo' })] }) },
    },
    { class: 'Hint', message: 'selfHostedScreenMatomoAsked' },
  ],
  [
    'disputed need',
    bannerSite(traffic({ service: 'etracker', url: 'https://code.etracker.com/t.js', states: ['reject'] })),
    { class: 'Hint', message: 'startsDisputed' },
  ],
  ['only a connection', bannerSite(traffic({ ...gtag, type: 'preconnect', active: false })), { class: 'Hint', message: 'connectionBare' }],
  ['only a file', bannerSite(traffic({ ...gtag, type: 'image', active: false })), { class: 'Hint', message: 'connectionOnly' }],
  [
    'unknown host',
    bannerSite(traffic({ url: 'https://w.partner.test/w.js', states: ['reject'] })),
    { class: 'NoClassification', message: 'unknownHostsTool' },
  ],
  [
    'font files of an unknown host',
    bannerSite(traffic({ url: 'https://dateien.partner.test/a.woff2', type: 'font', states: ['reject'] })),
    { class: 'NoClassification', message: 'onlyFonts' },
  ],
  [
    'unknown host that shows the banner',
    bannerSite(traffic({ url: 'https://einwilligung.partner.test/', type: 'frame', states: ['reject'], servesBanner: true })),
    { class: 'NoClassification', message: 'bannerHost' },
  ],
  [
    'unknown host beside the one that shows the banner',
    bannerSite(
      traffic(
        { url: 'https://einwilligung.partner.test/', type: 'frame', states: ['reject'], servesBanner: true },
        { url: 'https://w.partner.test/w.js', states: ['reject'] },
      ),
    ),
    { class: 'NoClassification', message: 'unknownHosts' },
  ],
  [
    'without a banner there is nothing to reject',
    traffic({ ...gtag, states: ['none', 'reject', 'accept'] }),
    { class: 'NotApplicable', message: 'noBanner' },
  ],
  [
    'a disputed service that sends an identifier on one page only',
    bannerSite({
      ...traffic(
        { service: 'etracker', url: 'https://code.etracker.com/e.js' },
        {
          service: 'etracker',
          url: 'https://www.etracker.de/c?coid=1',
          identifiers: ['coid'],
          pageUrl: 'https://www.muster.test/spenden',
        },
      ),
      cookies: [analyticsCookie({ serviceId: 'etracker' })],
    }),
    { class: 'Risk', message: 'tracksPartly' },
  ],
  [
    'signals of consent mode beside a service that runs on',
    bannerSite(
      traffic(
        { service: 'hotjar', url: 'https://static.hotjar.com/c/hotjar-1.js', states: ['reject'] },
        {
          service: 'google-ads',
          url: 'https://pagead2.googlesyndication.com/ccm/collect?gcs=G100',
          type: 'image',
          gcs: 'G100',
          states: ['reject'],
        },
      ),
    ),
    { class: 'Risk', messages: ['starts', 'pingsOnly'] },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('is open when rejecting could not be performed', () => {
  expect(judge(check, bannerSite(traffic(gtag)), ['rejected'])).toMatchObject({ class: 'NoClassification', missing: 'rejected' });
});

it('names a page on which the service runs, rather not the start page', () => {
  const etracker = { service: 'etracker', url: 'https://code.etracker.com/e.js', states: ['reject'] } as const;
  const pageOf = (...paths: string[]) => {
    const facts = bannerSite(traffic(...paths.map((path) => ({ ...etracker, pageUrl: `https://www.muster.test${path}` }))));
    const result = judge(check, facts);
    return 'findings' in result ? result.findings[0].params?.page : undefined;
  };
  expect([pageOf('/'), pageOf('/', '/artikel/eins'), pageOf('/artikel/zwei')]).toEqual(['/', '/artikel/eins', '/artikel/zwei']);
});
