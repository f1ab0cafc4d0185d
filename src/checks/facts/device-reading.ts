import type { FingerprintKind } from '#evidence/device-reading.ts';
import type { ConsentState } from '#evidence/gathered.ts';

/** Calls that read the device, per script. */
export interface FingerprintFact {
  script: string | null;
  serviceId: string | null;
  kinds: readonly FingerprintKind[];
  apis: readonly string[];
  states: readonly ConsentState[];
  pages: readonly string[];
  evidenceIds: readonly string[];
}

/** A script that listens and sends, per script. */
export interface RecordingFact {
  script: string | null;
  serviceId: string | null;
  events: readonly string[];
  typedTextSent: boolean;
  /** Whether the script sent anything after a text was typed as a test; null where none was typed on its pages. */
  sentAfterTyping: boolean | null;
  states: readonly ConsentState[];
  pages: readonly string[];
  requestIds: readonly string[];
  evidenceIds: readonly string[];
}
