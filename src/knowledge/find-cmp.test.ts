import { describe, expect, it } from 'vitest';
import { type CmpClue, cmps, findCmp } from './find-cmp.ts';

describe('findCmp', () => {
  it.each<[CmpClue, string | null]>([
    [{ host: 'consent.cookiebot.com' }, 'cookiebot'],
    [{ host: 'consentcdn.cookiebot.eu' }, 'cookiebot'],
    [{ host: 'app.usercentrics.eu' }, 'usercentrics'],
    [{ host: 'CDN.cookielaw.org' }, 'onetrust'],
    [{ host: 'b.delivery.consentmanager.net' }, 'consentmanager'],
    [{ host: 'sdk.privacy-center.org' }, 'didomi'],
    [{ host: 'cdn.privacy-mgmt.com' }, 'sourcepoint'],
    [{ host: 'cloud.ccm19.de' }, 'ccm19'],
    [{ host: 'notcookiebot.com' }, null],
    [{ host: 'example.de' }, null],
    [{ ownPath: 'https://www.laden.test/modules/lgcookieslaw/views/js/front.js' }, 'lgcookieslaw'],
    [{ ownPath: 'https://www.laden.test/en/modules/lgcookieslaw/views/js/front.js?v=2' }, 'lgcookieslaw'],
    [{ ownPath: 'https://www.laden.test/modules/psgdpr/views/js/front.js' }, null],
    [{ selector: '#lgcookieslaw_banner' }, 'lgcookieslaw'],
    [{ consentKey: '__lglaw' }, 'lgcookieslaw'],
    [{ global: 'Cookiebot' }, 'cookiebot'],
    [{ global: 'UC_UI' }, 'usercentrics'],
    [{ global: 'BorlabsCookie' }, 'borlabs-cookie'],
    [{ global: 'tarteaucitron' }, 'tarteaucitron'],
    [{ global: 'toString' }, null],
    [{ selector: '#CybotCookiebotDialog' }, 'cookiebot'],
    [{ selector: '#onetrust-banner-sdk' }, 'onetrust'],
    [{ selector: '.orejime-Banner' }, 'orejime'],
    [{ consentKey: 'OptanonAlertBoxClosed' }, 'onetrust'],
    [{ host: 'cdn.opencmp.net' }, 'traffective-cmp'],
    [{ selector: '#silktide-wrapper' }, 'silktide-consent'],
    [{ selector: '[data-omcookie-panel]' }, 'om-cookie-manager'],
    [{ selector: '#wpconsent-container' }, 'wpconsent'],
    [{ selector: '#redim-cookiehint-modal' }, 'redim-cookiehint'],
    [{ selector: '.cookiesjsr-banner' }, 'drupal-cookies'],
    [{ consentKey: 'cookiesjsr' }, 'drupal-cookies'],
    [{ selector: '#consent_manager-background' }, 'redaxo-consent-manager'],
    [{ selector: '.acris-cookie-consent' }, 'acris-cookie-consent'],
    [{ selector: '#eu-cookie-law[data-consent-expiration]' }, 'jetpack-cookie-banner'],
    [{ consentKey: 'eucookielaw' }, 'jetpack-cookie-banner'],
    // Many banners of sites themselves are called so.
    [{ selector: '#eu-cookie-law' }, null],
    [{ selector: '#ppms_cm_popup_overlay' }, 'piwik-pro-consent'],
    [{ consentKey: '_netzhirsch_cookie_opt_in' }, 'netzhirsch-cookie-optin'],
    [{ consentKey: 'silktideCookieChoice_analytics' }, 'silktide-consent'],
    [{ consentKey: '__cmpconsent12345' }, 'consentmanager'],
    [{ consentKey: '_iub_cs-12345' }, 'iubenda'],
    [{ consentKey: 'cookielawinfo-checkbox-analytics' }, 'webtoffee-gdpr'],
    [{ consentKey: 'klaro' }, 'klaro'],
    [{ consentKey: 'cookie-agreed-categories' }, 'eu-cookie-compliance'],
    [{ global: 'Drupal.eu_cookie_compliance' }, 'eu-cookie-compliance'],
    [{ global: 'Drupal' }, null],
    // Civic and Jimdo call their object alike.
    [{ global: 'CookieControl.load' }, 'civic-cookie-control'],
    [{ global: 'CookieControl.showCookieSettings' }, 'jimdo-consent'],
    [{ global: 'CookieControl' }, null],
    [{ consentKey: 'ckies_marketing' }, 'jimdo-consent'],
    [{ consentKey: 'CookieControl' }, 'civic-cookie-control'],
    [{ consentKey: 'cc_cookie' }, 'vanilla-cookieconsent'],
    // Shared by every platform of the TCF.
    [{ consentKey: 'euconsent-v2' }, null],
    [{ consentKey: '_ga' }, null],
    [{ tcfId: 5 }, 'usercentrics'],
    [{ tcfId: 28 }, 'onetrust'],
    [{ tcfId: 31 }, 'consentmanager'],
    [{ tcfId: 134 }, 'cookiebot'],
    [{ tcfId: 300 }, 'google-funding-choices'],
    [{ tcfId: 99_999 }, null],
  ])('%j → %s', (clue, id) => {
    expect(findCmp(clue)?.id ?? null).toBe(id);
  });

  it('knows how to reject where it knows how to accept', () => {
    expect(cmps.filter((cmp) => (cmp.accept.length === 0) !== (cmp.reject.length === 0)).map((cmp) => cmp.id)).toEqual([]);
  });
});
