import { expect, it } from 'vitest';
import { cookieFact, judge, legalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './trk-cname-cloaking.ts';

const eulerian: Call = {
  service: 'eulerian',
  url: 'https://stats.muster.test/col123/abc',
  party: 'cloaked',
  cnames: ['muster.eulerian.net'],
  identifiers: ['euidl'],
  states: ['none'],
};
const container: Call = { url: 'https://sgtm.muster.test/data', type: 'fetch', cnames: ['ghs.googlehosted.com'], states: ['none'] };
const hit: Call = { ...container, url: 'https://sgtm.muster.test/g/collect?v=2&tid=G-ABC&cid=1.2', identifiers: ['cid'] };
const site = (...calls: Call[]): Partial<Facts> => bannerSite(traffic(...calls));

const cases: [string, Partial<Facts>, Outline][] = [
  ['nothing cloaked', site(), { class: 'Conform' }],
  ['tracker before the choice', site(eulerian), { class: 'Risk', message: 'beforeConsent', cause: 'eulerian', refs: ['r1'] }],
  ['tracker after rejecting', site({ ...eulerian, states: ['reject'] }), { class: 'Risk', message: 'afterReject' }],
  ['tracker throughout', site({ ...eulerian, states: ['none', 'reject', 'accept'] }), { class: 'Risk', messages: ['throughout'] }],
  ['tracker after accepting only', site({ ...eulerian, states: ['accept'] }), { class: 'Hint', message: 'withConsent', cause: 'eulerian' }],
  [
    'tag gateway whose need is disputed',
    site({ ...eulerian, service: 'stape', cnames: ['x.stape.io'] }),
    { class: 'Hint', message: 'examine', cause: 'stape' },
  ],
  [
    'analytics in a container on rented servers',
    site(
      {
        ...eulerian,
        service: 'google-tag-manager',
        url: 'https://sst.muster.test/gtm.js?id=GTM-A',
        identifiers: [],
        cnames: ['euc.stape.io'],
        type: 'script',
      },
      {
        ...eulerian,
        service: 'google-analytics',
        url: 'https://sst.muster.test/g/collect?v=2&tid=G-A&cid=1.2&gcs=G100',
        cnames: ['euc.stape.io'],
        type: 'fetch',
        parentId: 'r1',
        embeddedBy: 'google-tag-manager',
      },
    ),
    { class: 'Risk', messages: ['beforeConsent'], cause: 'google-analytics' },
  ],
  [
    'only the container of such servers',
    site({
      ...eulerian,
      service: 'google-tag-manager',
      url: 'https://sst.muster.test/gtm.js?id=GTM-A',
      identifiers: [],
      cnames: ['euc.stape.io'],
    }),
    { class: 'Hint', message: 'examine', cause: 'google-tag-manager' },
  ],
  ['connection only', site({ ...eulerian, type: 'preconnect', identifiers: [], active: false }), { class: 'Hint', message: 'examine' }],
  [
    'the same service under its own name is another check',
    site({ ...eulerian, party: 'third', url: 'https://muster.eulerian.net/a' }),
    { class: 'Conform' },
  ],
  // Hosting behind a name is no cloaking.
  ['file server', site({ url: 'https://cdn.muster.test/a.js', cnames: ['d1.cloudfront.net'], states: ['none'] }), { class: 'Conform' }],
  ['shop system', site({ url: 'https://shop.muster.test/a.js', cnames: ['shops.myshopify.com'], states: ['none'] }), { class: 'Conform' }],
  ['endpoint of unknown purpose', site(container), { class: 'Hint', message: 'serverSide', cause: 'sgtm.muster.test' }],
  ['endpoint of unknown purpose after accepting', site({ ...container, states: ['accept'] }), { class: 'Hint', message: 'serverSide' }],
  ['pictures from such hosting', site({ ...container, type: 'image' }), { class: 'Conform' }],
  ['endpoint that takes hits', site(hit), { class: 'Risk', message: 'beforeConsent', cause: 'google-analytics' }],
  ['endpoint that takes hits after accepting', site({ ...hit, states: ['accept'] }), { class: 'Hint', message: 'serverSide' }],
  [
    'endpoint that takes pings which say denied',
    site({ ...hit, url: `${hit.url}&gcs=G100`, gcs: 'G100' }),
    { class: 'Hint', message: 'serverSide' },
  ],
  [
    'endpoint on rented servers whose requests tell the service',
    site({ ...hit, service: 'google-analytics', url: `${hit.url}&gcs=G100`, gcs: 'G100' }),
    { class: 'Hint', message: 'endpointHosted', cause: 'google-analytics' },
  ],
  [
    'sub-domain that takes hits, on hosting that says nothing',
    site(
      { ...hit, service: 'google-analytics', cnames: [] },
      { service: 'google-tag-manager', url: 'https://sgtm.muster.test/x.js', states: ['none'] },
    ),
    { class: 'Hint', message: 'endpoint', cause: 'google-analytics', refs: ['r1', 'r2'] },
  ],
  [
    'the same with denied pings before the choice',
    site({ ...hit, service: 'google-analytics', cnames: [], url: `${hit.url}&gcs=G100`, gcs: 'G100' }),
    { class: 'Hint', message: 'endpoint' },
  ],
  [
    'the same after accepting only',
    site({ ...hit, service: 'google-analytics', cnames: [], states: ['accept'] }),
    { class: 'Hint', message: 'endpointConsented' },
  ],
  [
    'told once where the hosting tells it already',
    site({ ...hit, service: 'google-analytics' }),
    { class: 'Risk', messages: ['beforeConsent'] },
  ],
  [
    'a copy of a script on a server of the site',
    site({ service: 'meta-pixel', url: 'https://static.muster.test/fbevents.js', states: ['none'] }),
    { class: 'Conform' },
  ],
  [
    'a counter of the site’s own',
    site({ service: 'matomo', url: 'https://zahl.muster.test/matomo.php', type: 'fetch', identifiers: ['_id'], states: ['none'] }),
    { class: 'Conform' },
  ],
  [
    'page host on such hosting',
    bannerSite({ requests: traffic({ ...container, url: 'https://www.muster.test/api' }).requests }),
    { class: 'Conform' },
  ],
  [
    'sub-domain that never answered',
    site({ url: 'https://x.muster.test/a.js', serverIp: null, status: null, failure: 'net::ERR_NAME_NOT_RESOLVED', states: ['none'] }),
    { class: 'NoClassification', message: 'notResolved' },
  ],
  ['rejecting not examined', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExamined' }],
  ['rejecting not examined, cloaked all the same', noRejectSite(traffic(eulerian)), { class: 'Risk' }],
  ['stopped by the browser', site({ ...eulerian, blockedReason: 'csp' }), { class: 'Conform' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['an identifier of the site', { name: 'visitor_uid', category: null }, 'beforeConsentShared'],
  ['a cookie of a service', { name: '_ga', category: 'analytics', serviceId: 'google-analytics' }, 'beforeConsent'],
  ['no identifier', { name: 'lang', category: null, idLike: false }, 'beforeConsent'],
  ['set by the tracker itself', { name: 'x1', category: null, setBy: eulerian.url }, 'beforeConsent'],
  ['another path', { path: '/konto' }, 'beforeConsent'],
  ['another state', { states: ['accept'] }, 'beforeConsent'],
] as const)('cookies that are valid at the cloaked server: %s', (_, part, message) => {
  const cookies = [cookieFact({ domain: '.muster.test', ...part })];
  expect(outline(check, bannerSite({ ...traffic(eulerian), cookies }))).toMatchObject({ class: 'Risk', message });
});

it('shows session cookies that reach the cloaked server', () => {
  const cookies = [cookieFact({ domain: '.muster.test' }), cookieFact({ id: 'host-only' })];
  const result = judge(check, bannerSite({ ...traffic(eulerian), cookies }));
  expect('findings' in result && result.findings[0]).toMatchObject({
    message: 'beforeConsentShared',
    params: { hosts: 'stats.muster.test', targets: 'muster.eulerian.net', cookies: 'PHPSESSID' },
  });
  expect('findings' in result && result.findings[0]?.items.map(({ ref }) => ref)).toEqual(['r1', 'cookie-session']);
});

it.each([
  ['names the sub-domain', 'Der Dienst ist unter unserer Adresse stats.muster.test eingebunden.', 'beforeConsentNamed'],
  ['names the service only', 'Wir verwenden Eulerian.', 'beforeConsent'],
])('the notice %s', (_, text, message) => {
  const privacy = legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` });
  expect(outline(check, bannerSite({ ...traffic(eulerian), privacy }))).toMatchObject({ class: 'Risk', message });
});
