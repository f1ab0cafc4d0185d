/** What the record of EXT:sg_cookie_optin holds: groups, cookies and texts. It stands as JSON in every page. */
export const cookieOptinData = {
  settings: {
    version: 4,
    identifier: 1,
    cookie_lifetime: 365,
    iframe_enabled: true,
    show_button_close: false,
    domains_to_delete_cookies_for: '',
  },
  textEntries: {
    header: 'Ihre Privatsphäre ist uns wichtig',
    description:
      'Wir setzen auf dieser Website technisch notwendige Cookies ein. Mit Ihrer Erlaubnis nutzen wir außerdem Cookies für unsere eigene Besuchsstatistik und zeigen Ihnen Filme und Karten anderer Anbieter. Ihre Auswahl können Sie jederzeit über „Cookie-Einstellungen“ am Seitenende ändern.',
    accept_all: 'Alle akzeptieren',
    accept_specific: 'Auswahl speichern',
    accept_essential: 'Nur notwendige',
    more: 'Weitere Informationen anzeigen',
    less: 'Weitere Informationen verstecken',
    iframe_button: 'Inhalt einmalig laden',
    iframe_all: 'Alle externen Inhalte zulassen',
    iframe_text:
      'An dieser Stelle finden Sie einen Inhalt von %s. Beim Laden werden Daten (mindestens Ihre IP-Adresse) an den Anbieter übertragen, auch in die USA. Mehr dazu steht in unserer Datenschutzerklärung.',
  },
  links: [
    { label: 'Impressum', url: '/impressum' },
    { label: 'Datenschutz', url: '/datenschutz' },
  ],
  cookieGroups: [
    {
      groupName: 'essential',
      label: 'Notwendig',
      required: true,
      description: 'Diese Cookies braucht die Website, um zu funktionieren.',
      cookies: [
        ['cookie_optin', 'Klinik Rosental', '1 Jahr', 'Speichert Ihre Auswahl in diesem Fenster.'],
        ['SgCookieOptin.lastPreferences', 'Klinik Rosental', 'dauerhaft (Web-Speicher)', 'Zeitpunkt und Fassung Ihrer Auswahl.'],
        ['fe_typo_user', 'Klinik Rosental', 'Sitzung', 'Hält das mehrseitige Aufnahmeformular zusammen.'],
      ],
    },
    {
      groupName: 'statistik',
      label: 'Statistik',
      required: false,
      description: 'Matomo auf unserem eigenen Server erkennt mit diesen Cookies wiederkehrende Besuche.',
      cookies: [
        ['_pk_id', 'Klinik Rosental (Matomo)', '13 Monate', 'Zufällige Kennung des Browsers.'],
        ['_pk_ses', 'Klinik Rosental (Matomo)', '30 Minuten', 'Fasst die Seitenaufrufe eines Besuchs zusammen.'],
      ],
    },
    {
      groupName: 'iframes',
      label: 'Externe Inhalte',
      required: false,
      description: 'Filme von Vimeo und die Anfahrtskarte von Google Maps werden ohne Rückfrage geladen.',
      cookies: [
        ['vuid', 'Vimeo Inc., USA', '2 Jahre', 'Nutzungsstatistik von Vimeo.'],
        ['NID', 'Google Ireland Ltd.', '6 Monate', 'Einstellungen und Werbung von Google.'],
      ],
    },
  ],
};
