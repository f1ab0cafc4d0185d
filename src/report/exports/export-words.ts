import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { TagRow } from '#contract/tag-monitor.ts';
import type { consentStateSchema, Locale, pageKindSchema, ReportClass } from '#contract/vocabulary.ts';

type ConsentState = (typeof consentStateSchema)['options'][number];
type PageKind = (typeof pageKindSchema)['options'][number];

/** Words for the values of the wire, as they stand in exported files. */
export interface ExportWords {
  classes: Record<ReportClass, string>;
  confidence: Record<ReportFinding['confidence'], string>;
  states: Record<ConsentState, string>;
  parties: Record<TagRow['party'], string>;
  policyMatch: Record<TagRow['privacyPolicyMatch'], string>;
  consent: Record<NonNullable<TagRow['consent']>, string>;
  types: Record<CookieMonitorEntry['type'], string>;
  pageKinds: Record<PageKind, string>;
  categories: Readonly<Record<string, string>>;
  yes: string;
  no: string;
  unknown: string;
  unknownService: string;
}

const de: ExportWords = {
  classes: { Conform: 'OK', Risk: 'Risiko', Hint: 'Warnung', NoClassification: 'noch offen' },
  confidence: { high: 'hoch', medium: 'mittel', low: 'niedrig' },
  states: { none: 'keine Interaktion', reject: 'abgelehnt', accept: 'zugestimmt' },
  parties: { first: 'eigene', third: 'Dritte', cloaked: 'getarnt (CNAME)' },
  policyMatch: { found: 'gefunden', notFound: 'nicht gefunden', noRule: 'kein Abgleich möglich' },
  consent: { yes: 'ja', no: 'nein', disputed: 'strittig' },
  types: {
    cookie: 'Cookie',
    localStorage: 'Local Storage',
    sessionStorage: 'Session Storage',
    indexedDB: 'IndexedDB',
    cacheStorage: 'Cache Storage',
    serviceWorker: 'Service Worker',
  },
  pageKinds: {
    start: 'Startseite',
    imprint: 'Impressum',
    privacy: 'Datenschutzerklärung',
    terms: 'AGB',
    cancellation: 'Widerrufsbelehrung',
    other: 'weitere Seite',
  },
  categories: {
    necessary: 'Notwendig',
    security: 'Sicherheit',
    consent: 'Einwilligung',
    functional: 'Funktional',
    analytics: 'Statistik',
    marketing: 'Marketing',
    social: 'Soziale Medien',
    video: 'Video',
    audio: 'Audio',
    map: 'Karten',
    font: 'Schriften',
    captcha: 'Schutz vor Robotern',
    cdn: 'Auslieferung (CDN)',
    payment: 'Zahlung',
    chat: 'Chat',
    'error-tracking': 'Fehlererfassung',
    cmp: 'Einwilligungsverwaltung',
    'tag-manager': 'Tag-Manager',
    'session-replay': 'Sitzungsaufzeichnung',
    'ab-testing': 'A/B-Tests',
    hosting: 'Hosting',
    newsletter: 'Newsletter',
    shop: 'Shop',
    booking: 'Buchung',
    unknown: 'Nicht eingeordnet',
  },
  yes: 'ja',
  no: 'nein',
  unknown: 'unbekannt',
  unknownService: 'unbekannter Dienst',
};

const en: ExportWords = {
  classes: { Conform: 'OK', Risk: 'Risk', Hint: 'Warning', NoClassification: 'still open' },
  confidence: { high: 'high', medium: 'medium', low: 'low' },
  states: { none: 'no interaction', reject: 'rejected', accept: 'accepted' },
  parties: { first: 'own', third: 'third party', cloaked: 'cloaked (CNAME)' },
  policyMatch: { found: 'found', notFound: 'not found', noRule: 'cannot be compared' },
  consent: { yes: 'yes', no: 'no', disputed: 'disputed' },
  types: de.types,
  pageKinds: {
    start: 'start page',
    imprint: 'imprint',
    privacy: 'privacy notice',
    terms: 'terms',
    cancellation: 'withdrawal instruction',
    other: 'further page',
  },
  categories: {
    necessary: 'Necessary',
    security: 'Security',
    consent: 'Consent',
    functional: 'Functional',
    analytics: 'Statistics',
    marketing: 'Marketing',
    social: 'Social media',
    video: 'Video',
    audio: 'Audio',
    map: 'Maps',
    font: 'Fonts',
    captcha: 'Protection against bots',
    cdn: 'Delivery (CDN)',
    payment: 'Payment',
    chat: 'Chat',
    'error-tracking': 'Error tracking',
    cmp: 'Consent management',
    'tag-manager': 'Tag manager',
    'session-replay': 'Session replay',
    'ab-testing': 'A/B testing',
    hosting: 'Hosting',
    newsletter: 'Newsletter',
    shop: 'Shop',
    booking: 'Booking',
    unknown: 'Unclassified',
  },
  yes: 'yes',
  no: 'no',
  unknown: 'unknown',
  unknownService: 'unknown service',
};

/** The words in both languages. */
export const exportWords: Record<Locale, ExportWords> = { de, en };

/** Name of a category; one that no word is known for by its id. */
export function categoryWord<Category extends string | null>(category: Category, { categories }: ExportWords): Category | string {
  if (category === null) return category;
  return Object.hasOwn(categories, category) ? categories[category]! : category;
}
