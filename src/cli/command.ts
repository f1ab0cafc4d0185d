import type { Locale } from '#contract/vocabulary.ts';
import type { ScanOrder } from '#engine/scan-order.ts';
import type { FailOn } from './exit-decision.ts';
import type { HelpTopic } from './help.ts';

/** How a command shows its result. `-` as a file is standard output. */
export interface Presentation {
  locale: Locale;
  json: string | null;
  failOn: FailOn | null;
  quiet: boolean;
  colour: boolean;
}

/** `scan URL`. */
export interface ScanCommand extends Presentation {
  name: 'scan';
  order: ScanOrder;
  har: string | null;
}

/** `judge ARCHIVE`. */
export interface JudgeCommand extends Presentation {
  name: 'judge';
  archive: string;
}

/** `verify ARCHIVE`. */
export interface VerifyCommand {
  name: 'verify';
  archive: string;
  /** Hash of the manifest that the archive shall have, in small letters; null = any. */
  seal: string | null;
  locale: Locale;
}

/** What the user asked for, validated. */
export type Command =
  | ScanCommand
  | JudgeCommand
  | VerifyCommand
  | { name: 'lab'; args: string[]; locale: Locale }
  | { name: 'help'; topic: HelpTopic; locale: Locale }
  | { name: 'version'; locale: Locale };
