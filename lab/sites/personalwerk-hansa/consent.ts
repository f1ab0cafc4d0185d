/** Settings of CookieConsent 3 as the site's developers wrote them; regular expressions of `autoClear` are given by name. */
export const consentSettings = {
  revision: 3,
  disablePageInteraction: false,
  guiOptions: {
    consentModal: { layout: 'box wide', position: 'bottom left', equalWeightButtons: true, flipButtons: false },
    preferencesModal: { layout: 'bar wide', equalWeightButtons: true },
  },
  categories: {
    necessary: { enabled: true, readOnly: true },
    analytics: { autoClear: { cookies: [{ name: '_pk_id.1.4c1e' }, { name: '_pk_ses.1.4c1e' }], reloadPage: true } },
    marketing: {
      services: { linkedin: { label: 'LinkedIn Insight Tag' }, meta: { label: 'Meta-Pixel' } },
      autoClear: { cookies: [{ name: '_fbp' }], reloadPage: true },
    },
    media: { services: { spotify: { label: 'Spotify' } } },
  },
  language: {
    default: 'de',
    translations: {
      de: {
        consentModal: {
          label: 'Cookie-Hinweis',
          title: 'Erst die Cookies, dann der Job',
          description:
            'Notwendige Cookies halten die Seite am Laufen. Mit Ihrer Einwilligung zählen wir außerdem Besuche (Matomo), messen Anzeigen auf LinkedIn, Facebook und Instagram und spielen unseren Podcast über Spotify ab. LinkedIn, Meta und Spotify können Daten in den USA verarbeiten. Die Einwilligung ist freiwillig und jederzeit unter „Cookie-Einstellungen“ in der Fußzeile widerrufbar.',
          acceptAllBtn: 'Alle akzeptieren',
          acceptNecessaryBtn: 'Nur notwendige',
          showPreferencesBtn: 'Einzeln auswählen',
          footer: '<a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a>',
        },
        preferencesModal: {
          title: 'Cookie-Einstellungen',
          acceptAllBtn: 'Alle akzeptieren',
          acceptNecessaryBtn: 'Nur notwendige',
          savePreferencesBtn: 'Auswahl speichern',
          closeIconLabel: 'Schließen',
          serviceCounterLabel: 'Dienst|Dienste',
          sections: [
            { title: 'Notwendig', description: 'Speichert Ihre Auswahl (cc_cookie, 182 Tage) und den Chat.', linkedCategory: 'necessary' },
            { title: 'Statistik', description: 'Matomo mit Cookies (_pk_id 13 Monate, _pk_ses 30 Minuten).', linkedCategory: 'analytics' },
            {
              title: 'Marketing',
              description: 'LinkedIn Ireland (bcookie, li_sugr, lidc, UserMatchHistory) und Meta Ireland (_fbp, 90 Tage).',
              linkedCategory: 'marketing',
            },
            { title: 'Medien', description: 'Podcast über Spotify AB, Stockholm (sp_t, 1 Jahr).', linkedCategory: 'media' },
          ],
        },
      },
    },
  },
};
