import type { Locale } from '../../define-check.ts';

/** Platforms that set the flags of their session cookie themselves, in a place of their own; the settings of PHP have no effect on it. */
export type SessionPlatform = 'Typo3' | 'Laravel' | 'Shopware' | 'Servlet' | 'AspNet';

const cookieNames: readonly (readonly [SessionPlatform, RegExp])[] = [
  ['Typo3', /^(?:fe|be)_typo_user$/],
  ['Laravel', /^(?:laravel|october)_session$/],
  ['Shopware', /^session-$/],
  ['Servlet', /^JSESSIONID$/],
  ['AspNet', /^(?:ASP\.NET_SessionId|\.ASPXAUTH|\.AspNetCore\.(?:Session|Cookies|Identity\..{1,40}))$/],
];

/** The platform whose session a cookie keeps by its name; null: none that is known for a place of its own. */
export function sessionPlatformOf(name: string): SessionPlatform | null {
  return cookieNames.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** Where a platform is told the flags of its session cookie. */
export const sessionPlatformSteps: Record<Locale, Record<SessionPlatform, string>> = {
  de: {
    Typo3:
      'TYPO3 setzt dieses Cookie selbst, die Einstellungen von PHP wirken darauf nicht: Ab Version 11 setzt es „Secure“, sobald es den Aufruf als HTTPS erkennt (hinter einem Proxy über [SYS][reverseProxySSL] und [SYS][reverseProxyIP]), davor mit [SYS][cookieSecure] = 1; „SameSite“ steht unter [FE][cookieSameSite] und [BE][cookieSameSite].',
    Laravel:
      'Stellen Sie das in config/session.php ein („secure“, „http_only“, „same_site“; für „secure“ gibt es die Umgebungsvariable SESSION_SECURE_COOKIE).',
    Shopware:
      'Shopware 6 setzt dieses Cookie selbst, die Einstellungen von PHP wirken darauf nicht: Setzen Sie in einer eigenen Datei unter config/packages framework.session.cookie_secure auf auto (oder true) und cookie_samesite auf lax, tragen Sie einen Proxy davor in TRUSTED_PROXIES ein, damit Shopware den Aufruf als HTTPS erkennt, und leeren Sie den Cache.',
    Servlet:
      'Stellen Sie das in der web.xml ein (session-config, cookie-config: secure, http-only); „SameSite“ setzen Sie im Container, bei Tomcat mit sameSiteCookies am CookieProcessor.',
    AspNet:
      'Stellen Sie das in der Anwendung ein: bei ASP.NET in der web.config (httpCookies: requireSSL, httpOnlyCookies; sessionState: cookieSameSite), bei ASP.NET Core in den Cookie-Optionen (SecurePolicy, HttpOnly, SameSite).',
  },
  en: {
    Typo3:
      'TYPO3 sets this cookie itself, the settings of PHP have no effect on it: from version 11 it sets “Secure” as soon as it recognises the call as HTTPS (behind a proxy by [SYS][reverseProxySSL] and [SYS][reverseProxyIP]), before that with [SYS][cookieSecure] = 1; “SameSite” is set under [FE][cookieSameSite] and [BE][cookieSameSite].',
    Laravel:
      'Set this in config/session.php (“secure”, “http_only”, “same_site”; for “secure” there is the environment variable SESSION_SECURE_COOKIE).',
    Shopware:
      'Shopware 6 sets this cookie itself, the settings of PHP have no effect on it: in a file of your own under config/packages, set framework.session.cookie_secure to auto (or true) and cookie_samesite to lax, enter a proxy in front of it in TRUSTED_PROXIES so that Shopware recognises the call as HTTPS, and clear the cache.',
    Servlet:
      'Set this in web.xml (session-config, cookie-config: secure, http-only); set “SameSite” in the container, in Tomcat with sameSiteCookies at the CookieProcessor.',
    AspNet:
      'Set this in the application: in ASP.NET in web.config (httpCookies: requireSSL, httpOnlyCookies; sessionState: cookieSameSite), in ASP.NET Core in the cookie options (SecurePolicy, HttpOnly, SameSite).',
  },
};
