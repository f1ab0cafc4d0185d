// Configuration of Klaro as a practice's web agency writes it: nothing ticked, reject beside accept.
window.klaroConfig = {
  version: 1,
  elementID: 'klaro',
  storageMethod: 'cookie',
  cookieName: 'klaro',
  cookieExpiresAfterDays: 180,
  default: false,
  mustConsent: false,
  acceptAll: true,
  hideDeclineAll: false,
  noticeAsModal: false,
  lang: 'de',
  translations: {
    zz: { privacyPolicyUrl: '/datenschutz' },
    de: {
      acceptAll: 'Alle akzeptieren',
      decline: 'Alle ablehnen',
      ok: 'Alle akzeptieren',
      consentNotice: {
        description:
          'Mit Ihrer Einwilligung zählen wir Besuche mit Matomo auf unserem eigenen Server und zeigen Videos von YouTube (Google, USA). Sie können Ihre Entscheidung jederzeit ändern. Mehr in der {privacyPolicy}.',
        learnMore: 'Einstellungen',
      },
      privacyPolicy: { name: 'Datenschutzerklärung' },
      purposes: { statistik: 'Statistik', medien: 'Videos' },
    },
  },
  services: [
    {
      name: 'matomo',
      title: 'Matomo',
      description: 'Statistik auf unserem eigenen Server.',
      purposes: ['statistik'],
      cookies: [[/^_pk_.*$/, '/', location.hostname]],
    },
    { name: 'youtube', title: 'YouTube', description: 'Videos von YouTube.', purposes: ['medien'] },
  ],
};
