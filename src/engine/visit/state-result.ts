import type { BannerEvidence } from '#evidence/banner.ts';
import type { CloseTest, ConsentOutcome, WithdrawalControl, WithdrawalTest } from '#evidence/choice.ts';
import type { ConsentState, Gathered } from '#evidence/gathered.ts';
import type { PageVisit } from '#evidence/pages.ts';
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
