/** One entry of the bar. */
export interface CookieEntry {
  id: number;
  title: string;
  description: string;
  provider: string;
  lifetime: string;
  tokens?: readonly string[];
  /** What the bar loads once the entry is ticked. */
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

const matomo = `var _paq = window._paq = window._paq || [];
_paq.push(['trackPageView']);
_paq.push(['enableLinkTracking']);
(function(){ var u='/matomo/'; _paq.push(['setTrackerUrl', u+'matomo.php']); _paq.push(['setSiteId', '1']);
var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0]; g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s); })();`;

const own = 'Tierschutzverein Haselgrund und Umgebung e. V.';

/** What the bar asks for, as the back end of the site keeps it. */
export const cookieGroups: readonly CookieGroup[] = [
  {
    id: 1,
    title: 'Essenziell',
    description: 'Ohne diese Einträge lassen sich Formulare nicht absenden und Ihre Auswahl nicht merken.',
    isLocked: true,
    cookies: [
      {
        id: 1,
        title: 'Contao HTTPS CSRF Token',
        description: 'Schützt unsere Formulare vor Cross-Site-Request-Forgery-Angriffen.',
        provider: own,
        lifetime: 'Ende der Browsersitzung',
        tokens: ['csrf_https-contao_csrf_token'],
        type: 'default',
      },
      {
        id: 2,
        title: 'PHP SESSION ID',
        description: 'Speichert die aktuelle PHP-Sitzung, sobald Sie ein Formular abgeschickt haben.',
        provider: own,
        lifetime: 'Ende der Browsersitzung',
        tokens: ['PHPSESSID'],
        type: 'default',
      },
      {
        id: 3,
        title: 'Cookie-Einstellungen',
        description: 'Merkt sich im lokalen Speicher Ihres Browsers, was Sie hier ausgewählt haben.',
        provider: own,
        lifetime: '1 Jahr',
        tokens: ['ccb_contao_token_1'],
        type: 'default',
      },
    ],
  },
  {
    id: 2,
    title: 'Statistik',
    description: 'Hilft uns zu sehen, welche Tiere und Aufrufe gelesen werden.',
    cookies: [
      {
        id: 4,
        title: 'Matomo',
        description: 'Besuchsstatistik auf unserem eigenen Server, IP-Adressen werden gekürzt.',
        provider: own,
        lifetime: '13 Monate',
        tokens: ['_pk_id.1.6c1e', '_pk_ses.1.6c1e'],
        script: matomo,
        type: 'matomo',
      },
    ],
  },
  {
    id: 3,
    title: 'Externe Medien',
    description: 'Inhalte anderer Anbieter. Ohne Ihre Auswahl sehen Sie an der Stelle einen Platzhalter.',
    cookies: [
      {
        id: 5,
        title: 'YouTube',
        description: 'Zeigt Videos unserer Tiere.',
        provider: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland',
        lifetime: 'bis zu 6 Monate',
        tokens: ['YSC', 'VISITOR_INFO1_LIVE'],
        type: 'iframe',
      },
      {
        id: 6,
        title: 'Spendenformular (twingle)',
        description: 'Zeigt das Online-Spendenformular auf der Seite „Spenden“.',
        provider: 'twingle GmbH, Prinzenallee 74, 13357 Berlin',
        lifetime: 'Ende der Browsersitzung',
        tokens: ['PHPSESSID'],
        type: 'iframe',
      },
      {
        id: 7,
        title: 'Instagram-Feed (Elfsight)',
        description: 'Zeigt unsere neuesten Bilder von Instagram auf der Startseite.',
        provider: 'Elfsight LLC, Andorra; Meta Platforms Ireland Limited',
        lifetime: '30 Minuten',
        tokens: ['__cf_bm', '_cfuvid'],
        resource: 'https://elfsightcdn.com/platform.js',
        type: 'script',
      },
      {
        id: 8,
        title: 'OpenStreetMap',
        description: 'Zeigt die Anfahrtskarte auf der Seite „Kontakt &amp; Anfahrt“.',
        provider: 'OpenStreetMap Foundation, St John’s Innovation Centre, Cambridge, Vereinigtes Königreich',
        lifetime: 'keine Cookies',
        type: 'script',
      },
    ],
  },
];
