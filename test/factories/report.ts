import type { AreaId, Check, Verdict } from '#checks/define-check.ts';
import type { Facts, GatheredFacts } from '#checks/facts.ts';
import { runChecks } from '#checks/run-checks.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { type ConsentState, consentStates, type Gathered } from '#evidence/gathered.ts';
import type { PageVisit } from '#evidence/pages.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import type { ScanResultInput } from '#report/build-scan-result.ts';
import { applicability, banner, cookieFact, gathered, outcome, requestFact, serviceUse, siteUrl, storageFact } from './facts.ts';

const ok = <T>(data: T): Gathered<T> => ({ ok: true, data });

/** The same data, gathered in each state. */
function inEachState<T>(data: (state: ConsentState) => T): Record<ConsentState, Gathered<T>> {
  return { none: ok(data('none')), reject: ok(data('reject')), accept: ok(data('accept')) };
}

/** A visit of a page that went well. */
export function pageVisit(overrides: Partial<PageVisit> = {}): PageVisit {
  const { state = 'none', kind = 'start', url = siteUrl } = overrides;
  return {
    id: `${state}-${kind}`,
    state,
    kind,
    url,
    finalUrl: url,
    status: 200,
    mimeType: 'text/html',
    startTime: 100,
    endTime: 9000,
    headers: {},
    protocol: 'h2',
    failure: null,
    message: null,
    notes: [],
    screenshot: `screenshots/${state}-${kind}.webp`,
    snapshot: { ok: false, reason: 'not-performed', message: 'factory' },
    ...overrides,
  };
}

/** A request as the browser reported it: the site's own document. */
export function requestEvidence(overrides: Partial<RequestEvidence> = {}): RequestEvidence {
  const { state = 'none', url = siteUrl } = overrides;
  return {
    id: `${state}-r1`,
    state,
    pageId: `${state}-start`,
    url,
    method: 'GET',
    type: 'document',
    time: 120,
    afterChoice: false,
    redirectedFrom: null,
    initiator: { kind: 'other', url: null, line: null, stack: [] },
    frame: { id: 'f1', url, parentId: null },
    target: 'page',
    status: 200,
    mimeType: 'text/html',
    protocol: 'h2',
    remoteAddress: '88.198.10.10',
    fromCache: false,
    fromServiceWorker: false,
    failure: null,
    blockedReason: null,
    requestHeaders: { accept: '*/*' },
    responseHeaders: { 'content-type': 'text/html' },
    body: null,
    responseBytes: 4200,
    ...overrides,
  };
}

/** Evidence of a scan of the factory site that went through in all three states, with a banner in order. */
export function evidence(overrides: Partial<Evidence> = {}): Evidence {
  return {
    run: {
      identifier: '018f2d5e-0000-7000-8000-000000000001',
      url: siteUrl,
      finalUrl: siteUrl,
      createdAt: '2026-11-21T08:14:00.000Z',
      finishedAt: '2026-11-21T08:14:42.000Z',
      settings: applicability().settings,
      configurationCode: 'GMHDLSUPR',
      maxPages: 10,
      engineVersion: '0.1.0',
      browser: {
        product: 'Chromium/153.0.0',
        userAgent: 'Mozilla/5.0',
        sandboxed: true,
        source: 'installed',
        viewport: { width: 1366, height: 768 },
        language: 'de-DE',
      },
      errors: [],
    },
    transport: { ok: false, reason: 'not-performed', message: 'factory' },
    pages: consentStates.flatMap((state) => [
      pageVisit({ state }),
      pageVisit({ state, kind: 'imprint', url: `${siteUrl}impressum` }),
      pageVisit({ state, kind: 'privacy', url: `${siteUrl}datenschutz` }),
    ]),
    requests: inEachState((state) => [requestEvidence({ state })]),
    cookieEvents: inEachState(() => []),
    jars: inEachState(() => []),
    storage: inEachState(() => []),
    fingerprints: inEachState(() => []),
    recordings: inEachState(() => []),
    banners: inEachState((state) => (state === 'none' ? banner({ cmpName: 'Klaro', screenshot: 'screenshots/none-banner.webp' }) : null)),
    consent: { reject: ok(outcome({ state: 'reject' })), accept: ok(outcome({ state: 'accept' })) },
    closeTest: ok({ present: false, consentGiven: null, message: null, proofs: [] }),
    withdrawal: ok([{ pageId: 'none-start', kind: 'link', text: 'Cookie-Einstellungen', reopensBanner: true }]),
    tcf: inEachState(() => []),
    consentMode: inEachState(() => []),
    gateway: [],
    ...overrides,
  };
}

/** A check that concludes what it is told. Texts name the check, so that tests see where they end up. */
export function fixedCheck(id: string, area: AreaId, verdict: Verdict, overrides: Partial<Check> = {}): Check {
  const texts = (language: string, fix: string) => ({
    title: `${language}-Titel ${id}`,
    explanation: `${language}-Erklärung ${id}`,
    confidenceReason: `${language}: worauf ${id} beruht.`,
    howToFix: fix,
    messages: {
      seen: `${language}: {name} gesehen, {count} Mal`,
      open: `${language}: offen wegen {name}`,
      fine: `${language}: in Ordnung`,
    },
  });
  return {
    id,
    area,
    version: 3,
    weight: 5,
    confidence: 'high',
    legalBasis: [{ text: { de: '§ 25 Abs. 1 TDDDG', en: 'Section 25(1) TDDDG' }, status: 'statute', checked: '2026-11-21' }],
    needs: [],
    texts: {
      de: texts('DE', `{#tie} Binden Sie ${id} an die Einwilligung.\nScannen Sie erneut.`),
      en: texts('EN', `Tie ${id} to consent.\nScan again.`),
    },
    run: () => verdict,
    ...overrides,
  };
}

/** Facts of a site on which Google Analytics runs in every state and sets `_ga`. */
export function trackedFacts(overrides: Partial<Facts> = {}, missing: readonly (keyof Facts)[] = []): GatheredFacts {
  const script = 'https://www.googletagmanager.com/gtag/js?id=G-1';
  return gathered(
    {
      requests: [
        requestFact({ id: 'none-r1', url: siteUrl, type: 'document', time: 0 }),
        requestFact({
          id: 'none-r2',
          url: script,
          type: 'script',
          parentId: 'none-r1',
          serviceId: 'google-tag-manager',
          serverCountry: 'US',
          serverIp: '142.250.1.1',
        }),
        requestFact({
          id: 'none-r3',
          url: 'https://www.google-analytics.com/g/collect?cid=1&ep.mail=erika%40muster.test',
          type: 'fetch',
          parentId: 'none-r2',
          serviceId: 'google-analytics',
          serverCountry: 'US',
          serverIp: '142.250.1.2',
          identifiers: ['cid'],
        }),
        requestFact({
          id: 'accept-r9',
          url: 'https://stats.muster.test/px',
          party: 'cloaked',
          cnames: ['lb.muster.test', 'muster.eulerian.net'],
          states: ['accept'],
        }),
      ],
      services: [serviceUse({ requestIds: ['none-r3'] })],
      cookies: [
        cookieFact(),
        cookieFact({
          id: 'cookie-ga',
          name: '_ga',
          exampleValue: 'GA1.1.1834.7702',
          domain: '.muster.test',
          setVia: 'document.cookie',
          setBy: script,
          lifetimeSeconds: 34_560_000,
          declaredLifetimeSeconds: 63_072_000,
          serviceId: 'google-analytics',
          category: 'analytics',
          needsConsent: 'yes',
          purpose: { de: 'Unterscheidet Besucher', en: 'Tells visitors apart' },
          eventIds: ['none-c1'],
        }),
      ],
      storage: [storageFact()],
      policyMatches: [{ serviceId: 'google-analytics', match: 'notFound', inBannerOnly: false }],
      banner: { banner: banner({ cmpName: 'Klaro' }), cmpName: 'Klaro', cmpLoaded: null, payOrConsent: false },
      rejected: outcome({ state: 'reject' }),
      accepted: outcome({ state: 'accept' }),
      ...overrides,
    },
    missing,
  );
}

const tracked = (ref: string, kind: 'request' | 'cookie'): Verdict => ({
  class: 'Risk',
  findings: [
    {
      message: 'seen',
      params: { name: 'Google Analytics', count: 1200 },
      cause: 'google-analytics',
      items: [{ kind, ref, value: ref, states: ['none', 'reject'] }],
    },
  ],
});

/** Checks with one outcome of each class, two of them about the same tracker. */
export const sampleChecks: readonly Check[] = [
  fixedCheck('tls-https-available', 'sec', { class: 'Conform' }),
  fixedCheck('sec-headers', 'sec', { class: 'Conform', message: 'fine' }, { weight: 2 }),
  fixedCheck('imp-present', 'imp', { class: 'Conform' }),
  fixedCheck('pp-present', 'pp', { class: 'Conform' }),
  fixedCheck('ck-before-consent', 'ck', tracked('none-c1', 'cookie')),
  fixedCheck('trk-before-consent', 'trk', tracked('none-r3', 'request')),
  fixedCheck('cmp-reject-first-layer', 'cmp', { class: 'Conform' }),
  fixedCheck(
    'cmp-granularity',
    'cmp',
    {
      class: 'Hint',
      findings: [
        {
          message: 'seen',
          params: { name: 'Schalter', count: 1 },
          cause: 'banner',
          items: [{ kind: 'control', ref: siteUrl, value: 'Alle', states: ['none'] }],
        },
      ],
    },
    { weight: 2, confidence: 'medium' },
  ),
  fixedCheck('tc-us-dpf', 'tc', { class: 'NoClassification', message: 'open', params: { name: 'Vertrag' } }, { weight: 3 }),
  fixedCheck('emb-video', 'emb', { class: 'Conform' }),
  fixedCheck('frm-transport', 'frm', { class: 'Conform' }),
  fixedCheck('shop-terms', 'shop', { class: 'NotApplicable' }),
  fixedCheck('a11y-statement', 'a11y', { class: 'Conform' }, { weight: 1 }),
];

/** Everything a report is made of: the tracked site, judged by the sample checks. */
export function reportInput(overrides: Partial<Omit<ScanResultInput, 'results'>> = {}): ScanResultInput {
  const { checks = sampleChecks, facts = trackedFacts(), locale = 'de' as Locale } = overrides;
  return { evidence: evidence(), ...overrides, facts, checks, locale, results: runChecks(checks, facts) };
}
