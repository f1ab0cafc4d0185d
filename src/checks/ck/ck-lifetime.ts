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
  version: 1,
  weight: 2,
  confidence: 'high',
  legalBasis: [
    unverified('Art. 5 Abs. 1 lit. e DSGVO (Speicherbegrenzung)', 'Art. 5(1)(e) GDPR (storage limitation)'),
    guidance(
      'CNIL, Empfehlung zu Cookies: 13 Monate bei einwilligungsfreier Reichweitenmessung',
      'CNIL, recommendation on cookies: 13 months for audience measurement free of consent',
    ),
  ],
  volatile: {
    de: 'Ein Vorschlag der EU-Kommission (Digital-Omnibus) sieht vor, nach einer Ablehnung sechs Monate nicht erneut zu fragen. Er ist kein geltendes Recht.',
    en: 'A proposal of the European Commission (Digital Omnibus) provides that visitors are not asked again for six months after rejecting. It is not law.',
    since: '2026-11-21',
  },
  needs: ['cookies', 'services', 'accepted'],
  texts: {
    de: {
      title: 'Angemessene Laufzeit',
      explanation:
        'Daten dürfen nur so lange gespeichert werden, wie ihr Zweck es verlangt (Art. 5 Abs. 1 lit. e DSGVO). Eine feste Grenze für Cookies nennt das Gesetz nicht; die französische Aufsichtsbehörde CNIL nennt 13 Monate als Orientierung für einwilligungsfreie Reichweitenmessung, viele Browser kürzen auf 400 Tage. Geprüft wird die Laufzeit, die der Server oder das Skript verlangt.',
      confidenceReason: 'Es zählt die Laufzeit, die beim Setzen verlangt wurde, nicht die vom Browser gekürzte.',
      howToFix:
        "1. Kürzen Sie die Laufzeit auf das, was der Zweck braucht: in den Einstellungen des Dienstes oder dort, wo das Cookie gesetzt wird (Max-Age, Expires); bei Google Analytics mit cookie_expires (in Sekunden) in gtag('config', …).\n2. Gleichen Sie die Laufzeiten in der Datenschutzerklärung an.",
      messages: {
        nonEssential: '{service} setzt {count|Cookie|Cookies} mit einer Laufzeit von mehr als 400 Tagen (bis zu {days} Tage): {names}',
        own: 'Ihre Website setzt {count|Cookie|Cookies} mit einer Laufzeit von mehr als 400 Tagen (bis zu {days} Tage): {names}',
        essential: '{count|technisches Cookie|technische Cookies} mit einer Laufzeit von mehr als 400 Tagen (bis zu {days} Tage): {names}',
        consent: 'Die Auswahl im Banner wird länger als 400 Tage gespeichert ({days} Tage): {names}',
        noCookies: 'Nach dem Zustimmen wurden keine Cookies mit Laufzeit beobachtet',
        noCookiesNoBanner: 'Es wurden keine Cookies mit Laufzeit beobachtet',
      },
    },
    en: {
      title: 'Reasonable lifetime',
      explanation:
        'Data may only be stored as long as its purpose requires (Art. 5(1)(e) GDPR). The law names no fixed limit for cookies; the French authority CNIL names 13 months as orientation for audience measurement free of consent, and many browsers cut to 400 days. What counts is the lifetime the server or script asks for.',
      confidenceReason: 'What counts is the lifetime asked for when the cookie was set, not the one the browser cut.',
      howToFix:
        "1. Shorten the lifetime to what the purpose needs: in the settings of the service or where the cookie is set (Max-Age, Expires); for Google Analytics with cookie_expires (in seconds) in gtag('config', …).\n2. Adjust the lifetimes in the privacy notice.",
      messages: {
        nonEssential: '{service} sets {count|cookie|cookies} with a lifetime of more than 400 days (up to {days} days): {names}',
        own: 'Your website sets {count|cookie|cookies} with a lifetime of more than 400 days (up to {days} days): {names}',
        essential: '{count|technical cookie|technical cookies} with a lifetime of more than 400 days (up to {days} days): {names}',
        consent: 'The choice in the banner is stored longer than 400 days ({days} days): {names}',
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
  return storedFindings(message, cookies, services).map((finding) => {
    const ids = new Set(finding.items.map(({ ref }) => ref));
    const longest = Math.max(...cookies.filter(({ id }) => ids.has(id)).map((cookie) => lifetimeOf(cookie) ?? 0));
    return { ...finding, params: { ...finding.params, days: Math.round(longest / daySeconds) } };
  });
}
