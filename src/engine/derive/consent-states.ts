import type { ConsentOutcome } from '#evidence/choice.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';

/** What the visitor of each run did, and so for which states an observation counts. */
export interface ConsentRuns {
  /** No run saw a banner: the visits differ in nothing, so what one of them shows holds for all. */
  nothingToChoose: boolean;
  outcome(state: 'reject' | 'accept'): ConsentOutcome | null;
  /** Whether the run shows what happens after that choice. */
  counts(state: ConsentState): boolean;
  /** States for which an observation of a run counts; empty when it came before the choice or the choice failed. */
  statesOf(state: ConsentState, afterChoice: boolean): readonly ConsentState[];
}

const alone: Record<ConsentState, readonly ConsentState[]> = { none: ['none'], reject: ['reject'], accept: ['accept'] };
const nowhere: readonly ConsentState[] = [];

/** Reads from the evidence which choices took effect. */
export function readConsentRuns(evidence: Evidence): ConsentRuns {
  const outcomes = { reject: outcomeOf(evidence, 'reject'), accept: outcomeOf(evidence, 'accept') };
  const bannerSeen = consentStates.some((state) => {
    const banner = evidence.banners[state];
    return banner.ok && banner.data !== null;
  });
  // A run that found no banner where another did shows nothing about the choice.
  const withoutBanner = (state: 'reject' | 'accept') => !bannerSeen && outcomes[state]?.method === 'no-banner';
  const group = consentStates.filter((state) => (state === 'none' ? !bannerSeen && evidence.banners.none.ok : withoutBanner(state)));
  const shared = group.length > 1 ? group : nowhere;

  const counts = (state: ConsentState) => state === 'none' || withoutBanner(state) || outcomes[state]?.performed === true;
  return {
    nothingToChoose: group.length === 3,
    outcome: (state) => outcomes[state],
    counts,
    statesOf(state, afterChoice) {
      if (shared.includes(state)) return shared;
      if (state === 'none') return alone.none;
      return afterChoice && counts(state) ? alone[state] : nowhere;
    },
  };
}

function outcomeOf(evidence: Evidence, state: 'reject' | 'accept'): ConsentOutcome | null {
  const outcome = evidence.consent[state];
  return outcome.ok ? outcome.data : null;
}

/** States in report order, each once. */
export function sortStates(states: Iterable<ConsentState>): ConsentState[] {
  const seen = new Set(states);
  return consentStates.filter((state) => seen.has(state));
}
