import type { BannerEvidence } from './banner.ts';
import type { CloseTest, ConsentModeEvent, ConsentOutcome, TcfEvidence, WithdrawalControl, WithdrawalTest } from './choice.ts';
import type { FingerprintEvidence, RecordingEvidence } from './device-reading.ts';
import type { ConsentState, Gathered } from './gathered.ts';
import type { PageVisit } from './pages.ts';
import type { RequestEvidence } from './requests.ts';
import type { ScanRun } from './scan-run.ts';
import type { CookieEvent, JarSnapshot, StorageEvidence } from './stored.ts';
import type { GatewayEntry, TransportEvidence } from './transport.ts';

/**
 * The vocabulary of a scan: everything that was observed, before any judgement.
 * Stored as it stands in the sealed archive; `derive` turns it into facts.
 * Times are milliseconds since the state's browser context was opened, unless a name ends in `At` (ISO 8601 UTC).
 */

/** Everything one scan observed. Sealed after gathering: no later step may change it. */
export interface Evidence {
  run: ScanRun;
  transport: Gathered<TransportEvidence>;
  pages: PageVisit[];
  requests: Record<ConsentState, Gathered<RequestEvidence[]>>;
  cookieEvents: Record<ConsentState, Gathered<CookieEvent[]>>;
  jars: Record<ConsentState, Gathered<JarSnapshot[]>>;
  storage: Record<ConsentState, Gathered<StorageEvidence[]>>;
  fingerprints: Record<ConsentState, Gathered<FingerprintEvidence[]>>;
  recordings: Record<ConsentState, Gathered<RecordingEvidence[]>>;
  banners: Record<ConsentState, Gathered<BannerEvidence | null>>;
  consent: Record<'reject' | 'accept', Gathered<ConsentOutcome>>;
  closeTest: Gathered<CloseTest>;
  withdrawal: Gathered<WithdrawalControl[]>;
  /** Absent in archives of scans that did not try. */
  withdrawalTest?: Gathered<WithdrawalTest>;
  tcf: Record<ConsentState, Gathered<TcfEvidence[]>>;
  consentMode: Record<ConsentState, Gathered<ConsentModeEvent[]>>;
  gateway: GatewayEntry[];
}
