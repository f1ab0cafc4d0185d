import { expect, it } from 'vitest';
import { cookieFact, judge, legalPage, siteUrl, storageFact } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, traffic, unknownCookie, unknownEntry } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ck-unclassified.ts';

const notice = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });

const reading: Facts['fingerprints'][number] = {
  kinds: ['canvas', 'webgl'],
  apis: [],
  script: 'https://www.muster.test/js/geraet.js',
  serviceId: null,
  states: ['none'],
  pages: ['https://www.muster.test/'],
  evidenceIds: ['f1'],
};

const session = cookieFact({
  name: 'PHPSESSID',
  domain: 'www.rechner-fremd.test',
  party: 'third',
  serviceId: null,
  category: 'necessary',
  needsConsent: 'no',
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['all known', { cookies: [cookieFact(), analyticsCookie()], storage: [storageFact()] }, { class: 'Conform' }],
  ['unknown cookie in one state', { cookies: [unknownCookie({ states: ['accept'] })] }, { class: 'NoClassification', message: 'unknown' }],
  ['a draft written on typing', { storage: [unknownEntry({ onInput: true })] }, { class: 'Conform' }],
  [
    'what looks like an identifier, though written on typing',
    { storage: [unknownEntry({ onInput: true, idLike: true })] },
    { class: 'NoClassification', message: 'unknown' },
  ],
  [
    'a load balancer of an unknown server',
    { cookies: [{ ...session, name: 'AWSALB', serviceId: 'aws' }] },
    { class: 'NoClassification', message: 'unknown' },
  ],
  ['a session of an unknown server', { cookies: [session] }, { class: 'NoClassification', message: 'unknown' }],
  [
    'a session of the site under the same name',
    { cookies: [{ ...session, party: 'first', domain: 'www.muster.test' }] },
    { class: 'Conform' },
  ],
  [
    'a session of an unknown server, where the notice tells of that of the site',
    { cookies: [session], ...notice('Unser Cookie PHPSESSID hält die Sitzung.') },
    { class: 'NoClassification', message: 'unknown' },
  ],
  [
    'a session of an unknown server that the notice names',
    { cookies: [session], ...notice('Der Rechner von rechner-fremd.test setzt PHPSESSID.') },
    { class: 'NoClassification', message: 'described' },
  ],
  ['unknown storage key', { storage: [unknownEntry()] }, { class: 'NoClassification', message: 'unknown' }],
  [
    'written by code in the page',
    { storage: [unknownEntry({ setBy: siteUrl, pages: [siteUrl] })] },
    { class: 'NoClassification', message: 'unknownOwn' },
  ],
  [
    'a countdown of code in the page',
    { storage: [unknownEntry({ key: 'promo_deadline', setBy: siteUrl, pages: [siteUrl] })] },
    { class: 'NoClassification', message: 'unknownTimer' },
  ],
  [
    'a countdown that the notice describes',
    {
      storage: [unknownEntry({ key: 'promo_deadline', setBy: siteUrl, pages: [siteUrl] })],
      ...notice('Der Eintrag promo_deadline hält die Frist.'),
    },
    { class: 'NoClassification', message: 'described' },
  ],
  [
    'described in the notice',
    { cookies: [unknownCookie()], ...notice('Das Cookie xyz merkt sich die Sprache.') },
    { class: 'NoClassification', message: 'described' },
  ],
  [
    'entry of web storage described in the notice',
    { storage: [unknownEntry({ key: 'xyz' })], ...notice('Der Eintrag xyz merkt sich die Sprache.') },
    { class: 'NoClassification', message: 'described' },
  ],
  [
    'described and stored after accepting only',
    { cookies: [unknownCookie({ states: ['accept'] })], ...notice('Das Cookie xyz merkt sich die Sprache.') },
    { class: 'NoClassification', message: 'describedAccepted' },
  ],
  [
    'one of two described',
    { cookies: [unknownCookie()], storage: [unknownEntry()], ...notice('Das Cookie xyz merkt sich die Sprache.') },
    { class: 'NoClassification', message: 'partlyDescribed' },
  ],
  ['cookie deleted at once', { cookies: [unknownCookie({ kept: false })] }, { class: 'Conform', message: 'deletedOnly' }],
  [
    'cookie deleted at once beside an unknown entry and a cache',
    { cookies: [unknownCookie({ kept: false })], storage: [unknownEntry(), unknownEntry({ id: 's2', key: 'v1', kind: 'cacheStorage' })] },
    { class: 'NoClassification', message: 'unknownDeletedKept' },
  ],
  [
    'cookie deleted at once beside a cache',
    { cookies: [unknownCookie({ kept: false })], storage: [unknownEntry({ kind: 'cacheStorage' })] },
    { class: 'Conform', message: 'deletedOnlyKept' },
  ],
  [
    'described entry beside a service worker',
    { cookies: [unknownCookie()], storage: [unknownEntry({ kind: 'serviceWorker' })], ...notice('Das Cookie xyz merkt sich die Sprache.') },
    { class: 'NoClassification', message: 'describedKept' },
  ],
  [
    'entry of a script that reads features of the device, beside another',
    { cookies: [unknownCookie()], storage: [unknownEntry({ setBy: reading.script })], fingerprints: [reading] },
    { class: 'NoClassification', message: 'unknownRead' },
  ],
  [
    'only an entry of such a script, beside a cache',
    { storage: [unknownEntry({ setBy: reading.script }), unknownEntry({ id: 's2', kind: 'cacheStorage' })], fingerprints: [reading] },
    { class: 'NoClassification', message: 'readOnlyKept' },
  ],
  [
    'a script that reads the device only after accepting is not objected to',
    { storage: [unknownEntry({ setBy: reading.script })], fingerprints: [{ ...reading, states: ['accept'] }] },
    { class: 'NoClassification', message: 'unknown' },
  ],
  [
    'cookie of the whole domain, sent along to a service under a name of the site',
    {
      ...traffic({ service: 'eulerian', url: 'https://stats.muster.test/e.js', states: ['none'], identifiers: ['xyz'] }),
      cookies: [unknownCookie({ domain: '.muster.test', idLike: true })],
    },
    { class: 'NoClassification', message: 'unknownSent' },
  ],
  [
    'cookie of the page’s own host only',
    {
      ...traffic({ service: 'eulerian', url: 'https://stats.muster.test/e.js', states: ['none'], identifiers: ['xyz'] }),
      cookies: [unknownCookie({ domain: 'www.muster.test', idLike: true })],
    },
    { class: 'NoClassification', message: 'unknown' },
  ],
  [
    'cart cookie on mere opening, described in the notice',
    { cookies: [unknownCookie({ name: 'warenkorb' })], ...notice('Das Cookie warenkorb merkt sich die Waren.') },
    { class: 'NoClassification', message: 'describedUnasked' },
  ],
  [
    'wish list in web storage beside a cache',
    { storage: [unknownEntry({ key: 'wishlist' }), unknownEntry({ id: 's2', kind: 'cacheStorage' })] },
    { class: 'NoClassification', message: 'unknownUnaskedKept' },
  ],
  [
    'cart cookie after accepting only',
    { cookies: [unknownCookie({ name: 'warenkorb', states: ['accept'] })] },
    { class: 'NoClassification', message: 'unknown' },
  ],
  ['refused cookie', { cookies: [unknownCookie({ blockedReason: 'InvalidPrefix' })] }, { class: 'Conform' }],
  [
    'caches and workers have names of the site’s choice',
    { storage: [unknownEntry({ kind: 'serviceWorker' }), unknownEntry({ kind: 'cacheStorage' })] },
    { class: 'Conform', message: 'unnamedOnly' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('counts names that differ in digits and hashes once', () => {
  const cookies = ['sess_19a7f3c2', 'sess_88b1e0d4', 'visit-12', 'visit-13'].map((name, index) => unknownCookie({ id: `c${index}`, name }));
  expect(judge(check, { cookies })).toMatchObject({ params: { count: 2 }, items: [{ value: 'sess_*' }, { value: 'visit-*' }] });
});

it('names caches and service workers with their kind', () => {
  const storage = [unknownEntry({ kind: 'cacheStorage', key: 'museum-v1' }), unknownEntry({ kind: 'serviceWorker', key: '/' })];
  expect(judge(check, { storage })).toMatchObject({
    params: { kept: expect.stringMatching(/^museum-v1 \(Cache Storage.*\), \/ \(Service Worker/), keptCount: 2 },
  });
});
