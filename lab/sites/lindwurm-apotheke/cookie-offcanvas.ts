type Entry = readonly [cookie: string, label: string];

const entry = ([cookie, label]: Entry, required: boolean) =>
  `<div class="offcanvas-cookie-entries"><div class="form-check"><input type="checkbox" class="form-check-input" id="cookie_${cookie}"${required ? ' checked="checked" disabled="disabled" data-cookie-required="true"' : ` data-cookie="${cookie}" data-cookie-value="1" data-cookie-expiration="30"`}> <label class="form-check-label" for="cookie_${cookie}">${label}</label></div></div>`;

const group = (name: string, description: string, entries: readonly Entry[], required = false) => {
  const id = `cookie_${name.replaceAll(' ', '')}`;
  return `<div class="offcanvas-cookie-group"><div class="form-check"><input type="checkbox" class="offcanvas-cookie-parent-input form-check-input" id="${id}"${required ? ' checked="checked" disabled="disabled"' : ''}> <label class="form-check-label" for="${id}"><strong>${name}</strong></label></div>${description && `<p>${description}</p>`}${entries.map((one) => entry(one, required)).join('')}</div>`;
};

const groups = [
  group(
    'Technisch erforderlich',
    'Einige Cookies sind notwendig, um die Kernfunktionalität des Shops zu gewährleisten.',
    [
      ['session-', 'Session'],
      ['timezone', 'Zeitzone'],
      ['cookie-preference', 'Cookie-Einstellungen'],
      ['paypal-cookie-key', 'PayPal-Zahlungen'],
    ],
    true,
  ),
  group('Komfortfunktionen', '', [['youtube-video', 'YouTube-Video']]),
  group('Statistik', 'Cookies für Website-Analysen und zur Messung der Anzeigenperformance.', [
    ['google-analytics-enabled', 'Google Analytics'],
  ]),
  group('Marketing', 'Ermöglicht Google, personenbezogene Daten für Online-Werbung und Marketing zu sammeln.', [
    ['google-ads-enabled', 'Google-Ads-Conversion-Tracking'],
  ]),
];

/** The configuration that the off-canvas fetches. */
export const cookieOffCanvas = `<div class="offcanvas-header"><button class="btn btn-light offcanvas-close js-offcanvas-close" aria-label="Schließen">✕ Menü schließen</button></div>
<div class="offcanvas-body"><div class="offcanvas-cookie"><div class="offcanvas-cookie-description"><h2>Cookie-Voreinstellungen</h2><p>Diese Website verwendet Cookies, um eine bestmögliche Erfahrung bieten zu können. <a href="/Datenschutz/" title="Mehr Informationen">Mehr Informationen ...</a></p></div>
<div class="offcanvas-cookie-list">${groups.join('')}</div>
<div class="d-grid gap-2"><button type="submit" class="btn btn-primary js-offcanvas-cookie-submit">Speichern</button><button type="submit" class="btn btn-primary js-offcanvas-cookie-accept-all">Alle Cookies akzeptieren</button></div></div></div>`;
