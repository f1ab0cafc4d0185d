import type { PageBanner, Rect } from './banner.ts';
import type { FormEvidence, FramedFormEvidence, TypedField } from './forms.ts';
import type { ConsentState, Gathered } from './gathered.ts';

/** Kind of page within the plan. */
export type PageKind = 'start' | 'imprint' | 'privacy' | 'terms' | 'cancellation' | 'other';

/** A hyperlink as rendered. */
export interface LinkEvidence {
  text: string;
  href: string;
  visible: boolean;
  area: 'header' | 'footer' | 'banner' | 'body';
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
  /**
   * Where the page's own scripts send what was entered, as their code says: addresses without queries, `mailto:` for the mail program.
   * Absent where no form is without a target or nothing was found, and in archives of older scans.
   */
  scriptTargets?: string[];
  /** Where they go on to with entries in the query of the address; without it. Absent as the targets are. */
  scriptForwards?: string[];
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
