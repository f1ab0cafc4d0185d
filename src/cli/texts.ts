import type { Locale, ReportClass } from '#contract/vocabulary.ts';
import type { ArchiveFailure, ScanPhase } from '#engine/scan-order.ts';
import type { ConsentState } from '#evidence/evidence.ts';

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
    twoOnStdout: string;
    sameFile: string;
    notWritable: string;
    notReadable: string;
    networkFile: string;
    seeHelp: string;
  };
  fileReason: Record<'ENOENT' | 'EACCES' | 'EISDIR' | 'ENOSPC' | 'ENOTDIR' | 'EROFS' | 'other', string>;
  archive: Record<ArchiveFailure, string>;
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
    json: string;
    har: string;
    rules: string;
    noAdvice: string;
  };
}

const de: CliTexts = {
  usage: {
    unknownCommand: 'Der Befehl „{command}“ ist nicht bekannt.',
    missingCommand: 'Es fehlt ein Befehl: scan, judge oder lab.',
    unknownOption: 'Die Option {option} ist nicht bekannt.',
    missingValue: 'Die Option {option} braucht einen Wert.',
    needlessValue: 'Die Option {option} nimmt keinen Wert.',
    missingUrl: 'Es fehlt die Adresse der Website.',
    tooManyArguments: 'Es wurde mehr als eine Angabe ohne Option übergeben: {extra}',
    missingArchive: 'Es fehlt der Pfad des Beweisarchivs.',
    notANumber: 'Die Option {option} braucht eine ganze Zahl von {least} bis {most}.',
    notAllowed: 'Der Wert „{value}“ ist bei {option} nicht erlaubt. Erlaubt sind: {allowed}',
    notAnAddress: 'Der Wert „{value}“ bei {option} ist keine Adresse mit http:// oder https://.',
    twoOnStdout: 'Nur eine der Optionen --json und --har kann auf die Standardausgabe (-) schreiben.',
    sameFile: 'Zwei Optionen schreiben in dieselbe Datei: {path}',
    notWritable: 'Die Datei {path} ({option}) lässt sich nicht schreiben: {reason}',
    notReadable: 'Die Datei {path} ({option}) lässt sich nicht lesen: {reason}',
    networkFile: 'Die Netzdatei {path} ist nicht brauchbar: {reason}',
    seeHelp: 'Hilfe: {command} --help',
  },
  fileReason: {
    ENOENT: 'Der Ordner oder die Datei ist nicht vorhanden.',
    EACCES: 'Die Berechtigung fehlt.',
    EISDIR: 'Der Pfad ist ein Ordner.',
    ENOSPC: 'Der Datenträger ist voll.',
    ENOTDIR: 'Ein Teil des Pfads ist kein Ordner.',
    EROFS: 'Der Datenträger ist schreibgeschützt.',
    other: 'Systemfehler {code}.',
  },
  archive: {
    missing: 'Das Beweisarchiv {path} ist nicht vorhanden.',
    unreadable: 'Das Beweisarchiv {path} lässt sich nicht lesen.',
    'not-an-archive': 'Die Datei {path} ist kein Beweisarchiv.',
    damaged: 'Das Beweisarchiv {path} ist beschädigt oder verändert: Inhalt und Prüfsummen stimmen nicht überein.',
    'unknown-version': 'Das Beweisarchiv {path} stammt aus einer Version, die dieses Programm nicht kennt.',
  },
  scanFailed: 'Der Scan ist nicht gelungen. {reason}',
  engineFault: 'Der Befehl endete mit einem unerwarteten Fehler: {reason}',
  interrupted: 'Der Scan wurde abgebrochen.',
  brokenPipe: 'Die Ausgabe wurde nicht bis zum Ende gelesen: Die Leitung ist geschlossen.',
  stdoutFailed: 'Die Standardausgabe ließ sich nicht schreiben: {reason}',
  notDelivered: 'Die Datei {path} wurde nicht geschrieben: {reason}',
  thresholdMet: '--fail-on {threshold} ist erreicht: {risks}, {hints}.',
  incompleteGate: '--fail-on lässt sich nicht ausschließen: {missing} von 3 Zuständen nicht geprüft.',
  phases: {
    launch: 'Browser wird gestartet',
    plan: 'Seiten werden ausgewählt',
    visit: 'Seiten werden besucht',
    seal: 'Beweise werden versiegelt',
    derive: 'Beobachtungen werden ausgewertet',
    check: 'Prüfungen laufen',
  },
  progress: {
    running: 'Scan von {host}',
    page: 'Seite {index} von {count}',
    requests: '{count} Anfragen',
    cookies: '{count} Cookies',
    done: 'fertig',
    notExamined: 'nicht geprüft',
    waiting: 'wartet',
    finding: 'gesehen: {name} ({host})',
  },
  states: { none: 'keine Interaktion', reject: 'abgelehnt', accept: 'zugestimmt' },
  classes: { Conform: 'OK', Risk: 'Risiko', Hint: 'Warnung', NoClassification: 'noch offen' },
  summary: {
    title: 'Bericht',
    scanned: 'Scan vom {date}',
    redirected: 'führt zu {url}',
    statesExamined: '{examined} von 3 Zuständen geprüft',
    pagesReached: '{reached} von {planned} Seiten erreicht',
    duration: 'Dauer {duration}',
    result: 'Ergebnis',
    score: '{score} von 100 Punkten',
    provisional: 'vorläufig',
    coverage: '{classified} von {applicable} anwendbaren Prüfungen eingestuft',
    cap: 'Höchstens {limit} Punkte wegen: {titles}',
    failed: 'Scan nicht gelungen',
    threeStates: 'Drei Zustände',
    figures: { thirdPartyHosts: 'Dritt-Hosts', trackers: 'Einwilligungspflichtige Dienste', cookies: 'Cookies', storage: 'Web-Speicher' },
    stateMissing: '„{state}“ nicht geprüft: {reason}',
    banner: 'Banner',
    noBanner: 'Kein Einwilligungsbanner gefunden.',
    bannerUnknown: 'Ob ein Einwilligungsbanner vorhanden ist, ließ sich nicht feststellen.',
    firstLayer: '1. Ebene: {controls}',
    firstLayerNothing: '1. Ebene: keine Schaltfläche zugeordnet',
    without: 'ohne {controls}',
    roles: { accept: 'Zustimmen', reject: 'Ablehnen', settings: 'Einstellungen' },
    rejectVerified: 'Abgelehnt {how}, ausgelesen: {proofs}.',
    acceptVerified: 'Zugestimmt {how}, ausgelesen: {proofs}.',
    onLayer: 'auf Ebene {layer}',
    withText: 'mit „{text}“',
    allStates: 'alle Zustände',
    methods: {
      button: 'mit einer Schaltfläche',
      'only-necessary': 'mit „Nur notwendige“',
      'save-unticked': 'durch Speichern ohne Auswahl',
      acknowledge: 'durch Bestätigen',
      close: 'durch Schließen',
      'cmp-api': 'über die Schnittstelle der CMP',
    },
    proofs: {
      'cmp-api': 'Schnittstelle der CMP',
      'tc-string': 'TC-String',
      'consent-cookie': 'Einwilligungs-Cookie',
      'consent-storage': 'Einwilligung im Web-Speicher',
      'consent-mode': 'Consent Mode',
      'banner-gone': 'Banner verschwunden',
      'banner-stays-gone': 'Banner bleibt nach Neuladen weg',
    },
    topActions: 'Als Nächstes',
    findings: 'Befunde',
    evidence: 'Nachweis',
    seenOn: 'auf {page}',
    startPage: 'auf der Startseite',
    more: { one: 'und 1 weiterer', other: 'und {count} weitere' },
    law: 'Recht',
    fix: 'Beheben',
    sameCause: 'Gleiche Ursache wie „{title}“, zählt nur dort.',
    confidence: { high: 'Sicherheit hoch', medium: 'Sicherheit mittel', low: 'Sicherheit niedrig' },
    passed: { one: '1 Prüfung ohne Auffälligkeit', other: '{count} Prüfungen ohne Auffälligkeit' },
    open: 'noch offen',
    notApplicable: { one: '1 Prüfung nicht anwendbar', other: '{count} Prüfungen nicht anwendbar' },
    failedPages: 'Nicht erreichte Seiten',
    where: 'Ablage',
    archive: 'Beweisarchiv: {path}',
    noArchive: 'Es wurde kein Beweisarchiv geschrieben (--evidence DATEI).',
    json: 'JSON: {path}',
    har: 'HAR: {path}',
    rules: 'Regelstand {version} · {browser}',
    noAdvice:
      'Dieser Bericht beschreibt, was zum genannten Zeitpunkt technisch beobachtet wurde. Keine Rechtsberatung. Offen heißt: weder auffällig noch unauffällig.',
  },
};

const en: CliTexts = {
  usage: {
    unknownCommand: 'The command “{command}” is not known.',
    missingCommand: 'A command is missing: scan, judge or lab.',
    unknownOption: 'The option {option} is not known.',
    missingValue: 'The option {option} needs a value.',
    needlessValue: 'The option {option} takes no value.',
    missingUrl: 'The address of the website is missing.',
    tooManyArguments: 'More than one argument without an option was given: {extra}',
    missingArchive: 'The path of the evidence archive is missing.',
    notANumber: 'The option {option} needs a whole number from {least} to {most}.',
    notAllowed: 'The value “{value}” is not allowed for {option}. Allowed are: {allowed}',
    notAnAddress: 'The value “{value}” for {option} is not an address with http:// or https://.',
    twoOnStdout: 'Only one of the options --json and --har can write to standard output (-).',
    sameFile: 'Two options write to the same file: {path}',
    notWritable: 'The file {path} ({option}) cannot be written: {reason}',
    notReadable: 'The file {path} ({option}) cannot be read: {reason}',
    networkFile: 'The network file {path} cannot be used: {reason}',
    seeHelp: 'Help: {command} --help',
  },
  fileReason: {
    ENOENT: 'The folder or file does not exist.',
    EACCES: 'Permission is missing.',
    EISDIR: 'The path is a folder.',
    ENOSPC: 'The disk is full.',
    ENOTDIR: 'A part of the path is not a folder.',
    EROFS: 'The disk is read-only.',
    other: 'System error {code}.',
  },
  archive: {
    missing: 'The evidence archive {path} does not exist.',
    unreadable: 'The evidence archive {path} cannot be read.',
    'not-an-archive': 'The file {path} is not an evidence archive.',
    damaged: 'The evidence archive {path} is damaged or was changed: content and checksums do not match.',
    'unknown-version': 'The evidence archive {path} comes from a version this program does not know.',
  },
  scanFailed: 'The scan did not succeed. {reason}',
  engineFault: 'The command ended with an unexpected error: {reason}',
  interrupted: 'The scan was interrupted.',
  brokenPipe: 'The output was not read to its end: the pipe is closed.',
  stdoutFailed: 'Standard output could not be written: {reason}',
  notDelivered: 'The file {path} was not written: {reason}',
  thresholdMet: '--fail-on {threshold} is met: {risks}, {hints}.',
  incompleteGate: '--fail-on cannot be ruled out: {missing} of 3 states not examined.',
  phases: {
    launch: 'Starting the browser',
    plan: 'Choosing pages',
    visit: 'Visiting pages',
    seal: 'Sealing the evidence',
    derive: 'Evaluating observations',
    check: 'Running the checks',
  },
  progress: {
    running: 'Scan of {host}',
    page: 'page {index} of {count}',
    requests: '{count} requests',
    cookies: '{count} cookies',
    done: 'done',
    notExamined: 'not examined',
    waiting: 'waiting',
    finding: 'seen: {name} ({host})',
  },
  states: { none: 'no interaction', reject: 'rejected', accept: 'accepted' },
  classes: { Conform: 'OK', Risk: 'Risk', Hint: 'Warning', NoClassification: 'still open' },
  summary: {
    title: 'Report',
    scanned: 'Scan of {date}',
    redirected: 'leads to {url}',
    statesExamined: '{examined} of 3 states examined',
    pagesReached: '{reached} of {planned} pages reached',
    duration: 'took {duration}',
    result: 'Result',
    score: '{score} of 100 points',
    provisional: 'provisional',
    coverage: '{classified} of {applicable} applicable checks classified',
    cap: 'At most {limit} points because of: {titles}',
    failed: 'Scan did not succeed',
    threeStates: 'Three states',
    figures: { thirdPartyHosts: 'Third-party hosts', trackers: 'Services needing consent', cookies: 'Cookies', storage: 'Web storage' },
    stateMissing: '“{state}” not examined: {reason}',
    banner: 'Banner',
    noBanner: 'No consent banner was found.',
    bannerUnknown: 'Whether there is a consent banner could not be told.',
    firstLayer: 'first layer: {controls}',
    firstLayerNothing: 'first layer: no control recognised',
    without: 'without {controls}',
    roles: { accept: 'accept', reject: 'reject', settings: 'settings' },
    rejectVerified: 'Rejected {how}, read back: {proofs}.',
    acceptVerified: 'Accepted {how}, read back: {proofs}.',
    onLayer: 'on layer {layer}',
    withText: 'with “{text}”',
    allStates: 'all states',
    methods: {
      button: 'with a control',
      'only-necessary': 'with “only necessary”',
      'save-unticked': 'by saving with nothing ticked',
      acknowledge: 'by acknowledging',
      close: 'by closing',
      'cmp-api': 'through the interface of the CMP',
    },
    proofs: {
      'cmp-api': 'interface of the CMP',
      'tc-string': 'TC string',
      'consent-cookie': 'consent cookie',
      'consent-storage': 'consent in web storage',
      'consent-mode': 'consent mode',
      'banner-gone': 'banner gone',
      'banner-stays-gone': 'banner stays away after reload',
    },
    topActions: 'Next steps',
    findings: 'Findings',
    evidence: 'Evidence',
    seenOn: 'on {page}',
    startPage: 'on the start page',
    more: { one: 'and 1 more', other: 'and {count} more' },
    law: 'Law',
    fix: 'Fix',
    sameCause: 'Same cause as “{title}”, counts only there.',
    confidence: { high: 'confidence high', medium: 'confidence medium', low: 'confidence low' },
    passed: { one: '1 check without remarks', other: '{count} checks without remarks' },
    open: 'still open',
    notApplicable: { one: '1 check not applicable', other: '{count} checks not applicable' },
    failedPages: 'Pages not reached',
    where: 'Files',
    archive: 'Evidence archive: {path}',
    noArchive: 'No evidence archive was written (--evidence FILE).',
    json: 'JSON: {path}',
    har: 'HAR: {path}',
    rules: 'Rules {version} · {browser}',
    noAdvice:
      'This report describes what was technically observed at the time stated. It is not legal advice. Open means: neither conspicuous nor inconspicuous.',
  },
};

/** The texts in both languages. */
export const cliTexts: Record<Locale, CliTexts> = { de, en };
