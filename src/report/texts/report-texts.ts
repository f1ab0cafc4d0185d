import type { Facts } from '#checks/facts.ts';
import type { ReportAreaId } from '#contract/vocabulary.ts';
import type { ConsentOutcome, ConsentProof } from '#evidence/choice.ts';
import type { ConsentState, GatherFailure } from '#evidence/gathered.ts';
import type { PageFailure } from '#evidence/pages.ts';
import type { LightGround } from '../score/light.ts';

/** Every sentence of the report that belongs to no check. `{name}` is filled by `fillText`. */
export interface ReportTexts {
  areas: Record<ReportAreaId, string>;
  states: Record<ConsentState, string>;
  /** Stands before the fix of a check that is open. */
  ifItApplies: string;
  basisNote: { disputed: string; background: string };
  volatile: string;
  summary: {
    /** What a site with a choice came to, and one without a banner. */
    noRemarks: Record<'states' | 'visit', string>;
    onlyLightHints: Record<'states' | 'visit', { one: string; other: string }>;
    stateMissing: string;
    tooLittle: string;
    areaOpen: string;
    /** The same of several areas, with what weighs most in the first of them. */
    areasOpen: string;
    failed: string;
    /** The start page answered with an error or turned the scan away: its address and status. */
    failedWithStatus: string;
    /** The same without a status that would tell. */
    turnedAway: string;
    admit: string;
  };
  /** One sentence that explains the traffic light, without its full stop. */
  light: {
    ground: Record<Exclude<LightGround['kind'], 'Hint'>, string> & { Hint: Record<'risks' | 'hints' | 'both', string> };
    /** Ground `clean` on a site where there was nothing to choose. */
    cleanWithoutBanner: string;
    /** Follows a clean light: it is no clearance. */
    warnings: { none: string; light: string };
    noLegalReview: string;
    inArea: string;
    inAreas: string;
    /** Each of them by its title: all keep the light open. */
    inNamedAreas: string;
    cap: Record<69 | 49 | 29, string>;
    provisional: string;
    /** How to close an open area of duties towards consumers when nothing tells whether there are any. */
    tellConsumers: string;
  };
  /** Refers to another check of the report by its title. */
  see: string;
  /** When something happens on a single page of a site without a banner. */
  opening: string;
  openingStart: string;
  effect: {
    risks: { one: string; other: string };
    hints: { one: string; other: string };
    pages: { one: string; other: string };
    and: string;
    /** What a step ends: one finding, several of one root cause, or of several. */
    settles: Record<'alone' | 'same' | 'several', string>;
    /** The same of a step that takes others to end it. */
    begins: Record<'alone' | 'same' | 'several', string>;
    /** The same of a step that only looks, which ends nothing by itself. */
    concerns: Record<'alone' | 'same' | 'several', string>;
  };
  /** Why a state is not examined, or what limits it. */
  choice: Record<
    Extract<ConsentOutcome['method'], 'no-banner' | 'no-reject' | 'pay-or-consent' | 'failed'> | 'not-verified',
    Record<'reject' | 'accept', string>
  >;
  /** Why a choice does not count of which one place says it is stored and another that it is not; places `{pro}`, `{contra}`. */
  contradicted: Record<'reject' | 'accept', string>;
  /** The same where it is stored (`{pro}`) and a banner can be seen all the same, and where nothing is and the banner comes back. */
  stillShown: Record<'reject' | 'accept', string>;
  forgotten: Record<'reject' | 'accept', string>;
  /** Where a choice may be stored; `{name}` of the cookie, the entry or the platform. */
  proofPlaces: Record<Exclude<ConsentProof['kind'], 'banner-gone' | 'banner-stays-gone'>, string>;
  stateUnreachable: string;
  gather: Record<GatherFailure, string>;
  page: Record<PageFailure | 'unreadable', string>;
  /** What could not be examined, as the subject of „… konnte nicht geprüft werden“. */
  facts: Record<keyof Facts, string>;
  factMissing: string;
  /** What on the site kept a step from being made. */
  cause: Record<'no-reject' | 'pay-or-consent', Record<'reject' | 'accept', string>> &
    Record<'closedBanner' | 'noWithdrawal' | 'noWithdrawalStep' | 'noReopening' | 'withdrawalElsewhere', string>;
  notExamined: string;
  /** Why nothing was examined: the start page itself could not be. */
  startPage: {
    turnedAway: string;
    turnedAwayWithStatus: string;
    failed: string;
    failedWithStatus: string;
    notCalled: string;
    again: string;
    admit: string;
  };
  /** What to do where rejecting is not offered; behind a pay wall by what the check is about. */
  noRejection: {
    'no-reject': string;
    /** The banner merely informs, and nothing needs a consent. */
    nothingAsked: string;
    nothingSeen: string;
    inEmbeds: string;
    'pay-or-consent': Record<'loading' | 'signal' | 'transfer' | 'files', string>;
  };
  /** Stands in place of what the confidence rests on when nothing was examined. */
  notRated: string;
}
