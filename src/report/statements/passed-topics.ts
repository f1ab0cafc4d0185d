import type { Locale } from '#contract/vocabulary.ts';

/** What passed checks of traffic are about, where it can be told in a word; after „zu“ and “about”. */
export const passedTopics: Readonly<Record<string, Record<Locale, string>>> = {
  'trk-google-analytics': { de: 'Google Analytics', en: 'Google Analytics' },
  'trk-gtm-before-consent': { de: 'Google Tag Manager', en: 'Google Tag Manager' },
  'trk-meta-pixel': { de: 'Meta-Pixel und Business Tools', en: 'Meta Pixel and business tools' },
  'trk-ad-network': { de: 'Werbe- und Remarketing-Netzwerken', en: 'advertising and remarketing networks' },
  'trk-session-replay': { de: 'Sitzungsaufzeichnung und Heatmaps', en: 'session recording and heat maps' },
  'trk-fingerprinting': { de: 'Geräte-Fingerprinting', en: 'device fingerprinting' },
  'trk-cname-cloaking': { de: 'Tracking über eigene Subdomains (CNAME)', en: 'tracking through own subdomains (CNAME)' },
  'trk-consent-mode-pings': { de: 'Pings des Google Consent Mode', en: 'pings of Google Consent Mode' },
  'emb-hidden-thirdparties': { de: 'sonstigen Drittverbindungen', en: 'other third-party connections' },
  'emb-video': { de: 'Video-Diensten', en: 'video services' },
  'emb-maps': { de: 'Karten-Diensten', en: 'map services' },
  'emb-chat': { de: 'Chat- und Messenger-Diensten', en: 'chat and messenger services' },
  'emb-captcha': { de: 'Captcha- und Bot-Schutz-Diensten', en: 'captcha and bot protection services' },
  'emb-social-plugins': { de: 'Social-Media-Plugins', en: 'social media plugins' },
  'emb-booking-widgets': { de: 'Buchungs-, Termin- und Bewertungs-Widgets', en: 'booking, appointment and rating widgets' },
  'emb-google-fonts': { de: 'Google Fonts', en: 'Google Fonts' },
  'emb-other-webfonts': { de: 'weiteren Schriftdiensten', en: 'other font services' },
  'emb-cdn-libraries': { de: 'Bibliotheken von externen CDN', en: 'libraries from external CDNs' },
  'emb-payment-sdk': { de: 'Skripten von Zahlungsdiensten', en: 'scripts of payment services' },
};
