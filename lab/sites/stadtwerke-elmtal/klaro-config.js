// The site package's settings for Klaro: a window in the middle of the page, choices by purpose, nothing switched on.
window.klaroConfig = {
  version: 1,
  elementID: 'swe-klaro',
  styling: { theme: ['light'] },
  storageMethod: 'cookie',
  storageName: 'swe_einwilligung',
  cookieExpiresAfterDays: 365,
  default: false,
  mustConsent: false,
  acceptAll: true,
  hideDeclineAll: false,
  hideLearnMore: false,
  noticeAsModal: true,
  showNoticeTitle: true,
  showDescriptionEmptyStore: true,
  groupByPurpose: true,
  htmlTexts: true,
  disablePoweredBy: true,
  lang: 'de',
  translations: {
    zz: { privacyPolicyUrl: '/datenschutz' },
    de: {
      acceptAll: 'Allen zustimmen',
      acceptSelected: 'Auswahl bestätigen',
      decline: 'Nur notwendige',
      ok: 'Allen zustimmen',
      close: 'Schließen',
      privacyPolicy: { name: 'Datenschutzerklärung', text: 'Einzelheiten stehen in unserer {privacyPolicy}.' },
      consentNotice: {
        title: 'Ihre Privatsphäre bei den Stadtwerken',
        description:
          'Wir würden gern wissen, welche Seiten gefragt sind (Matomo auf unserem eigenen Server), einen Chat anbieten und Inhalte von YouTube, Google Maps und softgarden zeigen. Dafür bitten wir um Ihre Einwilligung nach § 25 Abs. 1 TDDDG und Art. 6 Abs. 1 lit. a DSGVO; bei Google können Daten in die USA gelangen. Ohne Einwilligung bleibt alles ausgeschaltet. Ihre Wahl ändern Sie jederzeit über „Datenschutz-Einstellungen“ am Seitenende. {privacyPolicy} · <a href="/impressum">Impressum</a>',
        learnMore: 'Einzeln auswählen',
        changeDescription: 'Seit Ihrem letzten Besuch hat sich etwas geändert. Bitte prüfen Sie Ihre Auswahl.',
      },
      consentModal: {
        title: 'Datenschutz-Einstellungen',
        description: 'Hier sehen Sie jeden Dienst und schalten ihn ein oder aus. Notwendiges lässt sich nicht abwählen.',
      },
      contextualConsent: {
        description: 'Möchten Sie den Inhalt von {title} laden? Dabei werden Daten an den Anbieter übertragen.',
        acceptOnce: 'Einmal laden',
        acceptAlways: 'Immer laden',
        descriptionEmptyStore: 'Für dauerhafte Zustimmung öffnen Sie bitte die {link}.',
        modalLinkText: 'Datenschutz-Einstellungen',
      },
      purposes: { notwendig: 'Notwendig', statistik: 'Statistik', service: 'Service', medien: 'Medien und Karten' },
      purposeItem: { service: 'Dienst', services: 'Dienste' },
    },
  },
  services: [
    {
      name: 'website',
      title: 'Website und Formulare',
      description: 'Sitzung der Formulare (Neos_Flow_Session) und Ihre Auswahl in diesem Fenster (swe_einwilligung).',
      purposes: ['notwendig'],
      required: true,
    },
    {
      name: 'matomo',
      translations: { zz: { title: 'Matomo' } },
      description: 'Besuchsstatistik auf unserem eigenen Server in Braunschweig.',
      purposes: ['statistik'],
      cookies: [[/^_pk_.*$/, '/', location.hostname]],
      callback(consent) {
        window._paq = window._paq || [];
        window._paq.push([consent ? 'setCookieConsentGiven' : 'forgetCookieConsentGiven']);
      },
    },
    {
      name: 'userlike',
      translations: { zz: { title: 'Userlike' } },
      description: 'Chat mit unserem Kundenservice. Userlike UG (haftungsbeschränkt), Köln.',
      purposes: ['service'],
      cookies: [[/^uslk_.*$/, '/', '.stadtwerke-elmtal.test']],
    },
    {
      name: 'youtube',
      translations: { zz: { title: 'YouTube' } },
      description: 'Videos im erweiterten Datenschutzmodus, Google Ireland Ltd.',
      purposes: ['medien'],
    },
    {
      name: 'googlemaps',
      translations: { zz: { title: 'Google Maps' } },
      description: 'Lageplan des Kundenzentrums, Google Ireland Ltd.',
      purposes: ['medien'],
    },
    {
      name: 'softgarden',
      translations: { zz: { title: 'softgarden' } },
      description: 'Liste unserer Stellenangebote, softgarden e-recruiting GmbH, Berlin.',
      purposes: ['medien'],
    },
  ],
};
