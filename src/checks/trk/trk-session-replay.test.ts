import { expect, it } from 'vitest';
import { formFact, judge, legalPage, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { RecordingFact } from '../facts/device-reading.ts';
import type { Facts } from '../facts.ts';
import check from './trk-session-replay.ts';

const hotjar = { service: 'hotjar', url: 'https://static.hotjar.com/c/hotjar-1.js' } as const;
const clarity = { service: 'microsoft-clarity', url: 'https://www.clarity.ms/tag/abc' } as const;
const recording = (part: Partial<RecordingFact> = {}): RecordingFact => ({
  script: 'https://script.hotjar.com/modules.js',
  serviceId: 'hotjar',
  events: ['mousemove', 'mutation', 'click'],
  typedTextSent: false,
  sentAfterTyping: null,
  states: ['accept'],
  pages: [siteUrl],
  requestIds: [],
  evidenceIds: ['rec1'],
  ...part,
});
const accepted = traffic({ ...hotjar, states: ['accept'] });
const typedText = { kind: 'typed-text', where: 'body', masked: 's***' } as const;
const notice = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });
const saysMasked = notice('Wir nutzen Hotjar (Hotjar Ltd., Malta). Eingaben in Formularfelder werden maskiert.');
const login = formFact({ pageUrl: siteUrl, kind: 'login', personalFields: ['email', 'password'] });

const cases: [string, Partial<Facts>, Outline][] = [
  ['none in use', bannerSite(), { class: 'Conform' }],
  [
    'before the choice',
    bannerSite(traffic({ ...hotjar, states: ['none'] })),
    { class: 'Risk', message: 'beforeConsent', cause: 'hotjar', refs: ['r1'] },
  ],
  [
    'the script that was seen to record comes first in the evidence',
    bannerSite({ ...traffic({ ...hotjar, states: ['none'] }), recordings: [recording({ states: ['none'] })] }),
    { class: 'Risk', message: 'beforeConsent', refs: ['rec1', 'r1'] },
  ],
  [
    'a measuring service that sends its recording',
    bannerSite({
      ...traffic({ service: 'posthog', url: 'https://eu.i.posthog.com/s/?ip=0', states: ['none'] }),
      forms: [login],
    }),
    { class: 'Risk', message: 'beforeConsentSensitive', cause: 'posthog' },
  ],
  [
    'a measuring service that loads its recorder',
    bannerSite(traffic({ service: 'posthog', url: 'https://eu-assets.i.posthog.com/static/lazy-recorder.js?v=1', states: ['none'] })),
    { class: 'Risk', message: 'beforeConsent', cause: 'posthog' },
  ],
  [
    'a measuring service that only counts',
    bannerSite(
      traffic(
        { service: 'posthog', url: 'https://eu-assets.i.posthog.com/static/array.js', states: ['none'] },
        { service: 'posthog', url: 'https://eu.i.posthog.com/e/?ip=0', states: ['none'] },
      ),
    ),
    { class: 'Conform', message: 'noneObserved' },
  ],
  ['after rejecting', bannerSite(traffic({ ...hotjar, states: ['reject'] })), { class: 'Risk', message: 'afterReject' }],
  ['in both states', bannerSite(traffic({ ...hotjar, states: ['none', 'reject'] })), { class: 'Risk', message: 'throughout' }],
  ['without a banner', traffic(hotjar), { class: 'Risk', message: 'beforeConsent' }],
  [
    'after accepting, typed text stays on the page',
    bannerSite({ ...accepted, recordings: [recording()] }),
    { class: 'Conform', message: 'onlyAfterConsent' },
  ],
  [
    'after accepting, typed text sent',
    bannerSite({ ...accepted, recordings: [recording({ typedTextSent: true })] }),
    { class: 'Hint', message: 'typedTextSent' },
  ],
  ['after accepting, recording not observed', bannerSite(accepted), { class: 'Hint', message: 'maskingUnknown', cause: 'hotjar' }],
  [
    'a service that masks input in any case, recording not observed',
    bannerSite(traffic({ ...clarity, states: ['accept'] })),
    { class: 'Hint', message: 'maskingUnknownInputsMasked', cause: 'microsoft-clarity' },
  ],
  [
    'a service that masks input in any case, before the choice',
    bannerSite(traffic({ ...clarity, states: ['none'] })),
    { class: 'Risk', message: 'beforeConsentInputsMasked' },
  ],
  [
    'after accepting, on a page with a password field',
    bannerSite({ ...accepted, recordings: [recording()], forms: [login] }),
    { class: 'Risk', message: 'onPassword', cause: 'hotjar', refs: [siteUrl] },
  ],
  [
    'before the choice, on a page with a password field too',
    bannerSite({ ...traffic({ ...hotjar, states: ['none'] }), recordings: [recording({ states: ['none'] })], forms: [login] }),
    { class: 'Risk', message: 'beforeConsentSensitive', cause: 'hotjar' },
  ],
  [
    'before the choice, the password field on a page that is not recorded',
    bannerSite({
      ...traffic({ ...hotjar, states: ['none'] }),
      recordings: [recording({ states: ['none'], pages: [`${siteUrl}blog`] })],
      forms: [login],
    }),
    { class: 'Risk', message: 'beforeConsent' },
  ],
  [
    'password field on a page that is not recorded',
    bannerSite({ ...accepted, recordings: [recording({ pages: [`${siteUrl}blog`] })], forms: [login] }),
    { class: 'Conform' },
  ],
  [
    'heat maps on the own server are recording all the same',
    bannerSite(
      traffic({
        service: 'matomo-heatmaps',
        url: 'https://www.muster.test/plugins/HeatmapSessionRecording/configs.php',
        party: 'first',
        states: ['none'],
      }),
    ),
    { class: 'Risk', cause: 'matomo-heatmaps' },
  ],
  [
    'own counter seen to record',
    bannerSite({
      ...traffic({ service: 'matomo', url: 'https://www.muster.test/matomo.js', party: 'first', states: ['none'] }),
      recordings: [recording({ serviceId: 'matomo', states: ['none'] })],
    }),
    { class: 'Risk', cause: 'matomo' },
  ],
  [
    'analytics that listens to clicks and scrolling is no recording',
    bannerSite({
      ...traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', states: ['none'] }),
      recordings: [recording({ serviceId: 'google-analytics', events: ['click', 'scroll'], states: ['none'] })],
    }),
    { class: 'Conform' },
  ],
  [
    'script of no known service is a hint',
    bannerSite({
      recordings: [recording({ serviceId: null, script: 'https://cdn.partner.test/r.js', states: ['none'], typedTextSent: true })],
    }),
    { class: 'Hint', message: 'byUnknownTyped', cause: 'https://cdn.partner.test/r.js', refs: ['rec1'] },
  ],
  [
    'script of the site itself is named by its path',
    bannerSite({ recordings: [recording({ serviceId: null, script: `${siteUrl}js/verhalten.js`, states: ['none', 'reject'] })] }),
    { class: 'Hint', message: 'byOwn', cause: `${siteUrl}js/verhalten.js` },
  ],
  [
    'typed text that was seen in requests after accepting only',
    bannerSite({
      ...traffic({ url: `${siteUrl}log`, type: 'fetch', states: ['accept'], personalData: [typedText] }),
      recordings: [
        recording({ serviceId: null, script: `${siteUrl}js/r.js`, states: ['none', 'accept'], typedTextSent: true, requestIds: ['r1'] }),
      ],
    }),
    { class: 'Hint', message: 'byOwn' },
  ],
  [
    'typed text sent by a script of the site on a page with a password field',
    bannerSite({
      ...traffic({ url: `${siteUrl}log`, type: 'fetch', states: ['none'], personalData: [typedText] }),
      recordings: [
        recording({ serviceId: null, script: `${siteUrl}js/r.js`, states: ['none', 'accept'], typedTextSent: true, requestIds: ['r1'] }),
      ],
      forms: [login],
    }),
    { class: 'Risk', message: 'onPasswordOwnTyped' },
  ],
  [
    'typed text sent to a known service before the choice',
    bannerSite({
      ...traffic({ ...hotjar, states: ['none'] }),
      recordings: [recording({ states: ['none'], typedTextSent: true })],
    }),
    { class: 'Risk', message: 'beforeConsentTyped' },
  ],
  [
    'the notice says that input is masked, before the choice',
    bannerSite({ ...traffic({ ...hotjar, states: ['none'] }), ...saysMasked }),
    { class: 'Risk', message: 'beforeConsentToldMasked' },
  ],
  [
    'the notice says that input is masked, recording not observed',
    bannerSite({ ...accepted, ...saysMasked }),
    { class: 'Hint', message: 'maskingUnknownToldMasked' },
  ],
  [
    'the notice says that an IP address is masked',
    bannerSite({ ...traffic({ ...hotjar, states: ['none'] }), ...notice('Wir nutzen Hotjar. Ihre IP-Adresse wird maskiert.') }),
    { class: 'Risk', message: 'beforeConsent' },
  ],
  [
    'script of the site itself on a page with a password field',
    bannerSite({ recordings: [recording({ serviceId: null, script: `${siteUrl}js/verhalten.js`, states: ['reject'] })], forms: [login] }),
    { class: 'Risk', message: 'onPasswordOwn' },
  ],
  [
    'a library records, another script sends, on a page that asks about health',
    bannerSite({
      ...traffic(
        { url: 'https://sammelt.partner.test/rrweb.min.js', states: ['accept'] },
        { url: 'https://sammelt.partner.test/start.js', states: ['accept'] },
        { url: 'https://sammelt.partner.test/v1', type: 'fetch', parentId: 'r2', states: ['accept'] },
      ),
      recordings: [recording({ serviceId: null, script: 'https://sammelt.partner.test/rrweb.min.js', requestIds: ['r3'] })],
      forms: [formFact({ pageUrl: siteUrl, personalFields: ['health'] })],
    }),
    { class: 'Risk', message: 'onHealthUnknownWithConsentRrwebHosted', refs: [siteUrl] },
  ],
  [
    'the library comes with the site, and a script of the site sends',
    bannerSite({ recordings: [recording({ serviceId: null, script: `${siteUrl}js/rrweb.min.js`, states: ['none'] })] }),
    { class: 'Hint', message: 'byOwnRrweb' },
  ],
  [
    'search field that suggests while typing',
    bannerSite({ recordings: [recording({ serviceId: null, events: ['input'], typedTextSent: true, states: ['none'] })] }),
    { class: 'Conform' },
  ],
  [
    'only a connection',
    bannerSite(traffic({ ...hotjar, type: 'preconnect', states: ['none'], active: false })),
    { class: 'Hint', message: 'connectionBare' },
  ],
  [
    'only a file',
    bannerSite(traffic({ ...hotjar, type: 'image', states: ['none'], active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['reject not possible, after accepting', noRejectSite(accepted), { class: 'Hint', message: 'maskingUnknownAccepted', cause: 'hotjar' }],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it('names the script that sends beside the one that listens', () => {
  const [, facts] = cases.find(([name]) => name.startsWith('a library records'))!;
  const result = judge(check, facts);
  expect('findings' in result && result.findings[0]?.params).toMatchObject({
    script: 'https://sammelt.partner.test/rrweb.min.js',
    sender: 'https://sammelt.partner.test/start.js',
  });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
