import type { Check } from '#checks/define-check.ts';
import type { FormFact } from '#checks/facts/forms.ts';
import type { EmbedFact, LegalPageFact, PageFact, ShopPageFact } from '#checks/facts/pages.ts';
import type { RequestFact } from '#checks/facts/requests.ts';
import type { ServiceUse } from '#checks/facts/services.ts';
import type { ApplicabilityFact, SoftwareFact, TransportFact } from '#checks/facts/site.ts';
import type { CookieFact, StorageFact } from '#checks/facts/stored.ts';
import type { Facts, GatheredFacts } from '#checks/facts.ts';
import { type CheckResult, runCheck } from '#checks/run-checks.ts';
import type { ImprintElement, ImprintElementKind, ImprintElements } from '#checks/shared/imprint/imprint-elements.ts';
import { type NoticeItem, type NoticeItemKind, type NoticeItems, noticeItemKinds } from '#checks/shared/notice/notice-items.ts';
import type { BannerControl, BannerEvidence, BannerToggle } from '#evidence/banner.ts';
import type { ConsentOutcome } from '#evidence/choice.ts';
import type { FieldEvidence } from '#evidence/forms.ts';
import type { GatherFailure } from '#evidence/gathered.ts';
import { consentStates } from '#evidence/gathered.ts';
import type { LinkEvidence } from '#evidence/pages.ts';
import type { CertificateEvidence } from '#evidence/transport.ts';
import type { Service } from '#knowledge/types.ts';
import { askedFields } from '../../src/engine/derive/asked-fields.ts';
import { imprintText, privacyText } from './legal-texts.ts';

/** Address, host and registrable domain of the site all factories describe: a plain, clean German company. */
export const siteUrl = 'https://www.muster.test/';
export const siteHost = 'www.muster.test';
export const siteDomain = 'muster.test';

const domainOf = (host: string): string => host.split('.').slice(-2).join('.');

/** A request for a picture of the site itself; host, domain, party and https follow from `url` unless given. */
export function requestFact(overrides: Partial<RequestFact> = {}): RequestFact {
  const url = overrides.url ?? `${siteUrl}logo.svg`;
  const host = new URL(url).hostname;
  return {
    id: 'none-r1',
    url,
    host,
    domain: domainOf(host),
    type: 'image',
    states: consentStates,
    time: 300,
    pageUrl: siteUrl,
    party: domainOf(host) === siteDomain ? 'first' : 'third',
    serviceId: null,
    parentId: null,
    embeddedBy: null,
    status: 200,
    failure: null,
    blockedReason: null,
    inOwnFrame: true,
    servesBanner: false,
    serverCountry: 'DE',
    serverIp: '88.198.10.10',
    cnames: [],
    https: /^(https|wss):/.test(url),
    identifiers: [],
    personalData: [],
    gcs: null,
    ...overrides,
  };
}

/** A necessary first-party session cookie. */
export function cookieFact(overrides: Partial<CookieFact> = {}): CookieFact {
  return {
    id: 'cookie-session',
    name: 'PHPSESSID',
    exampleValue: 'k3j9…',
    domain: siteHost,
    path: '/',
    states: consentStates,
    leftOverIn: [],
    party: 'first',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    partitioned: false,
    lifetimeSeconds: null,
    declaredLifetimeSeconds: null,
    setBy: siteUrl,
    setVia: 'header',
    serviceId: null,
    category: 'necessary',
    needsConsent: 'no',
    purpose: { de: 'Sitzung', en: 'Session' },
    idLike: true,
    blockedReason: null,
    kept: true,
    pages: [siteUrl],
    eventIds: ['none-c1'],
    ...overrides,
  };
}

/** A functional first-party entry of local storage. */
export function storageFact(overrides: Partial<StorageFact> = {}): StorageFact {
  return {
    id: 'storage-theme',
    kind: 'localStorage',
    key: 'theme',
    exampleValue: 'dark',
    origin: 'https://www.muster.test',
    states: consentStates,
    party: 'first',
    serviceId: null,
    category: 'functional',
    needsConsent: 'no',
    purpose: { de: 'Farbschema', en: 'Colour scheme' },
    setBy: `${siteUrl}app.js`,
    idLike: false,
    pages: [siteUrl],
    ...overrides,
  };
}

/** A catalogue entry: Google Analytics unless told otherwise. */
export function service(overrides: Partial<Service> = {}): Service {
  return {
    id: 'google-analytics',
    name: 'Google Analytics',
    vendor: 'google',
    category: 'analytics',
    consent: 'yes',
    reason: { de: 'Liest und speichert eine Besucherkennung.', en: 'Reads and stores a visitor id.' },
    purpose: { de: 'Reichweitenmessung', en: 'Audience measurement' },
    hosts: ['.google-analytics.com'],
    urls: [],
    cnames: [],
    globals: [],
    alternatives: null,
    aliases: ['GA4'],
    loadedBy: [],
    selfHosted: false,
    source: 'test',
    checked: '2026-11-21',
    ...overrides,
  };
}

/** A service in use in all three states and active in each; `service` may be given in part. */
export function serviceUse(overrides: Partial<Omit<ServiceUse, 'service'>> & { service?: Partial<Service> } = {}): ServiceUse {
  const { service: serviceOverrides, ...rest } = overrides;
  return {
    service: service(serviceOverrides),
    vendorName: 'Google',
    vendorCountry: 'IE',
    parentCountry: 'US',
    dpf: 'active',
    states: consentStates,
    requestIds: ['none-r2'],
    pages: [siteUrl],
    hosts: ['www.google-analytics.com'],
    embeddedBy: null,
    path: [siteUrl, 'https://www.google-analytics.com/g/collect'],
    active: { none: true, reject: true, accept: true },
    cloakedHost: null,
    ...rest,
  };
}

/** A visible footer link. */
export function link(overrides: Partial<LinkEvidence> = {}): LinkEvidence {
  return { text: 'Impressum', href: `${siteUrl}impressum`, visible: true, area: 'footer', ...overrides };
}

/** The start page with footer links to imprint and privacy notice. */
export function pageFact(overrides: Partial<PageFact> = {}): PageFact {
  return {
    url: siteUrl,
    kind: 'start',
    title: 'Muster GmbH',
    language: 'de',
    status: 200,
    failure: null,
    states: consentStates,
    text: 'Muster GmbH Maschinenbau aus Musterstadt. Wir planen und bauen Anlagen für die Lebensmittelindustrie. Impressum Datenschutz',
    textComplete: true,
    headings: ['Maschinenbau aus Musterstadt'],
    links: [link(), link({ text: 'Datenschutz', href: `${siteUrl}datenschutz` })],
    buttons: [],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
    isPdf: false,
    ...overrides,
  };
}

/** A legal page in order: linked from every page, complete text. Give `kind`; the imprint otherwise. */
export function legalPage(overrides: Partial<LegalPageFact> = {}): LegalPageFact {
  const kind = overrides.kind ?? 'imprint';
  const paths = { imprint: 'impressum', privacy: 'datenschutz', terms: 'agb', cancellation: 'widerruf' };
  const linkTexts = { imprint: 'Impressum', privacy: 'Datenschutz', terms: 'AGB', cancellation: 'Widerrufsbelehrung' };
  return {
    kind,
    url: `${siteUrl}${paths[kind]}`,
    foundBy: 'link',
    linkText: linkTexts[kind],
    pagesWithoutLink: [],
    status: 200,
    failure: null,
    text: kind === 'imprint' ? imprintText : kind === 'privacy' ? privacyText : '',
    language: 'de',
    isPdf: false,
    contentKind: kind,
    deadLink: false,
    ...overrides,
  };
}

/** A legal page that was looked for and not found. */
export function noLegalPage(kind: LegalPageFact['kind']): LegalPageFact {
  return legalPage({
    kind,
    url: null,
    foundBy: null,
    linkText: null,
    pagesWithoutLink: [siteUrl],
    status: null,
    text: '',
    language: '',
    contentKind: 'empty',
  });
}

/** A visible text field. */
export function field(overrides: Partial<FieldEvidence> = {}): FieldEvidence {
  return {
    name: 'name',
    label: 'Name',
    type: 'text',
    required: false,
    checked: false,
    visible: true,
    autocomplete: '',
    options: [],
    ...overrides,
  };
}

/** A contact form sent by POST over HTTPS to the site itself. */
export function formFact(overrides: Partial<FormFact> = {}): FormFact {
  const fields = overrides.fields ?? [
    field({ required: true }),
    field({ name: 'email', label: 'E-Mail', type: 'email', required: true, autocomplete: 'email' }),
    field({ name: 'message', label: 'Nachricht', type: 'textarea', required: true }),
  ];
  return {
    id: 'none-p1-f1',
    pageUrl: `${siteUrl}kontakt`,
    kind: 'contact',
    personalFields: ['name', 'email', 'message'],
    action: `${siteUrl}kontakt`,
    actionDeclared: true,
    method: 'post',
    pageHttps: true,
    actionHttps: true,
    actionParty: 'first',
    actionServiceId: null,
    fields,
    asked: askedFields(fields),
    submitText: 'Absenden',
    text: 'Name E-Mail Nachricht Absenden. Hinweise zur Verarbeitung stehen in der Datenschutzerklärung.',
    visible: true,
    ...overrides,
  };
}

/** A product page with one price. */
export function shopPage(overrides: Partial<ShopPageFact> = {}): ShopPageFact {
  return { url: `${siteUrl}produkt`, kind: 'product', states: consentStates, prices: ['19,90 €'], ...overrides };
}

/** A visible third-party frame. */
export function embedFact(overrides: Partial<EmbedFact> = {}): EmbedFact {
  const url = overrides.url ?? 'https://www.youtube.com/embed/abc';
  return {
    kind: 'iframe',
    url,
    host: new URL(url).hostname,
    pageUrl: siteUrl,
    states: consentStates,
    serviceId: null,
    visible: true,
    integrity: false,
    ...overrides,
  };
}

/** A button of the first layer; all buttons of the factory look alike. */
export function control(overrides: Partial<BannerControl> = {}): BannerControl {
  return {
    role: 'accept',
    text: 'Alle akzeptieren',
    layer: 1,
    element: 'button',
    rect: { x: 900, y: 600, width: 200, height: 48 },
    inViewport: true,
    fontSize: 16,
    fontWeight: 600,
    color: '#ffffff',
    background: '#1a1a1a',
    textContrast: 17.4,
    surfaceContrast: 17.4,
    href: null,
    ...overrides,
  };
}

/** A category switch that is off. */
export function toggle(overrides: Partial<BannerToggle> = {}): BannerToggle {
  return { label: 'Statistik', layer: 2, checked: false, disabled: false, legitimateInterest: false, ...overrides };
}

/** A banner in order: accept, reject and settings side by side on the first layer. */
export function banner(overrides: Partial<BannerEvidence> = {}): BannerEvidence {
  return {
    state: 'none',
    pageId: 'none-p1',
    visible: true,
    seenAfterMs: 400,
    cmpName: null,
    host: 'document',
    frameUrl: null,
    rect: { x: 0, y: 468, width: 1366, height: 300 },
    blocksPage: false,
    text: 'Wir verwenden Cookies zur Reichweitenmessung. Sie können Ihre Einwilligung jederzeit widerrufen. Datenschutz Impressum',
    controls: [
      control(),
      control({ role: 'reject', text: 'Alle ablehnen', rect: { x: 680, y: 600, width: 200, height: 48 } }),
      control({ role: 'settings', text: 'Einstellungen', element: 'link', rect: { x: 460, y: 600, width: 200, height: 48 } }),
    ],
    toggles: [],
    screenshot: null,
    ...overrides,
  };
}

/** An attempt that was performed and read back; give `method: 'no-banner'` for a site without banner. */
export function outcome(overrides: Partial<ConsentOutcome> = {}): ConsentOutcome {
  const none = overrides.method === 'no-banner';
  return {
    state: 'reject',
    performed: !none,
    verified: !none,
    layer: none ? null : 1,
    method: 'button',
    clicks: none ? 0 : 1,
    time: none ? null : 1200,
    steps: [],
    proofs: none ? [] : [{ kind: 'banner-stays-gone', value: 'true', confirms: true }],
    message: null,
    ...overrides,
  };
}

/** A certificate for apex and www with 60 days left at `createdAt` of the factory site. */
export function certificate(overrides: Partial<CertificateEvidence> = {}): CertificateEvidence {
  return {
    subject: 'CN=www.muster.test',
    issuer: "C=US, O=Let's Encrypt, CN=R11",
    altNames: ['muster.test', 'www.muster.test'],
    validFrom: '2026-10-22T00:00:00.000Z',
    validTo: '2027-01-20T00:00:00.000Z',
    keyBits: 2048,
    signatureAlgorithm: 'sha256WithRSAEncryption',
    error: null,
    ...overrides,
  };
}

type HostProbe = TransportFact['hosts'][number];

/** Answers of one host: HTTPS in order, plain HTTP redirected permanently. */
export function hostProbe(
  host: string = siteHost,
  overrides: { resolves?: boolean; https?: Partial<HostProbe['https']>; http?: Partial<HostProbe['http']> } = {},
): HostProbe {
  return {
    host,
    resolves: overrides.resolves ?? true,
    https: {
      reachable: true,
      status: 200,
      finalUrl: siteUrl,
      error: null,
      negotiated: 'TLSv1.3',
      cipher: 'TLS_AES_256_GCM_SHA384',
      certificate: certificate(),
      offers: { TLSv1: false, 'TLSv1.1': false, 'TLSv1.2': true, 'TLSv1.3': true },
      hsts: null,
      ...overrides.https,
    },
    http: {
      reachable: true,
      status: 200,
      finalUrl: siteUrl,
      redirects: [{ url: `http://${host}/`, status: 301 }],
      error: null,
      setsCookie: false,
      ...overrides.http,
    },
  };
}

/** Transport of www and apex in order; the certificate is the start host's unless given. */
export function transport(overrides: Partial<TransportFact> = {}): TransportFact {
  const hosts = overrides.hosts ?? [hostProbe(siteHost), hostProbe(siteDomain)];
  const startHost = overrides.startHost ?? siteHost;
  return { startHost, hosts, certificate: hosts.find((probe) => probe.host === startHost)?.https.certificate ?? null, ...overrides };
}

/** A company without shop or subscription; settings may be given in part. */
export function applicability(
  overrides: Partial<Omit<ApplicabilityFact, 'settings'>> & { settings?: Partial<ApplicabilityFact['settings']> } = {},
): ApplicabilityFact {
  const { settings, ...rest } = overrides;
  return {
    settings: {
      websiteType: null,
      industry: null,
      legalForm: null,
      purposes: [],
      urlImprint: null,
      urlDPN: null,
      urlTermsAndConditions: null,
      urlCancellationPolicy: null,
      ...settings,
    },
    isBusiness: true,
    isConsumerOffer: false,
    isShop: false,
    isSubscription: false,
    hasForms: true,
    hasLogin: false,
    sensitive: false,
    signs: ['legal-form'],
    system: null,
    ...rest,
  };
}

/** A library that shows a version still cared for. */
export function softwareFact(overrides: Partial<SoftwareFact> = {}): SoftwareFact {
  return {
    id: 'jquery',
    name: 'jQuery',
    version: '3.7.1',
    evidence: [{ where: 'address', value: `${siteUrl}js/jquery-3.7.1.min.js`, ref: 'none-r3' }],
    ...overrides,
  };
}

/** The site, whose start page the browser loaded over HTTPS. */
export function siteFact(overrides: Partial<Facts['site']> = {}): Facts['site'] {
  return {
    url: siteUrl,
    finalUrl: siteUrl,
    host: siteHost,
    domain: siteDomain,
    https: true,
    createdAt: '2026-11-21T09:00:00.000Z',
    startPage: { url: siteUrl, status: 200, failure: null },
    ...overrides,
  };
}

/** One statement of a privacy notice. */
export function noticeItem(kind: NoticeItemKind, value = 'wie in der Datenschutzerklärung beschrieben'): NoticeItem {
  return { kind, value, quote: value };
}

/** A notice that states everything; `without` leaves kinds out, `items` take the place of those of their kind. */
export function noticeItems(
  part: { without?: readonly NoticeItemKind[]; items?: readonly NoticeItem[]; complete?: boolean } = {},
): NoticeItems {
  const { without = [], items = [], complete = true } = part;
  const replaced = new Set([...without, ...items.map(({ kind }) => kind)]);
  const standard = [
    // A notice that names an officer does not deny one, and one that names its legal bases does not tell them in passing.
    ...noticeItemKinds
      .filter((kind) => kind !== 'dpoDenied' && kind !== 'legalBasesInWords')
      .map((kind) => noticeItem(kind, kind === 'legalBases' ? 'a,b,f' : undefined)),
    noticeItem('purposes', 'Zweck ist die Beantwortung Ihrer Anfrage'),
  ];
  return { items: [...standard.filter(({ kind }) => !replaced.has(kind)), ...items], complete };
}

/** Statements of the imprint of the factory company; `stated` replaces those of a kind, an empty list leaves them out. */
export function imprintElements(
  stated: Partial<Record<ImprintElementKind, readonly (string | Omit<ImprintElement, 'kind'>)[]>> = {},
  complete = true,
): ImprintElements {
  const company: Partial<Record<ImprintElementKind, readonly (string | Omit<ImprintElement, 'kind'>)[]>> = {
    name: ['Muster GmbH'],
    legalForm: ['gmbh'],
    address: ['Musterstraße 1, 12345 Musterstadt'],
    email: ['info@muster.test'],
    phone: ['+49301234567'],
    representative: ['Max Muster'],
    registerCourt: ['Musterstadt'],
    registerNumber: ['HRB 12345'],
    vatId: ['DE123456788'],
    editorial: [{ value: 'Max Muster', quote: 'Verantwortlich nach § 18 Abs. 2 MStV: Max Muster, Anschrift wie oben' }],
  };
  const kinds = Object.entries({ ...company, ...stated }) as [ImprintElementKind, readonly (string | Omit<ImprintElement, 'kind'>)[]][];
  return {
    elements: kinds.flatMap(([kind, values]) =>
      values.map((one) => (typeof one === 'string' ? { kind, value: one, quote: one } : { kind, ...one })),
    ),
    complete,
  };
}

function cleanFacts(): Facts {
  return {
    site: siteFact(),
    applicability: applicability(),
    software: [softwareFact()],
    transport: transport(),
    requests: [requestFact({ id: 'none-r0', url: siteUrl, type: 'document', time: 0 }), requestFact()],
    services: [],
    cookies: [],
    storage: [],
    fingerprints: [],
    recordings: [],
    banner: { banner: null, cmpName: null, cmpLoaded: null, payOrConsent: false },
    rejected: outcome({ state: 'reject', method: 'no-banner' }),
    accepted: outcome({ state: 'accept', method: 'no-banner' }),
    attempts: { reject: outcome({ state: 'reject', method: 'no-banner' }), accept: outcome({ state: 'accept', method: 'no-banner' }) },
    closeTest: { present: false, consentGiven: null, message: null, proofs: [] },
    withdrawal: [],
    withdrawalTest: null,
    prompts: [],
    legalAccess: [],
    tcf: [],
    consentMode: [],
    pages: [
      pageFact(),
      pageFact({ url: `${siteUrl}kontakt`, kind: 'other', title: 'Kontakt', text: 'Schreiben Sie uns. Impressum Datenschutz' }),
      pageFact({ url: `${siteUrl}impressum`, kind: 'imprint', title: 'Impressum', headings: ['Impressum'], text: imprintText }),
      pageFact({
        url: `${siteUrl}datenschutz`,
        kind: 'privacy',
        title: 'Datenschutz',
        headings: ['Datenschutzerklärung'],
        text: privacyText,
      }),
    ],
    imprint: legalPage({ kind: 'imprint' }),
    privacy: legalPage({ kind: 'privacy' }),
    terms: noLegalPage('terms'),
    cancellation: noLegalPage('cancellation'),
    imprintElements: imprintElements(),
    noticeItems: noticeItems(),
    noticeServices: { used: [], notUsed: [], complete: true },
    policyMatches: [],
    forms: [formFact()],
    framedForms: [],
    shopPages: [],
    embeds: [],
  };
}

/** All facts of the clean site, with `overrides` in place; the facts named in `missing` could not be gathered. */
export function gathered(
  overrides: Partial<Facts> = {},
  missing: readonly (keyof Facts)[] = [],
  reason: GatherFailure = 'timeout',
): GatheredFacts {
  const facts = Object.entries({ ...cleanFacts(), ...overrides }).map(([name, data]) => [
    name,
    missing.includes(name as keyof Facts) ? { ok: false, reason, message: `${name} is missing` } : { ok: true, data },
  ]);
  return Object.fromEntries(facts) as GatheredFacts;
}

/** Runs a check on the clean site with `overrides`; a finding that leaves a declared place of its steps open is an error. */
export function judge(check: Check, overrides: Partial<Facts> = {}, missing: readonly (keyof Facts)[] = []): CheckResult {
  const result = runCheck(check, gathered(overrides, missing));
  for (const { message, params } of 'findings' in result ? result.findings : []) {
    const steps = check.texts.de.fixes?.[message] ?? '';
    const open = check.stepPlaces?.find((place) => new RegExp(`\\{${place}[|}]`).test(steps) && params?.[place] === undefined);
    if (open !== undefined) throw new Error(`${check.id} gives '${message}' nothing for {${open}} of its steps`);
  }
  return result;
}
