import type { GatheredFacts } from '#checks/facts.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import type { ScanSettings } from '#evidence/scan-run.ts';

/** What is to be scanned and how. */
export interface ScanOrder {
  /** Under which the scan is known; absent = a new one. */
  identifier?: string;
  /** As the user gave it; the engine validates it. */
  url: string;
  settings: ScanSettings;
  /** Further pages beside start and legal pages. */
  maxPages: number;
  /** Budget of the whole scan in milliseconds. */
  timeoutMs: number;
  /** Operator's file that maps host names to addresses (tests, staging); never from a request. */
  networkFile?: string;
  /** Language of the report's texts. */
  locale: Locale;
  /** Where the sealed archive goes; absent = no archive is kept. */
  archivePath?: string;
}

/** Phases of a scan, in order. */
export type ScanPhase = 'launch' | 'plan' | 'visit' | 'seal' | 'derive' | 'check';

/** Figures of one consent state so far. */
interface ProgressFigures {
  state: ConsentState;
  requests: number;
  cookies: number;
}

/** What a running scan tells whoever watches. Observations are provisional until all states are done. */
export type ScanProgress = {
  /** Milliseconds since the scan began. */
  elapsedMs: number;
} & (
  | { type: 'phase'; phase: ScanPhase }
  | (ProgressFigures & {
      type: 'page';
      /** Address that is being opened; `pageIndex` counts from 1. */
      page: string;
      pageIndex: number;
      pageCount: number;
    })
  | (ProgressFigures & { type: 'counts'; page: string | null; pageIndex: number; pageCount: number })
  | {
      type: 'request';
      state: ConsentState;
      host: string;
      /** To the site itself, to somebody else, or to a service that needs consent. */
      kind: 'own' | 'third' | 'tracker';
      /** Id of the service in the catalogue, or null. */
      service: string | null;
    }
  | {
      type: 'choice';
      state: 'reject' | 'accept';
      /** Whether a control was found and clicked; what became of it is read back later. */
      performed: boolean;
    }
  | {
      type: 'screenshot';
      state: ConsentState;
      /** File name; the file lies at `path` until the scan has ended. */
      name: string;
      path: string;
    }
  | {
      type: 'finding';
      /** First sight of something worth telling: service id or cookie name, with the host. */
      state: ConsentState;
      name: string;
      host: string;
    }
  | (ProgressFigures & {
      type: 'state-done';
      /** False when the state could not be examined; `reason` says why. */
      examined: boolean;
      reason: string | null;
      pageIndex: number;
      pageCount: number;
    })
);

/** Receives progress; must not throw. */
export type OnScanProgress = (event: ScanProgress) => void;

/** What a running scan is connected to. */
export interface ScanDependencies {
  onProgress: OnScanProgress;
  /** Aborted when the user gives up: the scan then ends its browser and yields what it has. */
  signal: AbortSignal;
}

/** What a scan yields, also when it failed: then `evidence.run.errors` and `result.report.errors` say why. */
export interface ScanOutcome {
  evidence: Evidence;
  /** Derived from the evidence. */
  facts: GatheredFacts;
  /** Texts in the locale of the order. */
  result: ScanResult;
  archivePath: string | null;
  /** The archive's HAR as JSON, also when the archive could not be written; null when none was ordered or made. */
  har: Uint8Array | null;
}

/** One file of an archive that is not as it was sealed. */
export interface ArchiveProblem {
  kind: 'damaged' | 'missing' | 'added';
  name: string;
}

/** What an archive is when every file is as it was sealed, or what is wrong with it. */
export type ArchiveVerification =
  | {
      ok: true;
      /** SHA-256 of the manifest, hexadecimal. */
      sealSha256: string;
      manifest: {
        identifier?: string;
        url?: string;
        createdAt: string;
        sealedAt: string;
        engineVersion: string;
        ruleVersion: string;
        browser: string;
        files: readonly { name: string; bytes: number }[];
      };
    }
  | {
      ok: false;
      reason: ArchiveFailure;
      message: string;
      /** Files that are not as they were sealed; none when the archive could not be opened at all. */
      problems: readonly ArchiveProblem[];
      /** Null when there is no manifest. */
      sealSha256: string | null;
    };

/** Compares an archive with its own manifest. */
export type VerifyArchive = (path: string) => Promise<ArchiveVerification>;

/** Runs a scan. Expected failures are in the outcome; it throws only on a fault of the engine itself. */
export type RunScan = (order: ScanOrder, dependencies: ScanDependencies) => Promise<ScanOutcome>;

/** Why an archive cannot be judged. */
export type ArchiveFailure = 'missing' | 'unreadable' | 'not-an-archive' | 'damaged' | 'unknown-version';

/** An archive as read back, with its manifest verified and the hash of the manifest. */
export type ArchiveReading = { ok: true; evidence: Evidence; sealSha256: string } | { ok: false; reason: ArchiveFailure; message: string };

/** Reads a sealed archive from a file. */
export type ReadArchive = (path: string) => Promise<ArchiveReading>;

/** Derives facts and judges them by the rules of today: no browser, no network. */
export type JudgeEvidence = (evidence: Evidence, locale: Locale) => ScanResult;
