import { expect, it } from 'vitest';
import { judge } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './trk-consent-mode-pings.ts';

const collect = 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC';
const ping = { service: 'google-analytics', url: `${collect}&gcs=G100`, type: 'fetch', gcs: 'G100', states: ['none'] } as const;
const granted = { ...ping, url: `${collect}&gcs=G111&cid=1.2`, gcs: 'G111', states: ['accept'], identifiers: ['cid'] } as const;

const cases: [string, Partial<Facts>, Outline][] = [
  ['basic mode', bannerSite(traffic(granted)), { class: 'Conform' }],
  [
    'advertising that a video brings along is no tag of the site',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' },
        { service: 'google-doubleclick', url: 'https://static.doubleclick.net/a.js', parentId: 'r1', embeddedBy: 'youtube' },
      ),
    ),
    { class: 'NotApplicable' },
  ],
  ['no Google tags', bannerSite(), { class: 'NotApplicable', message: 'noGoogleTags' }],
  [
    'ping before the choice',
    bannerSite(traffic(ping)),
    { class: 'Hint', message: 'beforeConsent', cause: 'google-analytics', refs: ['r1'] },
  ],
  [
    'ping beside a container of the tag manager',
    bannerSite(
      traffic(ping, { service: 'google-tag-manager', url: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC', states: ['none'] }),
    ),
    { class: 'Hint', message: 'beforeConsentContainer' },
  ],
  ['ping after rejecting', bannerSite(traffic({ ...ping, states: ['reject'] })), { class: 'Hint', message: 'afterReject' }],
  ['ping in both states', bannerSite(traffic(ping, { ...ping, states: ['reject'] })), { class: 'Hint', message: 'throughout' }],
  [
    'ping with an identifier',
    bannerSite(traffic({ ...ping, identifiers: ['cid'] })),
    { class: 'Risk', message: 'identifiedBeforeConsent' },
  ],
  [
    'pings with another identifier on each page',
    bannerSite(
      traffic(...['1.1', '2.2'].map((cid) => ({ ...ping, url: `${ping.url}&cid=${cid}`, pageUrl: `https://www.muster.test/${cid}` }))),
    ),
    { class: 'Risk', message: 'identifiedBeforeConsentFresh' },
  ],
  [
    'ping with a click identifier',
    bannerSite(traffic({ ...ping, url: `${ping.url}&gclid=Cj0K`, states: ['reject'] })),
    { class: 'Risk', message: 'identifiedAfterReject' },
  ],
  [
    'ping with user data',
    bannerSite(traffic({ ...ping, personalData: [{ kind: 'hashed-email', where: 'url', masked: '5f…' }] })),
    { class: 'Risk', message: 'identifiedBeforeConsent' },
  ],
  [
    'ping beside a cookie',
    bannerSite({ ...traffic(ping), cookies: [analyticsCookie({ states: ['none'] })] }),
    { class: 'Risk', message: 'withCookie', refs: ['r1', 'cookie:_ga'] },
  ],
  ['letters of gcd that mean denied', bannerSite(traffic({ ...ping, url: `${collect}&gcd=13p3p3p3p5l1`, gcs: null })), { class: 'Hint' }],
  ['denied again by an update', bannerSite(traffic({ ...ping, url: `${collect}&gcd=11q1q1q1q5`, gcs: null })), { class: 'Hint' }],
  [
    'letters of gcd that mean granted by an update',
    bannerSite(traffic({ ...ping, url: `${collect}&gcd=13r3r3r3r5l1`, gcs: null })),
    { class: 'Conform' },
  ],
  ['unset consent mode', bannerSite(traffic({ ...ping, url: `${collect}&gcs=G1--`, gcs: 'G1--' })), { class: 'Hint' }],
  ['granted hit before the choice is another check', bannerSite(traffic({ ...granted, states: ['none'] })), { class: 'Conform' }],
  [
    'two services are two findings',
    bannerSite(
      traffic(ping, { service: 'google-ads', url: 'https://www.googleadservices.com/ccm/collect?gcs=G100', gcs: 'G100', states: ['none'] }),
    ),
    { class: 'Hint', messages: ['beforeConsent', 'beforeConsent'] },
  ],
  [
    'signals that name nobody are told beside those with an identifier',
    bannerSite(
      traffic(
        { ...ping, identifiers: ['cid'] },
        { service: 'google-ads', url: 'https://www.googleadservices.com/ccm/collect?gcs=G100', gcs: 'G100', states: ['none'] },
      ),
    ),
    { class: 'Risk', messages: ['identifiedBeforeConsent', 'beforeConsent'] },
  ],
  [
    'reject not possible, measured in full before the choice',
    noRejectSite(traffic({ ...granted, states: ['none'] })),
    { class: 'NoClassification', message: 'rejectNotExaminedMeasured' },
  ],
  ['reject not possible', noRejectSite(traffic(granted)), { class: 'NoClassification', message: 'rejectNotExamined' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names service and host of the signals', () => {
  expect(judge(check, bannerSite(traffic(ping)))).toMatchObject({
    findings: [{ params: { service: 'Google Analytics', hosts: 'region1.google-analytics.com' } }],
  });
});
