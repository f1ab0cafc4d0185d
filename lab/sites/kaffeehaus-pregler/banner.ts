const categories = [
  ['functional', 'Funktionell', 'Funktionelle Cookies helfen, bestimmte Funktionen bereitzustellen, zum Beispiel das Teilen von Inhalten.'],
  ['analytics', 'Analyse', 'Google Analytics und Hotjar zeigen uns, wie der Shop genutzt wird. Daten können dabei in die USA gelangen.'],
  [
    'performance',
    'Leistung',
    'Leistungs-Cookies werden verwendet, um wichtige Kennzahlen der Website zu verstehen. Zurzeit nutzen wir keine.',
  ],
  [
    'advertisement',
    'Werbung',
    'Google Ads und Meta (Facebook, Instagram) messen den Erfolg unserer Anzeigen und zeigen passende Werbung. Daten können in die USA gelangen.',
  ],
] as const;

const accordion = (id: string, title: string, text: string, control: string) =>
  `<div class="cky-accordion" id="ckyDetailCategory${id}"><div class="cky-accordion-item"><div class="cky-accordion-header-wrapper"><div class="cky-accordion-header"><button class="cky-accordion-btn" aria-label="${title}" data-cky-tag="detail-category-title">${title}</button>${control}</div><div class="cky-accordion-header-des" data-cky-tag="detail-category-description"><p>${text}</p></div></div></div></div>`;

/** The banner as the plugin CookieYes puts it into the page, to be shown by its script. */
export const bannerTemplate = `<script id="ckyBannerTemplate" type="text/template"><div class="cky-btn-revisit-wrapper cky-revisit-bottom-left cky-hide" data-cky-tag="revisit-consent" data-tooltip="Cookie-Einstellungen"><button class="cky-btn-revisit" aria-label="Cookie-Einstellungen"><img src="https://www.kaffeehaus-pregler.test/wp-content/plugins/cookie-law-info/lite/frontend/images/revisit.svg" alt="Revisit consent button"></button></div>
<div class="cky-consent-container cky-hide cky-box-bottom-left" tabindex="0" aria-label="Wir schätzen deine Privatsphäre" role="region"><div class="cky-consent-bar" data-cky-tag="notice"><div class="cky-notice"><p class="cky-title" role="heading" aria-level="1" data-cky-tag="title">Wir schätzen deine Privatsphäre</p><div class="cky-notice-group"><div class="cky-notice-des" data-cky-tag="description"><p>Mit deiner Einwilligung nutzen wir Google Analytics, Hotjar, Google Ads und Meta, um den Shop zu verbessern und Werbung zu messen. Dabei können Daten in die USA gelangen. Du kannst deine Wahl jederzeit über das Symbol unten links ändern. Mehr in der <a href="/datenschutz/" class="cky-policy" data-cky-tag="readmore-button">Datenschutzerklärung</a> · <a href="/impressum/">Impressum</a></p></div><div class="cky-notice-btn-wrapper" data-cky-tag="notice-buttons"><button class="cky-btn cky-btn-customize" aria-label="Anpassen" data-cky-tag="settings-button">Anpassen</button><button class="cky-btn cky-btn-reject" aria-label="Alle ablehnen" data-cky-tag="reject-button">Alle ablehnen</button><button class="cky-btn cky-btn-accept" aria-label="Alle akzeptieren" data-cky-tag="accept-button">Alle akzeptieren</button></div></div></div></div></div>
<div class="cky-modal" tabindex="0"><div class="cky-preference-center" data-cky-tag="detail"><div class="cky-preference-header"><span class="cky-preference-title" role="heading" aria-level="1" data-cky-tag="detail-title">Einstellungen anpassen</span><button class="cky-btn-close" aria-label="Schließen" data-cky-tag="detail-close">×</button></div><div class="cky-preference-body-wrapper"><div class="cky-preference-content-wrapper" data-cky-tag="detail-description"><p>Hier wählst du, welche Zwecke du erlaubst. Notwendige Cookies sind immer aktiv.</p></div><div class="cky-accordion-wrapper" data-cky-tag="detail-categories">${accordion('necessary', 'Notwendig', 'Diese Cookies braucht der Shop für Warenkorb, Kasse, Anmeldung und deine Auswahl in diesem Fenster.', '<span class="cky-always-active">Immer aktiv</span>')}${categories.map(([id, title, text]) => accordion(id, title, text, `<div class="cky-switch" data-cky-tag="detail-category-toggle"><input type="checkbox" id="ckySwitch${id}" aria-label="${title}"></div>`)).join('')}</div></div>
<div class="cky-footer-wrapper"><div class="cky-prefrence-btn-wrapper" data-cky-tag="detail-buttons"><button class="cky-btn cky-btn-reject" aria-label="Alle ablehnen" data-cky-tag="detail-reject-button">Alle ablehnen</button><button class="cky-btn cky-btn-preferences" aria-label="Meine Auswahl speichern" data-cky-tag="detail-save-button">Meine Auswahl speichern</button><button class="cky-btn cky-btn-accept" aria-label="Alle akzeptieren" data-cky-tag="detail-accept-button">Alle akzeptieren</button></div></div></div></div></script>`;
