import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { FaultCase, NamedFix } from '#knowledge/find-fix.ts';
import type { Cmp, FixTopic } from '#knowledge/types.ts';
import type { ResultsById } from './fix-topics.ts';
import type { LoadingTagManager } from './loading-tag-manager.ts';
import type { StepTest } from './said-steps.ts';

/** A step at the place in the products of this very site where a fault is put right. */
export interface SpecificStep {
  text: NamedFix;
  /** Whether a general step says the same in other words. */
  says: StepTest;
  /** Names a setting of the system for this very service, which waits for nobody's consent. */
  isSetting?: true;
  /** Says how to wait for consent where that is one of several ways. */
  isOneWay?: true;
  /** Ends what a service stores; the service goes on loading. */
  goesOn?: true;
}

/** A finding with what the site is made of, as the rules look at it. */
export interface FixCase {
  finding: ReportFinding;
  /** What the finding is about, in most cases a service. */
  cause: string | null;
  /** What is to be put right; null: no product has a place of its own for it. */
  topic: FixTopic | null;
  facts: GatheredFacts;
  results: ResultsById;
  /** The consent platform, where it is known. */
  cmp: Cmp | null;
  systemId: string | undefined;
  tagManagers: ReadonlyMap<string, LoadingTagManager>;
  /** Step for a service whose tag, or the script that loads it, asks the banner: how the banner lists it holds it back. */
  inBanner: NamedFix | null;
  /** Without systems, whose hints name the places to look at, not the step to take there. */
  productsOnly: boolean;
  /** Whether the service does more without consent than store: recording, hiding under a name of the site, going abroad. */
  runsBesides: boolean;
}

/** A case with a place in products, and how the fault shows on the pages. */
export interface PlacedCase extends FixCase {
  topic: FixTopic;
  fault: FaultCase;
}

/** One place to look for a step. `none`: there is no step to be found, here or in a later rule; null: the next rule is asked. */
export type StepRule<Case extends FixCase> = (fixCase: Case) => SpecificStep | 'none' | null;
