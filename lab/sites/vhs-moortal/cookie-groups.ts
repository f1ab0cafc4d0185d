import { accounts } from './accounts.ts';

/** One entry of the bar. */
export interface CookieEntry {
  id: number;
  title: string;
  description: string;
  provider: string;
  lifetime: string;
  tokens?: readonly string[];
  /** Ticked before anybody has chosen. */
  checked?: boolean;
  resource?: string;
  script?: string;
  type: 'default' | 'script' | 'iframe' | 'matomo';
}

/** Entries under one box. */
export interface CookieGroup {
  id: number;
  title: string;
  description: string;
  isLocked?: boolean;
  cookies: readonly CookieEntry[];
}

const own = 'Volkshochschule Moortal (Zweckverband)';
const { site, domainHash } = accounts.matomo;
const matomo = `var _paq=window._paq=window._paq||[];_paq.push(['trackPageView']);_paq.push(['enableLinkTracking']);_paq.push(['setTrackerUrl','https://${accounts.statistics}/matomo.php']);_paq.push(['setSiteId','${site}']);`;

/** What the bar asks for, as the back end keeps it. Vimeo is still there from the times before the relaunch. */
export const cookieGroups: readonly CookieGroup[] = [
  {
    id: 1,
    title: 'Essenziell',
    description: 'Notwendig für Kurssuche, Warenkorb und Formulare. Diese Einträge lassen sich nicht abwählen.',
    isLocked: true,
    cookies: [
      {
        id: 1,
        title: 'Contao HTTPS CSRF Token',
        description:
          'Dient zum Schutz der Website vor Fälschungen von standortübergreifenden Anfragen. Nach dem Schließen des Browsers wird das Cookie wieder gelöscht.',
        provider: own,
        lifetime: 'Sitzung',
        tokens: ['csrf_https-contao_csrf_token'],
        type: 'default',
      },
      {
        id: 2,
        title: 'PHP SESSION ID',
        description: 'Speichert die aktuelle PHP-Session (letzte Kurssuche, Warenkorb).',
        provider: own,
        lifetime: 'Sitzung',
        tokens: ['PHPSESSID'],
        type: 'default',
      },
    ],
  },
  {
    id: 2,
    title: 'Statistik',
    description: 'Anonyme Auswertung, welche Kurse gefragt sind.',
    cookies: [
      {
        id: 4,
        title: 'Matomo',
        description: 'Besuchsstatistik auf unserem eigenen Server. IP-Adressen werden um zwei Bytes gekürzt.',
        provider: own,
        lifetime: '13 Monate',
        tokens: [`_pk_id.${site}.${domainHash}`, `_pk_ses.${site}.${domainHash}`],
        checked: true,
        resource: `https://${accounts.statistics}/matomo.js`,
        script: matomo,
        type: 'matomo',
      },
    ],
  },
  {
    id: 3,
    title: 'Externe Medien',
    description: 'Videos und Karten anderer Anbieter. Ohne Ihre Auswahl sehen Sie an der Stelle einen Platzhalter.',
    cookies: [
      {
        id: 5,
        title: 'YouTube',
        description: 'Spielt unsere Videos im erweiterten Datenschutzmodus ab.',
        provider: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland',
        lifetime: 'bis zu 6 Monate',
        tokens: ['YSC', 'VISITOR_INFO1_LIVE'],
        type: 'iframe',
      },
      {
        id: 6,
        title: 'Google Maps',
        description: 'Zeigt die Karten unserer Standorte.',
        provider: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland',
        lifetime: '6 Monate',
        tokens: ['NID'],
        type: 'iframe',
      },
      {
        id: 7,
        title: 'Vimeo',
        description: 'Spielt Videos von Vimeo ab.',
        provider: 'Vimeo Inc., 555 West 18th Street, New York, USA',
        lifetime: '2 Jahre',
        tokens: ['vuid'],
        type: 'iframe',
      },
    ],
  },
];
