import type { ConsentState } from './gathered.ts';
import type { StackFrame } from './requests.ts';

/** Device-reading calls that make up a fingerprint. */
export type FingerprintKind = 'canvas' | 'webgl' | 'audio' | 'fonts' | 'screen' | 'navigator' | 'webrtc' | 'battery';

/** Calls of one kind by one script on one page. */
export interface FingerprintEvidence {
  id: string;
  state: ConsentState;
  pageId: string | null;
  time: number;
  afterChoice: boolean;
  kind: FingerprintKind;
  api: string;
  calls: number;
  script: string | null;
  frameUrl: string;
  stack: StackFrame[];
}

/** A script that listens to keys or pointer and sends what it hears. Seen by behaviour, not by name. */
export interface RecordingEvidence {
  id: string;
  state: ConsentState;
  pageId: string | null;
  time: number;
  afterChoice: boolean;
  script: string | null;
  /** Event types listened to at document level: `mousemove`, `keydown`, `input`, `scroll`, `click`, `mutation` … */
  events: string[];
  /** Requests sent after our simulated input that carry more data with more input. */
  requestIds: string[];
  /** True when text typed into a form field (never submitted) was found in a request. */
  typedTextSent: boolean;
  /** Whether the script sent anything after that text was typed on the page; null or missing where nothing was typed. */
  sentAfterTyping?: boolean | null;
}
