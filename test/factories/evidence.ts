import type { BannerEvidence } from '#evidence/banner.ts';
import type { ConsentOutcome } from '#evidence/choice.ts';
import type { Evidence } from '#evidence/evidence.ts';
import type { FieldEvidence, FormEvidence } from '#evidence/forms.ts';
import type { ConsentState, Gathered } from '#evidence/gathered.ts';
import type { LinkEvidence, PageSnapshot, PageVisit } from '#evidence/pages.ts';
import type { RequestEvidence, StackFrame } from '#evidence/requests.ts';
import type { ScanSettings } from '#evidence/scan-run.ts';
import type { CookieEvent, JarCookie, JarSnapshot, StorageEvidence } from '#evidence/stored.ts';
import { siteHost, siteUrl } from './facts.ts';

/** When the scan of every factory was ordered. */
export const createdAt = '2026-11-21T10:00:00.000Z';
/** Moment of the choice in the runs that reject or accept, in milliseconds since their start. */
export const choiceTime = 10_000;

/** Wraps data that was gathered. */
export const gathered = <T>(data: T): Gathered<T> => ({ ok: true, data });
/** A gatherer that has nothing. */
export const missing: Gathered<never> = { ok: false, reason: 'crashed', message: 'the browser crashed' };
/** The same for all three states. */
export const inAllStates = <T>(of: (state: ConsentState) => T): Record<ConsentState, T> => ({
  none: of('none'),
  reject: of('reject'),
  accept: of('accept'),
});

/** One frame of a script stack. */
export const frame = (url: string): StackFrame => ({ url, functionName: '', line: 1, column: 1 });

let count = 0;
/** A request for a picture of the site itself in state none. */
export function requestEvidence(overrides: Partial<RequestEvidence> = {}): RequestEvidence {
  const state = overrides.state ?? 'none';
  return {
    id: `${state}-r${++count}`,
    state,
    pageId: `${state}-p1`,
    url: `${siteUrl}logo.svg`,
    method: 'GET',
    type: 'image',
    time: 300,
    afterChoice: false,
    redirectedFrom: null,
    initiator: { kind: 'parser', url: siteUrl, line: 12, stack: [] },
    frame: { id: 'main', url: siteUrl, parentId: null },
    target: 'page',
    status: 200,
    mimeType: null,
    protocol: 'h2',
    remoteAddress: '88.198.10.10',
    fromCache: false,
    fromServiceWorker: false,
    failure: null,
    blockedReason: null,
    requestHeaders: {},
    responseHeaders: {},
    body: null,
    responseBytes: 1_000,
    ...overrides,
  };
}

/** The document of the start page. */
export const documentRequest = (overrides: Partial<RequestEvidence> = {}): RequestEvidence =>
  requestEvidence({ url: siteUrl, type: 'document', time: 0, initiator: { kind: 'user', url: null, line: null, stack: [] }, ...overrides });

/** A request that a script made. */
export const scriptedRequest = (url: string, stack: readonly string[], overrides: Partial<RequestEvidence> = {}): RequestEvidence =>
  requestEvidence({
    url,
    type: 'fetch',
    initiator: { kind: 'script', url: stack[0] ?? null, line: 1, stack: stack.map(frame) },
    ...overrides,
  });

/** A page as rendered: short text, no links. */
export function pageSnapshot(overrides: Partial<PageSnapshot> = {}): PageSnapshot {
  return {
    title: 'Muster GmbH',
    language: 'de',
    canonical: null,
    generator: null,
    metaRefresh: null,
    text: 'Willkommen bei der Muster GmbH.',
    textTruncated: false,
    headings: [],
    links: [],
    buttons: [],
    forms: [],
    embeds: [],
    preconnects: [],
    fonts: [],
    jsonLdTypes: [],
    globals: [],
    ...overrides,
  };
}

/** A successful visit of the start page in state none. */
export function pageVisit(overrides: Partial<PageVisit> = {}): PageVisit {
  const state = overrides.state ?? 'none';
  const url = overrides.url ?? siteUrl;
  return {
    id: `${state}-p1`,
    state,
    kind: 'start',
    url,
    finalUrl: url,
    status: 200,
    mimeType: 'text/html',
    startTime: 0,
    endTime: 20_000,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    protocol: 'h2',
    failure: null,
    message: null,
    notes: [],
    screenshot: null,
    snapshot: gathered(pageSnapshot()),
    banner: null,
    ...overrides,
  };
}

/** A visible link in the footer. */
export const link = (text: string, href: string, overrides: Partial<LinkEvidence> = {}): LinkEvidence => ({
  text,
  href: href.startsWith('/') ? new URL(href, siteUrl).href : href,
  visible: true,
  area: 'footer',
  ...overrides,
});

/** A visible, optional text field. */
export const fieldEvidence = (overrides: Partial<FieldEvidence> = {}): FieldEvidence => ({
  name: '',
  label: '',
  type: 'text',
  required: false,
  checked: false,
  visible: true,
  autocomplete: '',
  options: [],
  ...overrides,
});

/** A form that posts to the site. */
export const formEvidence = (overrides: Partial<FormEvidence> = {}): FormEvidence => ({
  id: 'form-1',
  action: `${siteUrl}senden`,
  actionDeclared: true,
  method: 'post',
  visible: true,
  text: '',
  submitText: 'Absenden',
  fields: [],
  ...overrides,
});

/** A cookie set by the site's own answer in state none. */
export function cookieEvent(raw: string, overrides: Partial<CookieEvent> = {}): CookieEvent {
  const state = overrides.state ?? 'none';
  return {
    id: `${state}-c${++count}`,
    state,
    pageId: `${state}-p1`,
    time: 500,
    afterChoice: false,
    via: 'header',
    raw,
    url: siteUrl,
    requestId: null,
    frameUrl: null,
    stack: [],
    blockedReasons: [],
    ...overrides,
  };
}

/** A session cookie of the site as it lies in the jar. */
export const jarCookie = (name: string, value: string, overrides: Partial<JarCookie> = {}): JarCookie => ({
  name,
  value,
  domain: siteHost,
  path: '/',
  expires: null,
  secure: false,
  httpOnly: false,
  sameSite: null,
  partitionKey: null,
  ...overrides,
});

/** The jar of a state at one moment. */
export const jarSnapshot = (
  state: ConsentState,
  moment: JarSnapshot['moment'],
  cookies: JarCookie[],
  time = moment === 'before-choice' ? 9_000 : 30_000,
): JarSnapshot => ({
  state,
  moment,
  pageId: `${state}-p1`,
  time,
  cookies,
});

/** An entry in the local storage of the site. */
export function storageEvidence(overrides: Partial<StorageEvidence> = {}): StorageEvidence {
  const state = overrides.state ?? 'none';
  return {
    id: `${state}-s${++count}`,
    state,
    pageId: `${state}-p1`,
    time: 600,
    afterChoice: false,
    kind: 'localStorage',
    origin: new URL(siteUrl).origin,
    key: 'theme',
    value: 'dark',
    stack: [],
    present: true,
    ...overrides,
  };
}

/** A banner with nothing in it. */
export const bannerEvidence = (overrides: Partial<BannerEvidence> = {}): BannerEvidence => ({
  state: 'none',
  pageId: 'none-p1',
  visible: true,
  seenAfterMs: 900,
  cmpName: null,
  host: 'document',
  frameUrl: null,
  rect: { x: 0, y: 400, width: 1366, height: 368 },
  blocksPage: false,
  text: 'Wir verwenden Cookies.',
  controls: [],
  toggles: [],
  legalLinks: [],
  keyboard: [],
  screenshot: null,
  ...overrides,
});

/** A choice that took effect. */
export const consentOutcome = (state: 'reject' | 'accept', overrides: Partial<ConsentOutcome> = {}): ConsentOutcome => ({
  state,
  performed: true,
  verified: true,
  layer: 1,
  method: 'button',
  clicks: 1,
  time: choiceTime,
  steps: [],
  proofs: [],
  message: null,
  ...overrides,
});

/** A run that found no banner. */
export const noBanner = (state: 'reject' | 'accept'): ConsentOutcome =>
  consentOutcome(state, { performed: false, verified: false, layer: null, method: 'no-banner', clicks: 0, time: null });

/** Settings with nothing given. */
export const scanSettings = (overrides: Partial<ScanSettings> = {}): ScanSettings => ({
  websiteType: null,
  industry: null,
  legalForm: null,
  purposes: [],
  urlImprint: null,
  urlDPN: null,
  urlTermsAndConditions: null,
  urlCancellationPolicy: null,
  ...overrides,
});

/** What of the evidence a test decides; lists go to the run that their entries name. */
export interface EvidenceParts {
  settings?: Partial<ScanSettings>;
  url?: string;
  finalUrl?: string;
  pages?: PageVisit[];
  requests?: RequestEvidence[];
  cookieEvents?: CookieEvent[];
  jars?: JarSnapshot[];
  storage?: StorageEvidence[];
  /** Banner of state none; absent = a banner was seen, null = none was. */
  banner?: BannerEvidence | null;
  reject?: Gathered<ConsentOutcome>;
  accept?: Gathered<ConsentOutcome>;
  gateway?: { host: string; cnames: string[] }[];
  overrides?: Partial<Evidence>;
}

/** Evidence of a small site with a banner, rejected and accepted with success, in which nothing happened. */
export function evidence(parts: EvidenceParts = {}): Evidence {
  const banner = parts.banner === undefined ? bannerEvidence() : parts.banner;
  const none = banner === null;
  const byState = <T extends { state: ConsentState }>(items: readonly T[] = []) =>
    inAllStates((state) => gathered(items.filter((item) => item.state === state)));
  const visits = parts.pages ?? inVisits();
  return {
    run: {
      identifier: 'scan-1',
      url: parts.url ?? siteUrl,
      finalUrl: parts.finalUrl ?? siteUrl,
      createdAt,
      finishedAt: '2026-11-21T10:02:00.000Z',
      settings: scanSettings(parts.settings),
      configurationCode: 'GMHDLSUPR',
      maxPages: 10,
      engineVersion: '0.1.0',
      browser: {
        product: 'Chrome/150',
        userAgent: 'Mozilla/5.0',
        sandboxed: true,
        source: 'bundled',
        viewport: { width: 1366, height: 768 },
        language: 'de',
      },
      errors: [],
    },
    transport: gathered({ hosts: [] }),
    pages: visits,
    requests: byState(parts.requests),
    cookieEvents: byState(parts.cookieEvents),
    jars: inAllStates((state) => gathered((parts.jars ?? []).filter((jar) => jar.state === state))),
    storage: byState(parts.storage),
    fingerprints: inAllStates(() => gathered([])),
    recordings: inAllStates(() => gathered([])),
    banners: inAllStates((state) => gathered(banner === null ? null : { ...banner, state })),
    consent: {
      reject: parts.reject ?? gathered(none ? noBanner('reject') : consentOutcome('reject')),
      accept: parts.accept ?? gathered(none ? noBanner('accept') : consentOutcome('accept')),
    },
    closeTest: gathered({ present: false, consentGiven: null, message: null, proofs: [] }),
    withdrawal: gathered([]),
    withdrawalTest: gathered({
      control: 'Cookie-Einstellungen',
      proofs: [{ kind: 'banner-gone', value: 'true', confirms: true }],
      accepted: { urls: [], cookies: [] },
      withdrawn: { urls: [], cookies: [] },
    }),
    tcf: inAllStates(() => gathered([])),
    consentMode: inAllStates(() => gathered([])),
    gateway: (parts.gateway ?? []).map(({ host, cnames }) => ({
      time: 0,
      client: 'none',
      host,
      port: 443,
      verdict: 'allowed',
      reason: null,
      cnames,
      addresses: ['109.232.195.1'],
      address: '109.232.195.1',
      bytesUp: 0,
      bytesDown: 0,
      durationMs: 1,
    })),
    ...parts.overrides,
  };
}

/** The start page in all three runs. */
export function inVisits(snapshot: Partial<PageSnapshot> = {}): PageVisit[] {
  return (['none', 'reject', 'accept'] as const).map((state) => pageVisit({ state, snapshot: gathered(pageSnapshot(snapshot)) }));
}
