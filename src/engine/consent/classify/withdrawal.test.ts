import { describe, expect, it } from 'vitest';
import { isPossibleHandle, isWithdrawalControl, type PermanentControl, permanentName } from './withdrawal.ts';

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
    'Consent zurücksetzen',
    'Einwilligung zurücksetzen',
    'Cookies zurücksetzen',
    'Cookie-Einwilligung löschen',
    'Cookie-Banner erneut anzeigen',
    'Cookie-Hinweis öffnen',
    'Reset consent',
    'Show cookie banner again',
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
    '🍪',
    'Keksdose öffnen',
  ])('by text: %s', (text) => {
    expect(isWithdrawalControl({ text })).toBe(true);
  });

  it.each<[string, PermanentControl]>([
    ['an icon by its name', { text: '', ariaLabel: 'Privatsphäre-Einstellungen öffnen' }],
    ['an icon by its tooltip', { text: '', ariaLabel: '', title: 'Datenschutz-Einstellungen' }],
    ['an act and the tooltip that says of what', { text: 'Opt-Out', title: 'Cookie-Einstellungen widerrufen' }],
    ['an act and the name that says of what', { text: 'Ändern', ariaLabel: 'Cookie-Auswahl ändern' }],
    ['a fingerprint', { text: '', ariaLabel: 'Fingerabdruck-Symbol: Cookie-Einstellungen' }],
    ['OneTrust', { text: '', id: 'ot-sdk-btn' }],
    ['OneTrust class', { text: 'Cookies', className: 'footer-link ot-sdk-show-settings' }],
    ['CookieYes', { text: '', className: 'cky-btn-revisit' }],
    ['Cookiebot', { text: '', id: 'CookiebotWidget' }],
    ['Borlabs', { text: 'Cookies', className: 'borlabs-cookie-open-dialog-preferences' }],
    ['the consent manager of REDAXO', { text: 'Datenschutz', className: 'consent_manager-show-box-reload' }],
    ['COOKiES of Drupal', { text: 'Cookies', href: '#editCookieSettings' }],
    ['Termly', { text: 'Cookies', id: 'termly-consent-preferences' }],
    ['Complianz', { text: 'Manage', className: 'cmplz-manage-consent' }],
    ['a script address', { text: 'Cookies', href: 'javascript:UC_UI.showSecondLayer()' }],
    ['a call that shows the settings', { text: 'Cookie-Richtlinie', href: 'javascript:window.CookieControl.showCookieSettings();' }],
    ['a call that opens the dialog', { text: 'Cookie policy', href: 'javascript:openConsentDialog()' }],
    ['a fragment that opens', { text: 'Cookies', href: 'https://shop.test/#cookie-settings' }],
  ])('by %s', (_name, control) => {
    expect(isWithdrawalControl(control)).toBe(true);
  });
});

describe('controls that do not', () => {
  it.each([
    'Widerruf',
    'Widerrufsbelehrung',
    'Cookie-Einstellungen in Firefox',
    'Cookie-Einstellungen im Browser',
    'Cookies in Safari verwalten',
    'Manage cookies in Chrome',
    'Cookies verwalten (Internet Explorer)',
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
    'Opt-Out',
    'Cookies löschen',
    'Zurücksetzen',
    'Auswahl zurücksetzen',
    'Cookie-Hinweis',
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

  it('a call that does something else', () => {
    expect(isWithdrawalControl({ text: 'Cookie-Richtlinie', href: 'javascript:void(0)' })).toBe(false);
    expect(isWithdrawalControl({ text: 'Alle Cookies akzeptieren', href: 'javascript:showCookieThanks()' })).toBe(false);
    expect(isWithdrawalControl({ text: 'Menü', href: 'javascript:openMenu()' })).toBe(false);
  });

  it('a policy by its address', () => {
    expect(isWithdrawalControl({ text: 'Cookies', href: 'https://shop.test/cookie-policy' })).toBe(false);
    expect(isWithdrawalControl({ text: 'Widerruf', href: 'https://shop.test/widerruf', className: 'footer-link' })).toBe(false);
  });
});

describe('what may reopen the banner if a click proves so', () => {
  const symbol = { text: '', floating: true, className: 'consent-fingerprint' };
  it.each<[string, Parameters<typeof isPossibleHandle>[0], boolean]>([
    ['a floating symbol marked as its handle', symbol, true],
    ['one with a sign for its name', { ...symbol, text: '⚙' }, true],
    ['one marked as something else', { ...symbol, className: 'chat-bubble' }, false],
    ['one with words of its own', { ...symbol, text: 'Nach oben' }, false],
    ['a symbol in the text', { ...symbol, floating: false }, false],
    ['a bare word that leads nowhere', { text: 'Cookies', floating: false, href: '#' }, true],
    ['a bare word of a button', { text: '⚙', ariaLabel: 'Cookies', floating: false, href: null }, true],
    ['a bare word that leads to a page', { text: 'Datenschutz', floating: false, href: '/datenschutz' }, false],
    ['an act without its object', { text: 'Opt-Out', floating: false, href: null }, true],
    ['an act without its object that leads nowhere', { text: 'Cookies löschen', floating: false, href: '#' }, true],
    ['an act without its object that leads to a page', { text: 'Widerruf', floating: false, href: '/widerruf' }, false],
    ['words on another matter', { text: 'Kontakt', floating: false, href: '#' }, false],
  ])('%s', (_, control, expected) => {
    expect(isPossibleHandle(control)).toBe(expected);
  });

  it('is called by how its site marks it where it shows no words', () => {
    expect(permanentName({ text: '', className: 'btn consent-fingerprint' })).toBe('consent-fingerprint');
  });
});
