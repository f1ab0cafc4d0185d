import { expect, it } from 'vitest';
import { legalPage, noLegalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './trk-google-analytics.ts';

const script = { service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=G-ABC' } as const;
const hit = {
  service: 'google-analytics',
  url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC&cid=12.34',
  type: 'fetch',
  identifiers: ['cid'],
} as const;
const anonymous = { ...hit, url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC', identifiers: [] } as const;
const accepted = traffic({ ...script, states: ['accept'] }, { ...hit, states: ['accept'] });
const told = legalPage({
  kind: 'privacy',
  text: `${privacyText}\n6. Google Analytics\nWir setzen Google Analytics ein. IP-Adressen werden gekürzt, die Speicherdauer beträgt 14 Monate.`,
});
const silent = legalPage({ kind: 'privacy', text: `${'Wir verarbeiten Daten. '.repeat(400)}\nWir setzen Google Analytics ein.` });

const onPages = (...ids: string[]) =>
  traffic(
    ...ids.map((cid, index) => ({
      ...hit,
      url: `https://region1.google-analytics.com/g/collect?v=2&tid=G-ABC&cid=${cid}`,
      pageUrl: `https://www.muster.test/${index}`,
      states: ['none'] as const,
    })),
  );

const cases: [string, Partial<Facts>, Outline][] = [
  ['not in use', bannerSite(), { class: 'Conform' }],
  ['only after accepting', bannerSite({ ...accepted, privacy: told }), { class: 'Conform' }],
  [
    'hit before the choice',
    bannerSite(traffic({ ...hit, states: ['none'] })),
    { class: 'Risk', message: 'beforeConsent', cause: 'google-analytics', refs: ['r1'] },
  ],
  [
    'hit of a Google tag under its own id',
    bannerSite(traffic({ ...hit, url: 'https://region1.google-analytics.com/g/collect?v=2&tid=GT-ABC&cid=12.34', states: ['none'] })),
    { class: 'Risk', message: 'beforeConsent' },
  ],
  [
    'such an id elsewhere says nothing',
    bannerSite(
      traffic({ service: 'matomo', url: 'https://www.muster.test/collect?tid=GT-ABC&cid=12.34', party: 'first', states: ['none'] }),
    ),
    { class: 'Conform' },
  ],
  ['hit after rejecting', bannerSite(traffic({ ...hit, states: ['reject'] })), { class: 'Risk', message: 'afterReject' }],
  [
    'hits before the choice and after rejecting',
    bannerSite(traffic({ ...hit, states: ['none'] }, { ...hit, states: ['reject'] })),
    { class: 'Risk', message: 'throughout' },
  ],
  ['an identifier of its own on each page', bannerSite(onPages('1.1', '2.2')), { class: 'Risk', message: 'beforeConsentFresh' }],
  ['the same identifier on two pages', bannerSite(onPages('1.1', '1.1')), { class: 'Risk', message: 'beforeConsent' }],
  [
    'two properties, one of them through a host of the site',
    bannerSite(
      traffic(
        { ...hit, url: 'https://region1.google-analytics.com/g/collect?v=2&tid=G-ALT&cid=1.2', states: ['none'] },
        { ...hit, url: 'https://data.muster.test/g/collect?v=2&tid=G-NEU&cid=1.2', states: ['none'] },
      ),
    ),
    { class: 'Risk', message: 'beforeConsentProperties' },
  ],
  ['one page only', bannerSite(onPages('1.1')), { class: 'Risk', message: 'beforeConsent' }],
  [
    'an identifier of its own on each page, beside a cookie',
    bannerSite({ ...onPages('1.1', '2.2'), cookies: [analyticsCookie({ states: ['none'] })] }),
    { class: 'Risk', message: 'beforeConsent' },
  ],
  ['without a banner', traffic(hit), { class: 'Risk', message: 'beforeConsent' }],
  [
    'hit without identifier beside the cookie',
    bannerSite({ ...traffic({ ...anonymous, states: ['none'] }), cookies: [analyticsCookie({ states: ['none'] })] }),
    { class: 'Risk', refs: ['r1', 'cookie:_ga'] },
  ],
  [
    'through a host of the site',
    bannerSite(traffic({ service: 'google-analytics', url: 'https://data.muster.test/g/collect?v=2&tid=G-ABC&cid=1.2', states: ['none'] })),
    { class: 'Risk', cause: 'google-analytics' },
  ],
  [
    'refused in the network of the scanner',
    bannerSite(traffic({ ...hit, states: ['none'], blockedReason: 'unresolvable', status: null })),
    { class: 'Risk' },
  ],
  ['hit without identifier', bannerSite(traffic({ ...anonymous, states: ['none'] })), { class: 'Hint', message: 'withoutIdentifier' }],
  ['script without hit', bannerSite(traffic({ ...script, states: ['none'] })), { class: 'Conform', message: 'scriptEarly' }],
  ['script after rejecting', bannerSite(traffic({ ...script, states: ['reject'] })), { class: 'Conform', message: 'scriptRejected' }],
  [
    'script in both states',
    bannerSite(traffic({ ...script, states: ['none'] }, { ...script, states: ['reject'] })),
    { class: 'Conform', message: 'scriptThroughout' },
  ],
  ['script without a banner', traffic(script), { class: 'Conform', message: 'scriptEarly' }],
  [
    'ping of the consent mode is another check',
    bannerSite(traffic({ ...script, states: ['none'] }, { ...anonymous, states: ['none'], gcs: 'G100' })),
    { class: 'Conform', message: 'signalsEarly' },
  ],
  [
    'Universal Analytics that still sends an identifier measures nothing',
    bannerSite(
      traffic(
        { ...script, url: 'https://www.googletagmanager.com/gtag/js?id=UA-12345-1', states: ['none'] },
        { ...hit, url: 'https://www.google-analytics.com/j/collect?v=1&tid=UA-12345-1&cid=12.34', states: ['none'] },
      ),
    ),
    { class: 'Risk', message: 'universalBeforeConsent' },
  ],
  [
    'Universal Analytics beside the version that measures',
    bannerSite(
      traffic(
        { ...hit, url: 'https://www.google-analytics.com/j/collect?v=1&tid=UA-12345-1&cid=12.34', states: ['none'] },
        { ...hit, states: ['none'] },
      ),
    ),
    { class: 'Risk', message: 'beforeConsentProperties' },
  ],
  [
    'remnant of Universal Analytics',
    bannerSite(traffic({ ...script, url: 'https://www.googletagmanager.com/gtag/js?id=UA-12345-1', states: ['accept'] })),
    { class: 'Hint', message: 'universalAnalytics' },
  ],
  ['notice silent on IP address and retention', bannerSite({ ...accepted, privacy: silent }), { class: 'Hint', message: 'noticeSilent' }],
  [
    'notice silent, rejecting not possible',
    noRejectSite({ ...accepted, privacy: silent }),
    { class: 'Hint', message: 'noticeSilentMeasured' },
  ],
  [
    'notice silent, the script loads before the choice too',
    bannerSite({ ...traffic({ ...script, states: ['none'] }, { ...hit, states: ['accept'] }), privacy: silent }),
    { class: 'Hint', message: 'noticeSilentMeasured' },
  ],
  ['notice not found is no proof', bannerSite({ ...accepted, privacy: noLegalPage('privacy') }), { class: 'Conform' }],
  [
    'inside a video',
    bannerSite(
      traffic(
        { service: 'vimeo', url: 'https://player.vimeo.com/video/1', type: 'frame', states: ['none'] },
        { ...hit, states: ['none'], parentId: 'r1', embeddedBy: 'vimeo' },
      ),
    ),
    { class: 'Conform' },
  ],
  [
    'reject not possible',
    noRejectSite({ ...accepted, privacy: told }),
    { class: 'NoClassification', message: 'rejectNotExaminedAccepted' },
  ],
  [
    'reject not possible, hit before the choice',
    noRejectSite(traffic({ ...hit, states: ['none'] })),
    { class: 'Risk', message: 'beforeConsent' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
