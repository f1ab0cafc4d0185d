import { expect, it } from 'vitest';
import type { ConsentProof } from '#evidence/choice.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { bannerEvidence } from '../../../test/factories/evidence.ts';
import { cookieFact, judge, legalPage, outcome, requestFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse } from '../../../test/factories/traffic.ts';
import type { WithdrawalFact } from '../facts/consent.ts';
import type { ServiceUse } from '../facts/services.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-withdrawal-effective.ts';

type Running = WithdrawalFact['services'][number];
type Left = WithdrawalFact['cookies'][number];
const pixel = (part: Partial<Running> = {}): Running => ({
  id: 'meta-pixel',
  disputed: false,
  name: 'Meta-Pixel',
  before: true,
  after: false,
  url: 'https://connect.facebook.net/en_US/fbevents.js',
  ...part,
});
const fbp = (part: Partial<Left> = {}): Left => ({
  name: '_fbp',
  domain: '.muster.test',
  party: 'first',
  serviceId: 'meta-pixel',
  remains: false,
  ...part,
});
const analytics = pixel({ id: 'google-analytics', name: 'Google Analytics' });
const collector = (part: Partial<WithdrawalFact['hosts'][number]> = {}) => ({
  host: 'collect.replay.test',
  after: false,
  url: 'https://collect.replay.test/r.js',
  ...part,
});
const called = (states: ConsentState[]) => requestFact({ host: 'collect.replay.test', states });
const asked: ConsentProof[] = [{ kind: 'banner-gone', value: 'false', confirms: false }];
const string: ConsentProof = { kind: 'tc-string', value: '11 purposes, 6 vendors', confirms: false };
/** The banner asked again after the withdrawal. */
const unread = { confirmed: false, proofs: asked };
const site = (part: Partial<WithdrawalFact>, facts: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({
    withdrawalTest: {
      control: 'Cookie-Einstellungen',
      confirmed: true,
      proofs: [],
      services: [pixel()],
      hosts: [],
      keptChoice: null,
      cookies: [fbp()],
      ...part,
    },
    services: [catalogueUse('meta-pixel', ['accept'])],
    ...facts,
  });
/** Advertising that asks for no consent. */
const regardless = (part: Partial<ServiceUse> = {}) =>
  catalogueUse('google-ads', ['none', 'reject', 'accept'], { requestIds: ['ads'], pages: ['https://www.muster.test/'], ...part });
const running = { services: [pixel({ after: true })] };
const ownCounter = { services: [pixel({ id: 'matomo', name: 'Matomo', after: true, disputed: true })] };
/** A banner whose second layer has a switch for the counter. */
const offering = (disabled: boolean): Partial<Facts> => ({
  banner: {
    banner: bannerEvidence({ toggles: [{ label: 'Matomo', layer: 2, checked: disabled, disabled, legitimateInterest: false }] }),
    cmpName: null,
    cmpLoaded: null,
    payOrConsent: false,
  },
});

const counter = (part: Partial<Left> = {}): Left =>
  fbp({ name: 'tve_leads_unique', serviceId: null, remains: true, rewritten: true, ...part });
const setAnew = (name: string) => cookieFact({ name, domain: '.muster.test', httpOnly: false, setOn: ['https://www.muster.test/'] });

const before: ConsentState[] = ['none', 'accept'];
const wall = { reject: outcome({ state: 'reject', performed: false, method: 'pay-or-consent' }), accept: outcome({ state: 'accept' }) };

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'runs before any choice, where rejecting could not be tried: the same cause, nothing to find out',
    site({ ...running, cookies: [] }, { services: [catalogueUse('meta-pixel', before)], attempts: wall }),
    { class: 'Hint', messages: ['continuesAsBefore'], cause: 'meta-pixel' },
  ],
  [
    'the same with a cookie left',
    site(
      { services: [pixel({ after: true })], cookies: [fbp({ remains: true })] },
      { services: [catalogueUse('meta-pixel', before)], attempts: wall },
    ),
    { class: 'Hint', messages: ['continuesAsBeforeStoring', 'cookiesOfServiceRemain'] },
  ],
  [
    'runs before any choice and whether the withdrawal was stored is open',
    site({ ...running, ...unread, cookies: [] }, { services: [catalogueUse('meta-pixel', ['none', 'reject', 'accept'])] }),
    { class: 'Hint', messages: ['continuesAsBefore'] },
  ],
  [
    'runs before the choice, but not when rejected: whether the withdrawal was stored stays open',
    site({ ...running, ...unread, cookies: [] }, { services: [catalogueUse('meta-pixel', before)] }),
    { class: 'Hint', messages: ['continuesUnclearAsks'] },
  ],
  [
    'only after accepting, where rejecting could not be tried',
    site({ ...running, cookies: [] }, { attempts: wall }),
    { class: 'Hint', messages: ['continuesUnrejected'] },
  ],
  [
    'a cookie whose service was never called has no script to call',
    site({ services: [], cookies: [fbp({ remains: true })] }, { services: [] }),
    { class: 'Hint', messages: ['cookiesOfServiceRemain'], cause: 'meta-pixel' },
  ],
  [
    'a cookie whose service was called on another page',
    site({ services: [], cookies: [fbp({ remains: true })] }),
    { class: 'Hint', messages: ['cookiesOfServiceRemainCall'], cause: 'meta-pixel' },
  ],
  [
    'a chat that the site holds back until consent ends, and its cookies remain',
    site(
      {
        services: [pixel(), pixel({ id: 'intercom', name: 'Intercom', disputed: true })],
        cookies: [fbp({ name: 'intercom-id-1', serviceId: 'intercom', remains: true })],
      },
      { services: [catalogueUse('meta-pixel', ['accept']), catalogueUse('intercom', ['accept'])] },
    ),
    { class: 'Hint', messages: [expect.stringContaining('cookiesOfStoppedRemain')], cause: 'intercom' },
  ],
  [
    'what the page sets without consent is set again by loading it',
    site(
      { services: [], cookies: [counter(), counter({ name: 'tl_288_291_7' })] },
      { cookies: [setAnew('tve_leads_unique'), setAnew('tl_288_291_7')] },
    ),
    { class: 'Hint', messages: ['cookiesSetAgain'], cause: 'Thrive Leads' },
  ],
  [
    'not set again as long as it lies there, but after rejecting at once: deleted it comes back',
    site({ services: [], cookies: [counter({ rewritten: false })] }, { cookies: [setAnew('tve_leads_unique')] }),
    { class: 'Hint', messages: ['cookiesComeBack'], cause: 'Thrive Leads' },
  ],
  [
    'not set again, and after rejecting only on one of two',
    site(
      { services: [], cookies: [counter({ rewritten: false }), counter({ name: 'tl_288_291_7', rewritten: false })] },
      { cookies: [setAnew('tve_leads_unique'), { ...setAnew('tl_288_291_7'), states: ['accept'] }] },
    ),
    { class: 'Hint', messages: ['cookiesOfServiceRemain'], cause: 'Thrive Leads' },
  ],
  [
    'rewritten, but not after rejecting: the page may have done so before the withdrawal',
    site({ services: [], cookies: [counter()] }, { cookies: [{ ...setAnew('tve_leads_unique'), states: ['accept'] }] }),
    { class: 'Hint', messages: ['cookiesOfServiceRemain'] },
  ],
  ['stops and deletes', site({}), { class: 'Conform', message: 'endedDeleted' }],
  [
    'goes on although silent when rejected at once',
    site(running),
    {
      class: 'Risk',
      message: 'continuesCall',
      cause: 'meta-pixel',
      refs: ['https://www.muster.test/', 'https://www.muster.test/'],
    },
  ],
  [
    'runs when rejected at once too: another check tells the risk',
    site(running, { services: [catalogueUse('meta-pixel', ['reject', 'accept'])] }),
    { class: 'Hint', message: 'continuesAsRejected', cause: 'meta-pixel' },
  ],
  [
    'the platform’s own measurement, which nobody can switch off there',
    site(
      { services: [pixel({ id: 'shopify-analytics', name: 'Shopify Analytics', after: true })], cookies: [] },
      {
        services: [catalogueUse('shopify-analytics', ['none', 'reject', 'accept'])],
        cookies: [
          cookieFact({
            name: '_shopify_y',
            serviceId: 'shopify-analytics',
            category: 'analytics',
            needsConsent: 'yes',
            states: ['accept'],
          }),
        ],
      },
    ),
    { class: 'Hint', message: 'continuesAsRejectedPlatform', cause: 'shopify-analytics' },
  ],
  [
    'runs when rejected at once too, and its cookies remain',
    site({ ...running, cookies: [fbp({ remains: true })] }, { services: [catalogueUse('meta-pixel', ['reject', 'accept'])] }),
    { class: 'Hint', messages: ['continuesAsRejectedStoring', 'cookiesOfServiceRemain'] },
  ],
  [
    'a counter whose need of consent is disputed goes on',
    site({ services: [pixel({ after: true, disputed: true })] }),
    { class: 'Hint', message: 'continuesCall' },
  ],
  [
    'a counter whose need of consent is disputed runs when rejected too: only the cookies tell',
    site({ services: [pixel({ after: true, disputed: true })] }, { services: [catalogueUse('meta-pixel', ['reject', 'accept'])] }),
    { class: 'Conform', message: 'deleted' },
  ],
  [
    'a counter that the banner itself lets visitors choose goes on, as when rejected at once',
    site(ownCounter, { services: [catalogueUse('matomo')], ...offering(false) }),
    { class: 'Hint', message: 'continuesAsRejected', cause: 'matomo' },
  ],
  [
    'the same where consent was for the cookies alone, which are gone',
    site(ownCounter, {
      services: [catalogueUse('matomo')],
      ...offering(false),
      privacy: legalPage({ kind: 'privacy', text: '5. Matomo\nOhne Ihre Einwilligung arbeitet Matomo ohne Cookies.' }),
    }),
    { class: 'Conform', message: 'deleted' },
  ],
  [
    'the same where they remain',
    site(
      { ...ownCounter, cookies: [fbp({ name: '_pk_id.1.a', serviceId: 'matomo', remains: true })] },
      {
        services: [catalogueUse('matomo')],
        ...offering(false),
        privacy: legalPage({ kind: 'privacy', text: '5. Matomo\nOhne Ihre Einwilligung arbeitet Matomo ohne Cookies.' }),
      },
    ),
    { class: 'Hint', cause: 'matomo' },
  ],
  [
    'the same where the banner calls it necessary',
    site(ownCounter, { services: [catalogueUse('matomo')], ...offering(true) }),
    { class: 'Conform', message: 'deleted' },
  ],
  [
    'what is disputed goes on, and stores what needs consent',
    site(
      { services: [pixel({ after: true }), pixel({ id: 'onesignal', name: 'OneSignal', after: true, disputed: true })] },
      {
        services: [catalogueUse('meta-pixel', ['reject', 'accept']), catalogueUse('onesignal')],
        cookies: [
          cookieFact({
            name: 'os',
            serviceId: 'onesignal',
            category: 'marketing',
            needsConsent: 'yes',
            states: ['none', 'reject'],
            setOn: ['https://www.muster.test/'],
          }),
        ],
      },
    ),
    { class: 'Hint', messages: ['continuesAsRejected', 'continuesAsRejected'] },
  ],
  [
    'what is disputed goes on, and stores on another page only',
    site(
      { services: [pixel({ after: true }), pixel({ id: 'onesignal', name: 'OneSignal', after: true, disputed: true })] },
      {
        services: [catalogueUse('meta-pixel', ['reject', 'accept']), catalogueUse('onesignal')],
        cookies: [
          cookieFact({
            name: 'os',
            serviceId: 'onesignal',
            category: 'marketing',
            needsConsent: 'yes',
            states: ['none', 'reject'],
            setOn: ['https://www.muster.test/spenden'],
          }),
        ],
      },
    ),
    { class: 'Hint', messages: ['continuesAsRejected'] },
  ],
  [
    'goes on, beside a service that only another page calls, with or without consent',
    site(
      { services: [pixel({ after: true })] },
      {
        services: [
          catalogueUse('meta-pixel', ['reject', 'accept']),
          catalogueUse('taboola', ['none', 'reject', 'accept'], { pages: ['https://www.muster.test/artikel'] }),
        ],
      },
    ),
    { class: 'Hint', messages: ['continuesAsRejectedUntried'] },
  ],
  [
    'what runs without consent as well has not ended by being silent once',
    site(
      { services: [pixel({ id: 'etracker', name: 'etracker', disputed: true })], cookies: [] },
      { services: [catalogueUse('etracker')] },
    ),
    { class: 'NoClassification', message: 'nothingSeenAlways' },
  ],
  [
    'the same, and a service of another page that waits for the choice',
    site(
      { services: [pixel({ id: 'etracker', name: 'etracker', disputed: true })], cookies: [] },
      { services: [catalogueUse('etracker'), catalogueUse('youtube', ['accept'], { pages: ['https://www.muster.test/projekte'] })] },
    ),
    { class: 'NoClassification', message: 'nothingSeenElsewhereAlways' },
  ],
  [
    'what ended is told without what runs anyway',
    site(
      { services: [pixel(), pixel({ id: 'etracker', name: 'etracker', disputed: true })] },
      { services: [catalogueUse('meta-pixel', ['none', 'accept']), catalogueUse('etracker')] },
    ),
    { class: 'Conform', message: 'endedDeleted' },
  ],
  [
    'cookies that only the server can delete',
    site({ cookies: [fbp({ remains: true })] }, { cookies: [cookieFact({ name: '_fbp', domain: 'muster.test', httpOnly: true })] }),
    { class: 'Hint', message: 'cookiesOfStoppedRemainCallServer' },
  ],
  [
    'a service of another page whose need is disputed, and that waits for the choice',
    site({}, { services: [catalogueUse('meta-pixel', ['accept']), catalogueUse('doctolib', ['accept'])] }),
    { class: 'Conform', message: 'endedDeletedUntried' },
  ],
  [
    'a service that does not wait for it has nothing to be tried',
    site({}, { services: [catalogueUse('meta-pixel', ['accept']), catalogueUse('youtube')] }),
    { class: 'Conform', message: 'endedDeleted' },
  ],
  ['the banner asks again', site({ ...running, ...unread }), { class: 'Hint', message: 'continuesUnclearAsks' }],
  [
    'the signal still reports consent',
    site({ ...running, confirmed: false, proofs: [...asked, string] }),
    { class: 'Hint', message: 'continuesUnclearYes' },
  ],
  [
    'a service without a call that ends it',
    site({ services: [pixel({ id: 'hotjar', name: 'Hotjar', after: true })] }, { services: [catalogueUse('hotjar', ['accept'])] }),
    { class: 'Risk', message: 'continues', cause: 'hotjar' },
  ],
  [
    'rejecting was never examined',
    site(running, { attempts: { reject: outcome({ verified: false }), accept: outcome({ state: 'accept' }) } }),
    { class: 'Hint', message: 'continuesUnrejected' },
  ],
  [
    'cookies remain',
    site({ cookies: [fbp({ remains: true })] }),
    { class: 'Hint', message: 'cookiesOfStoppedRemainCall', cause: 'meta-pixel', refs: ['.muster.test _fbp'] },
  ],
  ['cookies of others cannot be deleted', site({ cookies: [fbp({ party: 'third', remains: true })] }), { class: 'Conform' }],
  [
    'cookies of Google Analytics remain',
    site({
      services: [analytics, pixel()],
      cookies: [fbp({ name: '_ga_PLNW3RK24C', serviceId: 'google-analytics', remains: true })],
    }),
    { class: 'Hint', message: 'cookiesOfStoppedRemainCall', cause: 'google-analytics' },
  ],
  [
    'what loads regardless is told, late as it may start',
    site({}, { services: [catalogueUse('meta-pixel', ['accept']), regardless()] }),
    { class: 'Conform', message: 'endedDeletedAlways' },
  ],
  [
    'unread, with what loads regardless',
    site(
      { ...unread, cookies: [fbp({ name: '_gcl_au', remains: true })] },
      { services: [catalogueUse('meta-pixel', ['accept']), regardless()] },
    ),
    { class: 'NoClassification', message: 'unconfirmedAsksEndedLeftAlways' },
  ],
  [
    'on the start page it waits, and runs unasked on another',
    site(
      {},
      {
        services: [catalogueUse('meta-pixel', ['accept']), regardless()],
        requests: [
          requestFact({ serviceId: regardless().service.id, pageUrl: 'https://www.muster.test/', states: ['accept'] }),
          requestFact({ serviceId: regardless().service.id, pageUrl: 'https://www.muster.test/kontakt', states: ['none', 'reject'] }),
        ],
      },
    ),
    { class: 'Conform', message: 'endedDeleted' },
  ],
  [
    'on other pages only it is no matter of the start page',
    site({}, { services: [catalogueUse('meta-pixel', ['accept']), regardless({ pages: ['https://www.muster.test/kontakt/'] })] }),
    { class: 'Conform', message: 'endedDeleted' },
  ],
  ['unread, but nothing runs', site(unread), { class: 'NoClassification', message: 'unconfirmedAsksEndedDeleted' }],
  [
    'unread, but the signal reports no consent',
    site({ ...unread, proofs: [...asked, { kind: 'tc-string', value: '0 purposes, 0 vendors', confirms: true }] }),
    { class: 'NoClassification', message: 'unconfirmedAsksReadEndedDeleted' },
  ],
  [
    'unread: an entry that changed or a mode of two that is granted still reports nothing',
    site({
      ...unread,
      proofs: [
        ...asked,
        { kind: 'consent-storage', value: 'consentUUID=1', confirms: true },
        { kind: 'consent-mode', value: 'denied, granted', confirms: true },
      ],
    }),
    { class: 'NoClassification', message: 'unconfirmedAsksEndedDeleted' },
  ],
  [
    'the signal still reports consent, but nothing runs',
    site({ confirmed: false, proofs: [string] }),
    { class: 'NoClassification', message: 'unconfirmedYesEndedDeleted' },
  ],
  [
    'unread, and no request whose end could be seen',
    site({ ...unread, services: [] }),
    { class: 'NoClassification', message: 'unconfirmedAsksDeleted' },
  ],
  [
    'unread: cookies that remain are told without a judgement',
    site({ ...unread, cookies: [fbp({ remains: true }), fbp({ name: '_gcl_au' })] }),
    { class: 'NoClassification', message: 'unconfirmedAsksEndedDeletedLeft' },
  ],
  [
    'nothing ran on the start page, but a service elsewhere',
    site({ services: [], cookies: [] }, { services: [catalogueUse('youtube', ['accept'], { pages: ['https://www.muster.test/videos'] })] }),
    { class: 'NoClassification', message: 'nothingSeenElsewhere' },
  ],
  ['nothing ran with consent', site({ services: [], cookies: [] }), { class: 'NoClassification', message: 'nothingSeen' }],
  [
    'the stored yes stays',
    site({ ...running, keptChoice: 'wahl=alle' }),
    { class: 'Risk', message: 'continuesKeptCall', cause: 'meta-pixel' },
  ],
  [
    'a host nobody knows, called only with consent, ends',
    site({ services: [], cookies: [], hosts: [collector()] }, { requests: [called(['accept'])] }),
    { class: 'Conform', message: 'endedUntried' },
  ],
  [
    'such a host goes on',
    site({ hosts: [collector({ after: true })] }, { requests: [called(['accept'])] }),
    { class: 'NoClassification', message: 'hostsContinue' },
  ],
  [
    'a host that is called without consent too has nothing to end',
    site({ services: [], cookies: [], hosts: [collector({ after: true })] }, { requests: [called(['none', 'reject', 'accept'])] }),
    { class: 'NoClassification', message: 'nothingSeen' },
  ],
  [
    'unread, and an unknown host ends',
    site({ ...unread, services: [], cookies: [], hosts: [collector()] }, { requests: [called(['accept'])] }),
    { class: 'NoClassification', message: 'unconfirmedAsksEnded' },
  ],
  ['only cookies that are gone', site({ services: [] }, { services: [] }), { class: 'Conform', message: 'deleted' }],
  ['no cookies to delete', site({ cookies: [] }), { class: 'Conform', message: 'ended' }],
  [
    'a service of another page was not tried',
    site({}, { services: [catalogueUse('meta-pixel', ['accept']), catalogueUse('youtube', ['accept'])] }),
    { class: 'Conform', message: 'endedDeletedUntried' },
  ],
  [
    'the loader of a service that was tried has ended with it',
    site({}, { services: [catalogueUse('meta-pixel', ['accept'], { embeddedBy: 'youtube' }), catalogueUse('youtube', ['accept'])] }),
    { class: 'Conform', message: 'endedDeleted' },
  ],
  [
    'the embed code of a company has ended with its product, though nothing tells that it loads it',
    site(
      { services: [pixel({ id: 'hubspot', name: 'HubSpot' })] },
      { services: [catalogueUse('hubspot', ['accept']), catalogueUse('hubspot-loader', ['accept'])] },
    ),
    { class: 'Conform', message: 'endedDeleted' },
  ],
  [
    'a service of another page that the consent tool releases was not tried either',
    site({}, { services: [catalogueUse('klaro'), catalogueUse('youtube', ['accept'], { embeddedBy: 'klaro' })] }),
    { class: 'Conform', message: 'endedDeletedUntried' },
  ],
  [
    'what an embed of the start page brings along ends with it',
    site(
      { services: [pixel({ id: 'youtube', name: 'YouTube' })] },
      {
        services: [
          catalogueUse('youtube', ['accept'], { embeddedBy: 'klaro' }),
          catalogueUse('google-doubleclick', ['accept'], { embeddedBy: 'youtube' }),
        ],
      },
    ),
    { class: 'Conform', message: 'endedDeleted' },
  ],
  [
    'new after the withdrawal is no continuation',
    site({ services: [pixel(), pixel({ id: 'x', before: false, after: true })] }),
    { class: 'Conform' },
  ],
  ['no banner', {}, { class: 'NotApplicable', message: 'noBanner' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('tells all services that ended and the domain of the cookies', () => {
  const cookies = ['_ga', '_ga_PLNW3RK24C'].map((name) => fbp({ name, serviceId: 'google-analytics', remains: true }));
  const params = {
    ended: 'Google Analytics, Meta-Pixel',
    domains: '.muster.test',
    domainCount: 1,
  };
  expect(judge(check, site({ services: [pixel(), analytics], cookies }))).toMatchObject({ findings: [{ params }] });
});

it('names the page on which an untried service loads', () => {
  const videos = catalogueUse('youtube', ['accept'], { pages: ['https://www.muster.test/konzerte'] });
  const elsewhere = judge(check, site({ services: [], cookies: [] }, { services: [videos] }));
  expect(elsewhere).toMatchObject({ params: { services: 'YouTube', pages: '/konzerte' } });
  expect(judge(check, site({}, { services: [videos] }))).toMatchObject({ params: { untried: 'YouTube (/konzerte)' } });
});

it('shows what was read back after the withdrawal', () => {
  const kept: ConsentProof = { kind: 'consent-storage', value: '_sp_user_consent_1={"gdpr":{}}', confirms: true };
  expect(judge(check, site({ confirmed: false, proofs: [...asked, string, kept] }))).toMatchObject({
    params: { yes: 'TC-String', deleted: '_fbp', left: '' },
    items: [{ value: 'TC-String: 11 purposes, 6 vendors' }, { value: '_sp_user_consent_1={"gdpr":{}}' }],
  });
});

const video = pixel({ id: 'youtube', name: 'YouTube', after: true });
const ads = pixel({ id: 'google-doubleclick', name: 'DoubleClick', after: true });
it.each<[string, readonly Running[], string[]]>([
  ['goes on with the service that goes on', [video, ads], ['YouTube']],
  ['goes on alone, and is told with that', [ads], ['DoubleClick (YouTube)']],
])('what another service brings along %s', (_, services, told) => {
  const uses = [
    catalogueUse('youtube', ['reject', 'accept']),
    catalogueUse('google-doubleclick', ['reject', 'accept'], { embeddedBy: 'youtube' }),
  ];
  const result = judge(check, site({ services, cookies: [] }, { services: uses }));
  expect(result.class === 'Hint' && result.findings.map(({ params }) => params?.service)).toEqual(told);
});

it('ties what loads regardless first, before its cookies are deleted', () => {
  const facts = site(
    { ...unread, cookies: [fbp({ name: '_gcl_au', remains: true })] },
    { services: [catalogueUse('meta-pixel', ['accept']), regardless()] },
  );
  const result = judge(check, facts);
  expect(result).toMatchObject({ params: { always: 'Google Ads' } });
  expect(check.texts.de.fixes?.['unconfirmedAsksEndedLeftAlways']).toMatch(
    /^1\. \{#tie\} Binden Sie zuerst .*\{always\}[\s\S]*\n3\. .*\{left\}/,
  );
});
