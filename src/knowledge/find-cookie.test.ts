import { describe, expect, it } from 'vitest';
import { type CookieKind, findCookie, stemOf } from './find-cookie.ts';

const site = 'www.example.de';
type Category = 'necessary' | 'functional' | 'analytics' | 'marketing' | 'social' | 'security' | 'consent';

// Names as they lie in browsers, written down independently of the patterns: name, kind, domain, service, category.
const found: [name: string, kind: CookieKind, domain: string, service: string | null, category: Category][] = [
  ['fs-cc', 'cookie', site, 'finsweet-consent', 'consent'],
  ['consent', 'sessionStorage', site, null, 'consent'],
  ['oil_data', 'cookie', site, null, 'consent'],
  ['GXConsents', 'cookie', site, null, 'consent'],
  ['_ga', 'cookie', '.example.de', 'google-analytics', 'analytics'],
  ['_ga_1AB2CD3EF4', 'cookie', '.example.de', 'google-analytics', 'analytics'],
  ['_gid', 'cookie', '.example.de', 'google-analytics', 'analytics'],
  ['nmstat', 'cookie', '.example.de', 'siteimprove', 'analytics'],
  ['_gat_UA-12345-1', 'cookie', '.example.de', 'google-analytics', 'analytics'],
  ['_gat', 'cookie', '.example.de', 'google-analytics', 'analytics'],
  ['_gcl_au', 'cookie', '.example.de', 'google-ads', 'marketing'],
  ['_gac_UA-12345-1', 'cookie', '.example.de', 'google-ads', 'marketing'],
  ['_fbp', 'cookie', '.example.de', 'meta-pixel', 'marketing'],
  ['_fbc', 'cookie', '.example.de', 'meta-pixel', 'marketing'],
  ['fr', 'cookie', '.facebook.com', 'meta-pixel', 'marketing'],
  ['IDE', 'cookie', '.doubleclick.net', 'google-doubleclick', 'marketing'],
  ['test_cookie', 'cookie', '.doubleclick.net', 'google-doubleclick', 'marketing'],
  ['NID', 'cookie', '.google.com', 'google-platform', 'marketing'],
  ['TAUnique', 'cookie', '.tripadvisor.de', 'tripadvisor', 'marketing'],
  ['TASSK', 'cookie', '.tripadvisor.de', 'tripadvisor', 'analytics'],
  ['TADCID', 'cookie', '.tripadvisor.de', 'tripadvisor', 'analytics'],
  ['ServerPool', 'cookie', '.tripadvisor.de', 'tripadvisor', 'functional'],
  ['tve_leads_unique', 'cookie', site, null, 'analytics'],
  ['tl_288_291_7', 'cookie', site, null, 'analytics'],
  ['tl_conversion_288', 'cookie', site, null, 'analytics'],
  ['amcookie_disallowed', 'cookie', site, null, 'consent'],
  ['amCookieBarFirstShowTime', 'localStorage', site, null, 'consent'],
  ['DIY_SB', 'cookie', site, null, 'necessary'],
  ['client-session-bind', 'cookie', site, 'wix', 'security'],
  ['chat-widget-visitor', 'localStorage', 'engage.wixapps.net', 'wix-chat', 'functional'],
  ['perspective_visitor', 'localStorage', 'firma.perspectivefunnel.com', 'perspective', 'analytics'],
  ['pys_start_session', 'cookie', site, 'pixelyoursite', 'marketing'],
  ['pbid', 'cookie', site, 'pixelyoursite', 'marketing'],
  ['os_pageViews', 'localStorage', site, 'onesignal', 'marketing'],
  ['ar_debug', 'cookie', '.doubleclick.net', 'google-doubleclick', 'marketing'],
  ['_uetsid', 'cookie', '.example.de', 'microsoft-advertising', 'marketing'],
  ['_uetvid', 'localStorage', site, 'microsoft-advertising', 'marketing'],
  ['MUID', 'cookie', '.bing.com', 'microsoft-advertising', 'marketing'],
  ['MUID', 'cookie', '.clarity.ms', 'microsoft-advertising', 'marketing'],
  ['_clck', 'cookie', '.example.de', 'microsoft-clarity', 'analytics'],
  ['_clsk', 'cookie', '.example.de', 'microsoft-clarity', 'analytics'],
  ['CLID', 'cookie', 'www.clarity.ms', 'microsoft-clarity', 'analytics'],
  ['_hjSessionUser_1234567', 'cookie', '.example.de', 'hotjar', 'analytics'],
  ['_hjSession_1234567', 'cookie', '.example.de', 'hotjar', 'analytics'],
  ['_hjid', 'localStorage', site, 'hotjar', 'analytics'],
  ['bcookie', 'cookie', '.linkedin.com', 'linkedin-insight', 'marketing'],
  ['lidc', 'cookie', '.linkedin.com', 'linkedin-insight', 'functional'],
  ['UserMatchHistory', 'cookie', '.linkedin.com', 'linkedin-insight', 'marketing'],
  ['li_gc', 'cookie', '.linkedin.com', 'linkedin-plugins', 'consent'],
  ['mailpoet_page_view', 'cookie', site, null, 'analytics'],
  ['_pk_id.1.1fff', 'cookie', site, 'matomo', 'analytics'],
  ['_pk_ses.1.1fff', 'cookie', site, 'matomo', 'analytics'],
  ['mtm_consent_removed', 'cookie', site, 'matomo', 'consent'],
  ['_ttp', 'cookie', '.example.de', 'tiktok-pixel', 'marketing'],
  ['_pin_unauth', 'cookie', site, 'pinterest-tag', 'marketing'],
  ['CTK', 'cookie', 'indeed.com', 'indeed-conversion', 'marketing'],
  ['cto_bundle', 'cookie', '.example.de', 'criteo', 'marketing'],
  ['YSC', 'cookie', '.youtube.com', 'youtube', 'marketing'],
  ['VISITOR_INFO1_LIVE', 'cookie', '.youtube.com', 'youtube', 'marketing'],
  ['yt-remote-device-id', 'localStorage', 'www.youtube-nocookie.com', 'youtube', 'marketing'],
  ['yt-remote-session-app', 'sessionStorage', 'www.youtube.com', 'youtube', 'marketing'],
  ['LogsDatabaseV2:V1234|dd', 'indexedDB', 'www.youtube.com', 'youtube', 'marketing'],
  ['_GRECAPTCHA', 'cookie', 'www.google.com', 'google-recaptcha', 'security'],
  ['__cf_bm', 'cookie', '.vimeo.com', 'cloudflare', 'security'],
  ['cf_clearance', 'cookie', '.example.de', 'cloudflare', 'security'],
  ['ak_bmsc', 'cookie', '.example.de', 'akamai', 'security'],
  ['datadome', 'cookie', '.example.de', 'datadome', 'security'],
  ['PHPSESSID', 'cookie', site, null, 'necessary'],
  ['JSESSIONID', 'cookie', site, null, 'necessary'],
  ['JSESSIONID', 'cookie', '.nr-data.net', 'new-relic', 'analytics'],
  ['ASP.NET_SessionId', 'cookie', site, null, 'necessary'],
  ['laravel_session', 'cookie', site, null, 'necessary'],
  ['XSRF-TOKEN', 'cookie', site, null, 'security'],
  ['wordpress_test_cookie', 'cookie', site, null, 'necessary'],
  ['wordpress_logged_in_0a1b2c3d4e5f', 'cookie', site, null, 'necessary'],
  ['wp-settings-1', 'cookie', site, null, 'functional'],
  ['woocommerce_cart_hash', 'cookie', site, null, 'necessary'],
  ['wp_woocommerce_session_0123456789abcdef0123456789abcdef', 'cookie', site, null, 'necessary'],
  ['session-', 'cookie', site, null, 'necessary'],
  ['session-1', 'cookie', site, null, 'necessary'],
  ['fe_typo_user', 'cookie', site, null, 'necessary'],
  ['CookieConsent', 'cookie', site, 'cookiebot', 'consent'],
  ['cookieconsent_status', 'cookie', site, 'osano-cookieconsent', 'consent'],
  ['cc_cookie', 'cookie', site, 'vanilla-cookieconsent', 'consent'],
  ['klaro', 'cookie', site, 'klaro', 'consent'],
  ['cookie-agreed', 'cookie', site, 'eu-cookie-compliance', 'consent'],
  ['cookie-agreed-categories', 'cookie', site, 'eu-cookie-compliance', 'consent'],
  ['consent', 'sessionStorage', site, null, 'consent'],
  ['spcookie_status', 'cookie', site, null, 'consent'],
  ['tarteaucitron', 'cookie', site, 'tarteaucitron', 'consent'],
  ['eu-consent', 'cookie', site, 'orejime', 'consent'],
  ['OptanonConsent', 'cookie', '.example.de', 'onetrust', 'consent'],
  ['OptanonAlertBoxClosed', 'cookie', '.example.de', 'onetrust', 'consent'],
  ['uc_settings', 'localStorage', site, 'usercentrics', 'consent'],
  ['uc_user_country', 'sessionStorage', site, 'usercentrics', 'consent'],
  ['didomi_token', 'cookie', '.example.de', 'didomi', 'consent'],
  ['euconsent-v2', 'cookie', '.example.de', null, 'consent'],
  ['borlabs-cookie', 'cookie', site, 'borlabs-cookie', 'consent'],
  ['cmplz_statistics', 'cookie', site, 'complianz', 'consent'],
  ['real_cookie_banner-v:3_blog:1_path:1234', 'cookie', site, 'real-cookie-banner', 'consent'],
  ['__cmpconsentx12345', 'cookie', '.example.de', 'consentmanager', 'consent'],
  ['ph_phc_AbCdEf_posthog', 'cookie', '.example.de', 'posthog', 'analytics'],
  ['ph_phc_AbCdEf_posthog', 'localStorage', site, 'posthog', 'analytics'],
  ['amplitude_id_0123abc_example.de', 'cookie', '.example.de', 'amplitude', 'analytics'],
  ['mp_0123456789abcdef_mixpanel', 'cookie', '.example.de', 'mixpanel', 'analytics'],
  ['ajs_anonymous_id', 'cookie', '.example.de', 'segment', 'analytics'],
  ['intercom-id-abc123', 'cookie', '.example.de', 'intercom', 'functional'],
  ['hubspotutk', 'cookie', '.example.de', 'hubspot', 'marketing'],
  ['__hstc', 'cookie', '.example.de', 'hubspot', 'marketing'],
  ['__hssrc', 'cookie', '.example.de', 'hubspot', 'marketing'],
  ['_shopify_y', 'cookie', '.example.de', 'shopify-analytics', 'analytics'],
  ['_shopify_essential', 'cookie', site, 'shopify', 'necessary'],
  ['_pay_session', 'cookie', 'shop.app', 'shop-pay', 'functional'],
  ['_y', 'cookie', '.example.de', 'shopify-analytics', 'analytics'],
  ['_s', 'cookie', '.example.de', 'shopify-analytics', 'analytics'],
  // Many shops call their cart so; only Shopify's own names tell Shopify.
  ['cart', 'cookie', site, null, 'necessary'],
  ['cart_sig', 'cookie', site, 'shopify', 'necessary'],
  ['cookie-preference', 'cookie', site, null, 'consent'],
  ['.AspNetCore.Antiforgery.0a1b2c', 'cookie', site, null, 'security'],
  ['_pubcid', 'cookie', site, null, 'marketing'],
  ['usprivacy', 'cookie', site, null, 'consent'],
  ['AMCV_1234@AdobeOrg', 'cookie', '.example.de', 'adobe-analytics', 'analytics'],
  ['__stripe_mid', 'cookie', '.example.de', 'stripe', 'security'],
  ['fs_uid', 'cookie', '.example.de', 'fullstory', 'analytics'],
  ['_vwo_uuid_v2', 'cookie', '.example.de', 'vwo', 'analytics'],
  ['uid', 'cookie', '.criteo.com', 'criteo', 'marketing'],
  ['uid', 'cookie', '.adform.net', 'adform', 'marketing'],
];

const unknown: [name: string, kind: CookieKind, domain: string][] = [
  ['ar_debug', 'cookie', '.pinterest.com'],
  ['fr', 'cookie', '.example.de'],
  ['fr', 'cookie', 'notfacebook.com'],
  ['IDE', 'cookie', '.example.de'],
  ['uid', 'cookie', '.example.de'],
  ['NID', 'cookie', '.example.de'],
  ['C', 'cookie', '.example.de'],
  ['_GA', 'cookie', '.example.de'],
  ['_gaming', 'cookie', '.example.de'],
  ['my_ga_value', 'cookie', '.example.de'],
  ['PHPSESSID', 'localStorage', site],
  ['_ga', 'serviceWorker', site],
  ['workbox-precache-v2', 'cacheStorage', site],
  ['besucher-4711', 'cookie', site],
  ['', 'cookie', site],
];

describe('findCookie', () => {
  it.each(found)('%s (%s) at %s → %s, %s', (name, kind, domain, service, category) => {
    expect(findCookie(name, kind, domain)).toMatchObject({ service, category });
  });

  it.each(unknown)('does not know %s (%s) at %s', (name, kind, domain) => {
    expect(findCookie(name, kind, domain)).toBeNull();
  });

  it('states documented lifetimes in seconds and null for sessions', () => {
    expect(findCookie('_ga', 'cookie', site)?.lifetimeSeconds).toBe(730 * 86_400);
    expect(findCookie('_fbp', 'cookie', site)?.lifetimeSeconds).toBe(90 * 86_400);
    expect(findCookie('PHPSESSID', 'cookie', site)?.lifetimeSeconds).toBeNull();
  });
});

describe('stemOf', () => {
  it.each([
    ['session_0123456789abcdef', 'session'],
    ['borlabs-cookie-550e8400-e29b-41d4-a716-446655440000', 'borlabs-cookie'],
    ['klaro-2024', 'klaro'],
    ['abc-12', 'abc-12'],
    ['ab-12345', 'ab-12345'],
    ['_ga', '_ga'],
  ])('%s → %s', (name, stem) => {
    expect(stemOf(name)).toBe(stem);
  });
});
