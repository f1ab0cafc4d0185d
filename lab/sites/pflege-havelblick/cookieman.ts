import { assets } from './paths.ts';

interface TrackingItem {
  duration: string;
  durationUnit: string;
  type: string;
  provider: string;
  htmlCookieRemovalPattern?: string;
}

const matomoCookie = (name: string, duration: string, durationUnit: string): TrackingItem => ({
  duration,
  durationUnit,
  type: 'cookie_http+html',
  provider: 'Matomo',
  htmlCookieRemovalPattern: `^${name}\\.\\d+\\.[a-fA-F0-9]+$`,
});

/** What plugin.tx_cookieman.settings holds in TypoScript: it stands as JSON in an attribute of the window. */
const settings = {
  cookie: { cookieLifetimeDays: '365', domain: '', sameSite: 'Lax' },
  groups: {
    mandatory: { preselected: '1', disabled: '1', trackingObjects: ['CookieConsent', 'fe_typo_user'] },
    statistik: { preselected: '1', respectDnt: '1', showDntMessage: '1', trackingObjects: ['Matomo'] },
    medien: { respectDnt: '0', trackingObjects: ['Openstreetmap', 'Youtube'] },
  },
  trackingObjects: {
    CookieConsent: { show: { CookieConsent: { duration: '1', durationUnit: 'year', type: 'cookie_http+html', provider: 'Website' } } },
    fe_typo_user: { show: { fe_typo_user: { duration: '', durationUnit: 'session', type: 'cookie_http', provider: 'Website' } } },
    Matomo: {
      inject: `<script data-what="Matomo" src="${assets.site}/JavaScript/matomo-inject.js"></script>`,
      show: {
        _pk_id: matomoCookie('_pk_id', '13', 'months'),
        _pk_ref: matomoCookie('_pk_ref', '6', 'months'),
        _pk_ses: matomoCookie('_pk_ses', '30', 'minutes'),
      },
    },
    Openstreetmap: { show: { Kartenkacheln: { duration: '', durationUnit: 'none', type: 'none', provider: 'OpenStreetMap Foundation' } } },
    Youtube: {
      show: { 'yt-remote-device-id': { duration: '', durationUnit: 'none', type: 'localStorage', provider: 'YouTube (Google)' } },
    },
  },
};

const groupTexts: Record<string, readonly [label: string, description: string]> = {
  mandatory: ['Notwendig', 'Diese Cookies sind für den Betrieb der Website erforderlich und können nicht abgewählt werden.'],
  statistik: [
    'Statistik',
    'Mit Matomo auf unserem eigenen Server zählen wir, welche Seiten gelesen werden. Die Daten bleiben bei uns und werden nicht weitergegeben.',
  ],
  medien: [
    'Externe Medien',
    'Karten von OpenStreetMap werden ohne weitere Rückfrage angezeigt. Filme von YouTube starten in jedem Fall erst, wenn Sie auf das Vorschaubild klicken.',
  ],
};

const purposes: Record<string, string> = {
  CookieConsent: 'Speichert Ihren Zustimmungsstatus für Cookies',
  fe_typo_user: 'Ordnet Ihren Browser einer Session auf dem Server zu (Formular „Platzanfrage“).',
  _pk_id: 'Unterscheidet Besucherinnen und Besucher.',
  _pk_ref: 'Speichert, von welcher Website Sie kommen.',
  _pk_ses: 'Fasst die Seitenaufrufe eines Besuchs zusammen.',
  Kartenkacheln: 'Bilder der Karte; Ihre IP-Adresse wird übertragen, Cookies werden nicht gesetzt.',
  'yt-remote-device-id': 'Wiedererkennung des Geräts durch den Player.',
};
const units: Record<string, string> = { year: 'Jahr', months: 'Monate', minutes: 'Minuten', session: 'Session', none: '–' };
const types: Record<string, string> = { 'cookie_http+html': 'HTML', cookie_http: 'HTTP', localStorage: 'Local Storage', none: '–' };

function rows(keys: readonly string[]): string {
  const objects: Record<string, { show: Record<string, TrackingItem> }> = settings.trackingObjects as never;
  return keys
    .flatMap((key) => Object.entries(objects[key]?.show ?? {}))
    .map(
      ([name, item]) =>
        `<tr><td>${name}</td><td>${purposes[name]}</td><td>${item.duration} ${units[item.durationUnit]}</td><td>${types[item.type]}</td><td>${item.provider}</td></tr>`,
    )
    .join('');
}

function group([id, { trackingObjects, ...flags }]: [
  string,
  { preselected?: string; disabled?: string; trackingObjects: string[] },
]): string {
  const [label, description] = groupTexts[id] ?? [id, ''];
  const dnt = id === 'statistik' ? '<div class="mb-3" data-cookieman-dnt></div>' : '';
  return `<div class="accordion-item"><h2 class="accordion-header" id="cookieman-acco-h-${id}"><button type="button" class="accordion-button" role="button" data-bs-toggle="collapse" data-bs-target="#cookieman-acco-${id}" aria-expanded="true" aria-controls="cookieman-acco-${id}">${label}</button></h2>
<div id="cookieman-acco-${id}" class="accordion-collapse collapse show" aria-labelledby="cookieman-acco-h-${id}"><div class="accordion-body">${dnt}<div class="alert alert-primary"><div class="form-check"><input class="form-check-input" type="checkbox" value="" id="${id}" name="${id}"${flags.preselected ? ' checked="checked"' : ''}${flags.disabled ? ' disabled="disabled"' : ''}><label class="form-check-label" for="${id}">Akzeptieren</label></div></div>
<p>${description}</p><div class="table-responsive"><table class="table table-hover table-sm"><thead><tr><th>Name</th><th>Zweck</th><th>Ablauf</th><th>Typ</th><th>Anbieter</th></tr></thead><tbody>${rows(trackingObjects)}</tbody></table></div></div></div></div>`;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The window of EXT:cookieman, theme bootstrap5-modal. On imprint and privacy notice it does not open by itself. */
export function cookieman(showOnce: boolean): string {
  return `<div id="cookieman-modal" data-cookieman-showonce="${showOnce ? 1 : 0}" data-cookieman-settings="${attribute(JSON.stringify(settings))}" class="modal fade" tabindex="-1" role="dialog" aria-labelledby="cookieman-modal-title"><div class="modal-dialog modal-xl"><div class="modal-content"><div class="modal-header"><h5 class="modal-title" id="cookieman-modal-title">Über Cookies</h5></div><div class="modal-body"><p>Unsere Seite verwendet Cookies. Zum einen sind sie erforderlich für die grundlegende Funktionalität unserer Website. Zum anderen möchten wir mit Ihrem Einverständnis zählen, welche Seiten gelesen werden, und Ihnen Karten anzeigen. Eine Übermittlung Ihrer Daten in Länder außerhalb der Europäischen Union findet ohne Ihr Einverständnis nicht statt. Das Einverständnis können Sie jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite widerrufen. Weitere Informationen finden Sie in unserer <a href="/datenschutz">Datenschutzerklärung</a> und zu uns im <a href="/impressum">Impressum</a>.</p>
<button class="btn btn-secondary btn-sm float-right collapsed pr-5" type="button" data-bs-toggle="collapse" data-bs-target="#cookieman-settings" aria-expanded="false" aria-controls="cookieman-settings">Einstellungen</button><div class="clearfix"></div>
<div class="collapse" id="cookieman-settings"><form data-cookieman-form class="mt-3" data-cookieman-dnt-enabled="Sie haben über die Do-not-track-Funktion Ihres Browsers bereits der Erstellung von Nutzungsprofilen widersprochen. Das akzeptieren wir."><div class="accordion" id="cookieman-acco">${Object.entries(settings.groups).map(group).join('')}</div></form></div></div>
<div class="modal-footer"><button data-cookieman-accept-none data-cookieman-save class="btn btn-primary">Nur notwendige</button><button hidden data-cookieman-save class="btn btn-light">Einstellungen speichern</button><button data-cookieman-accept-all data-cookieman-save class="btn btn-primary">Alle akzeptieren</button></div></div></div></div>`;
}
