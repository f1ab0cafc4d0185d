const description = (text: string) => `<div class="cmplz-description"><span>${text}</span></div>`;

const category = (id: string, name: string, text: string, fixed: boolean) => `<details class="cmplz-category cmplz-${id}">
<summary><span class="cmplz-category-header"><span class="cmplz-category-title">${name}</span>
${fixed ? `<span class="cmplz-always-active"><span class="cmplz-banner-checkbox"><input type="checkbox" id="cmplz-${id}-optin" data-category="cmplz_${id}" class="cmplz-consent-checkbox cmplz-${id}" size="40" value="1" checked disabled/><label class="cmplz-label" for="cmplz-${id}-optin"><span class="screen-reader-text">${name}</span></label></span>Immer aktiv</span>` : `<span class="cmplz-banner-checkbox"><input type="checkbox" id="cmplz-${id}-optin" data-category="cmplz_${id}" class="cmplz-consent-checkbox cmplz-${id}" size="40" value="1"/><label class="cmplz-label" for="cmplz-${id}-optin"><span class="screen-reader-text">${name}</span></label></span>`}
<span class="cmplz-icon cmplz-open"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512" height="18"><path d="M224 416c-8.188 0-16.38-3.125-22.62-9.375l-192-192c-12.5-12.5-12.5-32.75 0-45.25s32.75-12.5 45.25 0L224 338.8l169.4-169.4c12.5-12.5 32.75-12.5 45.25 0s12.5 32.75 0 45.25l-192 192C240.4 412.9 232.2 416 224 416z"/></svg></span></span></summary>
${description(text)}</details>`;

/** What the Complianz plugin prints at the foot of every page: banner, button to come back to it, settings, script. */
export const complianzFooter = `<!-- Consent Management powered by Complianz | GDPR/CCPA Cookie Consent https://wordpress.org/plugins/complianz-gdpr -->
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1 bottom-right-view-preferences optin cmplz-bottom-right cmplz-categories-type-view-preferences" aria-modal="true" data-nosnippet="true" role="dialog" aria-live="polite" aria-labelledby="cmplz-header-1-optin" aria-describedby="cmplz-message-1-optin">
<div class="cmplz-header"><div class="cmplz-logo"></div><div class="cmplz-title" id="cmplz-header-1-optin">Ihre Entscheidung zu externen Medien</div>
<div class="cmplz-close" tabindex="0" role="button" aria-label="Dialog schließen"><svg aria-hidden="true" viewBox="0 0 352 512" width="14"><path fill="currentColor" d="M242.72 256l100.07-100.07c12.28-12.28 12.28-32.19 0-44.48l-22.24-22.24c-12.28-12.28-32.19-12.28-44.48 0L176 189.28 75.93 89.21c-12.28-12.28-32.19-12.28-44.48 0L9.21 111.45c-12.28 12.28-12.28 32.19 0 44.48L109.28 256 9.21 356.07c-12.28 12.28-12.28 32.19 0 44.48l22.24 22.24c12.28 12.28 32.2 12.28 44.48 0L176 322.72l100.07 100.07c12.28 12.28 32.2 12.28 44.48 0l22.24-22.24c12.28-12.28 12.28-32.19 0-44.48L242.72 256z"></path></svg></div></div>
<div class="cmplz-divider cmplz-divider-header"></div>
<div class="cmplz-body"><div class="cmplz-message" id="cmplz-message-1-optin">Auf einigen Seiten binden wir Videos (YouTube, Google) und unseren Podcast (Podigee) ein. Beides wird erst geladen, wenn Sie zustimmen; bei YouTube können dabei Daten in die USA gelangen. Wenn Sie ablehnen, können Sie alle Texte und Formulare ohne Einschränkung nutzen. Ihre Wahl können Sie jederzeit über „Zustimmung verwalten“ ändern.</div>
<div class="cmplz-categories">
${category('functional', 'Funktional', 'Speichert Ihre Entscheidung in diesem Fenster. Ohne diese Cookies müssten wir Sie auf jeder Seite erneut fragen.', true)}
${category('marketing', 'Externe Medien', 'Videos von YouTube (youtube-nocookie.com) und der Podcast-Player von Podigee.', false)}
</div></div>
<div class="cmplz-links cmplz-information"><ul><li><a class="cmplz-link cmplz-manage-options cookie-statement" href="#" data-relative_url="#cmplz-manage-consent-container">Optionen verwalten</a></li></ul></div>
<div class="cmplz-divider cmplz-footer"></div>
<div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">Akzeptieren</button><button class="cmplz-btn cmplz-deny">Ablehnen</button><button class="cmplz-btn cmplz-view-preferences">Einstellungen ansehen</button><button class="cmplz-btn cmplz-save-preferences">Einstellungen speichern</button></div>
<div class="cmplz-documents cmplz-links"><ul><li><a class="cmplz-link cookie-statement" href="/cookie-richtlinie-eu/">Cookie-Richtlinie (EU)</a></li><li><a class="cmplz-link privacy-statement" href="/datenschutzerklaerung/">Datenschutzerklärung</a></li><li><a class="cmplz-link impressum" href="/impressum/">Impressum</a></li></ul></div>
</div></div>
<div id="cmplz-manage-consent" data-nosnippet="true"><button class="cmplz-btn cmplz-hidden cmplz-manage-consent manage-consent-1">Zustimmung verwalten</button></div>
<script id="cmplz-cookiebanner-js-extra">
var complianz = ${JSON.stringify({
  prefix: 'cmplz_',
  user_banner_id: '1',
  set_cookies: [],
  block_ajax_content: '0',
  banner_version: '27',
  version: '7.4.3',
  store_consent: '1',
  do_not_track_enabled: '',
  consenttype: 'optin',
  region: 'eu',
  geoip: '',
  soft_cookiewall: '',
  cookie_expiry: '365',
  url: 'https://stiftung-auenland.test/wp-json/complianz/v1/',
  locale: 'lang=de&locale=de_DE_formal',
  set_cookies_on_root: '0',
  cookie_domain: '',
  current_policy_id: '19',
  cookie_path: '/',
  categories: { marketing: 'Externe Medien' },
  tcf_active: '',
  placeholdertext: 'Klicken Sie auf „Ich stimme zu“, um {service} zu aktivieren',
  page_links: {
    eu: { 'cookie-statement': { title: 'Cookie-Richtlinie (EU)', url: 'https://stiftung-auenland.test/cookie-richtlinie-eu/' } },
  },
  aria_label: 'Klicken Sie, um {service} zu aktivieren',
}).replaceAll('/', '\\/')};
</script>
<script defer src="/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js?ver=1761900213" id="cmplz-cookiebanner-js"></script>`;
