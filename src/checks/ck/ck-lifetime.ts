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
      'CNIL, Empfehlung zu Cookies: 13 Monate, Einwilligung 6 Monate',
      'CNIL, recommendation on cookies: 13 months, consent 6 months',
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
        'Daten dürfen nur so lange gespeichert werden, wie ihr Zweck es verlangt (Art. 5 Abs. 1 lit. e DSGVO). Eine feste Grenze für Cookies nennt das Gesetz nicht; als Richtwert gelten 13 Monate, die Browser kürzen auf 400 Tage. Geprüft wird die Laufzeit, die der Server oder das Skript verlangt.',
      confidenceReason: 'Es zählt die Laufzeit, die beim Setzen verlangt wurde, nicht die vom Browser gekürzte.',
      howToFix:
        '1. Kürzen Sie die Laufzeit auf das, was der Zweck braucht, höchstens 13 Monate.\n2. Stellen Sie im Einwilligungswerkzeug ein, dass nach 6 bis 12 Monaten neu gefragt wird.\n3. Gleichen Sie die Laufzeiten in der Datenschutzerklärung an.',
      messages: {
        nonEssential: '{service} setzt Cookies, die länger als 400 Tage bleiben sollen ({days} Tage): {names}',
        essential: 'Ein technischer Cookie soll länger als 400 Tage bleiben ({days} Tage): {names}',
        consent: 'Die Auswahl im Banner wird länger als 400 Tage gespeichert ({days} Tage): {names}',
        noCookies: 'Nach dem Zustimmen wurden keine Cookies mit Laufzeit beobachtet',
      },
    },
    en: {
      title: 'Reasonable lifetime',
      explanation:
        'Data may only be stored as long as its purpose requires (Art. 5(1)(e) GDPR). The law names no fixed limit for cookies; 13 months serve as a guide, and browsers cut to 400 days. What counts is the lifetime the server or script asks for.',
      confidenceReason: 'What counts is the lifetime asked for when the cookie was set, not the one the browser cut.',
      howToFix:
        '1. Shorten the lifetime to what the purpose needs, at most 13 months.\n2. Set the consent tool to ask again after 6 to 12 months.\n3. Adjust the lifetimes in the privacy notice.',
      messages: {
        nonEssential: '{service} sets cookies meant to stay longer than 400 days ({days} days): {names}',
        essential: 'A technical cookie is meant to stay longer than 400 days ({days} days): {names}',
        consent: 'The choice in the banner is stored longer than 400 days ({days} days): {names}',
        noCookies: 'No cookies with a lifetime were observed after accepting',
      },
    },
  },
  run({ cookies, services }) {
    const lasting = cookies.filter((cookie) => wasStored(cookie) && cookie.states.includes('accept') && lifetimeOf(cookie) !== null);
    if (lasting.length === 0) return { class: 'Conform', message: 'noCookies' };
    const long = lasting.filter((cookie) => lifetimeOf(cookie)! > mostSeconds);
    const { consent = [], essential = [], nonEssential = [] } = Object.groupBy(long, kindOf);
    return (
      verdictOf({
        hints: [
          ...findingsOf('nonEssential', nonEssential, services),
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

function kindOf({ category, needsConsent }: CookieFact): 'consent' | 'essential' | 'nonEssential' {
  if (category === 'consent') return 'consent';
  return category === 'necessary' || category === 'security' || needsConsent === 'no' ? 'essential' : 'nonEssential';
}

function findingsOf(message: string, cookies: readonly CookieFact[], services: readonly ServiceUse[]): Finding[] {
  return storedFindings(message, cookies, services).map((finding) => {
    const ids = new Set(finding.items.map(({ ref }) => ref));
    const longest = Math.max(...cookies.filter(({ id }) => ids.has(id)).map((cookie) => lifetimeOf(cookie) ?? 0));
    return { ...finding, params: { ...finding.params, days: Math.round(longest / daySeconds) } };
  });
}
