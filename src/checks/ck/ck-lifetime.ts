import { defineCheck, type Finding } from '../define-check.ts';
import type { CookieFact, ServiceUse } from '../facts.ts';
import { verdictOf } from '../items.ts';
import { guidance, unverified } from '../law.ts';
import { storedFindings } from '../stored-findings.ts';
import { wasStored } from '../stored-items.ts';

const daySeconds = 86_400;
/** About 13 months; browsers cut what lies above, so that the declared lifetime counts. */
const mostSeconds = 400 * daySeconds;

/** Whether cookies stay longer than their purpose can need. */
export default defineCheck({
  id: 'ck-lifetime',
  area: 'ck',
  version: 2,
  weight: 2,
  confidence: 'high',
  legalBasis: [
    unverified('Art. 5 Abs. 1 lit. e DSGVO (Speicherbegrenzung)', 'Art. 5(1)(e) GDPR (storage limitation)'),
    guidance(
      'CNIL, Empfehlung zu Cookies: 13 Monate bei einwilligungsfreier Reichweitenmessung',
      'CNIL, recommendation on cookies: 13 months for audience measurement free of consent',
    ),
  ],
  needs: ['cookies', 'services', 'accepted'],
  texts: {
    de: {
      title: 'Angemessene Laufzeit',
      explanation:
        'Daten dürfen nur so lange gespeichert werden, wie ihr Zweck es verlangt (Art. 5 Abs. 1 lit. e DSGVO). Eine feste Grenze für Cookies nennt das Gesetz nicht; die französische Aufsichtsbehörde CNIL nennt 13 Monate als Orientierung für einwilligungsfreie Reichweitenmessung, viele Browser kürzen auf 400 Tage. Geprüft wird die Laufzeit, die der Server oder das Skript verlangt, bei den Cookies, die nach dem Zustimmen im Browser liegen (ohne Banner: beim Aufruf der Seiten).',
      confidenceReason: 'Es zählt die Laufzeit, die beim Setzen verlangt wurde, nicht die vom Browser gekürzte.',
      howToFix:
        '1. Kürzen Sie die Laufzeit auf das, was der Zweck braucht: in den Einstellungen des Dienstes oder dort, wo das Cookie gesetzt wird (Max-Age, Expires).\n2. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.',
      fixes: {
        googleAnalytics:
          "1. Setzen Sie „cookie_expires: 34128000“ (395 Tage) und „cookie_update: false“, sonst beginnt die Frist mit jedem Aufruf neu.\n2. Die Stelle dafür: gtag('config', …) im eigenen Quelltext oder in den eigenen Skripten; bindet Ihr Einwilligungswerkzeug Google Analytics ein, dessen Einstellungen.\n3. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.",
        googleAnalyticsTagManager:
          "1. Setzen Sie „cookie_expires: 34128000“ (395 Tage) und „cookie_update: false“, sonst beginnt die Frist mit jedem Aufruf neu.\n2. Die Stelle dafür: gtag('config', …) im eigenen Quelltext, die Konfigurationsparameter des Google-Tags im Google Tag Manager oder die Einstellungen Ihres Einwilligungswerkzeugs, wenn es Google Analytics einbindet.\n3. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.",
        own: '1. Kürzen Sie die Laufzeit dort, wo Ihre Website das Cookie setzt (Max-Age oder Expires, im Header „Set-Cookie“ des Servers oder im Skript), auf das, was der Zweck braucht.\n2. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.',
        consent:
          '1. Verkürzen Sie im Einwilligungswerkzeug die Speicherdauer der Auswahl, etwa auf zwölf Monate.\n2. Gleichen Sie die Laufzeiten in der Datenschutzerklärung und, wo vorhanden, in der Cookie-Liste des Banners an.',
      },
      messages: {
        nonEssential:
          '{service} verlangt für {count|=ein Cookie|Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen): {names}',
        googleAnalytics:
          '{service} verlangt für {count|=ein Cookie|Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen): {names}',
        googleAnalyticsTagManager:
          '{service} verlangt für {count|=ein Cookie|Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen): {names}',
        own: 'Ihre Website verlangt für {count|=ein Cookie|Cookies} eine Laufzeit von mehr als 400 Tagen (bis zu {days} Tagen): {names}',
        essential:
          'Für {count|=ein technisches Cookie|technische Cookies} wird eine Laufzeit von mehr als 400 Tagen verlangt (bis zu {days} Tagen): {names}',
        consent: 'Für die Auswahl im Banner wird eine Laufzeit von mehr als 400 Tagen verlangt ({days} Tage): {names}',
        noCookies: 'Nach dem Zustimmen wurden keine Cookies mit Laufzeit beobachtet',
        noCookiesNoBanner: 'Es wurden keine Cookies mit Laufzeit beobachtet',
      },
    },
    en: {
      title: 'Reasonable lifetime',
      explanation:
        'Data may only be stored as long as its purpose requires (Art. 5(1)(e) GDPR). The law names no fixed limit for cookies; the French authority CNIL names 13 months as orientation for audience measurement free of consent, and many browsers cut to 400 days. What counts is the lifetime the server or script asks for, of the cookies that lie in the browser after accepting (without a banner: when the pages are opened).',
      confidenceReason: 'What counts is the lifetime asked for when the cookie was set, not the one the browser cut.',
      howToFix:
        '1. Shorten the lifetime to what the purpose needs: in the settings of the service or where the cookie is set (Max-Age, Expires).\n2. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.',
      fixes: {
        googleAnalytics:
          "1. Set “cookie_expires: 34128000” (395 days) and “cookie_update: false”, or the period starts anew with each visit.\n2. The place for it: gtag('config', …) in your own source or scripts; if your consent tool embeds Google Analytics, its settings.\n3. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.",
        googleAnalyticsTagManager:
          "1. Set “cookie_expires: 34128000” (395 days) and “cookie_update: false”, or the period starts anew with each visit.\n2. The place for it: gtag('config', …) in your own source, the configuration parameters of the Google tag in Google Tag Manager, or the settings of your consent tool if it embeds Google Analytics.\n3. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.",
        own: '1. Shorten the lifetime where your website sets the cookie (Max-Age or Expires, in the header “Set-Cookie” of the server or in the script) to what the purpose needs.\n2. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.',
        consent:
          '1. Shorten how long the choice is stored in the consent tool, for example to twelve months.\n2. Adjust the lifetimes in the privacy notice and, where there is one, in the list of cookies in the banner.',
      },
      messages: {
        nonEssential: '{service} asks for a lifetime of more than 400 days (up to {days} days) for {count|cookie|cookies}: {names}',
        googleAnalytics: '{service} asks for a lifetime of more than 400 days (up to {days} days) for {count|cookie|cookies}: {names}',
        googleAnalyticsTagManager:
          '{service} asks for a lifetime of more than 400 days (up to {days} days) for {count|cookie|cookies}: {names}',
        own: 'Your website asks for a lifetime of more than 400 days (up to {days} days) for {count|cookie|cookies}: {names}',
        essential: 'A lifetime of more than 400 days (up to {days} days) is asked for {count|technical cookie|technical cookies}: {names}',
        consent: 'A lifetime of more than 400 days ({days} days) is asked for the choice in the banner: {names}',
        noCookies: 'No cookies with a lifetime were observed after accepting',
        noCookiesNoBanner: 'No cookies with a lifetime were observed',
      },
    },
  },
  run({ cookies, services, accepted }) {
    const lasting = cookies.filter((cookie) => wasStored(cookie) && cookie.states.includes('accept') && lifetimeOf(cookie) !== null);
    if (lasting.length === 0) return { class: 'Conform', message: accepted.method === 'no-banner' ? 'noCookiesNoBanner' : 'noCookies' };
    const long = lasting.filter((cookie) => lifetimeOf(cookie)! > mostSeconds);
    const { consent = [], essential = [], nonEssential = [], own = [] } = Object.groupBy(long, kindOf);
    return (
      verdictOf({
        hints: [
          ...findingsOf('nonEssential', nonEssential, services),
          ...findingsOf('own', own, services),
          ...findingsOf('consent', consent, services),
          ...findingsOf('essential', essential, services),
        ],
      }) ?? { class: 'Conform' }
    );
  },
});

/** What was asked for; the browser's own cut hides it. */
function lifetimeOf({ declaredLifetimeSeconds, lifetimeSeconds }: CookieFact): number | null {
  return declaredLifetimeSeconds ?? lifetimeSeconds;
}

function kindOf(cookie: CookieFact): 'consent' | 'essential' | 'nonEssential' | 'own' {
  const { category, needsConsent } = cookie;
  if (category === 'consent') return 'consent';
  return category === 'necessary' || category === 'security' || needsConsent === 'no'
    ? 'essential'
    : isOwn(cookie)
      ? 'own'
      : 'nonEssential';
}

/** Set by the site itself, as far as can be told: no known service, and no script of another domain. */
function isOwn({ serviceId, party, setBy, domain }: CookieFact): boolean {
  if (serviceId !== null || party !== 'first') return false;
  if (setBy === null || !URL.canParse(setBy)) return true;
  const [host, bare] = [new URL(setBy).hostname, domain.replace(/^\./, '')];
  return host === bare || host.endsWith(`.${bare}`) || bare.endsWith(`.${host}`);
}

function findingsOf(message: string, cookies: readonly CookieFact[], services: readonly ServiceUse[]): Finding[] {
  const hasTagManager = services.some(({ service }) => service.category === 'tag-manager');
  return storedFindings(message, cookies, services).map((finding) => {
    const ids = new Set(finding.items.map(({ ref }) => ref));
    const longest = Math.max(...cookies.filter(({ id }) => ids.has(id)).map((cookie) => lifetimeOf(cookie) ?? 0));
    const isAnalytics = message === 'nonEssential' && finding.serviceIds?.every((id) => id === 'google-analytics') === true;
    const told = isAnalytics ? (hasTagManager ? 'googleAnalyticsTagManager' : 'googleAnalytics') : message;
    return { ...finding, message: told, params: { ...finding.params, days: Math.round(longest / daySeconds) } };
  });
}
