const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Where Matomo lies on the practice's own web space. */
export const matomoBase = '/wp-content/plugins/matomo/app/';

const matomoCode = `<script>
var _paq = window._paq = window._paq || [];
_paq.push(['setSecureCookie', true]);
_paq.push(['trackPageView']);
_paq.push(['enableLinkTracking']);
(function() {
  var u='https://www.zahnarzt-lindenhof.test${matomoBase}';
  _paq.push(['setTrackerUrl', u+'matomo.php']);
  _paq.push(['setSiteId', '1']);
  var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0];
  g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s);
})();
</script>`;

const google = 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland';
const practice = 'Zahnärzte am Lindenhof (Eigentümer dieser Website)';

const services = [
  {
    id: 'borlabs-cookie',
    serviceGroupId: 'essential',
    name: 'Borlabs Cookie',
    provider: practice,
    description: 'Speichert die Einstellungen, die in der Cookie Box von Borlabs Cookie ausgewählt wurden.',
    cookieText: 'borlabs-cookie (60 Tage)',
  },
  {
    id: 'matomo',
    serviceGroupId: 'statistics',
    name: 'Matomo',
    provider: practice,
    description: 'Zählt Besuche und Seitenaufrufe. Die Auswertung läuft auf unserem eigenen Webspace in Deutschland.',
    cookieText: '_pk_id.* (13 Monate), _pk_ses.* (30 Minuten)',
    cookies: ['_pk_'],
    optInCode: base64(matomoCode),
  },
  {
    id: 'google-recaptcha',
    serviceGroupId: 'marketing',
    name: 'Google reCAPTCHA',
    provider: google,
    description: 'Prüft, ob ein Formular von einem Menschen oder von einem Programm ausgefüllt wird.',
    cookieText: '_GRECAPTCHA (6 Monate); Web-Speicher: _grecaptcha, rc::a, rc::c',
  },
  {
    id: 'google-maps',
    serviceGroupId: 'external-media',
    name: 'Google Maps',
    provider: google,
    description: 'Zeigt eine Anfahrtskarte im Kontaktbereich.',
    cookieText: 'NID (6 Monate)',
  },
  {
    id: 'doctolib',
    serviceGroupId: 'external-media',
    name: 'Doctolib',
    provider: 'Doctolib GmbH, Mehringdamm 51, 10961 Berlin',
    description: 'Zeigt den Kalender für die Online-Terminbuchung.',
    cookieText: '__cf_bm (30 Minuten), ssid (1 Jahr), _doctolib_session (Sitzung)',
  },
];

/** What the plugin keeps in `borlabs-cookie-config-de.json.js`. */
const configuration = {
  contentBlockers: {
    'google-maps': { id: 'google-maps', serviceId: 'google-maps', hosts: ['google.com/maps', 'maps.google.com'] },
    doctolib: { id: 'doctolib', serviceId: 'doctolib', hosts: ['partners.doctolib.de'] },
  },
  links: [
    { text: 'Datenschutzerklärung', href: '/datenschutzerklaerung/' },
    { text: 'Impressum', href: '/impressum/' },
  ],
  localizationStrings: {
    entranceHeadline: 'Datenschutz-Präferenz',
    entranceDescription: `<p>Wir verwenden Cookies und andere Technologien auf unserer Website. Einige davon sind essenziell, andere helfen uns, die Website und Ihr Nutzungserlebnis zu verbessern. Dabei können personenbezogene Daten verarbeitet werden, zum Beispiel Ihre IP-Adresse. Mehr dazu lesen Sie in unserer <a href="/datenschutzerklaerung/">Datenschutzerklärung</a>.</p>
<p>Einige Dienste (Google Maps, Google reCAPTCHA) verarbeiten Daten in den USA. Sie müssen nicht einwilligen, um die Website zu nutzen. Ihre Auswahl können Sie jederzeit unter <a href="#" class="borlabs-cookie-open-dialog-preferences">Einstellungen</a> widerrufen oder anpassen.</p>`,
    acceptAllButton: 'Alle akzeptieren',
    saveButton: 'Speichern',
    acceptOnlyEssential: 'Nur essenzielle Cookies akzeptieren',
    preferencesButton: 'Individuelle Datenschutzeinstellungen',
    detailsHeadline: 'Datenschutz-Präferenz',
    detailsDescription:
      '<p>Hier sehen Sie alle Dienste dieser Website. Sie können ganzen Gruppen zustimmen oder einzelne Dienste auswählen.</p>',
    backLink: 'Zurück',
    widgetLabel: 'Cookie-Einstellungen öffnen',
  },
  serviceGroups: [
    {
      id: 'essential',
      name: 'Essenziell',
      description: 'Essenzielle Services ermöglichen grundlegende Funktionen und sind für den Betrieb der Website nötig.',
    },
    { id: 'statistics', name: 'Statistik', description: 'Statistik-Services zeigen uns, wie unsere Website genutzt wird.' },
    {
      id: 'marketing',
      name: 'Marketing',
      description: 'Marketing-Services stammen von Drittanbietern, die Besucher wiedererkennen können.',
    },
    {
      id: 'external-media',
      name: 'Externe Medien',
      description: 'Inhalte von Karten- und Terminplattformen sind standardmäßig blockiert und laden erst nach Ihrer Einwilligung.',
    },
  ],
  services: Object.fromEntries(services.map((service) => [service.id, service])),
  settings: {
    cookieDomainPath: 'www.zahnarzt-lindenhof.test/',
    cookieLifetime: 60,
    cookieName: 'borlabs-cookie',
    cookieVersion: 4,
    hideDialogOnPages: ['/impressum/', '/datenschutzerklaerung/'],
    reloadAfterOptOut: true,
    restUrl: '/wp-json/borlabs-cookie/v1/',
  },
};

/** The configuration file of the plugin, as a script. */
export const borlabsConfigScript = `window.borlabsCookieConfig = (function () {return JSON.parse(${JSON.stringify(JSON.stringify(configuration))});})();`;

const unblockTexts = {
  'google-maps': ['Google Maps', 'Google Ireland Limited'],
  doctolib: ['Doctolib', 'Doctolib GmbH'],
} as const;

/** An embed behind a content blocker of the plugin: its HTML waits in base64. */
export function contentBlocker(id: keyof typeof unblockTexts, embed: string): string {
  const [name, provider] = unblockTexts[id];
  return `<div class="brlbs-cmpnt-container brlbs-cmpnt-content-blocker brlbs-cmpnt-with-individual-styles" data-borlabs-cookie-content-blocker-id="${id}" data-borlabs-cookie-content="${base64(embed)}"><div class="brlbs-cmpnt-cb-preset-b brlbs-cmpnt-cb-${id}"> <div class="brlbs-cmpnt-cb-thumbnail" style="background-image: url('/wp-content/uploads/borlabs-cookie/1/brlbs-cb-${id}-main.svg')"></div> <div class="brlbs-cmpnt-cb-main"> <div class="brlbs-cmpnt-cb-content"> <p class="brlbs-cmpnt-cb-description">Sie sehen gerade einen Platzhalterinhalt von <strong>${name}</strong>. Um auf den eigentlichen Inhalt zuzugreifen, klicken Sie auf die Schaltfläche unten. Dabei werden Daten an ${provider} weitergegeben.</p> <a class="brlbs-cmpnt-cb-provider-toggle" href="/datenschutzerklaerung/" role="button">Mehr Informationen</a> </div> <div class="brlbs-cmpnt-cb-buttons"> <a class="brlbs-cmpnt-cb-btn" href="#" data-borlabs-cookie-unblock role="button">Inhalt entsperren</a> <a class="brlbs-cmpnt-cb-btn" href="#" data-borlabs-cookie-accept-service role="button" style="display: inherit">Erforderlichen Service akzeptieren und Inhalte entsperren</a> </div> </div> </div></div>`;
}
