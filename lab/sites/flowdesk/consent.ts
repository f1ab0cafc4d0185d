const words = {
  en: {
    text: 'By clicking <strong>“Accept all”</strong>, you allow us to store cookies on your device so that we can see how the site is used, show you more relevant content and support our marketing. Details are in our <a href="/datenschutz" class="fs-cc-banner_text-link">Privacy Policy</a>.',
    preferences: 'Preferences',
    deny: 'Deny',
    allow: 'Accept all',
    title: 'Privacy preferences',
    intro: 'Choose which kinds of cookies you allow. You can come back here at any time with the button in the lower left corner.',
    save: 'Save my preferences',
    options: [
      ['essential', 'Essential', 'Needed for the website to work.'],
      ['marketing', 'Marketing', 'Used to show and measure ads (LinkedIn).'],
      ['personalization', 'Personalization', 'Chat and bookings (Intercom, Calendly).'],
      ['analytics', 'Analytics', 'Help us understand how the website is used (Hotjar).'],
    ],
    manager: 'Cookie settings',
  },
  de: {
    text: 'Mit einem Klick auf <strong>„Alle akzeptieren“</strong> erlauben Sie uns, Cookies auf Ihrem Gerät zu speichern, um die Nutzung der Website zu verstehen, passendere Inhalte zu zeigen und unser Marketing zu unterstützen. Einzelheiten in der <a href="/datenschutz" class="fs-cc-banner_text-link">Datenschutzerklärung</a>.',
    preferences: 'Einstellungen',
    deny: 'Ablehnen',
    allow: 'Alle akzeptieren',
    title: 'Datenschutz-Einstellungen',
    intro: 'Wählen Sie, welche Arten von Cookies Sie zulassen. Über den Knopf links unten kommen Sie jederzeit hierher zurück.',
    save: 'Auswahl speichern',
    options: [
      ['essential', 'Notwendig', 'Damit die Website funktioniert.'],
      ['marketing', 'Marketing', 'Zeigt und misst Anzeigen (LinkedIn).'],
      ['personalization', 'Personalisierung', 'Chat und Terminbuchung (Intercom, Calendly).'],
      ['analytics', 'Statistik', 'Zeigt uns, wie die Website genutzt wird (Hotjar).'],
    ],
    manager: 'Cookie-Einstellungen',
  },
} as const;

/** Finsweet's components as they are cloned into a project, in the language of the page. */
export function consentComponents(language: 'de' | 'en'): string {
  const { text, preferences, deny, allow, title, intro, save, options, manager } = words[language];
  const rows = options.map(([id, label, purpose]) => {
    const box =
      id === 'essential'
        ? '<strong class="fs-cc-prefs_text">✓</strong>'
        : `<label class="w-checkbox fs-cc-prefs_checkbox-field"><input type="checkbox" id="${id}-2" name="${id}-2" data-name="${id} 2" fs-cc-checkbox="${id}" aria-label="${label}" class="w-checkbox-input fs-cc-prefs_checkbox"></label>`;
    return `<div class="fs-cc-prefs_option"><div class="fs-cc-prefs_toggle-wrapper"><div class="fs-cc-prefs_label">${label}</div>${box}</div><div class="fs-cc-prefs_text">${purpose}</div></div>`;
  });
  return `<div class="fs-cc-components"><div fs-cc="banner" class="fs-cc-banner_component"><div class="fs-cc-banner_container"><div class="fs-cc-banner_text">${text}</div><div class="fs-cc-banner_buttons-wrapper"><a fs-cc="open-preferences" href="#" class="fs-cc-banner_text-link">${preferences}</a><a fs-cc="deny" href="#" class="fs-cc-banner_text-link fs-cc-deny">${deny}</a><a fs-cc="allow" href="#" class="fs-cc-banner_button w-button">${allow}</a></div></div></div>
<div fs-cc="manager" class="fs-cc-manager_component"><div fs-cc="open-preferences" class="fs-cc-manager_button" role="button" tabindex="0" aria-label="${manager}"><svg width="22" height="22" viewBox="0 0 24 24" fill="#fff"><path d="M12 2a10 10 0 1 0 10 10 4 4 0 0 1-5-5 4 4 0 0 1-5-5zM8 8h3v3H8zm0 6h3v3H8zm6-1h3v3h-3z"/></svg></div></div>
<div fs-cc="preferences" class="fs-cc-prefs_component w-form"><form id="cookie-preferences" name="wf-form-Cookie-Preferences" data-name="Cookie Preferences" method="get" class="fs-cc-prefs_form"><div class="fs-cc-prefs_content"><div class="fs-cc-prefs_title">${title}</div><div class="fs-cc-prefs_text">${intro}</div>${rows.join('')}<div class="fs-cc-prefs_buttons-wrapper"><a fs-cc="submit" href="#" class="fs-cc-prefs_button w-button">${save}</a></div></div></form><div fs-cc="close" class="fs-cc-prefs_overlay"></div></div></div>`;
}
