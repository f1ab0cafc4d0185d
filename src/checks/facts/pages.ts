import type { ConsentState } from '#evidence/gathered.ts';
import type { ConsentMark, LinkEvidence, PageFailure, PageKind } from '#evidence/pages.ts';

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
  /** Host that may bring the text, which the page does not have itself: in a frame, or by a generator's script. */
  textFrom?: string;
  /** Other texts of its kind, to which pages lead that do not lead to this one. Missing elsewhere, and in older results. */
  elsewhere?: readonly ElsewhereText[];
}

/** An imprint or a privacy notice beside the one found for the site: pages of it lead to it, under the name of its kind, and not to the other. */
export interface ElsewhereText {
  url: string;
  /** What the link to it is called. */
  label: string;
  /** Pages that lead to it. */
  from: readonly string[];
  /** Whether it was visited and is what the link promises. */
  read: boolean;
  /** A privacy notice: what it states, by kind of statement. Missing where it was not read whole. */
  states?: readonly string[];
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
