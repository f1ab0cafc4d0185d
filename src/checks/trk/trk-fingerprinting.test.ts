import { expect, it } from 'vitest';
import { formFact, legalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, noRejectSite, traffic, unknownEntry } from '../../../test/factories/traffic.ts';
import type { FingerprintFact } from '../facts/device-reading.ts';
import type { Facts } from '../facts.ts';
import check from './trk-fingerprinting.ts';

const call = (service: string, part: Partial<Call> = {}): Call => ({
  service,
  url: 'https://fpnpmcdn.net/v3/abc',
  states: ['none'],
  ...part,
});
const site = (...calls: Call[]): Partial<Facts> => bannerSite(traffic(...calls));
const reading = (part: Partial<FingerprintFact> = {}): FingerprintFact => ({
  script: 'https://www.muster.test/app.js',
  serviceId: null,
  kinds: ['canvas', 'audio', 'fonts'],
  apis: ['toDataURL', 'OfflineAudioContext'],
  states: ['none'],
  pages: [siteUrl],
  evidenceIds: ['none-f1'],
  ...part,
});
const checkout = `${siteUrl}checkout/address`;
const login = `${siteUrl}kunden`;

const cases: [string, Partial<Facts>, Outline][] = [
  ['nothing', bannerSite(), { class: 'Conform' }],
  [
    'known service before the choice',
    site(call('fingerprint')),
    { class: 'Risk', message: 'beforeConsent', cause: 'fingerprint', refs: ['r1'] },
  ],
  ['after rejecting', site(call('threatmetrix', { states: ['reject'] })), { class: 'Risk', message: 'afterReject' }],
  ['after accepting', site(call('fingerprint', { states: ['accept'] })), { class: 'Conform' }],
  ['connection only', site(call('fingerprint', { type: 'preconnect', active: false })), { class: 'Hint', message: 'connectionBare' }],
  ['file only', site(call('fingerprint', { type: 'image', active: false })), { class: 'Hint', message: 'connectionOnly' }],
  [
    'only in the checkout',
    { ...site(call('fingerprint', { pageUrl: checkout })), pages: [pageFact(), pageFact({ url: checkout, kind: 'other' })] },
    { class: 'Hint', message: 'fraudPrevention', cause: 'fingerprint' },
  ],
  [
    'only on the page with the login',
    { ...site(call('iovation', { pageUrl: login })), forms: [formFact({ kind: 'login', pageUrl: login })] },
    { class: 'Hint', message: 'fraudPrevention' },
  ],
  ['fraud prevention for orders', site(call('riskified')), { class: 'Hint', message: 'fraudPrevention', cause: 'riskified' }],
  [
    'readings of an own script',
    bannerSite({ fingerprints: [reading()] }),
    { class: 'Hint', message: 'readings', cause: 'https://www.muster.test/app.js', refs: ['none-f1'] },
  ],
  [
    'readings of an own script that sends',
    {
      ...bannerSite({ fingerprints: [reading()] }),
      ...traffic(
        { url: 'https://www.muster.test/app.js', party: 'first', states: ['none'] },
        { url: 'https://sammelt.partner.test/x', type: 'fetch', parentId: 'r1', states: ['none'] },
      ),
    },
    { class: 'Hint', message: 'readingsBesideRequests' },
  ],
  [
    'readings of a script that stores something',
    bannerSite({
      fingerprints: [reading()],
      storage: [unknownEntry({ id: 's1', setBy: 'https://www.muster.test/app.js', states: ['none'] })],
    }),
    { class: 'Hint', message: 'readingsStored', refs: ['none-f1', 's1'] },
  ],
  [
    'what another script stores is no matter of this one',
    bannerSite({ fingerprints: [reading()], storage: [unknownEntry({ setBy: 'https://www.muster.test/b.js', states: ['none'] })] }),
    { class: 'Hint', message: 'readings', refs: ['none-f1'] },
  ],
  [
    'readings of a script that stores a value and sends it along',
    {
      ...bannerSite({
        fingerprints: [reading()],
        storage: [unknownEntry({ setBy: 'https://www.muster.test/app.js', exampleValue: 'b6b98359', states: ['none'] })],
      }),
      ...traffic(
        { url: 'https://www.muster.test/app.js', party: 'first', states: ['none'] },
        { url: 'https://sammelt.partner.test/x?d=b6b98359', type: 'image', parentId: 'r1', states: ['none'] },
      ),
    },
    { class: 'Hint', message: 'readingsStoredSent' },
  ],
  [
    'readings of a known service are told once',
    { ...site(call('fingerprint')), fingerprints: [reading({ serviceId: 'fingerprint' })] },
    { class: 'Risk', messages: ['beforeConsent'] },
  ],
  [
    'readings of an analytics service',
    { ...site(call('google-analytics')), fingerprints: [reading({ serviceId: 'google-analytics' })] },
    { class: 'Hint', cause: 'google-analytics' },
  ],
  [
    'readings of a captcha',
    { ...site(call('google-recaptcha')), fingerprints: [reading({ serviceId: 'google-recaptcha' })] },
    { class: 'Conform' },
  ],
  ['readings after accepting', bannerSite({ fingerprints: [reading({ states: ['accept'] })] }), { class: 'Conform' }],
  ...(
    [
      ['Wir setzen zur Wiedererkennung FingerprintJS ein.', 'readingsTold'],
      ['Wir setzen kein Fingerprinting ein.', 'readings'],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `the notice says: ${sentence}`,
    { ...bannerSite({ fingerprints: [reading()] }), privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${sentence}` }) },
    { class: 'Hint', message },
  ]),
  [
    'readings on a site with a login',
    { ...bannerSite({ fingerprints: [reading()] }), forms: [formFact({ kind: 'login', pageUrl: login })] },
    { class: 'Hint', message: 'readingsAccount' },
  ],
  ['rejecting not examined', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExamined' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
