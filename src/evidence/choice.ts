import type { ConsentState } from './gathered.ts';
import type { JarCookie } from './stored.ts';

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
