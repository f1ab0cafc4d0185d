import type { ConsentState } from './gathered.ts';

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
