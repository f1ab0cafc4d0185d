import { expect, it } from 'vitest';
import { legalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, catalogueUse, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './trk-ad-network.ts';

const uet = { service: 'microsoft-advertising', url: 'https://bat.bing.com/bat.js' } as const;
const adsPing = {
  service: 'google-ads',
  url: 'https://pagead2.googlesyndication.com/ccm/collect?gcs=G100',
  type: 'image',
  gcs: 'G100',
} as const;
const manyIds =
  'google-ads google-doubleclick microsoft-advertising tiktok-pixel pinterest-tag x-ads criteo taboola outbrain xandr the-trade-desk amazon-ads adform pubmatic magnite index-exchange openx teads adroll id5 liveramp'.split(
    ' ',
  );
const many = manyIds.map((id) => catalogueUse(id, ['accept']));
const namingAll = legalPage({ kind: 'privacy', text: `${privacyText}\n${many.map(({ service }) => service.name).join(', ')}` });

const cases: [string, Partial<Facts>, Outline][] = [
  ['none in use', bannerSite(), { class: 'Conform' }],
  ['only after accepting', bannerSite(traffic({ ...uet, states: ['accept'] })), { class: 'Conform' }],
  [
    'before the choice',
    bannerSite(traffic({ ...uet, states: ['none'] })),
    { class: 'Risk', message: 'beforeConsent', cause: 'microsoft-advertising' },
  ],
  [
    'marketing automation and push messages are no network',
    bannerSite(
      traffic(
        { service: 'pardot', url: 'https://pi.pardot.com/analytics', states: ['none'] },
        { service: 'onesignal', url: 'https://cdn.onesignal.com/sdks/a.js', states: ['none'] },
      ),
    ),
    { class: 'Conform' },
  ],
  [
    'what a video brings along is named',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] },
        {
          service: 'google-doubleclick',
          url: 'https://googleads.g.doubleclick.net/pagead/id',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'youtube',
        },
      ),
    ),
    { class: 'Conform', message: 'onlyInEmbeds' },
  ],
  [
    'what a video brings along, beside the pixel',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] },
        {
          service: 'google-doubleclick',
          url: 'https://googleads.g.doubleclick.net/pagead/id',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'youtube',
        },
        { service: 'meta-pixel', url: 'https://connect.facebook.net/en_US/fbevents.js', states: ['none'] },
      ),
    ),
    { class: 'Conform', message: 'onlyInEmbedsBesidePixel' },
  ],
  ...(
    [
      [['none'], 'signalsBeforeConsent'],
      [['reject'], 'signalsAfterReject'],
      [['none', 'reject'], 'signalsThroughout'],
    ] as const
  ).map(([states, message]): [string, Partial<Facts>, Outline] => [
    `signals of consent mode only (${states})`,
    bannerSite(traffic({ ...adsPing, states })),
    { class: message === 'signalsAfterReject' ? 'Hint' : 'Risk', message },
  ]),
  [
    'signals of consent mode beside a cookie',
    bannerSite({
      ...traffic({ ...adsPing, states: ['none'] }),
      cookies: [analyticsCookie({ id: 'gcl', name: '_gcl_au', serviceId: 'google-ads', category: 'marketing' })],
    }),
    { class: 'Risk', message: 'beforeConsent' },
  ],
  [
    'a mere connection beside a network that runs is told as well',
    bannerSite(
      traffic({ ...uet, states: ['none'] }, { service: 'criteo', url: 'https://static.criteo.net/', type: 'preconnect', states: ['none'] }),
    ),
    { class: 'Risk', messages: ['beforeConsent', 'connectionBare'] },
  ],
  ['after rejecting', bannerSite(traffic({ ...uet, states: ['reject'] })), { class: 'Risk', message: 'afterReject' }],
  ['in both states', bannerSite(traffic({ ...uet, states: ['none', 'reject'] })), { class: 'Risk', message: 'throughout' }],
  [
    'cookies are further evidence',
    bannerSite({
      ...traffic({ ...uet, states: ['none'] }),
      cookies: [analyticsCookie({ id: 'uet', name: '_uetsid', serviceId: 'microsoft-advertising', category: 'marketing' })],
    }),
    { class: 'Risk', refs: ['r1', 'uet'] },
  ],
  [
    'chain of cookie matching is one finding',
    bannerSite(
      traffic(
        { service: 'google-doubleclick', url: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js', states: ['none'] },
        { service: 'xandr', url: 'https://ib.adnxs.com/getuid', states: ['none'], parentId: 'r1', embeddedBy: 'google-doubleclick' },
        { service: 'criteo', url: 'https://dis.criteo.com/sync', states: ['none'], parentId: 'r2', embeddedBy: 'xandr' },
      ),
    ),
    { class: 'Risk', messages: ['beforeConsent'], cause: 'google-doubleclick', refs: ['r1', 'r2', 'r3'] },
  ],
  [
    'brought along by Analytics: a finding of its own under the same cause',
    bannerSite(
      traffic(
        { service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=G-ABC', states: ['none'] },
        {
          service: 'google-doubleclick',
          url: 'https://td.doubleclick.net/td/ga/rul',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'google-analytics',
        },
      ),
    ),
    { class: 'Risk', cause: 'google-analytics', refs: ['r2'] },
  ],
  [
    'brought along by a video',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] },
        {
          service: 'google-doubleclick',
          url: 'https://static.doubleclick.net/ad.js',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'youtube',
        },
      ),
    ),
    { class: 'Conform' },
  ],
  [
    'the Meta pixel has a check of its own',
    bannerSite(traffic({ service: 'meta-pixel', url: 'https://connect.facebook.net/a.js', states: ['none'] })),
    { class: 'Conform', message: 'noneBesidePixel' },
  ],
  [
    'others only after accepting, the Meta pixel without consent',
    bannerSite(
      traffic(
        { service: 'google-ads', url: 'https://googleads.g.doubleclick.net/pagead/a', states: ['accept'] },
        { service: 'meta-pixel', url: 'https://connect.facebook.net/a.js', states: ['reject'] },
      ),
    ),
    { class: 'Conform', message: 'onlyAfterConsentBesidePixel' },
  ],
  [
    'others and the Meta pixel only after accepting',
    bannerSite(
      traffic(
        { service: 'google-ads', url: 'https://googleads.g.doubleclick.net/pagead/a', states: ['accept'] },
        { service: 'meta-pixel', url: 'https://connect.facebook.net/a.js', states: ['accept'] },
      ),
    ),
    { class: 'Conform', message: 'onlyAfterConsent' },
  ],
  [
    'others only after accepting, the Meta pixel before, reject not possible',
    noRejectSite(
      traffic(
        { service: 'google-ads', url: 'https://googleads.g.doubleclick.net/pagead/a', states: ['accept'] },
        { service: 'meta-pixel', url: 'https://connect.facebook.net/a.js', states: ['none'] },
      ),
    ),
    { class: 'NoClassification', message: 'rejectNotExaminedAcceptedBesidePixel' },
  ],
  [
    'the Meta pixel after accepting, reject not possible',
    noRejectSite(traffic({ service: 'meta-pixel', url: 'https://connect.facebook.net/a.js', states: ['accept'] })),
    { class: 'NoClassification', message: 'rejectNotExaminedBesidePixel' },
  ],
  [
    'disputed need',
    bannerSite(traffic({ service: 'netid', url: 'https://cdn.netid.de/sdk.js', states: ['none'] })),
    { class: 'Hint', message: 'disputed' },
  ],
  [
    'only a connection',
    bannerSite(traffic({ ...uet, type: 'preconnect', states: ['none'], active: false })),
    { class: 'Hint', message: 'connectionBare' },
  ],
  [
    'only a file, without effect',
    bannerSite(traffic({ ...uet, type: 'image', states: ['none'], active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  [
    'more than 20 services after accepting, not named',
    bannerSite({ services: many }),
    { class: 'Hint', message: 'manyVendors', cause: 'ad-vendors' },
  ],
  ['more than 20 services after accepting, each named', bannerSite({ services: many, privacy: namingAll }), { class: 'Conform' }],
  ['20 services', bannerSite({ services: many.slice(1) }), { class: 'Conform' }],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
  [
    'reject not possible, and a video brings one along before the choice',
    noRejectSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] },
        {
          service: 'google-doubleclick',
          url: 'https://googleads.g.doubleclick.net/pagead/id',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'youtube',
        },
      ),
    ),
    { class: 'NoClassification', message: 'rejectNotExaminedInEmbeds' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
