import { paths } from './shop.ts';

/** What visitors may switch, as entered in Gambio's "Cookie Consent". Ids are those that scripts name in `data-purposes`. */
const purposes = [
  {
    id: 1,
    category: 'Notwendig',
    name: 'Notwendige Cookies',
    description:
      'Diese Cookies sind für den Betrieb des Shops erforderlich: Sitzung, Warenkorb, Anmeldung und Ihre Auswahl in diesem Fenster (GXsid_…, oil_data, GXConsents).',
    required: true,
  },
  {
    id: 4,
    category: 'Statistik',
    name: 'Google Analytics',
    description:
      'Webanalyse der Google Ireland Limited. Es werden Nutzungsdaten und eine Kennung im Cookie _ga (bis zu 2 Jahre) gespeichert. Eine Übermittlung in die USA ist möglich.',
    required: false,
  },
  {
    id: 6,
    category: 'Marketing',
    name: 'Google Ads (Remarketing)',
    description:
      'Google Ireland Limited. Wiedererkennung für Anzeigen auf anderen Seiten, Cookies _gcl_au (90 Tage) und IDE (13 Monate). Eine Übermittlung in die USA ist möglich.',
    required: false,
  },
  {
    id: 7,
    category: 'Marketing',
    name: 'Facebook Pixel',
    description:
      'Meta Platforms Ireland Limited. Messung und Ausrichtung von Anzeigen bei Facebook und Instagram, Cookie _fbp (90 Tage). Eine Übermittlung in die USA ist möglich.',
    required: false,
  },
  {
    id: 9,
    category: 'Marketing',
    name: 'Klarna Zahlungshinweise',
    description:
      'Klarna Bank AB (publ). Zeigt am Artikel, welche Raten möglich sind. Speichert __klarna_sdk_session im Speicher des Browsers, bis Sie ihn leeren.',
    required: false,
  },
] as const;

/** Content of `#oil-configuration`. */
export const oilConfiguration = {
  config_version: 1,
  preview_mode: false,
  advanced_settings: true,
  timeout: 0,
  theme: 'light',
  iabVendorListUrl: 'https://www.angelhaus-schilf.test/shop.php?do=CookieConsentPanelVendorListAjax/List',
  iabVendorWhitelist: [],
  language: 'de',
  cookie_expires_in_days: 31,
  cpc_default_to_optin: false,
  only_essentials_button_status: true,
  customPurposes: purposes,
  locale: {
    localeId: 'deDE_01',
    version: 1,
    texts: {
      label_intro_heading: 'Diese Webseite verwendet Cookies und andere Technologien',
      label_intro: `Wir verwenden Cookies und ähnliche Technologien, auch von Drittanbietern, um die ordentliche Funktionsweise der Website zu gewährleisten, die Nutzung unseres Angebotes zu analysieren und Ihnen ein bestmögliches Einkaufserlebnis bieten zu können. Solange Sie nicht zustimmen, werden nur technisch notwendige Cookies gesetzt. Ihre Auswahl können Sie jederzeit über „Cookie Einstellungen“ am Seitenende ändern. Weitere Informationen finden Sie in unserer <a href="${paths.privacy}">Datenschutzerklärung</a>. <a href="${paths.imprint}">Impressum</a>`,
      label_button_yes: 'Speichern',
      label_button_yes_all: 'Alle akzeptieren',
      label_button_only_essentials: 'Nur Notwendige',
      label_button_advanced_settings: 'Einstellungen',
      label_button_back: 'Zurück',
      label_cpc_heading: 'Cookie Einstellungen',
      label_cpc_text:
        'Hier entscheiden Sie für jeden Dienst einzeln. Die Auswahl gilt für diesen Browser und wird nach 31 Tagen erneut abgefragt.',
      label_cpc_activate_all: 'Alle aktivieren',
      label_cpc_deactivate_all: 'Alle deaktivieren',
      label_cpc_purpose_desc: 'Verwendungszwecke',
    },
  },
} as const;
