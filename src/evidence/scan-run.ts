import type { ConsentState } from './gathered.ts';

/** Settings the person who orders a scan may give. All optional. */
export interface ScanSettings {
  websiteType: 'privateer' | 'company' | 'society' | 'liberalprofession' | null;
  industry: string | null;
  legalForm: string | null;
  purposes: string[];
  urlImprint: string | null;
  urlDPN: string | null;
  urlTermsAndConditions: string | null;
  urlCancellationPolicy: string | null;
}

/** A stable code for a scan that failed as a whole. */
export type ScanErrorCode =
  | 'invalid-url'
  | 'unsupported-scheme'
  | 'blocked-target'
  | 'unresolvable'
  | 'refused'
  | 'timeout'
  | 'tls-broken'
  | 'blocked-by-site'
  | 'http-error'
  | 'not-html'
  | 'download'
  | 'too-large'
  | 'redirect-loop'
  | 'auth-required'
  | 'unresponsive'
  | 'browser-crashed'
  | 'browser-missing'
  | 'third-party-cookies-blocked'
  | 'sandbox-unavailable'
  | 'budget'
  | 'cancelled'
  | 'archive-not-written'
  | 'network'
  | 'internal';

/** How the scan was run: enough to repeat and to doubt it. */
export interface ScanRun {
  identifier: string;
  url: string;
  finalUrl: string;
  createdAt: string;
  finishedAt: string;
  settings: ScanSettings;
  configurationCode: string;
  maxPages: number;
  engineVersion: string;
  browser: {
    product: string;
    userAgent: string;
    sandboxed: boolean;
    source: 'CHROMIUM_PATH' | 'installed' | 'bundled';
    viewport: { width: number; height: number };
    language: string;
  };
  /** What failed as a whole; empty when the scan went through. */
  errors: { code: ScanErrorCode; state: ConsentState | null; message: string }[];
}
