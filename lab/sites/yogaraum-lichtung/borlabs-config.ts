import { studio } from './studio.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

const analyticsCode = `<script async src="https://www.googletagmanager.com/gtag/js?id=${studio.analytics}"></script>
<script>
window.dataLayer = window.dataLayer || [];
function gtag(){dataLayer.push(arguments);}
gtag('consent', 'update', {'analytics_storage': 'granted'});
gtag('js', new Date());
gtag('config', '${studio.analytics}', { 'anonymize_ip': true });
</script>`;

const google = 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland';
const owner = 'Eigentümer dieser Website';
const service = (id: string, serviceGroupId: string, name: string, provider: string, description: string, cookieText: string) => ({
  id,
  serviceGroupId,
  name,
  provider,
  description,
  cookieText,
});

const services = [
  service(
    'borlabs-cookie',
    'essential',
    'Borlabs Cookie',
    owner,
    'Speichert die Einstellungen, die in der Cookie Box von Borlabs Cookie ausgewählt wurden.',
    'borlabs-cookie (60 Tage)',
  ),
  service(
    'woocommerce',
    'essential',
    'WooCommerce',
    owner,
    'Hilft WooCommerce, den Warenkorb zuzuordnen.',
    'woocommerce_cart_hash, woocommerce_items_in_cart (Sitzung), wp_woocommerce_session_ (2 Tage)',
  ),
  service(
    'cloudflare-turnstile',
    'essential',
    'Cloudflare Turnstile',
    'Cloudflare, Inc., 101 Townsend St., San Francisco, CA 94107, USA',
    'Schützt unsere Formulare vor Spam.',
    'keine; Web-Speicher: cf.turnstile.u',
  ),
  service(
    'trustindex',
    'essential',
    'Trustindex',
    'Trustindex Kft., 1138 Budapest, Ungarn',
    'Zeigt unsere Google-Bewertungen auf der Startseite an.',
    'keine',
  ),
  {
    ...service(
      'google-analytics',
      'statistics',
      'Google Analytics',
      google,
      'Misst, wie unsere Website genutzt wird.',
      '_ga, _ga_* (2 Jahre)',
    ),
    cookies: ['_ga'],
    optInCode: base64(analyticsCode),
  },
  service('google-maps', 'external-media', 'Google Maps', google, 'Zeigt eine Anfahrtskarte.', 'NID (6 Monate)'),
  service(
    'instagram',
    'external-media',
    'Instagram',
    'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland',
    'Lädt die Bilder unseres Instagram-Feeds aus dem Netz von Instagram. Ohne Einwilligung zeigen wir Kopien von unserem Server.',
    'keine',
  ),
  service(
    'youtube',
    'external-media',
    'YouTube',
    google,
    'Zeigt Videos von YouTube.',
    'YSC (Sitzung), VISITOR_INFO1_LIVE, VISITOR_PRIVACY_METADATA (6 Monate), IDE (13 Monate), test_cookie (15 Minuten)',
  ),
  service(
    'eversports',
    'external-media',
    'Eversports',
    'Eversports GmbH, Jakov-Lind-Straße 13, 1020 Wien, Österreich',
    'Zeigt den Kursplan und die Buchung.',
    '__cf_bm (30 Minuten)',
  ),
];

const blocked = ['google-maps', 'youtube', 'eversports'] as const;

/** What the plugin keeps in `borlabs-cookie-config-de.json.js`. */
const configuration = {
  contentBlockers: Object.fromEntries(blocked.map((id) => [id, { id, serviceId: id }])),
  links: [
    { text: 'Datenschutzerklärung', href: '/datenschutzerklaerung/' },
    { text: 'Impressum', href: '/impressum/' },
  ],
  localizationStrings: {
    entranceHeadline: 'Datenschutz-Präferenz',
    entranceDescription: `<p>Wir benötigen deine Einwilligung, bevor du unsere Website weiter besuchen kannst. Wenn du unter 16 Jahre alt bist und deine Einwilligung zu optionalen Services geben möchtest, musst du deine Erziehungsberechtigten um Erlaubnis bitten.</p>
<p>Wir verwenden Cookies und andere Technologien auf unserer Website. Einige von ihnen sind essenziell, während andere uns helfen, diese Website und deine Erfahrung zu verbessern. Personenbezogene Daten können verarbeitet werden (z. B. IP-Adressen), z. B. für Inhaltsmessung. Einige Services verarbeiten Daten in den USA. Weitere Informationen findest du in unserer <a href="/datenschutzerklaerung/">Datenschutzerklärung</a>. Du kannst deine Auswahl jederzeit unter <a href="#" class="borlabs-cookie-open-dialog-preferences">Einstellungen</a> widerrufen oder anpassen.</p>`,
    acceptAllButton: 'Alle akzeptieren',
    saveButton: 'Speichern',
    acceptOnlyEssential: 'Nur essenzielle Cookies akzeptieren',
    preferencesButton: 'Individuelle Datenschutzeinstellungen',
    detailsHeadline: 'Datenschutz-Präferenz',
    detailsDescription:
      '<p>Hier findest du eine Übersicht über alle verwendeten Services. Du kannst deine Einwilligung zu ganzen Kategorien geben oder bestimmte Services auswählen.</p>',
    backLink: 'Zurück',
    widgetLabel: 'Klicke hier, um die Datenschutzeinstellungen zu öffnen',
  },
  serviceGroups: [
    { id: 'essential', name: 'Essenziell', description: 'Essenzielle Services sind für die Funktion der Website erforderlich.' },
    {
      id: 'statistics',
      name: 'Statistik',
      description: 'Statistik-Services sammeln Nutzungsdaten, die uns Aufschluss über Besucher geben.',
    },
    {
      id: 'external-media',
      name: 'Externe Medien',
      description: 'Inhalte von Video-, Karten- und Buchungsplattformen werden standardmäßig blockiert.',
    },
  ],
  services: Object.fromEntries(services.map((entry) => [entry.id, entry])),
  settings: {
    cookieDomainPath: `${studio.host}/`,
    cookieLifetime: 60,
    cookieName: 'borlabs-cookie',
    cookieVersion: 3,
    hideDialogOnPages: ['/impressum/', '/datenschutzerklaerung/'],
    reloadAfterOptOut: true,
    restUrl: '/wp-json/borlabs-cookie/v1/',
  },
};

/** The configuration file of the plugin, as a script. */
export const borlabsConfigScript = `window.borlabsCookieConfig = (function () {return JSON.parse(${JSON.stringify(JSON.stringify(configuration))});})();`;

const names = { 'google-maps': 'Google Maps', youtube: 'YouTube', eversports: 'Eversports' } as const;

/** An embed behind a content blocker of the plugin: its HTML waits in base64. */
export function contentBlocker(id: (typeof blocked)[number], embed: string): string {
  return `<div class="brlbs-cmpnt-container brlbs-cmpnt-content-blocker brlbs-cmpnt-with-individual-styles" data-borlabs-cookie-content-blocker-id="${id}" data-borlabs-cookie-content="${base64(embed)}"><div class="brlbs-cmpnt-cb-preset-b brlbs-cmpnt-cb-${id}"> <div class="brlbs-cmpnt-cb-thumbnail" style="background-image: url('/wp-content/uploads/borlabs-cookie/1/brlbs-cb-${id}-main.svg')"></div> <div class="brlbs-cmpnt-cb-main"> <div class="brlbs-cmpnt-cb-content"> <p class="brlbs-cmpnt-cb-description">Du siehst gerade einen Platzhalterinhalt von <strong>${names[id]}</strong>. Um auf den eigentlichen Inhalt zuzugreifen, klicke auf die Schaltfläche unten. Bitte beachte, dass dabei Daten an Drittanbieter weitergegeben werden.</p> <a class="brlbs-cmpnt-cb-provider-toggle" href="/datenschutzerklaerung/" role="button">Mehr Informationen</a> </div> <div class="brlbs-cmpnt-cb-buttons"> <a class="brlbs-cmpnt-cb-btn" href="#" data-borlabs-cookie-unblock role="button">Inhalt entsperren</a> <a class="brlbs-cmpnt-cb-btn" href="#" data-borlabs-cookie-accept-service role="button" style="display: inherit">Erforderlichen Service akzeptieren und Inhalte entsperren</a> </div> </div> </div></div>`;
}
