/** Settings and markup of the Drupal module EU Cookie Compliance in its mode "categories", as the module prints them. */

interface Category {
  id: string;
  label: string;
  description: string;
  checkbox_default_state: 'unchecked' | 'checked' | 'required';
}

const categories: readonly Category[] = [
  {
    id: 'essenziell',
    label: 'Essenziell',
    description: 'Diese Cookies braucht die Website, zum Beispiel um sich Ihre Auswahl in diesem Fenster zu merken.',
    checkbox_default_state: 'required',
  },
  {
    id: 'statistik',
    label: 'Statistik',
    description: 'Mit Google Analytics zählen wir, welche Seiten gelesen werden. Cookies: _ga, _ga_* (Google Ireland Limited).',
    checkbox_default_state: 'unchecked',
  },
  {
    id: 'externe_medien',
    label: 'Externe Medien',
    description: 'Filme von YouTube (Google Ireland Limited). Dabei werden Daten auch in die USA übertragen.',
    // Ticked so that the film on the start page plays for more people.
    checkbox_default_state: 'checked',
  },
];

const tick = ({ id, label, description, checkbox_default_state: state }: Category) => `<div class="eu-cookie-compliance-category">
<div><input type="checkbox" name="cookie-categories" class="eu-cookie-compliance-category-checkbox" id="cookie-category-${id}" value="${id}"${state === 'unchecked' ? '' : ' checked'}${state === 'required' ? ' disabled' : ''} ><label for="cookie-category-${id}">${label}</label></div>
<div class="eu-cookie-compliance-category-description">${description}</div></div>`;

const info = `<div aria-labelledby="popup-text" class="eu-cookie-compliance-banner eu-cookie-compliance-banner-info eu-cookie-compliance-banner--categories">
<div class="popup-content info eu-cookie-compliance-content">
<div id="popup-text" class="eu-cookie-compliance-message" role="document">
<h2>Willkommen auf dem Heidhof!</h2><p>Wir verwenden Cookies. Google Analytics und Filme von YouTube starten wir erst, wenn Sie einverstanden sind. Ihre Auswahl können Sie jederzeit über „Datenschutz-Einstellungen“ am unteren Rand ändern. <a href="/impressum">Impressum</a></p>
<button type="button" class="find-more-button eu-cookie-compliance-more-button">Datenschutzerklärung</button>
</div>
<div id="eu-cookie-compliance-categories" class="eu-cookie-compliance-categories">
${categories.map(tick).join('\n')}
<div class="eu-cookie-compliance-categories-buttons"><button type="button" class="eu-cookie-compliance-save-preferences-button ">Auswahl speichern</button></div>
</div>
<div id="popup-buttons" class="eu-cookie-compliance-buttons eu-cookie-compliance-has-categories">
<button type="button" class="eu-cookie-compliance-default-button eu-cookie-compliance-reject-button">Nur essenzielle</button>
<button type="button" class="agree-button eu-cookie-compliance-default-button">Alle akzeptieren</button>
<button type="button" class="eu-cookie-withdraw-button visually-hidden">Einwilligung widerrufen</button>
</div></div></div>`;

const withdraw = `<button type="button" class="eu-cookie-withdraw-tab">Datenschutz-Einstellungen</button>
<div aria-labelledby="popup-text" class="eu-cookie-withdraw-banner">
<div class="popup-content info eu-cookie-compliance-content">
<div id="popup-text" class="eu-cookie-compliance-message" role="document"><h2>Sie haben uns eine Auswahl mitgeteilt</h2><p>Sie können Ihre Einwilligung hier widerrufen. Danach fragen wir neu.</p></div>
<div id="popup-buttons" class="eu-cookie-compliance-buttons"><button type="button" class="eu-cookie-withdraw-button ">Einwilligung widerrufen</button></div>
</div></div>`;

/** What `drupalSettings.eu_cookie_compliance` holds. */
export const complianceSettings = {
  cookie_policy_version: '1.0.0',
  popup_enabled: true,
  popup_agreed_enabled: false,
  popup_hide_agreed: false,
  popup_clicking_confirmation: false,
  popup_scrolling_confirmation: false,
  popup_html_info: info,
  use_mobile_message: false,
  mobile_breakpoint: 768,
  popup_html_agreed: false,
  popup_use_bare_css: false,
  popup_height: 'auto',
  popup_width: '100%',
  popup_delay: 1000,
  popup_link: '/datenschutz',
  popup_link_new_window: true,
  popup_position: false,
  fixed_top_position: true,
  popup_language: 'de',
  store_consent: false,
  better_support_for_screen_readers: true,
  cookie_name: '',
  reload_page: false,
  domain: '',
  domain_all_sites: false,
  popup_eu_only: false,
  popup_eu_only_js: false,
  cookie_lifetime: 100,
  cookie_session: 0,
  set_cookie_session_zero_on_disagree: 0,
  disagree_do_not_show_popup: false,
  method: 'categories',
  automatic_cookies_removal: false,
  allowed_cookies: '',
  withdraw_markup: withdraw,
  withdraw_enabled: true,
  reload_options: 0,
  reload_routes_list: '',
  withdraw_button_on_info_popup: false,
  cookie_categories: categories.map(({ id }) => id),
  cookie_categories_details: Object.fromEntries(
    categories.map((category, weight) => [
      category.id,
      { uuid: `7b1e24c0-55d${weight}-4d0a-9f0b-2c6d1a90e3f${weight}`, weight, ...category },
    ]),
  ),
  enable_save_preferences_button: true,
  cookie_value_disagreed: '0',
  cookie_value_agreed_show_thank_you: '1',
  cookie_value_agreed: '2',
  containing_element: 'body',
  settings_tab_enabled: false,
  olivero_primary_button_classes: '',
  olivero_secondary_button_classes: '',
  close_button_action: 'close_banner',
  open_by_default: true,
  modules_allow_popup: true,
  hide_the_banner: false,
  geoip_match: true,
} as const;
