import type { BannerEvidence } from '#evidence/banner.ts';
import type { CloseTest, ConsentModeEvent, ConsentOutcome, ConsentStep, WithdrawalControl } from '#evidence/choice.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { PageFailure } from '#evidence/pages.ts';
import type { PromptFact, TcfFact, WithdrawalFact } from './facts/consent.ts';
import type { FingerprintFact, RecordingFact } from './facts/device-reading.ts';
import type { FormFact, FramedFormFact } from './facts/forms.ts';
import type { EmbedFact, LegalAccessFact, LegalPageFact, PageFact, ShopPageFact } from './facts/pages.ts';
import type { RequestFact } from './facts/requests.ts';
import type { PolicyMatchFact, ServiceUse } from './facts/services.ts';
import type { ApplicabilityFact, SoftwareFact, TransportFact } from './facts/site.ts';
import type { CookieFact, StorageFact } from './facts/stored.ts';
import type { ImprintElements } from './shared/imprint/imprint-elements.ts';
import type { NoticeItems } from './shared/notice/notice-items.ts';
import type { NoticeServices } from './shared/notice/notice-services.ts';

/**
 * What `derive` makes of the evidence and what a check may see. Facts are pure data, in the order of the evidence they come from.
 *
 * `states` of a fact lists the consent states in which it was seen: `none`, and `reject` / `accept` only after that choice took
 * effect. When there is nothing to choose (no banner), what a visit shows counts for all three states.
 */

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
