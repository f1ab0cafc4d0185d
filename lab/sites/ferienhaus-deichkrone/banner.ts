import { house } from './house.ts';

const categories = [
  ['functional', 'Funktional', 'Mit Ihrer Erlaubnis zeigen wir die Anfahrtskarte von Google Maps. Dabei können Daten in die USA gelangen.'],
  ['analytics', 'Analyse', 'Analyse-Cookies helfen uns zu verstehen, wie Besucher mit der Website umgehen.'],
  ['performance', 'Leistung', 'Leistungs-Cookies werden verwendet, um wichtige Kennzahlen der Website zu verstehen.'],
  [
    'advertisement',
    'Werbung',
    'Werbe-Cookies werden verwendet, um Besuchern passende Anzeigen zu zeigen. Zurzeit setzen wir keine Werbe-Cookies ein.',
  ],
] as const;

const accordion = (id: string, title: string, text: string, control: string) =>
  `<div class="cky-accordion" id="ckyDetailCategory${id}"><div class="cky-accordion-item"><div class="cky-accordion-chevron"><i class="cky-chevron-right"></i></div><div class="cky-accordion-header-wrapper"><div class="cky-accordion-header"><button class="cky-accordion-btn" aria-label="${title}" data-cky-tag="detail-category-title">${title}</button>${control}</div><div class="cky-accordion-header-des" data-cky-tag="detail-category-description"><p>${text}</p></div></div></div><div class="cky-accordion-body"><div class="cky-audit-table" data-cky-tag="audit-table"><p class="cky-empty-cookies-text">Keine Cookies zum Anzeigen.</p></div></div></div>`;

const toggles = categories
  .map(([id, title, text]) =>
    accordion(
      id,
      title,
      text,
      `<div class="cky-switch" data-cky-tag="detail-category-toggle"><input type="checkbox" id="ckySwitch${id}" aria-label="${title} aktivieren"></div>`,
    ),
  )
  .join('');

const images = '/wp-content/plugins/cookie-law-info/lite/frontend/images';

/** The banner as the plugin CookieYes puts it into the page, to be shown by its script. */
export const bannerTemplate = `<script id="ckyBannerTemplate" type="text/template"><div class="cky-overlay cky-hide"></div><div class="cky-btn-revisit-wrapper cky-revisit-bottom-left cky-hide" data-cky-tag="revisit-consent" data-tooltip="Cookie-Einstellungen"><button class="cky-btn-revisit" aria-label="Cookie-Einstellungen"><img src="${house.origin}${images}/revisit.svg" alt="Revisit consent button"></button></div>
<div class="cky-consent-container cky-hide cky-banner-bottom" tabindex="0" aria-label="Wir schätzen Ihre Privatsphäre" role="region"><div class="cky-consent-bar" data-cky-tag="notice"><button class="cky-banner-btn-close" data-cky-tag="close-button" aria-label="Schließen und ablehnen"><img src="${house.origin}${images}/close.svg" alt="Close"></button><div class="cky-notice"><p class="cky-title" role="heading" aria-level="1" data-cky-tag="title">Wir schätzen Ihre Privatsphäre</p><div class="cky-notice-group"><div class="cky-notice-des" data-cky-tag="description"><p>Wir verwenden Cookies, um Ihr Surferlebnis zu verbessern und unseren Datenverkehr zu analysieren. Externe Inhalte wie Karten laden wir erst mit Ihrer Einwilligung. Wenn Sie auf „Alle akzeptieren“ klicken, stimmen Sie der Verwendung von Cookies zu. Ihre Wahl können Sie jederzeit über das Symbol unten links ändern. <a href="/datenschutz/" class="cky-policy" aria-label="Datenschutzerklärung" data-cky-tag="readmore-button">Datenschutzerklärung</a> <a href="/impressum/" class="cky-policy">Impressum</a></p></div><div class="cky-notice-btn-wrapper" data-cky-tag="notice-buttons"><button class="cky-btn cky-btn-customize" aria-label="Anpassen" data-cky-tag="settings-button">Anpassen</button><button class="cky-btn cky-btn-reject" aria-label="Alle ablehnen" data-cky-tag="reject-button">Alle ablehnen</button><button class="cky-btn cky-btn-accept" aria-label="Alle akzeptieren" data-cky-tag="accept-button">Alle akzeptieren</button></div></div></div></div></div>
<div class="cky-modal" tabindex="0"><div class="cky-preference-center" data-cky-tag="detail"><div class="cky-preference-header"><span class="cky-preference-title" role="heading" aria-level="1" data-cky-tag="detail-title">Anpassen der Einwilligungspräferenzen</span><button class="cky-btn-close" aria-label="[cky_preference_close_label]" data-cky-tag="detail-close"><img src="${house.origin}${images}/close.svg" alt="Close"></button></div><div class="cky-preference-body-wrapper"><div class="cky-preference-content-wrapper" data-cky-tag="detail-description"><p>Wir verwenden Cookies, damit Sie effizient navigieren und bestimmte Funktionen ausführen können. Detaillierte Informationen zu allen Cookies finden Sie unten unter jeder Einwilligungskategorie. Die als „notwendig“ kategorisierten Cookies werden in Ihrem Browser gespeichert, da sie für die grundlegenden Funktionen der Website unerlässlich sind.</p></div><div class="cky-accordion-wrapper" data-cky-tag="detail-categories">${accordion('necessary', 'Notwendig', 'Notwendige Cookies ermöglichen die grundlegenden Funktionen dieser Website, etwa das Speichern Ihrer Einwilligungseinstellungen.', '<span class="cky-always-active">Immer aktiv</span>')}${toggles}</div></div>
<div class="cky-footer-wrapper"><span class="cky-footer-shadow"></span><div class="cky-prefrence-btn-wrapper" data-cky-tag="detail-buttons"><button class="cky-btn cky-btn-reject" aria-label="Alle ablehnen" data-cky-tag="detail-reject-button">Alle ablehnen</button><button class="cky-btn cky-btn-preferences" aria-label="Meine Präferenzen speichern" data-cky-tag="detail-save-button">Meine Präferenzen speichern</button><button class="cky-btn cky-btn-accept" aria-label="Alle akzeptieren" data-cky-tag="detail-accept-button">Alle akzeptieren</button></div></div></div></div></script>`;

/** Settings of the plugin as they stand in the head. Google Analytics was measured once and is still listed. */
export const ckyConfig = {
  _ipData: [],
  _assetsURL: `${house.origin}${images}/`,
  _publicURL: house.origin,
  _expiry: '365',
  _categories: [['necessary', 'Notwendig'], ...categories].map(([slug, name]) => ({
    name,
    slug,
    isNecessary: slug === 'necessary',
    ccpaDoNotSell: true,
    cookies:
      slug === 'analytics' ? [{ cookieID: '_ga', domain: `.${house.domain}`, provider: 'google-analytics.com|googletagmanager.com' }] : [],
    active: true,
    defaultConsent: { gdpr: slug === 'necessary', ccpa: slug === 'necessary' },
  })),
  _activeLaw: 'gdpr',
  _rootDomain: '',
  _block: '1',
  _showBanner: '1',
  _bannerConfig: {
    settings: { type: 'banner', preferenceCenterType: 'popup', position: 'bottom', applicableLaw: 'gdpr' },
    behaviours: { reloadBannerOnAccept: false, loadAnalyticsByDefault: false, animations: { onLoad: 'animate', onHide: 'sticky' } },
  },
  _version: '3.3.6',
  _logConsent: '',
  _providersToBlock: [{ re: 'google-analytics.com|googletagmanager.com/gtag/js', categories: ['analytics'] }],
};
