import type { Facts } from '#checks/facts.ts';
import type { Locale, ReportAreaId } from '#contract/vocabulary.ts';
import type { ConsentOutcome, ConsentProof, ConsentState, GatherFailure, PageFailure } from '#evidence/evidence.ts';
import type { LightGround } from './score/light.ts';

/** Every sentence of the report that belongs to no check. `{name}` is filled by `fillText`. */
export interface ReportTexts {
  areas: Record<ReportAreaId, string>;
  states: Record<ConsentState, string>;
  /** Stands before the fix of a check that is open. */
  ifItApplies: string;
  basisNote: { disputed: string; background: string };
  volatile: string;
  summary: {
    /** What a site with a choice came to, and one without a banner. */
    noRemarks: Record<'states' | 'visit', string>;
    onlyLightHints: Record<'states' | 'visit', { one: string; other: string }>;
    stateMissing: string;
    tooLittle: string;
    areaOpen: string;
    /** The same of several areas, with what weighs most in the first of them. */
    areasOpen: string;
    failed: string;
    /** The start page answered with an error or turned the scan away: its address and status. */
    failedWithStatus: string;
    /** The same without a status that would tell. */
    turnedAway: string;
    admit: string;
  };
  /** One sentence that explains the traffic light, without its full stop. */
  light: {
    ground: Record<Exclude<LightGround['kind'], 'Hint'>, string> & { Hint: Record<'risks' | 'hints' | 'both', string> };
    /** Ground `clean` on a site where there was nothing to choose. */
    cleanWithoutBanner: string;
    /** Follows a clean light: it is no clearance. */
    warnings: { none: string; light: string };
    noLegalReview: string;
    inArea: string;
    inAreas: string;
    /** Each of them by its title: all keep the light open. */
    inNamedAreas: string;
    cap: Record<69 | 49 | 29, string>;
    provisional: string;
    /** How to close an open area of duties towards consumers when nothing tells whether there are any. */
    tellConsumers: string;
  };
  /** Refers to another check of the report by its title. */
  see: string;
  /** When something happens on a single page of a site without a banner. */
  opening: string;
  openingStart: string;
  effect: {
    risks: { one: string; other: string };
    hints: { one: string; other: string };
    pages: { one: string; other: string };
    and: string;
    /** What a step ends: one finding, several of one root cause, or of several. */
    settles: Record<'alone' | 'same' | 'several', string>;
    /** The same of a step that takes others to end it. */
    begins: Record<'alone' | 'same' | 'several', string>;
    /** The same of a step that only looks, which ends nothing by itself. */
    concerns: Record<'alone' | 'same' | 'several', string>;
  };
  /** Why a state is not examined, or what limits it. */
  choice: Record<
    Extract<ConsentOutcome['method'], 'no-banner' | 'no-reject' | 'pay-or-consent' | 'failed'> | 'not-verified',
    Record<'reject' | 'accept', string>
  >;
  /** Why a choice does not count of which one place says it is stored and another that it is not; places `{pro}`, `{contra}`. */
  contradicted: Record<'reject' | 'accept', string>;
  /** Where a choice may be stored; `{name}` of the cookie, the entry or the platform. */
  proofPlaces: Record<Exclude<ConsentProof['kind'], 'banner-gone' | 'banner-stays-gone'>, string>;
  stateUnreachable: string;
  gather: Record<GatherFailure, string>;
  page: Record<PageFailure | 'unreadable', string>;
  /** What could not be examined, as the subject of „… konnte nicht geprüft werden“. */
  facts: Record<keyof Facts, string>;
  factMissing: string;
  /** What on the site kept a step from being made. */
  cause: Record<'no-reject' | 'pay-or-consent', Record<'reject' | 'accept', string>> &
    Record<'closedBanner' | 'noWithdrawal' | 'noWithdrawalStep' | 'noReopening', string>;
  notExamined: string;
  /** Why nothing was examined: the start page itself could not be. */
  startPage: { turnedAway: string; turnedAwayWithStatus: string; failed: string; failedWithStatus: string; admit: string };
  /** What to do where rejecting is not offered; behind a pay wall by what the check is about. */
  noRejection: {
    'no-reject': string;
    nothingSeen: string;
    inEmbeds: string;
    'pay-or-consent': Record<'loading' | 'signal' | 'transfer' | 'files', string>;
  };
  /** Stands in place of what the confidence rests on when nothing was examined. */
  notRated: string;
}

const de: ReportTexts = {
  areas: {
    sec: 'Verschlüsselung & Sicherheit',
    imp: 'Impressum',
    pp: 'Datenschutzerklärung',
    ck: 'Cookies & Web-Speicher',
    trk: 'Tracking & Tags',
    cmp: 'Einwilligung (CMP/Banner)',
    tc: 'Drittlandübermittlung',
    emb: 'Eingebettete Inhalte',
    frm: 'Formulare',
    shop: 'Shop- und Vertragspflichten',
    a11y: 'Barrierefreiheit',
  },
  states: { none: 'keine Interaktion', reject: 'abgelehnt', accept: 'zugestimmt' },
  ifItApplies: 'Falls zutreffend:',
  basisNote: { disputed: 'rechtlich umstritten', background: 'Orientierung, nicht bindend' },
  volatile: '{text} (Stand {since})',
  summary: {
    noRemarks: {
      states: 'In den geprüften Zuständen wurde keine Auffälligkeit festgestellt.',
      visit: 'Auf den geprüften Seiten wurde keine Auffälligkeit festgestellt.',
    },
    onlyLightHints: {
      states: {
        one: 'In den geprüften Zuständen kein Risiko festgestellt, aber eine Warnung: {first}',
        other: 'In den geprüften Zuständen kein Risiko festgestellt, aber {count} Warnungen, darunter: {first}',
      },
      visit: {
        one: 'Auf den geprüften Seiten kein Risiko festgestellt, aber eine Warnung: {first}',
        other: 'Auf den geprüften Seiten kein Risiko festgestellt, aber {count} Warnungen, darunter: {first}',
      },
    },
    stateMissing: 'Der Zustand „{state}“ wurde nicht geprüft: {reason}',
    tooLittle: 'Mehr als 40 % des Gewichts der anwendbaren Prüfungen ist offen.',
    areaOpen: 'Im Bereich „{area}“ ist mehr als 40 % des Gewichts der Prüfungen offen, vor allem: {open}',
    areasOpen:
      'In {count} Bereichen ({names}) ist jeweils mehr als 40 % des Gewichts der Prüfungen offen, im Bereich „{area}“ vor allem: {open}',
    failed: 'Der Scan konnte die Startseite nicht untersuchen: {reason}',
    failedWithStatus: 'Die Startseite {url} antwortete mit Status {status}. {advice}',
    turnedAway: 'Die Startseite {url} hat den Scan abgewiesen (Bot-Schutz). {advice}',
    admit:
      'Lassen Sie in Ihrem Bot-Schutz vorübergehend die öffentliche IP-Adresse des Scanners zu (wer ihn betreibt, nennt sie Ihnen), und scannen Sie erneut. Die Browserkennung genügt nicht: Sie ist die eines gewöhnlichen Browsers.',
  },
  light: {
    ground: {
      Risk: 'Die Ampel zeigt „Risiko“, weil {where} ein Risiko mit hohem Gewicht (4 oder 5 von 5) festgestellt wurde',
      Hint: {
        risks:
          'Die Ampel zeigt „Warnung“ und nicht „Risiko“, weil das Risiko {where} ein geringeres Gewicht hat (3 oder weniger auf der Skala bis 5)',
        hints: 'Die Ampel zeigt „Warnung“, weil Warnungen {where} mehr als ein Fünftel des Gewichts ausmachen',
        both: 'Die Ampel zeigt „Warnung“, weil {where} ein Risiko mit geringerem Gewicht festgestellt wurde oder Warnungen mehr als ein Fünftel des Gewichts ausmachen',
      },
      clean:
        'Die Ampel zeigt „OK“, weil alle drei Zustände geprüft wurden (vor der Auswahl, nach dem Ablehnen, nach dem Zustimmen), kein Risiko festgestellt wurde und {warnings}',
      failed: 'Die Ampel bleibt offen, weil die Startseite nicht untersucht werden konnte',
      state: 'Die Ampel bleibt offen, weil nicht alle drei Zustände geprüft werden konnten',
      thin: 'Die Ampel bleibt offen, weil mehr als 40 % des Gewichts der anwendbaren Prüfungen offen ist',
      area: 'Die Ampel bleibt offen, weil {where} mehr als 40 % des Gewichts der Prüfungen offen ist',
    },
    cleanWithoutBanner:
      'Die Ampel zeigt „OK“, weil kein Risiko festgestellt wurde und {warnings}. Die Website zeigt kein Banner; geprüft wurde der Aufruf ohne Auswahl',
    warnings: {
      none: 'auch keine Warnung vorliegt',
      light: 'Warnungen in keinem Bereich mehr als ein Fünftel des Gewichts ausmachen',
    },
    noLegalReview: 'das ist keine rechtliche Prüfung',
    inArea: 'im Bereich „{area}“',
    inAreas: 'in {count} von {all} Bereichen, die zur Punktzahl zählen,',
    inNamedAreas: 'in {count} Bereichen ({names}) jeweils',
    cap: {
      69: 'eine Ursache, die in besonders wichtigen Prüfungen (Kernprüfungen) ein Risiko ist, begrenzt die Punktzahl auf {limit}',
      49: 'zwei Ursachen, die in besonders wichtigen Prüfungen (Kernprüfungen) ein Risiko sind, begrenzen die Punktzahl auf {limit}',
      29: 'drei oder mehr Ursachen, die in besonders wichtigen Prüfungen (Kernprüfungen) ein Risiko sind, begrenzen die Punktzahl auf {limit}',
    },
    provisional: 'die Punktzahl ist vorläufig, weil nicht alles geprüft werden konnte',
    tellConsumers:
      'Wählen Sie in den Scan-Einstellungen unter „Zwecke der Website“ alles, was zutrifft; schließen Verbraucher über die Website keine Verträge, genügt etwa „Unternehmens-/Selbstdarstellung“.',
  },
  see: '; siehe „{title}“',
  opening: 'beim Aufruf von {page}',
  openingStart: 'beim Aufruf der Startseite',
  effect: {
    risks: { one: 'eine Einzelfeststellung „Risiko“', other: '{count} Einzelfeststellungen „Risiko“' },
    hints: { one: 'eine Einzelfeststellung „Warnung“', other: '{count} Einzelfeststellungen „Warnung“' },
    pages: { one: 'auf einer Seite', other: 'auf {count} Seiten' },
    and: ' und ',
    settles: {
      alone: 'Damit erledigt sich {what}{pages}.',
      same: 'Damit erledigen sich {what} aus derselben Ursache{pages}.',
      several: 'Damit erledigen sich {what} aus {causes} Ursachen{named}{pages}.',
    },
    begins: {
      alone: 'Einer von {steps} Schritten, mit denen sich {what} erledigt{pages}.',
      same: 'Einer von {steps} Schritten, mit denen sich {what} aus derselben Ursache erledigen{pages}.',
      several: 'Einer von {steps} Schritten, mit denen sich {what} aus {causes} Ursachen{named} erledigen{pages}.',
    },
    concerns: {
      alone: 'Betrifft {what}{pages}.',
      same: 'Betrifft {what} aus derselben Ursache{pages}.',
      several: 'Betrifft {what} aus {causes} Ursachen{named}{pages}.',
    },
  },
  choice: {
    'no-banner': {
      reject: 'Es wurde kein Einwilligungsbanner gefunden. Der Besuch ohne Interaktion gilt auch für diesen Zustand.',
      accept: 'Es wurde kein Einwilligungsbanner gefunden. Der Besuch ohne Interaktion gilt auch für diesen Zustand.',
    },
    'no-reject': {
      reject: 'Das Banner ließ sich nicht ablehnen: Es wurde keine Schaltfläche dafür gefunden.',
      accept: 'Es wurde keine Schaltfläche zum Zustimmen gefunden.',
    },
    'pay-or-consent': {
      reject: 'Ablehnen ist nur gegen Bezahlung möglich. Der Scan schließt kein Abonnement ab.',
      accept: 'Zustimmen ist nur mit einem Abonnement verknüpft angeboten.',
    },
    failed: {
      reject: 'Das Ablehnen im Banner ist nicht gelungen.',
      accept: 'Das Zustimmen im Banner ist nicht gelungen.',
    },
    'not-verified': {
      reject: 'Das Banner wurde bedient, es ließ sich aber nicht auslesen, dass die Ablehnung gespeichert ist.',
      accept: 'Das Banner wurde bedient, es ließ sich aber nicht auslesen, dass die Zustimmung gespeichert ist.',
    },
  },
  contradicted: {
    reject: 'Das Banner wurde bedient; für die gespeicherte Ablehnung sprechen: {pro}; dagegen: {contra}.',
    accept: 'Das Banner wurde bedient; für die gespeicherte Zustimmung sprechen: {pro}; dagegen: {contra}.',
  },
  proofPlaces: {
    'cmp-api': 'Schnittstelle von {name}',
    'tc-string': 'TC-String',
    'consent-cookie': 'Cookie {name}',
    'consent-storage': 'Web-Speicher {name}',
    'consent-mode': 'Consent Mode',
  },
  stateUnreachable: 'Die Startseite ließ sich in diesem Zustand nicht untersuchen: {reason}',
  gather: {
    timeout: 'Das Zeitlimit ist abgelaufen.',
    crashed: 'Der Browser ist dabei abgestürzt.',
    blocked: 'Die Website oder der Browser hat es verhindert.',
    unsupported:
      'Für den Scan war das nicht zugänglich, etwa weil es in einer Datei oder in einem abgeschlossenen Teil der Seite (Shadow Root) liegt. Bitte prüfen Sie es von Hand.',
    'not-performed': 'Der Schritt davor ist nicht gelungen.',
    unreachable: 'Die Seite war nicht erreichbar.',
  },
  page: {
    unresolvable: 'Der Name lässt sich nicht auflösen.',
    refused: 'Der Server hat die Verbindung abgelehnt.',
    timeout: 'Die Seite hat nicht rechtzeitig geantwortet.',
    tls: 'Die verschlüsselte Verbindung kam nicht zustande.',
    'blocked-target': 'Die Adresse führt in ein privates oder gesperrtes Netz.',
    'blocked-by-site': 'Die Website hat den Scan abgewiesen (Bot-Schutz).',
    'http-error': 'Die Seite antwortet mit einem Fehler.',
    'not-html': 'Unter der Adresse liegt keine Webseite.',
    download: 'Unter der Adresse liegt eine Datei zum Herunterladen.',
    'auth-required': 'Die Seite verlangt eine Anmeldung.',
    'redirect-loop': 'Die Seite leitet im Kreis weiter.',
    'too-large': 'Die Seite ist zu groß.',
    crashed: 'Der Browser ist dabei abgestürzt.',
    unresponsive: 'Die Seite reagiert nicht mehr.',
    unreadable: 'Der Inhalt der Seite ließ sich nicht auslesen; ihre Anfragen und Cookies wurden erfasst.',
    budget: 'Das Zeit- oder Datenlimit des Scans war erreicht.',
    network: 'Die Verbindung ist abgebrochen.',
  },
  facts: {
    site: 'die Website',
    applicability: 'die Art der Website',
    software: 'die eingesetzte Software',
    transport: 'die Verschlüsselung des Servers',
    requests: 'der Netzverkehr',
    services: 'die eingebundenen Dienste',
    cookies: 'die Cookies',
    storage: 'der Web-Speicher',
    fingerprints: 'das Auslesen von Gerätemerkmalen',
    recordings: 'das Aufzeichnen von Eingaben',
    banner: 'das Einwilligungsbanner',
    rejected: 'der Zustand nach dem Ablehnen',
    accepted: 'der Zustand nach dem Zustimmen',
    attempts: 'die Wahl im Banner',
    closeTest: 'das Schließen des Banners',
    withdrawal: 'der Widerruf der Einwilligung',
    withdrawalTest: 'die Wirkung des Widerrufs',
    prompts: 'das Banner nach der Wahl',
    legalAccess: 'der Weg zu Impressum und Datenschutzerklärung bei offenem Banner',
    tcf: 'das TCF-Signal',
    consentMode: 'der Google Consent Mode',
    pages: 'die Seiten',
    imprint: 'das Impressum',
    privacy: 'die Datenschutzerklärung',
    terms: 'die AGB',
    cancellation: 'die Widerrufsbelehrung',
    imprintElements: 'die Angaben im Impressum',
    noticeItems: 'die Angaben in der Datenschutzerklärung',
    noticeServices: 'die Dienste in der Datenschutzerklärung',
    policyMatches: 'der Abgleich mit der Datenschutzerklärung',
    forms: 'die Formulare',
    framedForms: 'die Formulare in eingebetteten Rahmen',
    shopPages: 'die Shop-Seiten',
    embeds: 'die eingebetteten Inhalte',
  },
  factMissing: 'Nicht geprüft: {fact}. {reason}',
  cause: {
    'no-reject': { reject: 'Im Banner wurde kein Ablehnen gefunden.', accept: 'Im Banner wurde kein Zustimmen gefunden.' },
    'pay-or-consent': {
      reject: 'Das Banner bietet auf der ersten Ebene kein Ablehnen ohne Bezahlung.',
      accept: 'Das Banner bietet kein Zustimmen ohne Abonnement.',
    },
    closedBanner:
      'Das Banner liegt in einem abgeschlossenen Teil der Seite (Shadow Root). Dort liest der Scan es nur auf der Startseite; auf weiteren Seiten wurde nach dem Ablehnen nicht danach gesucht. Bitte prüfen Sie von Hand, ob es ausbleibt.',
    noWithdrawal: 'Es wurde keine Möglichkeit zum Widerruf gefunden.',
    noWithdrawalStep:
      'Solange es keinen Widerruf gibt, ist hier nichts zu prüfen; siehe „Widerruf jederzeit möglich“. Gibt es ihn, scannen Sie erneut.',
    noReopening:
      'Nach dem Klick auf das, was zum Widerruf gefunden wurde, hat der Scan kein Banner erkannt. Ob das am Link oder am Scan liegt, ist offen; bitte prüfen Sie es von Hand.',
  },
  notExamined: 'Nicht geprüft: {reason}',
  startPage: {
    turnedAway: 'Die Website hat den Scan schon auf der Startseite abgewiesen (Bot-Schutz).',
    turnedAwayWithStatus: 'Die Website hat den Scan schon auf der Startseite abgewiesen (Bot-Schutz, Status {status}).',
    failed: 'Die Startseite ließ sich nicht untersuchen. {reason}',
    failedWithStatus: 'Die Startseite ließ sich nicht untersuchen (Status {status}). {reason}',
    admit: 'Lassen Sie die öffentliche IP-Adresse des Scanners in Ihrem Bot-Schutz vorübergehend zu, und scannen Sie erneut.',
  },
  noRejection: {
    'no-reject':
      'Solange im Banner kein Ablehnen zu finden ist, gibt es hier nichts zu prüfen. Richten Sie es ein, und scannen Sie erneut{see:cmp-reject-first-layer,cmp-required-present}.',
    nothingSeen: 'Hier ist nichts zu tun, solange kein solcher Dienst dazukommt.',
    inEmbeds: 'Hier ist nichts Eigenes zu tun{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}.',
    'pay-or-consent': {
      loading:
        'Prüfen Sie im bezahlten Zugang, dass dort nichts Einwilligungspflichtiges lädt; ein Ablehnen ohne Bezahlung bietet das Banner auf der ersten Ebene nicht{see:cmp-pay-or-consent}.',
      signal:
        'Prüfen Sie im bezahlten Zugang, dass das TCF-Signal dort weder Einwilligungen noch ein berechtigtes Interesse für Werbung meldet; ein Ablehnen ohne Bezahlung bietet das Banner auf der ersten Ebene nicht.',
      transfer:
        'Prüfen Sie im bezahlten Zugang, an welche Empfänger in Drittländern dort Daten gehen und worauf sich die Übermittlung stützt; ein Ablehnen ohne Bezahlung bietet das Banner auf der ersten Ebene nicht.',
      files:
        'Prüfen Sie im bezahlten Zugang, ob dort Dateien wie Schriften von fremden Servern geladen werden, und liefern Sie sie dann selbst aus; ein Ablehnen ohne Bezahlung bietet das Banner auf der ersten Ebene nicht.',
    },
  },
  notRated: 'Nicht bewertet, weil nicht geprüft.',
};

const en: ReportTexts = {
  areas: {
    sec: 'Encryption & security',
    imp: 'Imprint',
    pp: 'Privacy notice',
    ck: 'Cookies & web storage',
    trk: 'Tracking & tags',
    cmp: 'Consent (CMP/banner)',
    tc: 'Third-country transfer',
    emb: 'Embedded content',
    frm: 'Forms',
    shop: 'Shop and contract duties',
    a11y: 'Accessibility',
  },
  states: { none: 'no interaction', reject: 'rejected', accept: 'accepted' },
  ifItApplies: 'If it applies:',
  basisNote: { disputed: 'disputed', background: 'guidance, not binding' },
  volatile: '{text} (as of {since})',
  summary: {
    noRemarks: {
      states: 'Nothing conspicuous was found in the states examined.',
      visit: 'Nothing conspicuous was found on the pages examined.',
    },
    onlyLightHints: {
      states: {
        one: 'No risk was found in the states examined, but one warning: {first}',
        other: 'No risk was found in the states examined, but {count} warnings, among them: {first}',
      },
      visit: {
        one: 'No risk was found on the pages examined, but one warning: {first}',
        other: 'No risk was found on the pages examined, but {count} warnings, among them: {first}',
      },
    },
    stateMissing: 'The state “{state}” was not examined: {reason}',
    tooLittle: 'More than 40% of the weight of the applicable checks is open.',
    areaOpen: 'In the area “{area}” more than 40% of the weight of the checks is open, above all: {open}',
    areasOpen:
      'In each of {count} areas ({names}) more than 40% of the weight of the checks is open, in the area “{area}” above all: {open}',
    failed: 'The scan could not examine the start page: {reason}',
    failedWithStatus: 'The start page {url} answered with status {status}. {advice}',
    turnedAway: 'The start page {url} turned the scan away (bot protection). {advice}',
    admit:
      'In your bot protection, temporarily admit the public IP address of the scanner (whoever runs it will tell you), then scan again. The browser identification is not enough: it is that of an ordinary browser.',
  },
  light: {
    ground: {
      Risk: 'The traffic light shows “risk” because a risk of high weight (4 or 5 out of 5) was found {where}',
      Hint: {
        risks:
          'The traffic light shows “warning” and not “risk” because the risk {where} has a lower weight (3 or less on the scale up to 5)',
        hints: 'The traffic light shows “warning” because warnings make up more than a fifth of the weight {where}',
        both: 'The traffic light shows “warning” because a risk of lower weight was found {where} or warnings make up more than a fifth of the weight there',
      },
      clean:
        'The traffic light shows “OK” because all three states were examined (before the choice, after rejecting, after accepting), no risk was found, and {warnings}',
      failed: 'The traffic light stays open because the start page could not be examined',
      state: 'The traffic light stays open because not all three states could be examined',
      thin: 'The traffic light stays open because more than 40% of the weight of the applicable checks is open',
      area: 'The traffic light stays open because more than 40% of the weight of the checks {where} is open',
    },
    cleanWithoutBanner:
      'The traffic light shows “OK” because no risk was found and {warnings}. The website shows no banner; what was examined is the visit without a choice',
    warnings: {
      none: 'there is no warning either',
      light: 'warnings make up no more than a fifth of the weight of any area',
    },
    noLegalReview: 'this is no legal review',
    inArea: 'in the area “{area}”',
    inAreas: 'in {count} of {all} areas that count for the score',
    inNamedAreas: 'in each of {count} areas ({names})',
    cap: {
      69: 'one cause that is a risk in especially important checks (core checks) limits the score to {limit}',
      49: 'two causes that are a risk in especially important checks (core checks) limit the score to {limit}',
      29: 'three or more causes that are a risk in especially important checks (core checks) limit the score to {limit}',
    },
    provisional: 'the score is provisional because not everything could be examined',
    tellConsumers:
      'In the scan settings, choose all that applies under “Purposes of the website”; if consumers conclude no contracts through the website, “Company presentation”, for example, is enough.',
  },
  see: '; see “{title}”',
  opening: 'when {page} was opened',
  openingStart: 'when the start page was opened',
  effect: {
    risks: { one: 'one single finding “risk”', other: '{count} single findings “risk”' },
    hints: { one: 'one single finding “warning”', other: '{count} single findings “warning”' },
    pages: { one: 'on one page', other: 'on {count} pages' },
    and: ' and ',
    settles: {
      alone: 'This settles {what}{pages}.',
      same: 'This settles {what} of the same cause{pages}.',
      several: 'This settles {what} of {causes} causes{named}{pages}.',
    },
    begins: {
      alone: 'One of {steps} steps that settle {what}{pages}.',
      same: 'One of {steps} steps that settle {what} of the same cause{pages}.',
      several: 'One of {steps} steps that settle {what} of {causes} causes{named}{pages}.',
    },
    concerns: {
      alone: 'Concerns {what}{pages}.',
      same: 'Concerns {what} of the same cause{pages}.',
      several: 'Concerns {what} of {causes} causes{named}{pages}.',
    },
  },
  choice: {
    'no-banner': {
      reject: 'No consent banner was found. The visit without interaction stands for this state too.',
      accept: 'No consent banner was found. The visit without interaction stands for this state too.',
    },
    'no-reject': {
      reject: 'The banner could not be rejected: no control for it was found.',
      accept: 'No control to accept was found.',
    },
    'pay-or-consent': {
      reject: 'On the first layer of the banner, rejecting is only offered against payment. The scan takes out no subscription.',
      accept: 'Accepting is only offered together with a subscription.',
    },
    failed: { reject: 'Rejecting in the banner did not succeed.', accept: 'Accepting in the banner did not succeed.' },
    'not-verified': {
      reject: 'The banner was operated, but it could not be read back that the rejection is stored.',
      accept: 'The banner was operated, but it could not be read back that the consent is stored.',
    },
  },
  contradicted: {
    reject: 'The banner was operated; that the rejection is stored is confirmed by: {pro}; contradicted by: {contra}.',
    accept: 'The banner was operated; that the consent is stored is confirmed by: {pro}; contradicted by: {contra}.',
  },
  proofPlaces: {
    'cmp-api': 'interface of {name}',
    'tc-string': 'TC string',
    'consent-cookie': 'cookie {name}',
    'consent-storage': 'web storage {name}',
    'consent-mode': 'Consent Mode',
  },
  stateUnreachable: 'The start page could not be examined in this state: {reason}',
  gather: {
    timeout: 'The time limit was reached.',
    crashed: 'The browser crashed.',
    blocked: 'The website or the browser prevented it.',
    unsupported:
      'The scan had no access to it, for example because it is in a file or in a closed part of the page (shadow root). Please check it by hand.',
    'not-performed': 'The step before it did not succeed.',
    unreachable: 'The page was not reachable.',
  },
  page: {
    unresolvable: 'The name cannot be resolved.',
    refused: 'The server refused the connection.',
    timeout: 'The page did not answer in time.',
    tls: 'The encrypted connection failed.',
    'blocked-target': 'The address leads to a private or blocked network.',
    'blocked-by-site': 'The website turned the scan away (bot protection).',
    'http-error': 'The page answers with an error.',
    'not-html': 'There is no web page at this address.',
    download: 'The address delivers a file to download.',
    'auth-required': 'The page asks for a login.',
    'redirect-loop': 'The page redirects in a circle.',
    'too-large': 'The page is too large.',
    crashed: 'The browser crashed.',
    unresponsive: 'The page no longer responds.',
    unreadable: 'The content of the page could not be read; its requests and cookies were recorded.',
    budget: 'The time or data limit of the scan was reached.',
    network: 'The connection was lost.',
  },
  facts: {
    site: 'the website',
    applicability: 'the kind of website',
    software: 'the software in use',
    transport: 'the encryption of the server',
    requests: 'the network traffic',
    services: 'the embedded services',
    cookies: 'the cookies',
    storage: 'the web storage',
    fingerprints: 'the reading of device features',
    recordings: 'the recording of input',
    banner: 'the consent banner',
    rejected: 'the state after rejecting',
    accepted: 'the state after accepting',
    attempts: 'the choice in the banner',
    closeTest: 'the closing of the banner',
    withdrawal: 'the withdrawal of consent',
    withdrawalTest: 'the effect of the withdrawal',
    prompts: 'the banner after the choice',
    legalAccess: 'the way to imprint and privacy notice while the banner is open',
    tcf: 'the TCF signal',
    consentMode: 'Google Consent Mode',
    pages: 'the pages',
    imprint: 'the imprint',
    privacy: 'the privacy notice',
    terms: 'the terms',
    cancellation: 'the withdrawal instruction',
    imprintElements: 'the statements of the imprint',
    noticeItems: 'the statements of the privacy notice',
    noticeServices: 'the services in the privacy notice',
    policyMatches: 'the match with the privacy notice',
    forms: 'the forms',
    framedForms: 'the forms in embedded frames',
    shopPages: 'the shop pages',
    embeds: 'the embedded content',
  },
  factMissing: 'Not examined: {fact}. {reason}',
  cause: {
    'no-reject': { reject: 'No way to reject was found in the banner.', accept: 'No way to accept was found in the banner.' },
    'pay-or-consent': {
      reject: 'The banner offers no rejection without payment on its first layer.',
      accept: 'The banner offers no acceptance without a subscription.',
    },
    closedBanner:
      'The banner lies in a closed part of the page (shadow root). There the scan reads it on the start page only; on further pages it was not looked for after rejecting. Please check by hand whether it stays away.',
    noWithdrawal: 'No way to withdraw consent was found.',
    noWithdrawalStep:
      'As long as there is no way to withdraw, there is nothing to examine here; see “Withdrawal possible at any time”. Once there is one, scan again.',
    noReopening:
      'After the click on what was found for the withdrawal, the scan recognised no banner. Whether that is due to the link or to the scan is open; please check it by hand.',
  },
  notExamined: 'Not examined: {reason}',
  startPage: {
    turnedAway: 'The website turned the scan away on the start page already (bot protection).',
    turnedAwayWithStatus: 'The website turned the scan away on the start page already (bot protection, status {status}).',
    failed: 'The start page could not be examined. {reason}',
    failedWithStatus: 'The start page could not be examined (status {status}). {reason}',
    admit: 'Temporarily admit the public IP address of the scanner in your bot protection, then scan again.',
  },
  noRejection: {
    'no-reject':
      'As long as no way to reject is found in the banner, there is nothing to examine here. Set one up and scan again{see:cmp-reject-first-layer,cmp-required-present}.',
    nothingSeen: 'There is nothing to do here as long as no such service is added.',
    inEmbeds: 'There is nothing of its own to do here{see:emb-video,emb-maps,emb-social-plugins,emb-captcha}.',
    'pay-or-consent': {
      loading:
        'Check in the paid access that nothing that needs consent loads there; the banner offers no rejection without payment on its first layer{see:cmp-pay-or-consent}.',
      signal:
        'Check in the paid access that the TCF signal there reports neither consents nor a legitimate interest for advertising; the banner offers no rejection without payment on its first layer.',
      transfer:
        'Check in the paid access which recipients in third countries receive data there and on what the transfer rests; the banner offers no rejection without payment on its first layer.',
      files:
        'Check in the paid access whether files such as fonts are loaded from third-party servers there, and then deliver them yourself; the banner offers no rejection without payment on its first layer.',
    },
  },
  notRated: 'Not rated, because it was not examined.',
};

/** The report's own texts in both languages. */
export const reportTexts: Record<Locale, ReportTexts> = { de, en };
