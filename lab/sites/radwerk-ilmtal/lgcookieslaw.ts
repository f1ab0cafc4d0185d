import { json } from '../../answers.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import type { LabRequest, LabResponse } from '../../types.ts';
import { paths, shop } from './shop.ts';

interface Purpose {
  id: number;
  name: string;
  technical?: boolean;
  checked?: boolean;
  consentType?: string;
  description: string;
  cookies: readonly (readonly [name: string, provider: string, purpose: string, expiry: string])[];
}

const purposes: readonly Purpose[] = [
  {
    id: 1,
    name: 'Technische Cookies',
    technical: true,
    checked: true,
    description: 'Diese Cookies sind für Warenkorb, Anmeldung und Bestellung erforderlich.',
    cookies: [
      ['PrestaShop-#', shop.host, 'Hält Warenkorb und Sitzung.', '480 Stunden'],
      ['PHPSESSID', shop.host, 'Sitzung des Servers.', 'Sitzung'],
      ['__lglaw', shop.host, 'Speichert Ihre Cookie-Einstellungen.', '1 Jahr'],
    ],
  },
  {
    id: 2,
    name: 'Funktionale Cookies',
    checked: true,
    consentType: 'functionality_storage',
    description: 'Ratenhinweis von Klarna auf der Artikelseite.',
    cookies: [['__klarna_sdk_session', 'Klarna Bank AB', 'Kennung für die Auswertung des Ratenhinweises.', 'dauerhaft (Web-Speicher)']],
  },
  {
    id: 3,
    name: 'Statistik-Cookies',
    consentType: 'analytics_storage',
    description: 'Helfen uns zu verstehen, wie Besucher den Shop benutzen (Google Analytics 4).',
    cookies: [
      ['_ga', 'Google Ireland Limited', 'Unterscheidet Besucher.', '14 Monate'],
      ['_ga_#', 'Google Ireland Limited', 'Hält den Stand der Sitzung.', '14 Monate'],
    ],
  },
  {
    id: 4,
    name: 'Marketing-Cookies',
    consentType: 'ad_storage',
    description: 'Werbung auf Facebook und Instagram sowie deren Erfolgsmessung (Meta Platforms Ireland Limited, auch in den USA).',
    cookies: [['_fbp', 'Meta Platforms Ireland Limited', 'Werbung und Messung.', '90 Tage']],
  },
];

type Values = Record<`lgcookieslaw_purpose_${number}`, boolean>;

/** What the visitor chose, as the module keeps it in its cookie. */
export function chosen({ cookies }: LabRequest): Values | null {
  const kept = cookies['__lglaw'];
  return kept ? (JSON.parse(Buffer.from(decodeURIComponent(kept), 'base64').toString('utf8')) as Values) : null;
}

/** The module's ajax controller: keeps the choice in its cookie. */
export function saveChoice({ body }: LabRequest): LabResponse {
  const accepted = new URLSearchParams(body.toString('utf8')).getAll('purposes[]').map(Number);
  const values = Object.fromEntries(
    purposes.map(({ id, technical }) => [`lgcookieslaw_purpose_${id}`, technical || accepted.includes(id)]),
  );
  const value = encodeURIComponent(Buffer.from(JSON.stringify(values)).toString('base64'));
  const cookie = setCookie('__lglaw', value, { lifetimeSeconds: lifetimes.days(365), expires: true, secure: true, sameSite: 'Lax' });
  return json({ status: 'success', errors: [] }, { 'set-cookie': cookie });
}

const state = (on: boolean | undefined) => (on ? "'granted'" : "'denied'");

/** What the module writes into the head: consent mode, its settings, and the scripts of the purposes that were agreed to. */
export function consentHead(values: Values | null): string {
  const update =
    values &&
    `gtag('consent','update',{'functionality_storage':${state(values.lgcookieslaw_purpose_2)},'analytics_storage':${state(values.lgcookieslaw_purpose_3)},'ad_storage':${state(values.lgcookieslaw_purpose_4)},'ad_user_data':${state(values.lgcookieslaw_purpose_4)},'ad_personalization':${state(values.lgcookieslaw_purpose_4)}});`;
  const klarna = values?.lgcookieslaw_purpose_2
    ? `<script async src="https://js.klarna.com/web-sdk/v1/klarna.js" data-environment="production" data-client-id="${shop.klarna}"></script>`
    : '';
  return `<script type="text/javascript">
    window.dataLayer = window.dataLayer || [];
    function gtag(){ dataLayer.push(arguments); }
    gtag('consent','default',{'ad_storage':'denied','ad_user_data':'denied','ad_personalization':'denied','analytics_storage':'denied','functionality_storage':'denied','security_storage':'granted'});
    ${update ?? ''}
</script>
<script type="text/javascript">
    var lgcookieslaw_consent_mode = 1;
    var lgcookieslaw_banner_url_ajax_controller = "${shop.origin}/module/lgcookieslaw/ajax";
    var lgcookieslaw_cookie_values = ${JSON.stringify(values)};
    var lgcookieslaw_saved_preferences = ${values ? 1 : 0};
    var lgcookieslaw_ajax_calls_token = "c0d41a7fe9935b26d8e1b470a6f2c358";
    var lgcookieslaw_reload = 1;
    var lgcookieslaw_block_navigation = 0;
    var lgcookieslaw_banner_position = 2;
    var lgcookieslaw_show_fixed_button = 1;
    var lgcookieslaw_save_user_consent = 1;
</script>
${klarna}`;
}

function section({ id, name, technical, checked, consentType, description, cookies }: Purpose): string {
  const rows = cookies.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="lgcookieslaw-section"><div class="lgcookieslaw-section-name">${name}${technical ? ' <div class="lgcookieslaw-badge lgcookieslaw-tooltip-container" role="tooltip" title="Obligatorisch">Technisch</div>' : ''}</div>
<div class="lgcookieslaw-section-checkbox"><div class="lgcookieslaw-switch${technical ? ' lgcookieslaw-switch-disabled' : ''}"><div class="lgcookieslaw-slider-option lgcookieslaw-slider-option-left">Nein</div>
<input type="checkbox" id="lgcookieslaw_purpose_${id}" class="lgcookieslaw-purpose" data-id-lgcookieslaw-purpose="${id}" data-consent-mode="${Boolean(consentType)}"${consentType ? ` data-consent-type="${consentType}"` : ''} data-technical="${Boolean(technical)}" data-checked="${Boolean(checked)}"/>
<span id="lgcookieslaw_slider_${id}" class="lgcookieslaw-slider${checked ? ' lgcookieslaw-slider-checked' : ''}"></span><div class="lgcookieslaw-slider-option lgcookieslaw-slider-option-right">Ja</div></div></div>
<div class="lgcookieslaw-section-purpose"><a class="lgcookieslaw-section-purpose-button collapsed" data-toggle="collapse" href="#multi_collapse_lgcookieslaw_purpose_${id}" role="button" aria-expanded="false"><span class="lgcookieslaw-section-purpose-button-title">Beschreibung und Cookies</span></a>
<div class="lgcookieslaw-section-purpose-content collapse multi-collapse" id="multi_collapse_lgcookieslaw_purpose_${id}"><div class="lgcookieslaw-section-purpose-content-description"><p>${description}</p></div>
<table class="lgcookieslaw-section-purpose-content-cookies-table table"><thead><tr><th>Cookie</th><th>Anbieter</th><th>Zweck</th><th>Ablauf</th></tr></thead><tbody>${rows}</tbody></table></div></div></div>`;
}

/** Bar, second layer and the round button that opens it again. */
export const consentBody = `<div id="lgcookieslaw_banner" class="lgcookieslaw-banner lgcookieslaw-banner-bottom lgcookieslaw-reject-button-enabled"><div class="container">
<div class="lgcookieslaw-banner-message"><p>Radwerk Ilmtal verwendet Cookies und ähnliche Techniken, eigene und solche von Drittanbietern (Google, Meta, Klarna), um die Benutzung des Shops auszuwerten und Ihnen passende Werbung zu zeigen. Mit „Alle akzeptieren“ willigen Sie ein, auch in die Übermittlung in die USA. Ihre Wahl können Sie später jederzeit über das runde Keks-Symbol unten links ändern.</p>
<a class="lgcookieslaw-info-link lgcookieslaw-link" target="_blank" href="${shop.origin}${paths.privacy}">Mehr Informationen</a> <a id="lgcookieslaw_customize_cookies_link" class="lgcookieslaw-customize-cookies-link lgcookieslaw-link">Cookies anpassen</a></div>
<div class="lgcookieslaw-button-container"><button class="lgcookieslaw-button lgcookieslaw-accept-button">Alle akzeptieren</button><button class="lgcookieslaw-button lgcookieslaw-reject-button">Ohne Zustimmung fortfahren</button></div>
</div></div>
<div id="lgcookieslaw_modal" class="lgcookieslaw-modal"><div class="lgcookieslaw-modal-header"><h2 class="lgcookieslaw-modal-header-title">Cookie-Präferenzen</h2></div>
<div class="lgcookieslaw-modal-body"><div class="lgcookieslaw-modal-body-content">${purposes.map(section).join('\n')}</div></div>
<div class="lgcookieslaw-modal-footer"><div class="lgcookieslaw-modal-footer-left"><button id="lgcookieslaw_cancel_button" class="lgcookieslaw-button lgcookieslaw-cancel-button">Abbrechen</button></div>
<div class="lgcookieslaw-modal-footer-right"><button class="lgcookieslaw-button lgcookieslaw-reject-button">Alle ablehnen</button> <button class="lgcookieslaw-button lgcookieslaw-partial-accept-button">Auswahl akzeptieren</button> <button class="lgcookieslaw-button lgcookieslaw-accept-button">Alle akzeptieren</button></div></div></div>
<div class="lgcookieslaw-overlay"></div>
<div id="lgcookieslaw_fixed_button" class="lgcookieslaw-fixed-button lgcookieslaw-fixed-button-left"><svg xmlns="http://www.w3.org/2000/svg" height="36px" viewBox="0 0 20 20" width="36px" fill="#FFFFFF"><circle cx="8.75" cy="7.25" r="1.25"/><circle cx="6.75" cy="11.25" r="1.25"/><circle cx="12.5" cy="12.5" r=".75"/><path d="M18 9.200a3 3 0 0 1-2.200-3.400 3.400 3.400 0 0 1-4.100-3.600A8 8 0 1 0 18 9.200zM10 16.500A6.500 6.500 0 1 1 10.100 3.500a5 5 0 0 0 4 4 4 4 0 0 0 2.400 2.900 6.500 6.500 0 0 1-6.500 6.100z"/></svg></div>`;
