import type { ReportTexts } from './report-texts.ts';

/** German, the language of the product. */
export const de: ReportTexts = {
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
      alone: 'Einer von mehreren Schritten (alle stehen bei der Feststellung), mit denen sich {what} erledigt{pages}.',
      same: 'Einer von mehreren Schritten (alle stehen bei der Feststellung), mit denen sich {what} aus derselben Ursache erledigen{pages}.',
      several:
        'Einer von mehreren Schritten (alle stehen bei der Feststellung), mit denen sich {what} aus {causes} Ursachen{named} erledigen{pages}.',
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
  stillShown: {
    reject: 'Das Banner wurde bedient und die Ablehnung gespeichert ({pro}), danach war aber noch ein Banner zu sehen.',
    accept: 'Das Banner wurde bedient und die Zustimmung gespeichert ({pro}), danach war aber noch ein Banner zu sehen.',
  },
  forgotten: {
    reject: 'Das Banner verschwand nach dem Ablehnen und war nach dem Neuladen wieder da: Gespeichert wurde die Ablehnung nicht.',
    accept: 'Das Banner verschwand nach dem Zustimmen und war nach dem Neuladen wieder da: Gespeichert wurde die Zustimmung nicht.',
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
      'Solange es keinen Widerruf gibt, ist hier nichts zu prüfen{see:cmp-withdrawal-control}. Gibt es ihn (etwa über einen Link in der Fußzeile, der die Auswahl wieder öffnet), scannen Sie erneut.',
    withdrawalElsewhere: 'Ausprobiert wird der Widerruf auf der Startseite; „{text}“ wurde nur auf anderen Seiten gefunden.',
    noReopening:
      'Nach dem Klick auf das, was zum Widerruf gefunden wurde, hat der Scan kein Banner erkannt. Ob das am Link oder am Scan liegt, ist offen; bitte prüfen Sie es von Hand.',
  },
  notExamined: 'Nicht geprüft: {reason}',
  startPage: {
    turnedAway: 'Die Website hat den Scan schon auf der Startseite abgewiesen (Bot-Schutz).',
    turnedAwayWithStatus: 'Die Website hat den Scan schon auf der Startseite abgewiesen (Bot-Schutz, Status {status}).',
    failed: 'Die Startseite ließ sich nicht untersuchen. {reason}',
    failedWithStatus: 'Die Startseite ließ sich nicht untersuchen (Status {status}). {reason}',
    notCalled: 'Der Scan brach ab, bevor er eine Seite der Website untersucht hat.',
    again: 'Scannen Sie erneut; über die Website sagt dieser Abbruch nichts.',
    admit: 'Lassen Sie die öffentliche IP-Adresse des Scanners in Ihrem Bot-Schutz vorübergehend zu, und scannen Sie erneut.',
  },
  noRejection: {
    nothingAsked:
      'Hier ist nichts zu tun, solange nichts dazukommt, was eine Einwilligung braucht: Das Banner informiert nur, abzulehnen gibt es nichts.',
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
