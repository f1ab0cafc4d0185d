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
  },
  summaries: {
    configuration: 'Name, Betreiber und Grenzen dieser Installation',
    checkCatalogue: 'Alle Prüfungen: was, warum, wie gemessen, wie zu beheben, in beiden Sprachen',
    challenge: 'Rechenaufgabe für einen Sofort-Scan (ALTCHA), gültig zehn Minuten und für einen Scan',
    startVisitorScan: 'Sofort-Scan starten; beachtet `Idempotency-Key`',
    visitorProgress: 'Wie weit ein Sofort-Scan ist',
    visitorEvents: 'Dasselbe als Server-Sent Events `progress`, bis der Scan beendet ist',
    visitorReport: 'Bericht eines Sofort-Scans',
    visitorScreenshot: 'Bildschirmfoto eines Sofort-Scans (JPEG)',
    customer: 'Das angemeldete Kundenkonto',
    startScan: 'Scan starten; beachtet `Idempotency-Key`',
    scans: 'Scans des Kundenkontos, neueste zuerst',
    progress: 'Wie weit ein Scan ist',
    events: 'Dasselbe als Server-Sent Events `progress`, bis der Scan beendet ist',
    report: 'Der vollständige Bericht',
    tagMonitor: 'Kontaktierte Hosts und Dienste, je Zustand',
    requestHierarchy: 'Wer wen aufgerufen hat',
    cookieMonitor: 'Cookies und Web-Speicher',
    consentMonitor: 'Das Banner und was aus jeder Entscheidung wurde',
    screenshot: 'Bildschirmfoto (JPEG)',
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
