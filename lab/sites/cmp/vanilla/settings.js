// CookieConsent 3: only accepting and settings on the first layer; the button for necessary cookies is left out on both.
const { CookieConsent } = window;
CookieConsent.run({
  disablePageInteraction: true,
  guiOptions: {
    consentModal: { layout: 'box', position: 'middle center', equalWeightButtons: false },
    preferencesModal: { layout: 'box', equalWeightButtons: false },
  },
  categories: {
    necessary: { enabled: true, readOnly: true },
    analytics: { enabled: config.preTicked, autoClear: { cookies: [{ name: /^_ga/ }], reloadPage: true } },
  },
  language: {
    default: 'de',
    translations: {
      de: {
        consentModal: {
          title: 'Wir verwenden Cookies',
          description:
            'Mit Ihrer Einwilligung werten wir mit Google Analytics aus, wie unsere Website genutzt wird. Dabei können Daten in die USA gelangen.',
          acceptAllBtn: 'Alle akzeptieren',
          showPreferencesBtn: 'Einstellungen',
          footer: '<a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutzerklärung</a>',
        },
        preferencesModal: {
          title: 'Cookie-Einstellungen',
          acceptAllBtn: 'Alle akzeptieren',
          savePreferencesBtn: 'Auswahl speichern',
          closeIconLabel: 'Schließen',
          sections: [
            { title: 'Notwendig', description: 'Merkt sich Ihre Entscheidung (cc_cookie, 6 Monate).', linkedCategory: 'necessary' },
            {
              title: 'Statistik',
              description: 'Google Analytics 4 (_ga, _ga_*, 2 Jahre), Anbieter Google Ireland Limited.',
              linkedCategory: 'analytics',
            },
          ],
        },
      },
    },
  },
});
