import type {
  BannerEvidence,
  CertificateEvidence,
  CloseTest,
  ConsentMark,
  ConsentModeEvent,
  ConsentOutcome,
  ConsentProof,
  ConsentState,
  ConsentStep,
  FieldEvidence,
  FingerprintKind,
  Gathered,
  LinkEvidence,
  PageFailure,
  PageKind,
  RequestType,
  ScanSettings,
  StorageKind,
  TcfEvidence,
  TransportEvidence,
  TypedField,
  WithdrawalControl,
} from '#evidence/evidence.ts';
import type { ConsentNeed, Service } from '#knowledge/types.ts';
import type { ImprintElements } from './shared/imprint/imprint-elements.ts';
import type { NoticeItems } from './shared/notice/notice-items.ts';
import type { NoticeServices } from './shared/notice/notice-services.ts';

/**
 * What `derive` makes of the evidence and what a check may see. Facts are pure data, in the order of the evidence they come from.
 *
 * `states` of a fact lists the consent states in which it was seen: `none`, and `reject` / `accept` only after that choice took
 * effect. When there is nothing to choose (no banner), what a visit shows counts for all three states.
 */

/** First party = same registrable domain as the page. A first-party name that leads elsewhere by CNAME is `cloaked`. */
export type Party = 'first' | 'third' | 'cloaked';

/** One request with everything that follows from it. */
export interface RequestFact {
  /** Evidence id. */
  id: string;
  url: string;
  host: string;
  domain: string;
  type: RequestType;
  states: readonly ConsentState[];
  time: number;
  pageUrl: string;
  /** Which load of its page it belongs to; pages are loaded again after a choice. Missing in older results. */
  load?: string;
  /** Made in a frame that no request brought, so that a script or a template wrote what it shows. Missing in older results. */
  inWrittenFrame?: boolean;
  party: Party;
  serviceId: string | null;
  /** On whose servers the container runs that takes this request under a name of the site (Stape), where the service is another. */
  carrierId?: string;
  /** Evidence id of the request whose resource caused this one, or null (the page itself). */
  parentId: string | null;
  /** The nearest ancestor service that is not this one (a YouTube frame for its fonts), or null: the site itself causes it. */
  embeddedBy: string | null;
  status: number | null;
  failure: string | null;
  blockedReason: string | null;
  /** Frame is the page's own document or one of its own origin. */
  inOwnFrame: boolean;
  /** Goes to the host from whose frame the consent banner is shown. */
  servesBanner: boolean;
  serverCountry: string | null;
  serverIp: string | null;
  cnames: readonly string[];
  https: boolean;
  /** Names of parameters or fields that look like a visitor identifier (cid, _ga, fbp, uuid-like values). */
  identifiers: readonly string[];
  /** Names of those whose value was drawn anew with each page, so that they recognise nobody on the next; missing: none, and in older results. */
  fleeting?: readonly string[];
  /** Kinds of personal data found in address or body: `email`, `phone`, `session`, `typed-text`, each with the (masked) value. */
  personalData: readonly {
    kind: 'email' | 'phone' | 'session' | 'typed-text' | 'hashed-email';
    where: 'url' | 'body' | 'referer';
    masked: string;
  }[];
  /** Field into which the text was typed that this request carries; missing where it carries none, and in older results. */
  typedInto?: TypedField;
  /** Google `gcs` value (`G100` …) if the request carries one. */
  gcs: string | null;
  /**
   * An event for a tracker's server interface that the site's own server is told: the tracker, the name of the event, action or route,
   * the account, and whether the visitor's identifier goes along. Missing in older results and for other parties.
   */
  serverEvent?: { service: string; event: string; action: string; pixel: string | null; marksVisitor: boolean } | null;
  /** What a measuring request to others names of the product looked at: event, names of the fields, the first value. Missing: nothing, and in older results. */
  eventItem?: { event: string | null; fields: readonly string[]; value: string };
}

/** A service in use, with all that proves it. `service` is a catalogue entry or one made from the fallback list. */
export interface ServiceUse {
  service: Service;
  vendorName: string | null;
  /** Country of the company that receives data, and of its parent; ISO alpha-2 or null. */
  vendorCountry: string | null;
  parentCountry: string | null;
  dpf: 'active' | 'inactive' | 'not-listed' | 'not-applicable' | 'unknown';
  states: readonly ConsentState[];
  /** Evidence ids, first seen first. */
  requestIds: readonly string[];
  pages: readonly string[];
  hosts: readonly string[];
  /** Parent service that loads it in every case, or null: the site embeds it itself. */
  embeddedBy: string | null;
  /** Shortest path from the page to the service's first request: addresses of page, scripts, frames. */
  path: readonly string[];
  /** More than a bare connection or static file: carries an identifier, runs a script of the service or stores something. */
  active: Record<ConsentState, boolean>;
  /** Set when its host is a first-party name pointing to the vendor. */
  cloakedHost: string | null;
}

/** One cookie, merged over pages and states. */
export interface CookieFact {
  id: string;
  name: string;
  exampleValue: string;
  domain: string;
  path: string;
  states: readonly ConsentState[];
  /** States in which it was only left over from before the choice. */
  leftOverIn: readonly ConsentState[];
  party: 'first' | 'third';
  secure: boolean;
  httpOnly: boolean;
  sameSite: 'Strict' | 'Lax' | 'None' | null;
  partitioned: boolean;
  /** Effective lifetime in seconds, null = session. The declared one is uncut. */
  lifetimeSeconds: number | null;
  declaredLifetimeSeconds: number | null;
  /** Declared lifetime in each state in which it was set: a refusal may be kept for less time than a consent. Missing in older results. */
  lifetimes?: Partial<Record<ConsentState, number | null>>;
  /** Address of the script or resource that set it. */
  setBy: string | null;
  setVia: 'header' | 'document.cookie' | 'cookieStore' | 'unknown';
  serviceId: string | null;
  /** From the catalogue of cookies, else from the service that set it, else null = unclassified. */
  category: 'necessary' | 'functional' | 'analytics' | 'marketing' | 'social' | 'security' | 'consent' | null;
  needsConsent: ConsentNeed | null;
  purpose: { de: string; en: string } | null;
  /** Value looks like a visitor identifier (entropy ≥ 40 bit). */
  idLike: boolean;
  blockedReason: string | null;
  /** Found in the browser when it was looked into; what is set and deleted at once is not. */
  kept: boolean;
  pages: readonly string[];
  /** Pages on which it was set; on the others it only lay there. Missing in older results. */
  setOn?: readonly string[];
  eventIds: readonly string[];
}

/** One web-storage entry, merged over pages and states. */
export interface StorageFact {
  id: string;
  kind: StorageKind;
  key: string;
  exampleValue: string;
  origin: string;
  states: readonly ConsentState[];
  party: 'first' | 'third';
  serviceId: string | null;
  category: CookieFact['category'];
  needsConsent: ConsentNeed | null;
  purpose: { de: string; en: string } | null;
  setBy: string | null;
  idLike: boolean;
  /** Written only when our visitor typed into a form: who types nothing gets no such entry. */
  onInput?: boolean;
  pages: readonly string[];
}

/** An element of a page with attributes of consent tools; `type` as it was in the first of its states. */
export interface ConsentMarkFact extends ConsentMark {
  /** Services behind its addresses. */
  serviceIds: readonly string[];
  states: readonly ConsentState[];
  /** States in which its type let the browser run it; frames and pictures always do. */
  runsIn: readonly ConsentState[];
}

/** A visited page, merged over states. */
export interface PageFact {
  url: string;
  kind: PageKind;
  title: string;
  language: string;
  status: number | null;
  failure: PageFailure | null;
  states: readonly ConsentState[];
  text: string;
  textComplete: boolean;
  headings: readonly string[];
  /** Passages on objecting that are set bold or framed. */
  emphasised?: readonly string[];
  /** What its images outside of links say they show; missing in older results. */
  pictures?: readonly string[];
  /** Addresses of other origins that the page keeps for later, behind a click or a consent. */
  waiting?: readonly string[];
  /** What its markup tells consent tools of its elements; missing in older results. */
  consentMarks?: readonly ConsentMarkFact[];
  links: readonly LinkEvidence[];
  buttons: readonly { text: string; visible: boolean; area: LinkEvidence['area'] }[];
  headers: Record<string, string>;
  isPdf: boolean;
}

/** A legal page: given in the settings or found, and how. */
export interface LegalPageFact {
  kind: 'imprint' | 'privacy' | 'terms' | 'cancellation';
  url: string | null;
  /** `given`, `link` (by its text), `address` (link whose address tells), `guess` (known path), `content`. */
  foundBy: 'given' | 'link' | 'address' | 'guess' | 'content' | null;
  linkText: string | null;
  /** Pages (addresses) on which no link to it was seen. */
  pagesWithoutLink: readonly string[];
  status: number | null;
  failure: PageFailure | null;
  text: string;
  language: string;
  isPdf: boolean;
  /** What the text shows itself to be, whatever its name: `empty`, `placeholder` and `other` are failures. */
  contentKind: 'imprint' | 'privacy' | 'terms' | 'cancellation' | 'combined' | 'placeholder' | 'empty' | 'other';
  /** Link that leads nowhere (`#`, `javascript:`, error page). */
  deadLink: boolean;
  /** The text opens over the page at `url` and has no address of its own. Missing elsewhere, and in older results. */
  overlay?: true;
}

/** A field of a form. `beside`: the page ties no label to it, and `label` is what stands beside it. */
export interface FieldFact extends FieldEvidence {
  beside?: true;
}

/** A form a visitor sees, with what kind of form it is. */
export interface FormFact {
  id: string;
  pageUrl: string;
  kind: 'search' | 'login' | 'registration' | 'order' | 'newsletter' | 'contact' | 'application' | 'comment' | 'consent' | 'other';
  personalFields: readonly ('email' | 'name' | 'phone' | 'address' | 'birthdate' | 'password' | 'health' | 'payment' | 'message')[];
  action: string;
  actionDeclared: boolean;
  method: 'get' | 'post' | 'dialog';
  pageHttps: boolean;
  actionHttps: boolean | null;
  actionParty: Party;
  actionServiceId: string | null;
  /** Builder of the site whose own script takes this form to its servers, where that is sure. Missing elsewhere, and in older results. */
  builderServiceId?: string;
  fields: readonly FieldFact[];
  /** What the form asks of a visitor who sees it: without hidden fields and traps for robots. */
  asked: readonly AskedField[];
  /** It has a field that people are not to fill in, so that programs give themselves away. Missing elsewhere, and in older results. */
  honeypot?: true;
  /** Inputs that go along unseen and tell how a visitor came to the site. Missing where there are none, and in older results. */
  carried?: readonly CarriedInput[];
  submitText: string;
  text: string;
  /** What steps of the form say that show later. Missing elsewhere, and in older results. */
  laterText?: string;
  /** What the page says right around a form that has no words of its own, or what the overlay says in which it lies. */
  near?: string;
  /**
   * It lies over the page, as a popup does, on these pages; `heading`: what stands at its head; `provider`: what the service is called
   * that shows it, where known. Missing elsewhere, and in older results.
   */
  overlay?: { heading: string; pages: string[]; provider?: string };
  visible: boolean;
}

/** A hidden input: an id of a click on an advertisement, a campaign, the way to the site, the page before it, or an id of the visitor. */
export interface CarriedInput {
  name: string;
  kind: 'click-id' | 'campaign' | 'way' | 'referrer' | 'visitor-id';
}

/** A form in a frame of another origin: `pageUrl` is the page that shows the frame, `text` what stands in it. */
export interface FramedFormFact extends FormFact {
  frameUrl: string;
  /** Service that the frame's document comes from; null: not known. */
  frameServiceId: string | null;
  frameParty: Party;
}

/**
 * One question of a form. `topic`: protected by Art. 9 or 10 GDPR; `marital-status` and `photo` are delicate in an application; the
 * others after them are more than an enquiry needs.
 */
export interface AskedField {
  kind: FormFact['personalFields'][number] | 'salutation' | 'company' | 'file' | null;
  topic:
    | ('health' | 'religion' | 'union' | 'politics' | 'origin' | 'sexuality' | 'criminal-record' | 'marital-status' | 'photo')
    | ('family' | 'other-persons')
    | ('identity-document' | 'credit' | 'income' | 'nationality' | 'occupation')
    | null;
  label: string;
  type: string;
  required: boolean;
}

/** A page of a shop, recognised by what it shows, with the first prices on it. */
export interface ShopPageFact {
  url: string;
  kind: 'product' | 'listing' | 'cart' | 'checkout';
  states: readonly ConsentState[];
  prices: readonly string[];
}

/** Third-party content placed in a page (frame, script, style sheet, media). */
export interface EmbedFact {
  kind: 'iframe' | 'object' | 'video' | 'audio' | 'image' | 'script' | 'stylesheet';
  url: string;
  host: string;
  pageUrl: string;
  states: readonly ConsentState[];
  serviceId: string | null;
  visible: boolean;
  integrity: boolean;
}

/** Whether an observed service is found in the privacy notice. */
export interface PolicyMatchFact {
  serviceId: string;
  match: 'found' | 'notFound' | 'noRule' /** Only the CMP's own texts name it. */;
  inBannerOnly: boolean;
}

/** What the site is, by settings first and by detection second (catalogue chapter 0.4). `null` = cannot be told. */
export interface ApplicabilityFact {
  settings: ScanSettings;
  isBusiness: boolean | null;
  isConsumerOffer: boolean | null;
  isShop: boolean | null;
  isSubscription: boolean | null;
  hasForms: boolean;
  hasLogin: boolean;
  sensitive: boolean;
  /** Why it was decided, in words of evidence: `cart-link`, `price`, `legal-form` … */
  signs: readonly string[];
  /** Detected system (`WordPress`, `Shopware` …) or null. */
  system: string | null;
}

/** A version of software that the site shows of itself. `id` is that of the catalogue of supported software. */
export interface SoftwareFact {
  id: string;
  name: string;
  version: string;
  /** Where it shows: `ref` is an evidence id (request) or a page address. */
  evidence: readonly { where: 'header' | 'generator' | 'address'; value: string; ref: string }[];
}

/** Certificate and protocol findings per probed host. */
export type TransportFact = TransportEvidence & { startHost: string; certificate: CertificateEvidence | null };

/** Calls that read the device, per script. */
export interface FingerprintFact {
  script: string | null;
  serviceId: string | null;
  kinds: readonly FingerprintKind[];
  apis: readonly string[];
  states: readonly ConsentState[];
  pages: readonly string[];
  evidenceIds: readonly string[];
}
/** A script that listens and sends, per script. */
export interface RecordingFact {
  script: string | null;
  serviceId: string | null;
  events: readonly string[];
  typedTextSent: boolean;
  /** Whether the script sent anything after a text was typed as a test; null where none was typed on its pages. */
  sentAfterTyping: boolean | null;
  states: readonly ConsentState[];
  pages: readonly string[];
  requestIds: readonly string[];
  evidenceIds: readonly string[];
}

/** What the core segment of a TC string says, in the field names of its specification. Times ISO 8601 in UTC. */
export interface TcContent {
  created: string;
  lastUpdated: string;
  /** Two letters, `?` for what is none. */
  consentLanguage: string;
  consentScreen: number;
  vendorListVersion: number;
  /** Two letters, `?` for what is none. */
  publisherCountry: string;
  isServiceSpecific: boolean;
  /** Numbers from 1. */
  specialFeatures: readonly number[];
  purposesConsent: readonly number[];
  purposesLegitimateInterest: readonly number[];
  /** Numbers of the first 500 vendors with consent. */
  vendorsConsent: readonly number[];
}

/** TC string with its bits counted. */
export interface TcfFact extends TcfEvidence {
  decodes: boolean;
  purposeConsents: number;
  vendorConsents: number;
  /** Numbers of the purposes for which a legitimate interest is claimed and not objected to. */
  purposeLegitimateInterests: readonly number[];
  /** Null = no string, or none that can be read. */
  content: TcContent | null;
}

/** On which of the pages visited after a choice the banner asked again. Addresses. */
export interface PromptFact {
  state: 'reject' | 'accept';
  examined: readonly string[];
  shownOn: readonly string[];
}

/** How a visitor who has not chosen yet gets to a legal page. */
export interface LegalAccessFact {
  kind: 'imprint' | 'privacy';
  /** Link on the banner's first layer; `dead`: leads nowhere by itself, a script may open something. */
  inBanner: { text: string; href: string; dead: boolean } | null;
  /** Best link of the start page outside the banner. */
  onPage: { text: string; href: string; reach: 'free' | 'covered' | 'locked' } | null;
  /** The page itself, opened without a choice; null: not visited. `pageCovered`: the banner blocks it as well; null: left before it came. */
  pageUrl: string | null;
  pageCovered: boolean | null;
}

/** What taking back a consent changed on the start page. */
export interface WithdrawalFact {
  /** Label of the control that was used. */
  control: string;
  /** The rejection was read back and nothing contradicts it. */
  confirmed: boolean;
  /** All that was read back after the withdrawal, with the start page loaded again. */
  proofs: readonly ConsentProof[];
  /** Services that need consent, or may: contacted with it, and after its withdrawal; with an address of the latter, else of the former. */
  services: readonly { id: string; name: string; disputed: boolean; before: boolean; after: boolean; url: string }[];
  /** Hosts of third parties that no service of the catalogue stands behind, contacted with consent. */
  hosts: readonly { host: string; after: boolean; url: string }[];
  /** Cookie with its value that says yes, as accepting stored it, unchanged after the withdrawal; null: none such. */
  keptChoice: string | null;
  /** Cookies that need consent and lay in the browser with it; `rewritten`: with another value or end after the withdrawal. */
  cookies: readonly {
    name: string;
    domain: string;
    party: 'first' | 'third';
    serviceId: string | null;
    remains: boolean;
    rewritten?: boolean;
  }[];
}

/** All facts. A check names the ones it needs; one that is not `ok` makes the check `NoClassification`. */
export interface Facts {
  /** Address, registrable domain and the run's completeness. */
  site: {
    url: string;
    finalUrl: string;
    host: string;
    domain: string;
    https: boolean;
    createdAt: string;
    /** How the browser's visit of the start page without any choice ended; known even when nothing else could be examined. */
    startPage?: { url: string; status: number | null; failure: PageFailure | null } | null;
  };
  applicability: ApplicabilityFact;
  /** Versions of software that the site shows; what it does not show is not known. */
  software: readonly SoftwareFact[];
  transport: TransportFact;
  /** ok only when the start page of state none was examined. Contains the requests of all states. */
  requests: readonly RequestFact[];
  services: readonly ServiceUse[];
  cookies: readonly CookieFact[];
  storage: readonly StorageFact[];
  fingerprints: readonly FingerprintFact[];
  recordings: readonly RecordingFact[];
  /** null: no banner seen. `ok: false`: could not be told. `cmpLoaded`: a CMP's script ran although no banner showed. */
  banner: {
    banner: BannerEvidence | null;
    cmpName: string | null;
    cmpLoaded: string | null;
    payOrConsent: boolean;
    /** Further pages opened before any choice on which it did not come, as far as that can be told. */
    missingOn?: readonly string[];
  };
  /** ok only when rejecting was performed and verified, or there is no banner at all. */
  rejected: ConsentOutcome;
  /** ok only when accepting was performed and verified, or there is no banner at all. */
  accepted: ConsentOutcome;
  /** The attempts themselves, also when they failed. */
  attempts: {
    reject: ConsentOutcome | null;
    accept: ConsentOutcome | null;
    /** Clicks it took to withdraw, the permanent control's own included; missing: not tried to its end. */
    withdrawalClicks?: number | undefined;
    /** What was clicked or switched off in the reopened banner, in order; missing: older evidence. */
    withdrawalSteps?: readonly Pick<ConsentStep, 'action' | 'text'>[] | undefined;
  };
  closeTest: CloseTest;
  withdrawal: readonly WithdrawalControl[];
  /** null: no banner, nothing to withdraw. */
  withdrawalTest: WithdrawalFact | null;
  /** Empty without a banner. */
  prompts: readonly PromptFact[];
  /** Imprint and privacy notice; empty without a banner. */
  legalAccess: readonly LegalAccessFact[];
  tcf: readonly TcfFact[];
  consentMode: readonly ConsentModeEvent[];
  pages: readonly PageFact[];
  imprint: LegalPageFact;
  privacy: LegalPageFact;
  terms: LegalPageFact;
  cancellation: LegalPageFact;
  /** Statements of the imprint; empty and not complete when there is no readable imprint. */
  imprintElements: ImprintElements;
  /** Statements of the privacy notice; empty and not complete when there is no readable notice. */
  noticeItems: NoticeItems;
  /** Services that the privacy notice names; none and not complete when there is no readable notice. */
  noticeServices: NoticeServices;
  policyMatches: readonly PolicyMatchFact[];
  forms: readonly FormFact[];
  framedForms: readonly FramedFormFact[];
  /** Product, list, cart and checkout pages among the visited ones; empty when none was recognised. */
  shopPages: readonly ShopPageFact[];
  embeds: readonly EmbedFact[];
}

/** Facts as checks get them: each one may be missing, with the reason. */
export type GatheredFacts = { [K in keyof Facts]: Gathered<Facts[K]> };
