/** How a privacy notice describes a service. */
export interface NoticeService {
  name: string;
  provider: string;
  purpose: string;
  /** Country of the recipient and ground of the transfer, or null when nothing leaves the EEA. */
  transfer: string | null;
  storage: string;
  cookies: readonly { name: string; lifetime: string; purpose: string }[];
  /** `consent` (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 lit. a) or `necessary` (§ 25 Abs. 2 Nr. 2, lit. c or f). */
  basis: 'consent' | 'necessary';
}

const dpf = (recipient: string) =>
  `Dabei können Daten an die ${recipient} in den USA übermittelt werden. Die Übermittlung stützt sich auf den Angemessenheitsbeschluss zum EU-US Data Privacy Framework (DPF) vom 10. Juli 2023, Art. 45 DSGVO; der Empfänger ist danach zertifiziert. Hilfsweise gelten Standardvertragsklauseln (Art. 46 Abs. 2 lit. c DSGVO).`;

const google = 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland';
const googleTransfer = dpf('Google LLC');
const meta = 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Irland';
const microsoft = 'Microsoft Ireland Operations Limited, One Microsoft Place, South County Business Park, Leopardstown, Dublin 18, Irland';

/** Paragraphs for the services that lab sites embed. */
export const noticeServices = {
  googleAnalytics: {
    name: 'Google Analytics 4',
    provider: google,
    purpose: 'Reichweitenmessung: Wir werten aus, welche Seiten wie oft und wie lange besucht werden',
    transfer: googleTransfer,
    storage:
      'Ihre IP-Adresse wird nur gekürzt verarbeitet und nicht gespeichert. Die Nutzungsdaten werden bei Google nach 14 Monaten gelöscht.',
    basis: 'consent',
    cookies: [
      { name: '_ga', lifetime: '2 Jahre', purpose: 'unterscheidet Besucher (Google Analytics)' },
      { name: '_ga_*', lifetime: '2 Jahre', purpose: 'hält den Sitzungszustand (Google Analytics)' },
    ],
  },
  googleTagManager: {
    name: 'Google Tag Manager',
    provider: google,
    purpose: 'Verwaltung der auf dieser Website eingebundenen Dienste; dabei wird Ihre IP-Adresse an Google übertragen',
    transfer: googleTransfer,
    storage: 'Der Tag Manager selbst speichert keine Nutzungsdaten; Protokolldaten löscht Google nach 14 Tagen.',
    basis: 'consent',
    cookies: [],
  },
  googleFonts: {
    name: 'Google Fonts',
    provider: google,
    purpose: 'einheitliche Darstellung von Schriften',
    transfer: googleTransfer,
    storage: 'Google speichert Protokolldaten der Abrufe bis zu 26 Monate.',
    basis: 'consent',
    cookies: [],
  },
  googleMaps: {
    name: 'Google Maps',
    provider: google,
    purpose: 'Anzeige einer interaktiven Karte',
    transfer: googleTransfer,
    storage: 'Google anonymisiert Protokolldaten nach 18 Monaten.',
    basis: 'consent',
    cookies: [{ name: 'NID', lifetime: '6 Monate', purpose: 'Einstellungen bei google.com (Google Maps)' }],
  },
  youTube: {
    name: 'YouTube',
    provider: google,
    purpose: 'Wiedergabe von Videos',
    transfer: googleTransfer,
    storage: 'Google löscht oder anonymisiert die Daten nach spätestens 18 Monaten.',
    basis: 'consent',
    cookies: [
      { name: 'YSC', lifetime: 'Sitzung', purpose: 'zählt Videoaufrufe (YouTube)' },
      { name: 'VISITOR_INFO1_LIVE', lifetime: '180 Tage', purpose: 'schätzt die Bandbreite und erkennt Besucher wieder (YouTube)' },
      { name: 'VISITOR_PRIVACY_METADATA', lifetime: '180 Tage', purpose: 'merkt sich die Einwilligung bei YouTube' },
      { name: 'IDE', lifetime: '13 Monate', purpose: 'Werbung (doubleclick.net)' },
      { name: 'test_cookie', lifetime: '15 Minuten', purpose: 'prüft, ob Cookies gesetzt werden können (doubleclick.net)' },
      {
        name: 'yt-remote-*, yt.innertube::*',
        lifetime: 'unbegrenzt bzw. Sitzung (Web-Speicher)',
        purpose: 'Wiedergabegerät und Kennung des Players (YouTube)',
      },
    ],
  },
  recaptcha: {
    name: 'Google reCAPTCHA',
    provider: google,
    purpose: 'Schutz unserer Formulare vor automatisierten Eingaben; Google wird dabei als Auftragsverarbeiter tätig',
    transfer: googleTransfer,
    storage: 'Google löscht die Prüfdaten nach 6 Monaten.',
    basis: 'consent',
    cookies: [
      { name: '_GRECAPTCHA', lifetime: '6 Monate', purpose: 'Risikobewertung (Google reCAPTCHA)' },
      {
        name: '_grecaptcha, rc::a, rc::c',
        lifetime: 'bis zur Löschung im Browser bzw. Sitzung (Web-Speicher)',
        purpose: 'Risikobewertung (Google reCAPTCHA)',
      },
    ],
  },
  googleAds: {
    name: 'Google Ads (DoubleClick, Remarketing und Conversion-Messung)',
    provider: google,
    purpose: 'Messung des Erfolgs unserer Anzeigen und personalisierte Werbung',
    transfer: googleTransfer,
    storage: 'Werbedaten werden nach 18 Monaten anonymisiert.',
    basis: 'consent',
    cookies: [
      { name: '_gcl_au', lifetime: '90 Tage', purpose: 'Conversion-Messung (Google Ads)' },
      { name: 'IDE', lifetime: '13 Monate', purpose: 'Werbung (doubleclick.net)' },
      { name: 'test_cookie', lifetime: '15 Minuten', purpose: 'prüft, ob Cookies gesetzt werden können (doubleclick.net)' },
    ],
  },
  metaPixel: {
    name: 'Meta-Pixel',
    provider: meta,
    purpose:
      'Messung und Ausspielung von Werbung bei Facebook und Instagram. Für die Erhebung und Übermittlung sind wir gemeinsam mit Meta verantwortlich (Art. 26 DSGVO); das Wesentliche der Vereinbarung finden Sie unter facebook.com/legal/controller_addendum',
    transfer: dpf('Meta Platforms, Inc.'),
    storage: 'Meta speichert die Ereignisdaten höchstens 2 Jahre.',
    basis: 'consent',
    cookies: [{ name: '_fbp', lifetime: '90 Tage', purpose: 'erkennt Besucher für Meta wieder' }],
  },
  linkedInInsight: {
    name: 'LinkedIn Insight Tag',
    provider: 'LinkedIn Ireland Unlimited Company, Wilton Plaza, Wilton Place, Dublin 2, Irland',
    purpose: 'Erfolgsmessung unserer Anzeigen bei LinkedIn',
    transfer: dpf('LinkedIn Corporation'),
    storage: 'Mitgliedsdaten werden nach 7 Tagen pseudonymisiert und nach 180 Tagen gelöscht.',
    basis: 'consent',
    cookies: [
      { name: 'bcookie', lifetime: '1 Jahr', purpose: 'Browserkennung (linkedin.com)' },
      { name: 'li_sugr', lifetime: '90 Tage', purpose: 'Wiedererkennung (linkedin.com)' },
      { name: 'lidc', lifetime: '1 Tag', purpose: 'Auswahl des Rechenzentrums (linkedin.com)' },
      { name: 'UserMatchHistory', lifetime: '30 Tage', purpose: 'Abgleich für Anzeigen (linkedin.com)' },
      { name: 'li_adsId', lifetime: 'bis zur Löschung im Browser (Web-Speicher)', purpose: 'Kennung für Anzeigen (LinkedIn)' },
    ],
  },
  bingUet: {
    name: 'Microsoft Advertising (Bing UET)',
    provider: microsoft,
    purpose: 'Erfolgsmessung unserer Anzeigen bei Bing',
    transfer: dpf('Microsoft Corporation'),
    storage: 'Microsoft speichert die Daten bis zu 390 Tage.',
    basis: 'consent',
    cookies: [
      { name: '_uetsid', lifetime: '1 Tag', purpose: 'Sitzung (Microsoft Advertising)' },
      { name: '_uetvid', lifetime: '390 Tage', purpose: 'Besucherkennung (Microsoft Advertising)' },
      { name: 'MUID', lifetime: '390 Tage', purpose: 'Kennung bei bing.com' },
      { name: 'MR', lifetime: '7 Tage', purpose: 'steuert die Erneuerung von MUID (bat.bing.com)' },
    ],
  },
  hotjar: {
    name: 'Hotjar',
    provider: 'Hotjar Limited, Dragonara Business Centre, 5th Floor, Dragonara Road, Paceville St Julian’s STJ 3141, Malta',
    purpose: 'Aufzeichnung des Nutzungsverhaltens (Mausbewegungen, Klicks, Heatmaps); Formulareingaben werden maskiert',
    transfer: null,
    storage: 'Aufzeichnungen werden nach 365 Tagen gelöscht.',
    basis: 'consent',
    cookies: [
      { name: '_hjSessionUser_*', lifetime: '365 Tage', purpose: 'Besucherkennung (Hotjar)' },
      { name: '_hjSession_*', lifetime: '30 Minuten', purpose: 'Sitzung (Hotjar)' },
      { name: 'hjViewportId', lifetime: 'Sitzung (Web-Speicher)', purpose: 'Größe des Fensters (Hotjar)' },
    ],
  },
  cookiebot: {
    name: 'Cookiebot',
    provider: 'Usercentrics A/S, Havnegade 39, 1058 Kopenhagen, Dänemark',
    purpose: 'Einholung und Nachweis Ihrer Einwilligung',
    transfer: null,
    storage: 'Ihre Entscheidung wird 12 Monate gespeichert.',
    basis: 'necessary',
    cookies: [{ name: 'CookieConsent', lifetime: '1 Jahr', purpose: 'speichert Ihre Entscheidung (Cookiebot)' }],
  },
  usercentrics: {
    name: 'Usercentrics Consent Management Platform',
    provider: 'Usercentrics GmbH, Sendlinger Straße 7, 80331 München',
    purpose: 'Einholung und Nachweis Ihrer Einwilligung',
    transfer: null,
    storage: 'Der Nachweis der Einwilligung wird 3 Jahre aufbewahrt.',
    basis: 'necessary',
    cookies: [
      {
        name: 'uc_settings, uc_user_interaction, uc_ui_version, uc_gcm',
        lifetime: 'bis zur Löschung im Browser (Web-Speicher)',
        purpose: 'speichert Ihre Entscheidung (Usercentrics)',
      },
    ],
  },
  oneTrust: {
    name: 'OneTrust',
    provider: 'OneTrust Technology Limited, 82 St John Street, London EC1M 4JN, Vereinigtes Königreich',
    purpose: 'Einholung und Nachweis Ihrer Einwilligung',
    transfer:
      'Dabei werden Daten in das Vereinigte Königreich übermittelt, für das ein Angemessenheitsbeschluss der Europäischen Kommission besteht (Art. 45 DSGVO). Zugriffe der OneTrust LLC in den USA stützen sich auf das EU-US Data Privacy Framework (DPF).',
    storage: 'Ihre Entscheidung wird 12 Monate gespeichert.',
    basis: 'necessary',
    cookies: [
      { name: 'OptanonConsent', lifetime: '1 Jahr', purpose: 'speichert Ihre Entscheidung (OneTrust)' },
      { name: 'OptanonAlertBoxClosed', lifetime: '1 Jahr', purpose: 'merkt sich, dass der Hinweis geschlossen wurde (OneTrust)' },
    ],
  },
  consentmanager: {
    name: 'consentmanager',
    provider: 'consentmanager AB, Håltegelvägen 1b, 72348 Västerås, Schweden',
    purpose: 'Einholung und Nachweis Ihrer Einwilligung',
    transfer: null,
    storage: 'Ihre Entscheidung wird 12 Monate gespeichert.',
    basis: 'necessary',
    cookies: [
      {
        name: '__cmpconsent*, __cmpcc, __cmpccu*, euconsent-v2',
        lifetime: '1 Jahr',
        purpose: 'speichert Ihre Entscheidung (consentmanager)',
      },
    ],
  },
  sourcepoint: {
    name: 'Sourcepoint',
    provider: 'Sourcepoint Technologies, Inc., 228 Park Avenue South, #87903, New York, NY 10003, USA',
    purpose: 'Einholung und Nachweis Ihrer Einwilligung nach dem Transparency and Consent Framework der IAB Europe',
    transfer: dpf('Sourcepoint Technologies, Inc.'),
    storage: 'Ihre Entscheidung wird 12 Monate gespeichert.',
    basis: 'necessary',
    cookies: [
      { name: 'consentUUID', lifetime: '1 Jahr', purpose: 'Kennung Ihrer Entscheidung (Sourcepoint)' },
      { name: 'consentDate', lifetime: '1 Jahr', purpose: 'Zeitpunkt Ihrer Entscheidung (Sourcepoint)' },
      { name: '_sp_*', lifetime: 'bis zur Löschung im Browser (Web-Speicher)', purpose: 'speichert Ihre Entscheidung (Sourcepoint)' },
    ],
  },
} as const satisfies Record<string, NoticeService>;
