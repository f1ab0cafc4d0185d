import type { Locale, ReportClass } from '#contract/vocabulary.ts';
import type { ArchiveFailure, ArchiveProblem, ScanPhase } from '#engine/scan-order.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { german } from './texts-de.ts';
import { english } from './texts-en.ts';

/** Every text of the command line. `{name}` is filled by the caller. */
export interface CliTexts {
  usage: {
    unknownCommand: string;
    missingCommand: string;
    unknownOption: string;
    missingValue: string;
    needlessValue: string;
    missingUrl: string;
    tooManyArguments: string;
    missingArchive: string;
    notANumber: string;
    notAllowed: string;
    notAnAddress: string;
    notASeal: string;
    twoOnStdout: string;
    sameFile: string;
    notWritable: string;
    notReadable: string;
    networkFile: string;
    seeHelp: string;
  };
  fileReason: Record<'ENOENT' | 'EACCES' | 'EISDIR' | 'ENOSPC' | 'ENOTDIR' | 'EROFS' | 'other', string>;
  archive: Record<ArchiveFailure, string>;
  verify: {
    intact: { one: string; other: string };
    website: string;
    times: string;
    versions: string;
    changed: { one: string; other: string };
    broken: string;
    problems: Record<ArchiveProblem['kind'], string>;
    seal: string;
    sameSeal: string;
    otherSeal: string;
    compareSeal: string;
  };
  scanFailed: string;
  engineFault: string;
  interrupted: string;
  brokenPipe: string;
  stdoutFailed: string;
  notDelivered: string;
  thresholdMet: string;
  incompleteGate: string;
  phases: Record<ScanPhase, string>;
  progress: {
    running: string;
    page: string;
    requests: string;
    cookies: string;
    done: string;
    notExamined: string;
    waiting: string;
    finding: string;
  };
  states: Record<ConsentState, string>;
  classes: Record<ReportClass, string>;
  summary: {
    title: string;
    scanned: string;
    redirected: string;
    statesExamined: string;
    pagesReached: string;
    duration: string;
    result: string;
    score: string;
    provisional: string;
    coverage: string;
    cap: string;
    failed: string;
    threeStates: string;
    figures: Record<'thirdPartyHosts' | 'trackers' | 'cookies' | 'storage', string>;
    stateMissing: string;
    banner: string;
    noBanner: string;
    bannerUnknown: string;
    firstLayer: string;
    firstLayerNothing: string;
    without: string;
    roles: Record<'accept' | 'reject' | 'settings', string>;
    rejectVerified: string;
    acceptVerified: string;
    onLayer: string;
    withText: string;
    allStates: string;
    methods: Record<'button' | 'only-necessary' | 'save-unticked' | 'acknowledge' | 'close' | 'cmp-api', string>;
    proofs: Record<
      'cmp-api' | 'tc-string' | 'consent-cookie' | 'consent-storage' | 'consent-mode' | 'banner-gone' | 'banner-stays-gone',
      string
    >;
    topActions: string;
    findings: string;
    evidence: string;
    seenOn: string;
    startPage: string;
    more: { one: string; other: string };
    moreFindings: { one: string; other: string };
    /** The start page by name. */
    home: string;
    check: string;
    law: string;
    fix: string;
    sameCause: string;
    confidence: Record<'high' | 'medium' | 'low', string>;
    passed: { one: string; other: string };
    open: string;
    notApplicable: { one: string; other: string };
    failedPages: string;
    where: string;
    archive: string;
    noArchive: string;
    seal: string;
    json: string;
    har: string;
    rules: string;
    noAdvice: string;
  };
}

/** The texts in both languages. */
export const cliTexts: Record<Locale, CliTexts> = { de: german, en: english };
