import type {
  BannerEvidence,
  CloseTest,
  ConsentOutcome,
  ConsentState,
  Gathered,
  PageVisit,
  WithdrawalControl,
  WithdrawalTest,
} from '#evidence/evidence.ts';
import type { StateRecorder } from '../gather/state-recorder.ts';

/** What one state's visit gives besides the recorder's streams. */
export interface StateResult {
  state: ConsentState;
  recorder: StateRecorder;
  visits: PageVisit[];
  banner: Gathered<BannerEvidence | null>;
  /** States reject and accept only. */
  outcome: Gathered<ConsentOutcome> | null;
  withdrawal: Gathered<WithdrawalControl[]> | null;
  closeTest: Gathered<CloseTest> | null;
  /** State none only. */
  withdrawalTest?: Gathered<WithdrawalTest>;
}
