import { expect, it } from 'vitest';
import { pageFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './emb-google-fonts.ts';

const css: Call = { service: 'google-fonts', url: 'https://fonts.googleapis.com/css2?family=Lato', type: 'stylesheet', states: ['none'] };
const file: Call = { service: 'google-fonts', url: 'https://fonts.gstatic.com/s/lato.woff2', type: 'font', states: ['none'] };
const maps: Call = { service: 'google-maps', url: 'https://maps.googleapis.com/maps/api/js', states: ['none'] };

const cases: [string, Partial<Facts>, Outline][] = [
  ['fonts from the own server', bannerSite(), { class: 'Conform' }],
  ['before the choice', bannerSite(traffic(css, file)), { class: 'Risk', message: 'loaded', cause: 'google-fonts', refs: ['r1', 'r2'] }],
  [
    'described in the notice',
    {
      ...bannerSite(traffic(css)),
      pages: [pageFact(), pageFact({ kind: 'privacy', text: 'Wir verwenden Google Fonts der Google Ireland Limited.' })],
    },
    { class: 'Risk', message: 'loadedDescribed' },
  ],
  ['after rejecting', bannerSite(traffic({ ...css, states: ['reject'] })), { class: 'Risk', message: 'loaded' }],
  ['in both states', bannerSite(traffic({ ...css, states: ['none', 'reject'] })), { class: 'Risk', message: 'loaded' }],
  ['without a banner', traffic({ ...css, states: ['none', 'reject', 'accept'] }), { class: 'Risk', message: 'loaded' }],
  [
    'loaded by the consent platform itself',
    bannerSite(
      traffic({ service: 'cookiebot', url: 'https://consent.cookiebot.com/uc.js' }, { ...css, parentId: 'r1', embeddedBy: 'cookiebot' }),
    ),
    { class: 'Risk', message: 'loadedByTool', cause: 'google-fonts' },
  ],
  [
    'loaded by the consent platform that an advertising script brings along',
    bannerSite(
      traffic(
        { service: 'google-adsense', url: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js', states: ['none'] },
        {
          service: 'google-funding-choices',
          url: 'https://fundingchoicesmessages.google.com/i/ca-pub-1',
          parentId: 'r1',
          states: ['none'],
        },
        { ...css, parentId: 'r2' },
      ),
    ),
    { class: 'Risk', message: 'loadedByTool', refs: ['r3'] },
  ],
  [
    'loaded by a counter',
    bannerSite(traffic({ service: 'hotjar', url: 'https://static.hotjar.com/c/hotjar-1.js' }, { ...css, parentId: 'r1' })),
    { class: 'Risk', message: 'loadedByService' },
  ],
  [
    'loaded by the consent platform and by the page',
    bannerSite(traffic({ service: 'cookiebot', url: 'https://consent.cookiebot.com/uc.js' }, { ...css, parentId: 'r1' }, file)),
    { class: 'Risk', message: 'loaded' },
  ],
  [
    'loaded by a tag in the tag manager',
    bannerSite(traffic({ service: 'google-tag-manager', url: 'https://www.googletagmanager.com/gtm.js' }, { ...css, parentId: 'r1' })),
    { class: 'Risk', message: 'loaded' },
  ],
  ['after accepting only', bannerSite(traffic({ ...css, states: ['accept'] })), { class: 'Hint', message: 'onlyAfterConsent' }],
  [
    'child of a map',
    bannerSite(traffic(maps, { ...css, parentId: 'r1', embeddedBy: 'google-maps' })),
    { class: 'Hint', message: 'insideEmbed', cause: 'google-maps', refs: ['r2'] },
  ],
  [
    'child of a form: no consent for cookies either',
    bannerSite(
      traffic(
        { service: 'jotform', url: 'https://form.jotform.com/2412', type: 'frame', states: ['none'] },
        { ...css, parentId: 'r1', embeddedBy: 'jotform' },
      ),
    ),
    { class: 'Hint', message: 'insideForm', cause: 'jotform' },
  ],
  [
    'child of a document of the same service',
    bannerSite(
      traffic(
        { service: 'google-docs-embed', url: 'https://docs.google.com/document/d/e/1FAI/pub', type: 'frame', states: ['none'] },
        { ...css, parentId: 'r1', embeddedBy: 'google-docs-embed' },
      ),
    ),
    { class: 'Hint', message: 'insideEmbed', cause: 'google-docs-embed' },
  ],
  [
    'child of a captcha: no consent of its own for the fonts',
    bannerSite(
      traffic(
        { service: 'google-recaptcha', url: 'https://www.google.com/recaptcha/api2/anchor', type: 'frame', states: ['none'] },
        { ...css, parentId: 'r1', embeddedBy: 'google-recaptcha' },
      ),
    ),
    { class: 'Hint', message: 'insideCaptcha', cause: 'google-recaptcha', refs: ['r2'] },
  ],
  [
    'child of a video after accepting',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] },
        { ...file, states: ['accept'], parentId: 'r1', embeddedBy: 'youtube' },
      ),
    ),
    { class: 'Hint', messages: ['insideEmbedAccepted'], cause: 'youtube' },
  ],
  [
    'child of a video after accepting, with the video in the notice',
    bannerSite({
      ...traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] },
        { ...file, states: ['accept'], parentId: 'r1', embeddedBy: 'youtube' },
      ),
      pages: [pageFact({ kind: 'privacy', text: 'Videos kommen von YouTube (Google Ireland Limited, Dublin).' })],
    }),
    { class: 'Conform', message: 'onlyInEmbedNamed' },
  ],
  [
    'child of a video after accepting, with the fonts in the notice as well',
    bannerSite({
      ...traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] },
        { ...file, states: ['accept'], parentId: 'r1', embeddedBy: 'youtube' },
      ),
      pages: [
        pageFact({ kind: 'privacy', text: 'Videos kommen von YouTube (Google Ireland Limited, Dublin), das auch Schriften einbindet.' }),
      ],
    }),
    { class: 'Conform', message: 'onlyInEmbedAccepted' },
  ],
  [
    'child of a booking widget',
    bannerSite(traffic({ service: 'calendly', url: 'https://calendly.com/a', type: 'frame' }, { ...css, embeddedBy: 'calendly' })),
    { class: 'Hint', cause: 'calendly' },
  ],
  [
    'child of a map and of the site',
    bannerSite(traffic(maps, { ...css, parentId: 'r1', embeddedBy: 'google-maps' }, file)),
    { class: 'Risk', cause: 'google-fonts', refs: ['r3'] },
  ],
  ['inside an unknown frame', bannerSite(traffic({ ...css, inOwnFrame: false })), { class: 'Hint', message: 'insideFrame' }],
  [
    'only a connection',
    bannerSite(traffic({ ...file, type: 'preconnect', url: 'https://fonts.gstatic.com/', active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['stopped by the page’s own policy', bannerSite(traffic({ ...css, blockedReason: 'csp', status: null })), { class: 'Conform' }],
  [
    'Bunny Fonts is not Google',
    bannerSite(traffic({ service: 'bunny-fonts', url: 'https://fonts.bunny.net/css', type: 'stylesheet' })),
    { class: 'Conform' },
  ],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
  ['reject not possible, before the choice', noRejectSite(traffic(css)), { class: 'Risk' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
