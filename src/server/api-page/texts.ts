import type { Route, RouteName } from '#contract/api/routes.ts';
import type { Locale } from '#contract/vocabulary.ts';

/** Texts of the API page in one language. */
export interface ApiPageTexts {
  title: string;
  lead: string;
  machine: string;
  checks: string;
  otherLanguage: string;
  skip: string;
  home: string;
  contents: string;
  basics: string;
  basicsSentences: string[];
  access: Record<Route['access'], { name: string; how: string }>;
  /** What each call does. Null: the contract's own summary, which is English. */
  summaries: Record<RouteName, string> | null;
  parameters: string;
  body: string;
  answer: string;
  errors: string;
  schemas: string;
  file: string;
  events: string;
  column: { name: string; type: string; meaning: string; status: string; code: string };
  place: Record<'path' | 'query' | 'header', string>;
  optional: string;
  listOf: string;
  or: string;
  fallback: string;
}

const de: ApiPageTexts = {
  title: 'Schnittstelle (API)',
  lead: 'Scans starten und Ergebnisse lesen, aus eigenen Programmen. Diese Seite entsteht aus denselben Schemata, mit denen der Server jede Anfrage prüft.',
  machine: 'Als OpenAPI 3.1 (JSON)',
  checks: 'Alle Prüfungen',
  otherLanguage: 'English',
  skip: 'Zum Inhalt springen',
  home: 'Zur Startseite',
  contents: 'Inhalt',
  basics: 'Grundlagen',
  basicsSentences: [
    'Anfragen und Antworten sind JSON (UTF-8), höchstens 64 KB je Anfrage. Zeiten sind ISO 8601 in UTC.',
    'Jeder Fehler hat dieselbe Form: `errors` nennt feste Codes, `message` einen Satz für Menschen, `fields` die Felder, die nicht stimmen.',
    'Die Sprache der Meldungen folgt `Accept-Language`: Deutsch oder Englisch.',
    'Wer zu oft fragt, bekommt 429 und mit `Retry-After` die Wartezeit in Sekunden.',
    'Die Beschreibungen der Felder sind englisch.',
  ],
  access: {
    free: { name: 'für alle', how: 'Keine Anmeldung nötig.' },
    secret: { name: 'mit Scan-Schlüssel', how: '`Authorization: Bearer …` mit dem Schlüssel, den der Start des Scans zurückgab.' },
    customer: { name: 'angemeldet', how: 'Sitzungs-Cookie eines Kundenkontos.' },
    auditor: { name: 'Auditor', how: 'Sitzungs-Cookie eines Kontos mit der Rolle `auditor`.' },
    admin: { name: 'Verwaltung', how: 'Sitzungs-Cookie eines Kontos mit der Rolle `admin`.' },
  },
  summaries: {
    configuration: 'Name, Betreiber und Grenzen dieser Installation',
    checkCatalogue: 'Alle Prüfungen: was, warum, wie gemessen, wie zu beheben, in beiden Sprachen',
    challenge: 'Rechenaufgabe für einen Sofort-Scan oder eine Registrierung (ALTCHA), gültig zehn Minuten und für ein Mal',
    startVisitorScan: 'Sofort-Scan starten; beachtet `Idempotency-Key`',
    visitorProgress: 'Wie weit ein Sofort-Scan ist',
    visitorEvents: 'Dasselbe als Server-Sent Events `progress`, bis der Scan beendet ist',
    visitorReport: 'Bericht eines Sofort-Scans',
    visitorScreenshot: 'Bildschirmfoto eines Sofort-Scans (JPEG)',
    login: 'Anmelden; antwortet mit der Kundenkennung als Text und setzt das Sitzungs-Cookie `mcftoken`',
    logout: 'Diese Sitzung beenden; ohne Sitzung ist die Antwort dieselbe',
    register: 'Registrieren; die Antwort ist dieselbe, ob die Adresse bekannt ist oder nicht, alles Weitere steht in der Mail',
    confirmRegistration: 'Registrierung mit dem Token der Mail bestätigen',
    initPasswordReset: 'Mail mit Link und Code anfordern; die Antwort ist dieselbe, ob die Adresse bekannt ist oder nicht',
    validatePasswordReset: 'Ob Token oder eingetippter Code für ein neues Passwort taugen',
    resetPassword: 'Mit Token oder Code ein neues Passwort setzen; beendet alle Sitzungen',
    customer: 'Das angemeldete Kundenkonto',
    changePassword: 'Passwort ändern; diese Sitzung läuft unter neuem Cookie weiter, alle anderen enden',
    sessions: 'Wo das Konto angemeldet ist',
    endSessions: 'Überall abmelden, auch hier',
    endSession: 'Eine Sitzung beenden',
    startTotp: 'Zweiten Faktor (TOTP) beginnen',
    confirmTotp: 'Zweiten Faktor mit dem ersten Code bestätigen; antwortet mit Wiederherstellungscodes',
    endTotp: 'Zweiten Faktor aufgeben',
    address: 'Rechnungsadresse',
    saveAddress: 'Rechnungsadresse speichern',
    scanAccount: 'Verbleibende Scans, und wann neue hinzukommen',
    exportData: 'Alle eigenen Daten (ZIP mit JSON und Dateien)',
    deleteAccount: 'Konto mit allen Scans löschen',
    startScan: 'Scan starten; beachtet `Idempotency-Key`',
    scans: 'Scans des Kundenkontos, gefiltert und sortiert',
    progress: 'Wie weit ein Scan ist',
    events: 'Dasselbe als Server-Sent Events `progress`, bis der Scan beendet ist',
    report: 'Der vollständige Bericht',
    tagMonitor: 'Kontaktierte Hosts und Dienste, je Zustand',
    requestHierarchy: 'Wer wen aufgerufen hat',
    cookieMonitor: 'Cookies und Web-Speicher',
    consentMonitor: 'Das Banner und was aus jeder Entscheidung wurde',
    screenshot: 'Bildschirmfoto (JPEG)',
    scanOrder: 'Womit ein Scan bestellt wurde',
    scanHistory:
      'Der Scan unter den abgeschlossenen Scans seiner Website: was neu und was weggefallen ist, und seit wann jeder Befund besteht',
    comparison: 'Zwei Scans einer Website: Befunde, Hosts und Cookies, die neu, weggefallen oder geändert sind',
    exportScan:
      'Der Scan als Datei: CSV, XLSX, JSON, HAR, SARIF, Cookie-Tabelle, Empfänger, Beweispaket; ältere Scans haben nicht jede Datei',
    deleteScan: 'Scan mit Bericht, Belegen und Kommentaren löschen; ein laufender wird beendet',
    tags: 'Verwendete Schlagwörter, die den Suchbegriff enthalten',
    setTags: 'Einem Scan genau diese Schlagwörter geben',
    comments: 'Kommentare zu einem Scan',
    writeComment: 'Einen Bereich eines Scans kommentieren (Professional)',
    activateComments: 'Kommentare eines Scans ein- oder ausschalten (Professional)',
    deleteComment: 'Kommentar löschen',
    disputes: 'Bestrittene Befunde eines Scans und das Ergebnis ohne sie',
    disputeFinding: 'Befund (Risiko oder Warnung) mit Begründung bestreiten; der Bericht bleibt, wie er ist',
    withdrawDispute: 'Bestreiten zurücknehmen',
    customerFeedback: 'Bericht bewerten oder sonst etwas sagen',
    websites: 'Websites des Kundenkontos mit ihren letzten Ergebnissen',
    usedServices: 'Dienste auf den Websites, die häufigsten zuerst',
    importWebsites: 'Websites aus einer CSV-Datei hinzufügen, höchstens 500; antwortet Zeile für Zeile',
    trend: 'Wie sich die Ergebnisse einer Website entwickelt haben, höchstens 50 Scans',
    removeWebsite: 'Website aus der Übersicht nehmen; ihre Scans bleiben',
  },
  parameters: 'Parameter',
  body: 'Anfrage',
  answer: 'Antwort',
  errors: 'Fehler',
  schemas: 'Formen der Daten',
  file: 'Datei',
  events: 'Ereignisse `progress` mit je einem ganzen',
  column: { name: 'Name', type: 'Typ', meaning: 'Bedeutung', status: 'Status', code: 'Code' },
  place: { path: 'Pfad', query: 'Abfrage', header: 'Kopfzeile' },
  optional: 'optional',
  listOf: 'Liste von',
  or: 'oder',
  fallback: 'Vorgabe',
};

const en: ApiPageTexts = {
  title: 'API',
  lead: 'Start scans and read results from programs of your own. This page is made from the same schemas by which the server checks every request.',
  machine: 'As OpenAPI 3.1 (JSON)',
  checks: 'All checks',
  otherLanguage: 'Deutsch',
  skip: 'Skip to content',
  home: 'To the home page',
  contents: 'Contents',
  basics: 'Basics',
  basicsSentences: [
    'Requests and answers are JSON (UTF-8), at most 64 KB a request. Times are ISO 8601 in UTC.',
    'Every error has the same form: `errors` names stable codes, `message` a sentence for people, `fields` the fields that are wrong.',
    'The language of messages follows `Accept-Language`: German or English.',
    'Who asks too often gets 429 and, in `Retry-After`, the seconds to wait.',
  ],
  access: {
    free: { name: 'for everybody', how: 'No login needed.' },
    secret: { name: 'with the scan’s secret', how: '`Authorization: Bearer …` with the secret that starting the scan returned.' },
    customer: { name: 'logged in', how: 'Session cookie of a customer’s account.' },
    auditor: { name: 'auditor', how: 'Session cookie of an account with the role `auditor`.' },
    admin: { name: 'back office', how: 'Session cookie of an account with the role `admin`.' },
  },
  summaries: null,
  parameters: 'Parameters',
  body: 'Request',
  answer: 'Answer',
  errors: 'Errors',
  schemas: 'Shapes of the data',
  file: 'File',
  events: 'Events `progress`, each with a whole',
  column: { name: 'Name', type: 'Type', meaning: 'Meaning', status: 'Status', code: 'Code' },
  place: { path: 'path', query: 'query', header: 'header' },
  optional: 'optional',
  listOf: 'list of',
  or: 'or',
  fallback: 'default',
};

/** Texts of the API page by language. */
export const apiPageTexts: Record<Locale, ApiPageTexts> = { de, en };
