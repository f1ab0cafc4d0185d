import { describe, expect, it } from 'vitest';
import { banner } from '../../../../test/factories/facts.ts';
import { advertisingCookie, analyticsCookie } from '../../../../test/factories/traffic.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { brokenBannerDenials } from './banner-denials.ts';

const pixel = (states: CookieFact['states']) => ({ ...advertisingCookie, id: 'fbp', name: '_fbp', party: 'first' as const, states });
const denied = (deeperText: string, cookies: CookieFact[], accepted = true) =>
  brokenBannerDenials(banner({ deeperText }), { services: [], requests: [], cookies, accepted }).map(({ message }) => message);

describe('what the banner denies of the site', () => {
  it.each<[string, CookieFact['states'], string]>([
    ['Zurzeit setzen wir keine Werbe-Cookies ein.', ['accept'], 'untrueDenialCookies'],
    ['Werbung\nWir setzen keine Marketing-Cookies.\nKeine Cookies zum Anzeigen.', ['none', 'accept'], 'untrueDenialCookies'],
    ['We use no advertising cookies.', ['accept'], 'untrueDenialCookies'],
    ['Diese Website verwendet ausschließlich technisch notwendige Cookies, um zu funktionieren.', ['none'], 'untrueDenialCookies'],
    ['Auf dieser Homepage setzen wir keine Werbe-Cookies ein.', ['accept'], 'untrueDenialCookies'],
    ['Hier auf unserer Internetseite setzen wir keine Werbe-Cookies ein.', ['accept'], 'untrueDenialCookies'],
    ['On this website we use no advertising cookies.', ['accept'], 'untrueDenialCookies'],
    ['Ohne Ihre Zustimmung setzen wir keine Marketing-Cookies.', ['none'], 'untrueDenialCookiesBefore'],
    ['Unser Internetauftritt nutzt nur funktionale und technisch notwendige Cookies.', ['none'], 'untrueDenialCookies'],
    ['Wir setzen nur Cookies, die für den Betrieb unserer Seiten erforderlich sind.', ['none'], 'untrueDenialCookies'],
    ['Diese Homepage setzt keine Cookies.', ['none'], 'untrueDenialCookies'],
    ['Wir verzichten ganz auf Tracking- und Werbe-Cookies.', ['none'], 'untrueDenialCookies'],
    ['Our website only stores essential cookies.', ['none'], 'untrueDenialCookies'],
    ['Only strictly necessary cookies are used on this site.', ['none'], 'untrueDenialCookies'],
    ['We only use cookies which are technically necessary.', ['none'], 'untrueDenialCookies'],
    ['This site does not set any cookies.', ['none'], 'untrueDenialCookies'],
    ['Our website does not use any tracking cookies.', ['none'], 'untrueDenialCookies'],
  ])('is refuted: %s', (text, states, message) => {
    expect(denied(text, [pixel(states)])).toEqual([message]);
  });

  it('is told by moment where a part came only after the choice', () => {
    const cookies = [pixel(['accept']), { ...advertisingCookie, states: ['none', 'accept'] as CookieFact['states'] }];
    expect(denied('Zurzeit setzen wir keine Werbe-Cookies ein.', cookies)).toEqual(['untrueDenialCookiesLater']);
  });

  it.each<[string, CookieFact[]]>([
    ['Zurzeit setzen wir keine Werbe-Cookies ein.', []],
    ['Zurzeit setzen wir keine Werbe-Cookies ein.', [analyticsCookie({ states: ['accept'] })]],
    ['Diese Cookies sind keine Werbe-Cookies und bleiben bei uns.', [pixel(['accept'])]],
    ['Hier setzen wir keine Werbe-Cookies ein.', [pixel(['accept'])]],
    ['Wenn Sie ablehnen, setzen wir keine Werbe-Cookies.', [pixel(['accept'])]],
    ['Ohne Ihre Zustimmung setzen wir keine Marketing-Cookies.', [pixel(['accept'])]],
    ['Keine Cookies zum Anzeigen.', [pixel(['accept'])]],
    ['Verzichten Sie auf Werbe-Cookies, sehen Sie weniger passende Anzeigen.', [pixel(['none'])]],
    ['Beim Abspielen setzt der Player keine Cookies.', [pixel(['none'])]],
    ['If you reject, we only use essential cookies.', [pixel(['none'])]],
  ])('is not refuted: %s', (text, cookies) => {
    expect(denied(text, cookies)).toEqual([]);
  });

  it('is not refuted by what followed a consent that could not be read back', () => {
    expect(denied('Zurzeit setzen wir keine Werbe-Cookies ein.', [pixel(['accept'])], false)).toEqual([]);
  });

  const counting = analyticsCookie({ states: ['none', 'accept'] });
  it.each<[string, CookieFact[], string[]]>([
    ['Unsere Besuchszahlen messen wir ohne Cookies.', [counting], ['untrueDenialCookies']],
    ['Wir zählen Besuche ganz ohne Cookies.', [counting], ['untrueDenialCookies']],
    ['We measure visits without cookies.', [counting], ['untrueDenialCookies']],
    ['Unsere Besuchszahlen messen wir ohne Cookies.', [analyticsCookie({ states: ['accept'] })], []],
    ['Unsere Besuchszahlen messen wir ohne Cookies.', [], []],
    ['Wenn Sie ablehnen, messen wir ohne Cookies.', [counting], []],
    ['Mit Matomo zählen wir ohne Cookies, Google Analytics nur mit Ihrer Einwilligung.', [counting], []],
    ['Wir messen Besuche mit Cookies.', [counting], []],
  ])('holds counting without cookies against what was set: %s', (text, cookies, messages) => {
    expect(denied(text, cookies)).toEqual(messages);
  });
});
