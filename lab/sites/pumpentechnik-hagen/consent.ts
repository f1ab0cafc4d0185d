import { type ContainerTag, tagManagerContainers } from '../../third-parties/google/tag-manager-containers.ts';
import { type OneTrustTexts, oneTrustDomains } from '../../third-parties/onetrust/complete-sdk.ts';
import { accounts } from './drupal.ts';

const container: readonly ContainerTag[] = [
  { type: 'gtag', id: accounts.analytics, requires: ['analytics_storage'] },
  // The trigger was meant to check OnetrustActiveGroups for C0004. It only listens for the event.
  {
    type: 'html',
    event: 'OneTrustGroupsUpdated',
    code: `_linkedin_partner_id = "${accounts.linkedIn}"; window._linkedin_data_partner_ids = window._linkedin_data_partner_ids || []; window._linkedin_data_partner_ids.push(_linkedin_partner_id);
(function(l) { if (!l){window.lintrk = function(a,b){window.lintrk.q.push([a,b])}; window.lintrk.q=[]} var s = document.getElementsByTagName("script")[0]; var b = document.createElement("script"); b.type = "text/javascript";b.async = true; b.src = "https://snap.licdn.com/li.lms-analytics/insight.min.js"; s.parentNode.insertBefore(b, s);})(window.lintrk);`,
  },
];

const cookie = (name: string, host: string, lifetime: string, purpose: string) => ({ name, host, lifetime, purpose });

const de: OneTrustTexts = {
  AlertNoticeTitle: 'Ihre Privatsphäre ist uns wichtig',
  AlertNoticeText:
    'Wenn Sie auf „Alle akzeptieren“ klicken, stimmen Sie zu, dass wir und unsere Dienstleister (Google, Hotjar, Salesforce, LinkedIn, Vimeo) Cookies auf Ihrem Gerät speichern und auslesen, um die Nutzung der Website zu messen, Filme abzuspielen und Ihnen passende Werbung zu zeigen. Dabei können Daten in die USA gelangen. Mit „Alle ablehnen“ setzen wir nur, was technisch nötig ist. Ihre Wahl können Sie jederzeit über „Cookie-Einstellungen“ am Seitenende für die Zukunft ändern.',
  AlertMoreInfoText: 'Datenschutzerklärung',
  AlertAllowCookiesText: 'Alle akzeptieren',
  AlertDisallowCookiesText: 'Alle ablehnen',
  CookieSettingButtonText: 'Cookie-Einstellungen',
  CloseText: 'Schließen',
  MainText: 'Einstellungen zur Privatsphäre',
  MainInfoText:
    'Hier bestimmen Sie je Gruppe, welche Cookies wir verwenden dürfen. Notwendige Cookies lassen sich nicht abschalten. <a href="/de/impressum">Impressum</a>',
  AboutText: 'Weitere Informationen',
  AboutLink: '/de/datenschutz',
  ConfirmText: 'Meine Auswahl bestätigen',
  ManagePreferenceText: 'Einwilligungen verwalten',
  AlwaysActiveText: 'Immer aktiv',
  CookieListText: 'Cookie-Details',
  BackText: 'Zurück',
  Groups: [
    {
      id: 'C0001',
      name: 'Unbedingt erforderliche Cookies',
      description: 'Sie merken sich Ihre Auswahl in diesem Fenster.',
      always: true,
      cookies: [
        cookie('OptanonConsent', 'pumpentechnik-hagen.test', '1 Jahr', 'Speichert, welchen Gruppen Sie zugestimmt haben'),
        cookie('OptanonAlertBoxClosed', 'pumpentechnik-hagen.test', '1 Jahr', 'Merkt sich, dass das Fenster geschlossen wurde'),
      ],
    },
    {
      id: 'C0002',
      name: 'Leistungs-Cookies',
      description: 'Messen Besuche und zeichnen Mausbewegungen auf, damit wir die Website verbessern können (Google Analytics, Hotjar).',
      cookies: [
        cookie('_ga, _ga_*', 'pumpentechnik-hagen.test', '2 Jahre', 'Google Analytics: unterscheidet Besucher'),
        cookie('_hjSessionUser_*', 'pumpentechnik-hagen.test', '1 Jahr', 'Hotjar: Wiedererkennung'),
        cookie('_hjSession_*', 'pumpentechnik-hagen.test', '30 Minuten', 'Hotjar: laufender Besuch'),
      ],
    },
    {
      id: 'C0003',
      name: 'Funktionelle Cookies',
      description: 'Ermöglichen Filme von Vimeo.',
      cookies: [cookie('__cf_bm, _cfuvid', 'vimeo.com', '30 Minuten, Sitzung', 'Vimeo: Abwehr von Automaten')],
    },
    {
      id: 'C0004',
      name: 'Marketing-Cookies',
      description: 'Ordnen Besuche Unternehmen und Kontakten zu (Salesforce Account Engagement) und messen Anzeigen (LinkedIn).',
      cookies: [
        cookie('visitor_id983321, visitor_id983321-hash', 'pumpentechnik-hagen.test', '1 Jahr', 'Salesforce: erkennt Besucher wieder'),
        cookie('lpv983321', 'go.pumpentechnik-hagen.test', '30 Minuten', 'Salesforce: zuletzt gesehene Seite'),
        cookie('li_sugr, bcookie, lidc, UserMatchHistory', 'linkedin.com', '1 Tag bis 1 Jahr', 'LinkedIn: Zuordnung zu Mitgliedern'),
      ],
    },
  ],
};

const englishGroups = {
  C0001: ['Strictly necessary cookies', 'They remember what you chose here.'],
  C0002: ['Performance cookies', 'Measure visits and record mouse movements (Google Analytics, Hotjar).'],
  C0003: ['Functional cookies', 'Allow films from Vimeo.'],
  C0004: ['Targeting cookies', 'Assign visits to companies and contacts (Salesforce Account Engagement) and measure ads (LinkedIn).'],
} as const;

const en: OneTrustTexts = {
  AlertNoticeTitle: 'We value your privacy',
  AlertNoticeText:
    'By clicking “Accept all” you agree that we and our service providers (Google, Hotjar, Salesforce, LinkedIn, Vimeo) store and read cookies on your device to measure how the site is used, to play films and to show you relevant advertising. Data may be transferred to the USA. With “Reject all” we only set what is technically necessary. You can change your choice at any time with effect for the future.',
  AlertMoreInfoText: 'Privacy policy',
  AlertAllowCookiesText: 'Accept all',
  AlertDisallowCookiesText: 'Reject all',
  CookieSettingButtonText: 'Cookie settings',
  CloseText: 'Close',
  MainText: 'Privacy preference center',
  MainInfoText: 'Choose by group which cookies we may use. <a href="/en/legal-notice">Legal notice</a>',
  AboutText: 'More information',
  AboutLink: '/en/privacy-policy',
  ConfirmText: 'Confirm my choices',
  ManagePreferenceText: 'Manage consent preferences',
  AlwaysActiveText: 'Always active',
  CookieListText: 'Cookie details',
  BackText: 'Back',
  Groups: de.Groups.map((group) => {
    const [name, description] = englishGroups[group.id as keyof typeof englishGroups];
    return { ...group, name, description };
  }),
};

/** Publish what marketing has set up at OneTrust and in the Tag Manager. */
export function publishConsent(): void {
  tagManagerContainers.publish(accounts.container, container);
  oneTrustDomains.publish(accounts.oneTrust, {
    primaryColor: '#00558c',
    languages: { de, en },
    consentMode: { analytics_storage: 'C0002' },
  });
}
