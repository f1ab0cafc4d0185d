import { origin } from './accounts.ts';
import { scriptsDefined } from './consent-scripts.ts';

const toggle = (id: string, label: string, locked = false) =>
  `<div class="moove-gdpr-status-bar${locked ? ' gdpr-checkbox-disabled checkbox-selected' : ''}"><div class="gdpr-cc-form-wrap"><div class="gdpr-cc-form-fieldset"><label class="cookie-switch" for="${id}"><span class="gdpr-sr-only">Cookies aktivieren oder deaktivieren</span><input type="checkbox" aria-label="${label}"${locked ? ' disabled checked="checked"' : ''} value="check" name="${id}" id="${id}"><span class="cookie-slider cookie-round gdpr-sr" data-text-enable="Aktiviert" data-text-disabled="Deaktiviert"><span class="gdpr-sr-label"><span class="gdpr-sr-enable">Aktiviert</span><span class="gdpr-sr-disable">Deaktiviert</span></span></span></label></div></div></div>`;

const tab = (id: string, title: string, text: string, control = '') =>
  `<div id="${id}" class="moove-gdpr-tab-main"${id === 'privacy_overview' ? '' : ' style="display:none"'}><span class="tab-title">${title}</span><div class="moove-gdpr-tab-main-content">${text}${control}</div></div>`;

const item = (id: string, title: string, kind: string) =>
  `<li class="${kind}"><button data-href="#${id}" class="moove-gdpr-tab-nav" aria-label="${title}"><span class="gdpr-nav-tab-title">${title}</span></button></li>`;

const gear =
  '<svg viewBox="0 0 512 512" width="22" height="22" aria-hidden="true"><path fill="currentColor" d="M294 450h-60a15 15 0 0 1-15-13l-5-42-18-8-33 27a15 15 0 0 1-20-1l-43-43a15 15 0 0 1-1-20l27-33-8-18-42-5a15 15 0 0 1-13-15v-60a15 15 0 0 1 13-15l42-5 8-18-27-33a15 15 0 0 1 1-20l43-43a15 15 0 0 1 20-1l33 27 18-8 5-42a15 15 0 0 1 15-13h60a15 15 0 0 1 15 13l5 42 18 8 33-27a15 15 0 0 1 20 1l43 43a15 15 0 0 1 1 20l-27 33 8 18 42 5a15 15 0 0 1 13 15v60a15 15 0 0 1-13 15l-42 5-8 18 27 33a15 15 0 0 1-1 20l-43 43a15 15 0 0 1-20 1l-33-27-18 8-5 42a15 15 0 0 1-15 13zm-30-110a91 91 0 1 0 0-182 91 91 0 0 0 0 182z"/></svg>';

const frontend = (postId: number) =>
  JSON.stringify({
    ajaxurl: `${origin}/wp-admin/admin-ajax.php`,
    post_id: String(postId),
    plugin_dir: `${origin}/wp-content/plugins/gdpr-cookie-compliance`,
    show_icons: 'all',
    is_page: '1',
    ajax_cookie_removal: 'false',
    strict_init: '2',
    enabled_default: { strict: 2, third_party: 0, advanced: 0, performance: 0, preference: 0 },
    geo_location: 'false',
    force_reload: 'false',
    is_single: '',
    hide_save_btn: 'false',
    current_user: '0',
    cookie_expiration: '365',
    script_delay: '300',
    close_btn_action: '1',
    close_btn_rdr: '',
    scripts_defined: JSON.stringify(scriptsDefined),
    gdpr_scor: 'true',
    wp_lang: '',
    wp_consent_api: 'false',
    gdpr_nonce: 'c41e9d07b2',
  }).replaceAll('</', '<\\/');

/** Bar, floating button, settings and configuration, as the plugin puts them before the end of the body. */
export const cookieBanner = (postId: number): string => `
  <!--copyscapeskip-->
  <aside id="moove_gdpr_cookie_info_bar" class="moove-gdpr-info-bar-hidden moove-gdpr-align-center moove-gdpr-light-scheme gdpr_infobar_postion_bottom" aria-label="GDPR Cookie-Banner" style="display: none;">
    <div class="moove-gdpr-info-bar-container"><div class="moove-gdpr-info-bar-content">
<div class="moove-gdpr-cookie-notice"><p>Hey, schön, dass du da bist! Ich nutze Cookies für Statistik (Google Analytics) und Werbung (Social-Media-Pixel), auch bei Anbietern in den USA. Du entscheidest. Deine Wahl kannst du jederzeit über das Zahnrad unten links ändern.</p><p>Mehr dazu in den <button aria-haspopup="true" data-href="#moove_gdpr_cookie_modal" class="change-settings-button">Einstellungen</button> und in der <a href="${origin}/datenschutz/">Datenschutzerklärung</a>. <a href="${origin}/impressum/">Impressum</a></p></div>
<div class="moove-gdpr-button-holder"><button class="mgbutton moove-gdpr-infobar-allow-all gdpr-fbo-0" aria-label="Alle akzeptieren">Alle akzeptieren</button><button class="mgbutton moove-gdpr-infobar-reject-btn gdpr-fbo-1" aria-label="Ablehnen">Ablehnen</button></div>
    </div></div>
  </aside>
  <!--/copyscapeskip-->
<script type="text/javascript" id="moove_gdpr_frontend-js-extra">
/* <![CDATA[ */
var moove_frontend_gdpr_scripts = ${frontend(postId)};
/* ]]> */
</script>
<script type="text/javascript" src="${origin}/wp-content/plugins/gdpr-cookie-compliance/dist/scripts/main.js?ver=5.0.9" id="moove_gdpr_frontend-js" defer></script>
<script type="text/javascript" id="moove_gdpr_frontend-js-after">
var gdpr_consent__strict = "false"
var gdpr_consent__thirdparty = "false"
var gdpr_consent__advanced = "false"
var gdpr_consent__performance = "false"
var gdpr_consent__preference = "false"
var gdpr_consent__cookies = ""
</script>
  <button data-href="#moove_gdpr_cookie_modal" aria-haspopup="true" id="moove_gdpr_save_popup_settings_button" style="display: none;bottom: 20px; left: 20px;" class="gdpr-floating-button-custom-position" aria-label="Cookie-Einstellungen ändern"><span class="moove_gdpr_icon">${gear}</span><span class="moove_gdpr_text">Cookie-Einstellungen ändern</span></button>
  <!--copyscapeskip-->
  <!-- V1 -->
  <dialog id="moove_gdpr_cookie_modal" class="gdpr_lightbox-hide" aria-modal="true" aria-label="GDPR Settings Screen"><div class="moove-gdpr-modal-content moove-clearfix logo-position-left moove_gdpr_modal_theme_v1">
    <button class="moove-gdpr-modal-close" autofocus aria-label="GDPR Cookie-Einstellungen schließen"><span class="gdpr-sr-only">GDPR Cookie-Einstellungen schließen</span><span class="gdpr-icon moovegdpr-arrow-close">×</span></button>
    <div class="moove-gdpr-modal-left-content"><div class="moove-gdpr-company-logo-holder"><img src="${origin}/wp-content/uploads/2024/11/lena-wirth-logo.svg" alt="Lena Wirth Coaching" width="180" height="36" class="img-responsive"></div>
    <ul id="moove-gdpr-menu">${item('privacy_overview', 'Überblick', 'menu-item-on menu-item-privacy_overview menu-item-selected')}${item('strict-necessary-cookies', 'Notwendige Cookies', 'menu-item-strict-necessary-cookies menu-item-off')}${item('third_party_cookies', 'Statistik', 'menu-item-off menu-item-third_party_cookies')}${item('advanced-cookies', 'Marketing', 'menu-item-advanced-cookies menu-item-off')}</ul>
    <div class="moove-gdpr-branding-cnt"><a href="https://wordpress.org/plugins/gdpr-cookie-compliance/" rel="noopener noreferrer" target="_blank" class="moove-gdpr-branding">Powered by&nbsp; <span>GDPR Cookie Compliance</span></a></div></div>
    <div class="moove-gdpr-modal-right-content"><div class="moove-gdpr-modal-title"></div><div class="main-modal-content"><div class="moove-gdpr-tab-content">
${tab('privacy_overview', 'Überblick', `<p>Cookies helfen mir zu verstehen, welche Seiten gelesen werden und ob meine Anzeigen ankommen. Nichts davon läuft, bevor du zustimmst. Was genau passiert, steht in der <a href="${origin}/datenschutz/">Datenschutzerklärung</a>.</p>`)}
${tab('strict-necessary-cookies', 'Notwendige Cookies', '<p>Damit ich mir deine Auswahl merken kann, wird das Cookie <code>moove_gdpr_popup</code> für ein Jahr gespeichert.</p>', toggle('moove_gdpr_strict_cookies', 'Notwendige Cookies', true))}
${tab('third_party_cookies', 'Statistik', '<p>Google Analytics 4 (Google Ireland Ltd.): Seitenaufrufe, Verweildauer, Gerät. Cookies <code>_ga</code>, <code>_ga_*</code>, zwei Jahre.</p>', toggle('moove_gdpr_performance_cookies', 'Statistik'))}
${tab('advanced-cookies', 'Marketing', '<p>Meta Pixel (Meta Platforms Ireland Ltd.) und Pinterest-Tag (Pinterest Europe Ltd.): damit ich dir auf Facebook, Instagram und Pinterest passende Anzeigen zeigen kann. Cookies <code>_fbp</code> (90 Tage), <code>_pin_unauth</code> (1 Jahr).</p>', toggle('moove_gdpr_advanced_cookies', 'Marketing'))}
    </div></div>
    <div class="moove-gdpr-modal-footer-content"><div class="moove-gdpr-button-holder"><button class="mgbutton moove-gdpr-modal-allow-all button-visible" aria-label="Alle aktivieren">Alle aktivieren</button><button class="mgbutton moove-gdpr-modal-reject-all button-visible" aria-label="Alle ablehnen">Alle ablehnen</button><button class="mgbutton moove-gdpr-modal-save-settings button-visible" aria-label="Änderungen speichern">Änderungen speichern</button></div></div></div>
    <div class="moove-clearfix"></div></div></dialog>
  <!--/copyscapeskip-->`;
