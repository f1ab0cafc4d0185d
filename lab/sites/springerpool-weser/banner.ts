import { firm } from './accounts.ts';

const { origin } = firm;
const chevron =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 448 512" height="18"><path d="M224 416c-8.188 0-16.38-3.125-22.62-9.375l-192-192c-12.5-12.5-12.5-32.75 0-45.25s32.75-12.5 45.25 0L224 338.8l169.4-169.4c12.5-12.5 32.75-12.5 45.25 0s12.5 32.75 0 45.25l-192 192C240.4 412.9 232.2 416 224 416z"/></svg>';

function category(id: string, name: string, text: string, fixed = false): string {
  const box = `<input type="checkbox" id="cmplz-${id}-optin" data-category="cmplz_${id}" class="cmplz-consent-checkbox cmplz-${id}" size="40" value="1"${fixed ? ' checked disabled' : ''}/><label class="cmplz-label" for="cmplz-${id}-optin"><span class="screen-reader-text">${name}</span></label>`;
  return `<details class="cmplz-category cmplz-${id}"><summary><span class="cmplz-category-header"><span class="cmplz-category-title">${name}</span>
${fixed ? `<span class="cmplz-always-active"><span class="cmplz-banner-checkbox">${box}</span>Immer aktiv</span>` : `<span class="cmplz-banner-checkbox">${box}</span>`}
<span class="cmplz-icon cmplz-open">${chevron}</span></span></summary>
<div class="cmplz-description"><span class="cmplz-description-${id}">${text}</span></div></details>`;
}

const banner = `<!-- Consent Management powered by Complianz | GDPR/CCPA Cookie Consent https://wordpress.org/plugins/complianz-gdpr -->
<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden banner-1 springerpool-banner optin cmplz-center cmplz-categories-type-view-preferences" aria-modal="true" data-nosnippet="true" role="dialog" aria-live="polite" aria-labelledby="cmplz-header-1-optin" aria-describedby="cmplz-message-1-optin">
<div class="cmplz-header"><div class="cmplz-logo"><img width="180" height="44" src="${origin}/wp-content/uploads/2024/02/logo-springerpool.svg" alt="Springerpool Weser"></div><div class="cmplz-title" id="cmplz-header-1-optin">Cookie-Zustimmung verwalten</div><div class="cmplz-close" tabindex="0" role="button" aria-label="Dialog schließen">×</div></div>
<div class="cmplz-divider cmplz-divider-header"></div>
<div class="cmplz-body"><div class="cmplz-message" id="cmplz-message-1-optin">Um Ihnen ein optimales Erlebnis zu bieten, verwenden wir Technologien wie Cookies, um Geräteinformationen zu speichern und/oder darauf zuzugreifen. Wenn Sie zustimmen, messen wir mit Google Analytics, welche Seiten gelesen werden, und mit Google Ads und Meta, welche Anzeigen zu Bewerbungen führen; dabei können Daten in die USA gelangen. Wenn Sie ablehnen, werden nur technisch notwendige Cookies gesetzt. Bewerben können Sie sich in jedem Fall. Ihre Wahl ändern Sie jederzeit über „Zustimmung verwalten“.</div>
<div class="cmplz-categories">
${category('functional', 'Funktional', 'Die technische Speicherung oder der Zugang ist unbedingt erforderlich für den rechtmäßigen Zweck, die Nutzung eines bestimmten Dienstes zu ermöglichen, der vom Teilnehmer oder Nutzer ausdrücklich gewünscht wird.', true)}
${category('statistics', 'Statistiken', 'Google Analytics: Seitenaufrufe, Herkunft, ungefährer Ort. Speicherdauer bis zu zwei Jahre.')}
${category('marketing', 'Marketing und externe Inhalte', 'Google Ads, Meta Pixel, Google Maps, Google reCAPTCHA, Stellenliste von softgarden.')}
</div></div>
<div class="cmplz-divider cmplz-footer"></div>
<div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">Akzeptieren</button><button class="cmplz-btn cmplz-deny">Ablehnen</button><button class="cmplz-btn cmplz-view-preferences">Einstellungen ansehen</button><button class="cmplz-btn cmplz-save-preferences">Einstellungen speichern</button></div>
<div class="cmplz-documents cmplz-links"><ul><li><a class="cmplz-link cookie-statement" href="${origin}/cookie-richtlinie-eu/">Cookie-Richtlinie (EU)</a></li><li><a class="cmplz-link privacy-statement" href="${origin}/datenschutzerklaerung/">Datenschutzerklärung</a></li><li><a class="cmplz-link impressum" href="${origin}/impressum/">Impressum</a></li></ul></div>
</div></div>
<div id="cmplz-manage-consent" data-nosnippet="true"><button class="cmplz-btn cmplz-hidden cmplz-manage-consent manage-consent-1">Zustimmung verwalten</button></div>
`;

const settings = {
  prefix: 'cmplz_',
  user_banner_id: '1',
  set_cookies: ['_ga', `_ga_${firm.analytics.slice(2)}`, '_gcl_au', '_fbp'],
  banner_version: '41',
  version: '7.5.6',
  store_consent: '1',
  consenttype: 'optin',
  region: 'eu',
  geoip: '1',
  soft_cookiewall: '',
  cookie_expiry: '365',
  url: `${origin}/wp-json/complianz/v1/`,
  locale: 'lang=de&locale=de_DE_formal',
  current_policy_id: '33',
  cookie_path: '/',
  categories: { statistics: 'Statistiken', marketing: 'Marketing und externe Inhalte' },
  tcf_active: '',
  placeholdertext: 'Klicken Sie auf „Ich stimme zu“, um {service} zu laden. Dabei wird Ihre IP-Adresse an den Anbieter übertragen.',
  enable_geo: '',
};

/** What Complianz prints at the foot of a page; on pages where the editor ticked “hide the banner”, only its script. */
export const complianzFoot = (hideBanner = false) => `${hideBanner ? '' : banner}<script id="cmplz-cookiebanner-js-extra">
var complianz = ${JSON.stringify(settings).replaceAll('/', '\\/')};
</script>
<script defer src="${origin}/wp-content/plugins/complianz-gdpr-premium/cookiebanner/js/complianz.min.js?ver=1763022118" id="cmplz-cookiebanner-js"></script>`;

/** Consent Mode and Tag Manager as the plugin's integration prints them, then what its cookie blocker made of the Meta pixel. */
export const complianzHead = `<script data-category="functional">
window.dataLayer = window.dataLayer || [];
function gtag(){dataLayer.push(arguments);}
gtag('consent', 'default', {'security_storage': 'granted', 'functionality_storage': 'granted', 'personalization_storage': 'denied', 'analytics_storage': 'denied', 'ad_storage': 'denied', 'ad_user_data': 'denied', 'ad_personalization': 'denied'});
dataLayer.push({'event': 'default_consent'});
document.addEventListener('cmplz_fire_categories', function (e) {
  var allowed = e.detail.categories;
  var statistics = allowed.indexOf('statistics') > -1 ? 'granted' : 'denied', marketing = allowed.indexOf('marketing') > -1 ? 'granted' : 'denied';
  gtag('consent', 'update', {'security_storage': 'granted', 'functionality_storage': 'granted', 'personalization_storage': 'denied', 'analytics_storage': statistics, 'ad_storage': marketing, 'ad_user_data': marketing, 'ad_personalization': marketing});
  dataLayer.push({'event': 'consent_update'});
});
(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','${firm.container}');
</script>
<!-- Meta Pixel Code -->
<script type="text/plain" data-service="facebook" data-category="marketing">!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');
fbq('init','${firm.metaPixel}');fbq('track','PageView');</script>
<!-- End Meta Pixel Code -->`;
