/** Texts and cookie lists as the shop keeps them in the consent app; the theme writes them into each page. */
export const pandectesSettings = {
  store: { id: 66291840214, plan: 'plus', theme: 'Lindau Live', primaryLocale: 'de', adminMode: false, headless: false },
  tsPublished: 1747216422,
  banner: { type: 'opt-in', layout: 'floating', revokeButton: true, cookiesBlockedByDefault: '7' },
  privacyUrl: '/policies/privacy-policy',
  imprintUrl: '/policies/legal-notice',
  texts: {
    header: 'Wir achten auf Ihre Privatsphäre',
    message:
      'Mit Cookies und ähnlichen Techniken betreiben wir diesen Shop, messen seine Nutzung und zeigen Werbung, die zu Ihnen passt. Einige Partner (u. a. Google, Meta, Pinterest, TikTok) verarbeiten Daten auch in den USA. Nicht notwendige Dienste starten erst, wenn Sie zustimmen. Ihre Wahl können Sie jederzeit über „Cookie-Einstellungen“ am Seitenende für die Zukunft ändern.',
    policy: 'Datenschutzerklärung',
    imprint: 'Impressum',
    allow: 'Akzeptieren',
    deny: 'Ablehnen',
    settings: 'Einstellungen',
    preferencesTitle: 'Cookie-Einstellungen',
    preferencesText: 'Hier legen Sie fest, welche Dienste wir nutzen dürfen. Notwendige Cookies lassen sich nicht abschalten.',
    acceptAll: 'Alle akzeptieren',
    rejectAll: 'Alle ablehnen',
    save: 'Auswahl speichern',
    categories: {
      0: { title: 'Unbedingt erforderlich', text: 'Warenkorb, Kasse, Ländereinstellung und die Speicherung Ihrer Wahl in diesem Fenster.' },
      1: { title: 'Funktional', text: 'Zusatzfunktionen wie die Ratenanzeige von Klarna und der Chat mit unserem Kundendienst.' },
      2: { title: 'Leistung', text: 'Hilft uns zu verstehen, wie Besucher den Shop benutzen.' },
      4: { title: 'Targeting', text: 'Werbung auf anderen Websites und Messung, ob sie wirkt.' },
    },
  },
  cookies: {
    0: [
      ['_pandectes_gdpr', 'Pandectes', 'Speichert Ihre Auswahl', '1 Jahr'],
      ['_tracking_consent', 'Shopify', 'Einwilligungsstatus des Shops', '1 Jahr'],
      ['_shopify_essential', 'Shopify', 'Sicherer Betrieb des Shops', '1 Jahr'],
      ['localization', 'Shopify', 'Land des Besuchers', '1 Jahr'],
      ['cart_currency', 'Shopify', 'Währung des Warenkorbs', '14 Tage'],
      ['cart, cart_sig', 'Shopify', 'Inhalt des Warenkorbs', '14 Tage'],
      ['_pay_session', 'Shop Pay', 'Bezahlen mit Shop Pay', 'Sitzung'],
    ],
    1: [
      ['tidio_state_*', 'Tidio', 'Zuordnung des Chats', 'dauerhaft'],
      ['__klarna_sdk_session', 'Klarna', 'Ratenanzeige am Artikel', 'dauerhaft'],
    ],
    2: [
      ['_ga, _ga_*', 'Google Analytics', 'Nutzungsstatistik', '2 Jahre'],
      ['_shopify_y, _shopify_s', 'Shopify', 'Shop-Statistik', '1 Jahr / 30 Minuten'],
      ['_shopify_analytics', 'Shopify', 'Shop-Statistik', '1 Jahr'],
      ['_clck, _clsk', 'Microsoft Clarity', 'Heatmaps', '1 Jahr / 1 Tag'],
    ],
    4: [
      ['_fbp', 'Meta', 'Werbemessung', '90 Tage'],
      ['_gcl_au, IDE', 'Google Ads', 'Werbemessung', '90 Tage / 13 Monate'],
      ['_pin_unauth, ar_debug', 'Pinterest', 'Werbemessung', '1 Jahr'],
      ['_ttp, _tt_enable_cookie', 'TikTok', 'Werbemessung', '13 Monate'],
      ['__kla_id', 'Klaviyo', 'Personalisierung des Newsletters', '2 Jahre'],
      ['_shopify_marketing', 'Shopify', 'Herkunft von Bestellungen', '1 Jahr'],
    ],
  },
} as const;
