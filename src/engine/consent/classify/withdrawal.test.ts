import { describe, expect, it } from 'vitest';
import { isWithdrawalControl, type PermanentControl } from './withdrawal.ts';

describe('controls that reopen the banner', () => {
  it.each([
    'Cookie-Einstellungen',
    'Cookieeinstellungen',
    'Cookie-Einstellungen ändern',
    'Privatsphäre-Einstellungen',
    'Datenschutzeinstellungen',
    'Datenschutz-Einstellungen',
    'Consent ändern',
    'Einwilligung widerrufen',
    'Einwilligungen verwalten',
    'Cookies verwalten',
    'Cookie-Präferenzen',
    'Cookie Consent Manager',
    'COOKIE-EINSTELLUNGEN',
    'Cookie-Richtlinie & Cookie-Einstellungen',
    'Cookie settings',
    'Manage cookies',
    'Privacy settings',
    'Change your cookie consent',
    'Withdraw consent',
    'Gérer mes cookies',
    'Paramètres des cookies',
    'Configurar cookies',
    'Gestisci i cookie',
    'Cookievoorkeuren',
    'Cookie-instellingen',
    'Ustawienia cookies',
    'Cookieindstillinger',
    'Cookieinställningar',
    'Definições de cookies',
    'Nastavení cookies',
  ])('by text: %s', (text) => {
    expect(isWithdrawalControl({ text })).toBe(true);
  });

  it.each<[string, PermanentControl]>([
    ['an icon by its name', { text: '', ariaLabel: 'Privatsphäre-Einstellungen öffnen' }],
    ['an icon by its tooltip', { text: '', ariaLabel: '', title: 'Datenschutz-Einstellungen' }],
    ['a fingerprint', { text: '', ariaLabel: 'Fingerabdruck-Symbol: Cookie-Einstellungen' }],
    ['OneTrust', { text: '', id: 'ot-sdk-btn' }],
    ['OneTrust class', { text: 'Cookies', className: 'footer-link ot-sdk-show-settings' }],
    ['CookieYes', { text: '', className: 'cky-btn-revisit' }],
    ['Cookiebot', { text: '', id: 'CookiebotWidget' }],
    ['Borlabs', { text: 'Cookies', className: 'borlabs-cookie-open-dialog-preferences' }],
    ['Complianz', { text: 'Manage', className: 'cmplz-manage-consent' }],
    ['a script address', { text: 'Cookies', href: 'javascript:UC_UI.showSecondLayer()' }],
    ['a fragment that opens', { text: 'Cookies', href: 'https://shop.test/#cookie-settings' }],
  ])('by %s', (_name, control) => {
    expect(isWithdrawalControl(control)).toBe(true);
  });
});

describe('controls that do not', () => {
  it.each([
    'Widerruf',
    'Widerrufsbelehrung',
    'Widerrufsrecht',
    'Vertrag widerrufen',
    'Bestellung widerrufen',
    'Datenschutz',
    'Datenschutzerklärung',
    'Datenschutz & Impressum',
    'Cookie-Richtlinie',
    'Cookies',
    'Cookie policy',
    'Privacy',
    'Impressum',
    'Einstellungen',
    'Konto-Einstellungen',
    'Spracheinstellungen',
    'Cookie-Rezepte',
    'Alle Cookies akzeptieren',
    'Einwilligung',
    'Newsletter abbestellen',
    'Abo verwalten',
    'Politique de confidentialité',
    'Einstellungen speichern',
    'Wie Sie Ihre Cookie-Einstellungen in Ihrem Browser ändern, lesen Sie in der Hilfe',
  ])('%s', (text) => {
    expect(isWithdrawalControl({ text })).toBe(false);
  });

  it('words or another name that say something else than the tooltip', () => {
    expect(isWithdrawalControl({ text: 'Datenschutz', title: 'Datenschutz-Einstellungen' })).toBe(false);
    expect(isWithdrawalControl({ text: '', ariaLabel: 'Menü', title: 'Cookie-Einstellungen' })).toBe(false);
  });

  it('a policy by its address', () => {
    expect(isWithdrawalControl({ text: 'Cookies', href: 'https://shop.test/cookie-policy' })).toBe(false);
    expect(isWithdrawalControl({ text: 'Widerruf', href: 'https://shop.test/widerruf', className: 'footer-link' })).toBe(false);
  });
});
