/**
 * The vocabulary of a scan: everything that was observed, before any judgement.
 * Stored as it stands in the sealed archive; `derive` turns it into facts.
 * Times are milliseconds since the state's browser context was opened, unless a name ends in `At` (ISO 8601 UTC).
 */

/** What the simulated visitor did in the banner: nothing, rejected all, accepted all. One fresh browser context each. */
export type ConsentState = 'none' | 'reject' | 'accept';
/** All consent states, in report order. */
export const consentStates: readonly ConsentState[] = ['none', 'reject', 'accept'];

/** Why a gatherer has no data. */
export type GatherFailure = 'timeout' | 'crashed' | 'blocked' | 'unsupported' | 'not-performed' | 'unreachable';
/** A gatherer never throws a scan away: it yields data, or says why there is none. */
export type Gathered<T> = { ok: true; data: T } | { ok: false; reason: GatherFailure; message: string };

/** Kind of page within the plan. */
export type PageKind = 'start' | 'imprint' | 'privacy' | 'terms' | 'cancellation' | 'other';

/** Kind of execution context a request or event comes from. */
export type TargetKind = 'page' | 'iframe' | 'worker' | 'service_worker' | 'shared_worker';

/** One frame of a script stack: where the call was written. Lines and columns count from 1. */
export interface StackFrame {
  url: string;
  functionName: string;
  line: number;
  column: number;
}

/** How a request was sent. `preconnect` has no HTTP exchange; `webrtc` names a STUN/TURN server handed to the browser. */
export type RequestType =
  | 'document'
  | 'frame'
  | 'stylesheet'
  | 'script'
  | 'image'
  | 'font'
  | 'media'
  | 'xhr'
  | 'fetch'
  | 'beacon'
  | 'websocket'
  | 'eventsource'
  | 'prefetch'
  | 'preconnect'
  | 'webrtc'
  | 'csp-report'
  | 'manifest'
  | 'other';

/** What made the browser send a request. */
export interface Initiator {
  kind: 'parser' | 'script' | 'preload' | 'redirect' | 'user' | 'other';
  /** Address of the document, style sheet or script that asked for it. */
  url: string | null;
  line: number | null;
  /** Synchronous and asynchronous script frames, innermost first, at most 12. */
  stack: StackFrame[];
}

/** One HTTP exchange, socket or connection attempt. A redirect chain is several requests linked by `redirectedFrom`. */
export interface RequestEvidence {
  /** Unique in the scan: `<state>-r<number>`. */
  id: string;
  state: ConsentState;
  /** Page visit in whose tab it happened (`PageVisit.id`), or null for service workers that outlive pages. */
  pageId: string | null;
  url: string;
  method: string;
  type: RequestType;
  time: number;
  /** True when it was sent after the choice in the banner took place; always false in state none. */
  afterChoice: boolean;
  redirectedFrom: string | null;
  initiator: Initiator;
  frame: { id: string; url: string; parentId: string | null };
  target: TargetKind;
  status: number | null;
  mimeType: string | null;
  /** `http/1.1`, `h2`, `ws` … */
  protocol: string | null;
  /** The real server address from the gateway's log; null when nothing was sent to the network. */
  remoteAddress: string | null;
  fromCache: boolean;
  fromServiceWorker: boolean;
  /** Net error name (`net::ERR_…`) or null. */
  failure: string | null;
  /** Why the browser or gateway refused it, or null: `mixed-content`, `csp`, `private-address`, `budget` … */
  blockedReason: string | null;
  requestHeaders: Record<string, string>;
  responseHeaders: Record<string, string>;
  /** Request body as text, cut at 32,768 characters; binary bodies are base64 with the prefix `base64:`. */
  body: string | null;
  responseBytes: number;
}

/** One attempt to set or delete a cookie. The raw string keeps the declared lifetime, which browsers cut at 400 days. */
export interface CookieEvent {
  id: string;
  state: ConsentState;
  pageId: string | null;
  time: number;
  afterChoice: boolean;
  via: 'header' | 'document.cookie' | 'cookieStore';
  /** `name=value; Path=/; …` as sent, cut at 4,096 characters. */
  raw: string;
  /** The document or resource the cookie belongs to. */
  url: string;
  requestId: string | null;
  frameUrl: string | null;
  stack: StackFrame[];
  /** Reasons given by the browser when it refused the cookie (`SameSiteNoneInsecure`, `InvalidPrefix` …); empty = stored. */
  blockedReasons: string[];
}

/** One cookie as it lies in the browser's jar. */
export interface JarCookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  /** Seconds since 1970, or null for a session cookie. */
  expires: number | null;
  secure: boolean;
  httpOnly: boolean;
  sameSite: 'Strict' | 'Lax' | 'None' | null;
  /** Top-level site of a partitioned cookie, else null. */
  partitionKey: string | null;
}

/** The jar of one state at one moment. */
export interface JarSnapshot {
  state: ConsentState;
  moment: 'before-choice' | 'after-choice' | 'page' | 'end';
  pageId: string | null;
  time: number;
  cookies: JarCookie[];
}

/** Web storage kinds other than cookies. */
export type StorageKind = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage' | 'serviceWorker';

/** One entry of web storage, seen in a snapshot or by a hook (then with its script stack). */
export interface StorageEvidence {
  id: string;
  state: ConsentState;
  pageId: string | null;
  time: number;
  afterChoice: boolean;
  kind: StorageKind;
  /** Origin that owns the entry; of third-party frames too. */
  origin: string;
  /** Key, database name, cache name or service-worker scope. */
  key: string;
  /** Example value, cut at 512 characters; empty for databases. */
  value: string;
  stack: StackFrame[];
  /** False when it was written and gone again before the snapshot. */
  present: boolean;
}

/** Device-reading calls that make up a fingerprint. */
export type FingerprintKind = 'canvas' | 'webgl' | 'audio' | 'fonts' | 'screen' | 'navigator' | 'webrtc' | 'battery';
/** Calls of one kind by one script on one page. */
export interface FingerprintEvidence {
  id: string;
  state: ConsentState;
  pageId: string | null;
  time: number;
  afterChoice: boolean;
  kind: FingerprintKind;
  api: string;
  calls: number;
  script: string | null;
  frameUrl: string;
  stack: StackFrame[];
}

/** A script that listens to keys or pointer and sends what it hears. Seen by behaviour, not by name. */
export interface RecordingEvidence {
  id: string;
  state: ConsentState;
  pageId: string | null;
  time: number;
  afterChoice: boolean;
  script: string | null;
  /** Event types listened to at document level: `mousemove`, `keydown`, `input`, `scroll`, `click`, `mutation` … */
  events: string[];
  /** Requests sent after our simulated input that carry more data with more input. */
  requestIds: string[];
  /** True when text typed into a form field (never submitted) was found in a request. */
  typedTextSent: boolean;
  /** Whether the script sent anything after that text was typed on the page; null or missing where nothing was typed. */
  sentAfterTyping?: boolean | null;
}

/** A rectangle in CSS pixels of the top-level viewport. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a control of a consent banner does. `pay` = reject against payment; `close` = X or outside area. */
export type ControlRole = 'accept' | 'reject' | 'settings' | 'save' | 'close' | 'acknowledge' | 'pay' | 'other';

/** One control of the banner with what is needed to compare its prominence. */
export interface BannerControl {
  role: ControlRole;
  text: string;
  layer: number;
  element: 'button' | 'link' | 'text';
  rect: Rect;
  inViewport: boolean;
  fontSize: number;
  fontWeight: number;
  /** CSS colours as `#rrggbb`. */
  color: string;
  background: string;
  /** Contrast of text to its background, and of the control to the surface around it (WCAG ratio, 1–21). */
  textContrast: number;
  surfaceContrast: number;
  /** Contrast of its border to the surface around it; missing: it has none, or older evidence. */
  borderContrast?: number;
  href: string | null;
  /** Set where `text` is only read out: what the visitor sees is a symbol. Missing in older evidence. */
  spoken?: true;
  /** Whether a button that stays pressed says it is (`aria-pressed`); missing: it says nothing of the kind, or older evidence. */
  pressed?: boolean;
  /** What the page behind a link is, where it was looked up because neither text nor address say it; absent: not looked up, or another page. */
  leadsTo?: 'privacy';
}

/** A category or vendor switch of the banner, before the visitor touched it. */
export interface BannerToggle {
  label: string;
  layer: number;
  checked: boolean;
  disabled: boolean;
  legitimateInterest: boolean;
}

/** The consent banner as a visitor sees it. */
export interface BannerEvidence {
  state: ConsentState;
  pageId: string;
  visible: boolean;
  /** First time it was seen, in milliseconds after navigation. */
  seenAfterMs: number;
  cmpName: string | null;
  /** Where it lives: `document`, `shadow-open`, `shadow-closed`, `frame`. */
  host: 'document' | 'shadow-open' | 'shadow-closed' | 'frame';
  frameUrl: string | null;
  rect: Rect;
  /** True when the page cannot be used while the banner is there. */
  blocksPage: boolean;
  text: string;
  /** What the layers behind the first say, or the first where it unfolds within itself, in lines, folded parts included; absent: neither was read. */
  deeperText?: string;
  controls: BannerControl[];
  toggles: BannerToggle[];
  /** Links of the start page to its legal pages while the banner is open. State none only; absent: not looked at. */
  legalLinks?: LegalLinkReach[];
  /** How the controls of the first layer are reached without a pointer. State none only; absent: not looked at. */
  keyboard?: KeyboardReach[];
  screenshot: string | null;
}

/** A link of the start page to a legal page, and whether a visitor can follow it while the banner is open. */
export interface LegalLinkReach {
  kind: 'imprint' | 'privacy';
  text: string;
  href: string;
  /** `free`: a click on its centre arrives; `covered`: something else lies there; `locked`: the page does not scroll to it. */
  reach: 'free' | 'covered' | 'locked';
}

/** A control of the banner as a visitor without pointer meets it. Nothing was pressed to find out. */
export interface KeyboardReach {
  role: ControlRole;
  text: string;
  /** The Tab key comes by: focusable, not taken out of the order, not inert. */
  tabbable: boolean;
  /** An element that the browser itself operates by Enter or Space; anything else needs a script for it. */
  native: boolean;
  named: boolean;
  /** Whether it looks different while it has the focus; null: not measured. */
  focusVisible: boolean | null;
}

/** Whether the consent banner was on a page at the end of its visit. */
export interface PageBanner {
  /** It offers to accept or to reject. */
  asks: boolean;
  blocksPage: boolean;
  /** Its text, cut at 200 characters, by which it is recognised. */
  text: string;
}

/** One step the scanner took in the banner. */
export interface ConsentStep {
  time: number;
  layer: number;
  action: 'click' | 'api' | 'uncheck' | 'scroll' | 'wait';
  text: string;
  screenshot: string | null;
}

/** How the effect of a choice was read back. */
export interface ConsentProof {
  kind: 'cmp-api' | 'tc-string' | 'consent-cookie' | 'consent-storage' | 'consent-mode' | 'banner-gone' | 'banner-stays-gone';
  value: string;
  confirms: boolean;
}

/** Outcome of the attempt to reject or accept. */
export interface ConsentOutcome {
  state: 'reject' | 'accept';
  performed: boolean;
  /** True when at least the banner stayed away after a reload, and nothing read back contradicts. */
  verified: boolean;
  /** Layer on which the decisive control was found: 1, 2 …, or null. */
  layer: number | null;
  /** How: `button`, `only-necessary`, `save-unticked`, `cmp-api`, or why not: `no-banner`, `no-reject`, `pay-or-consent`, `failed`. */
  method:
    | 'button'
    | 'only-necessary'
    | 'save-unticked'
    | 'acknowledge'
    | 'close'
    | 'cmp-api'
    | 'no-banner'
    | 'no-reject'
    | 'pay-or-consent'
    | 'failed';
  clicks: number;
  /** Time of the decisive click, null when none. */
  time: number | null;
  steps: ConsentStep[];
  proofs: ConsentProof[];
  message: string | null;
}

/** What a visit with the X (close) control did, from a context of its own. */
export interface CloseTest {
  present: boolean;
  consentGiven: boolean | null;
  message: string | null;
  proofs: ConsentProof[];
}

/** The control with which consent can be withdrawn later. */
export interface WithdrawalControl {
  pageId: string;
  kind: 'link' | 'button' | 'floating';
  text: string;
  reopensBanner: boolean | null;
}

/**
 * Accepting and taking it back, on the start page, in a context of its own: accepted and loaded again, the banner reopened by the
 * permanent control, everything rejected, loaded again. Nothing of it counts for a state.
 */
export interface WithdrawalTest {
  /** Label of the control that reopened the banner. */
  control: string;
  /** Clicks from the page to the rejection, the control's own included; evidence of older scans does not tell. */
  clicks?: number;
  /** What was done in the reopened banner, after the control's own click; evidence of older scans does not tell. */
  steps?: ConsentStep[];
  /** What was read back after rejecting. */
  proofs: ConsentProof[];
  /** The start page as it loaded with consent, and as it loaded after the withdrawal. */
  accepted: WithdrawalLoad;
  withdrawn: WithdrawalLoad;
}

/** One load of the start page in the withdrawal test. */
export interface WithdrawalLoad {
  /** Addresses requested, each once, at most 600. */
  urls: string[];
  /** The jar at its end. */
  cookies: JarCookie[];
}

/** IAB TCF as answered by `__tcfapi`. */
export interface TcfEvidence {
  state: ConsentState;
  pageId: string;
  time: number;
  moment: 'before-choice' | 'after-choice';
  cmpId: number | null;
  cmpVersion: number | null;
  gdprApplies: boolean | null;
  tcString: string | null;
  eventStatus: string | null;
  tcfPolicyVersion: number | null;
}

/** One Google Consent Mode command from the data layer. */
export interface ConsentModeEvent {
  state: ConsentState;
  pageId: string;
  time: number;
  command: 'default' | 'update';
  values: Record<string, string>;
}

/** A hyperlink as rendered. */
export interface LinkEvidence {
  text: string;
  href: string;
  visible: boolean;
  area: 'header' | 'footer' | 'banner' | 'body';
}

/** One field of a form. */
export interface FieldEvidence {
  name: string;
  label: string;
  type: string;
  required: boolean;
  checked: boolean;
  visible: boolean;
  autocomplete: string;
  options: string[];
  /** What stands in the empty field beside its label; absent where nothing does, and in archives of older scans. */
  placeholder?: string;
  /** The question over the group of boxes or radio buttons it belongs to; absent where there is none, and in archives of older scans. */
  group?: string;
  /** Not seen, for its step of the form, or the popup or fold around it, shows later; absent for all others, and in archives of older scans. */
  later?: true;
}
/** A form, or a group of fields outside any form. */
export interface FormEvidence {
  id: string;
  action: string;
  method: string;
  actionDeclared: boolean;
  visible: boolean;
  text: string;
  /** What steps say that show later; absent where there are none, and in archives of older scans. */
  laterText?: string;
  /** For a form without words of its own, or in an overlay: what the page says right around it. */
  near?: string;
  /** Class names of the form and of what stands right around it; absent where there are none, and in archives of older scans. */
  classes?: string;
  submitText: string;
  /** Inputs that go along unseen, values cut at 200 characters; absent where there are none, and in archives of older scans. */
  hidden?: { name: string; value: string }[];
  /** It lies in a part of the page that unfolds on a click, as an accordion does. Absent elsewhere, and in archives of older scans. */
  folded?: true;
  /** It lies over the page, as a popup does; `heading`: what stands at its head. Absent elsewhere, and in archives of older scans. */
  overlay?: { heading: string };
  fields: FieldEvidence[];
}

/** A form that a page shows in a frame of another origin, with the address of that document. */
export interface FramedFormEvidence extends FormEvidence {
  frameUrl: string;
}

/** A frame, object or media element of another origin. */
export interface EmbedEvidence {
  kind: 'iframe' | 'object' | 'video' | 'audio' | 'image' | 'script' | 'stylesheet';
  url: string;
  visible: boolean;
  rect: Rect;
  integrity: boolean;
}

/** A script, frame or picture with the attributes by which a consent tool is to hold it back or let it through. */
export interface ConsentMark {
  element: 'script' | 'iframe' | 'img';
  /** Its addresses, also those kept for later; of a script in the page those of other hosts that it names. At most 4. */
  urls: string[];
  /** How a script in the page begins, cut at 120 characters; absent where it has an address. */
  code?: string;
  /** The `type` attribute as the page had it when it was read: consent tools change it as they release an element. */
  type: string | null;
  /** Attributes of consent tools, values cut at 120 characters; of `class` only the names that such tools read. */
  attributes: Record<string, string>;
}

/** A page as one state rendered it. */
export interface PageSnapshot {
  title: string;
  language: string;
  canonical: string | null;
  /** What the page's generator tags say, one a line; null when there is none. */
  generator: string | null;
  metaRefresh: string | null;
  /** Visible text, cut at 400,000 characters. Empty in states whose text equals the one kept in state none. */
  text: string;
  textTruncated: boolean;
  headings: string[];
  /** Passages on objecting that are set bold or framed; archives of older scans lack it. */
  emphasised?: string[];
  /** What images outside of links say they show, at most 60, cut at 200 characters; archives of older scans lack it. */
  pictures?: string[];
  links: LinkEvidence[];
  buttons: { text: string; visible: boolean; area: 'header' | 'footer' | 'banner' | 'body' }[];
  /** Those in frames of the page's own origin, or that its scripts wrote, are among them. */
  forms: FormEvidence[];
  /** Archives of older scans lack it. */
  framedForms?: FramedFormEvidence[];
  embeds: EmbedEvidence[];
  /** Addresses of other origins that attributes keep for later (`data-src`, `data-html`); archives of older scans lack it. */
  waitingEmbeds?: string[];
  /** What the markup says of how consent tools are to treat its elements, at most 60; archives of older scans lack it. */
  consentMarks?: ConsentMark[];
  /** Origins that the page asks browsers to connect to ahead of any request (`<link rel="preconnect">`). */
  preconnects: string[];
  fonts: string[];
  jsonLdTypes: string[];
  /** Names of global variables that reveal services or systems. */
  globals: string[];
}

/** Why a page could not be examined. */
export type PageFailure =
  | 'unresolvable'
  | 'refused'
  | 'timeout'
  | 'tls'
  | 'blocked-target'
  | 'blocked-by-site'
  | 'http-error'
  | 'not-html'
  | 'download'
  | 'auth-required'
  | 'redirect-loop'
  | 'too-large'
  | 'crashed'
  | 'unresponsive'
  | 'budget'
  | 'network';

/** One visit of one page in one state. */
export interface PageVisit {
  /** `<state>-p<number>`. */
  id: string;
  state: ConsentState;
  kind: PageKind;
  /** Address as planned and as it ended. */
  url: string;
  finalUrl: string;
  status: number | null;
  mimeType: string | null;
  startTime: number;
  endTime: number;
  /** The main document's response headers, names in lower case. */
  headers: Record<string, string>;
  protocol: string | null;
  failure: PageFailure | null;
  message: string | null;
  /** Things that were cut short: `partial-load`, `dialogs-dismissed`, `popups-refused`, `request-cap`. */
  notes: string[];
  screenshot: string | null;
  snapshot: Gathered<PageSnapshot>;
  /** The consent banner at the end of the visit, null when there was none; absent: not looked for. */
  banner?: PageBanner | null;
  /** Legal texts that controls of this page open over it; absent where there are none, and in archives of older scans. */
  legalOverlays?: LegalOverlay[];
  /** Field into which our visitor typed, without sending it; absent where it typed nowhere, and in archives of older scans. */
  typedInto?: TypedField;
}

/** A legal text without an address of its own. `control`: the label of what opens it. */
export interface LegalOverlay {
  kind: 'imprint' | 'privacy';
  control: string;
  text: string;
}

/** A field as our visitor found it before typing. `search`: it belongs to a search of the site. */
export interface TypedField {
  name: string;
  label: string;
  type: string;
  search: boolean;
}

/** A certificate as presented. Dates ISO 8601 UTC. */
export interface CertificateEvidence {
  subject: string;
  issuer: string;
  altNames: string[];
  validFrom: string;
  validTo: string;
  keyBits: number;
  signatureAlgorithm: string;
  error: string | null;
}
/** Answers of plain HTTP and TLS clients, outside the browser. */
export interface TransportEvidence {
  /** Host names probed: the start host and its apex/www twin. */
  hosts: {
    host: string;
    resolves: boolean;
    https: {
      reachable: boolean;
      status: number | null;
      finalUrl: string | null;
      error: string | null;
      negotiated: string | null;
      cipher: string | null;
      certificate: CertificateEvidence | null;
      offers: Record<'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', boolean | null>;
      hsts: string | null;
    };
    http: {
      reachable: boolean;
      status: number | null;
      finalUrl: string | null;
      redirects: { url: string; status: number }[];
      error: string | null;
      setsCookie: boolean;
    };
  }[];
}

/** One decision of the egress gateway. Host and bytes only, never paths. */
export interface GatewayEntry {
  /** Milliseconds since the scan began. */
  time: number;
  /** Who asked: a consent state's browser context, `close` (the test of the banner's X), `withdrawal` (its test), or `probe` (our own clients). */
  client: string;
  host: string;
  port: number;
  verdict: 'allowed' | 'refused' | 'failed';
  /** `private-address`, `port`, `budget`, `unresolvable`, `browser-service`, `connect-refused`, `connect-timeout` … or null. */
  reason: string | null;
  /** CNAME chain in order, without the host itself. */
  cnames: string[];
  /** All addresses of the answer, and the one connected to. */
  addresses: string[];
  address: string | null;
  bytesUp: number;
  bytesDown: number;
  durationMs: number;
}

/** Settings the person who orders a scan may give. All optional. */
export interface ScanSettings {
  websiteType: 'privateer' | 'company' | 'society' | 'liberalprofession' | null;
  industry: string | null;
  legalForm: string | null;
  purposes: string[];
  urlImprint: string | null;
  urlDPN: string | null;
  urlTermsAndConditions: string | null;
  urlCancellationPolicy: string | null;
}

/** A stable code for a scan that failed as a whole. */
export type ScanErrorCode =
  | 'invalid-url'
  | 'unsupported-scheme'
  | 'blocked-target'
  | 'unresolvable'
  | 'refused'
  | 'timeout'
  | 'tls-broken'
  | 'blocked-by-site'
  | 'http-error'
  | 'not-html'
  | 'download'
  | 'too-large'
  | 'redirect-loop'
  | 'auth-required'
  | 'unresponsive'
  | 'browser-crashed'
  | 'browser-missing'
  | 'third-party-cookies-blocked'
  | 'sandbox-unavailable'
  | 'budget'
  | 'cancelled'
  | 'archive-not-written'
  | 'network'
  | 'internal';

/** How the scan was run: enough to repeat and to doubt it. */
export interface ScanRun {
  identifier: string;
  url: string;
  finalUrl: string;
  createdAt: string;
  finishedAt: string;
  settings: ScanSettings;
  configurationCode: string;
  maxPages: number;
  engineVersion: string;
  browser: {
    product: string;
    userAgent: string;
    sandboxed: boolean;
    source: 'CHROMIUM_PATH' | 'installed' | 'bundled';
    viewport: { width: number; height: number };
    language: string;
  };
  /** What failed as a whole; empty when the scan went through. */
  errors: { code: ScanErrorCode; state: ConsentState | null; message: string }[];
}

/** Everything one scan observed. Sealed after gathering: no later step may change it. */
export interface Evidence {
  run: ScanRun;
  transport: Gathered<TransportEvidence>;
  pages: PageVisit[];
  requests: Record<ConsentState, Gathered<RequestEvidence[]>>;
  cookieEvents: Record<ConsentState, Gathered<CookieEvent[]>>;
  jars: Record<ConsentState, Gathered<JarSnapshot[]>>;
  storage: Record<ConsentState, Gathered<StorageEvidence[]>>;
  fingerprints: Record<ConsentState, Gathered<FingerprintEvidence[]>>;
  recordings: Record<ConsentState, Gathered<RecordingEvidence[]>>;
  banners: Record<ConsentState, Gathered<BannerEvidence | null>>;
  consent: Record<'reject' | 'accept', Gathered<ConsentOutcome>>;
  closeTest: Gathered<CloseTest>;
  withdrawal: Gathered<WithdrawalControl[]>;
  /** Absent in archives of scans that did not try. */
  withdrawalTest?: Gathered<WithdrawalTest>;
  tcf: Record<ConsentState, Gathered<TcfEvidence[]>>;
  consentMode: Record<ConsentState, Gathered<ConsentModeEvent[]>>;
  gateway: GatewayEntry[];
}
