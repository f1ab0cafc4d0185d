import type { GatheredFacts } from '#checks/facts.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type ConsentState, consentStates } from '#evidence/evidence.ts';

/** The states as moments of a visit; `visit` is all there is on a site without a banner. */
const moments: Record<Locale, Record<ConsentState | 'visit', string>> = {
  de: { none: 'vor der Auswahl', reject: 'nach dem Ablehnen', accept: 'nach dem Zustimmen', visit: 'beim Aufruf der Seiten' },
  en: { none: 'before the choice', reject: 'after rejecting', accept: 'after accepting', visit: 'when the pages were opened' },
};

/** Whether there was nothing to choose, so that one visit stands for all states. */
export function hasNoBanner({ rejected, accepted }: Pick<GatheredFacts, 'rejected' | 'accepted'>): boolean {
  return [rejected, accepted].some((choice) => choice.ok && choice.data.method === 'no-banner');
}

/** States in words, in the order of the visits: „vor der Auswahl und nach dem Ablehnen“. */
export function nameMoments(states: readonly ConsentState[], facts: GatheredFacts, locale: Locale): string {
  const words = moments[locale];
  const seen = consentStates.filter((state) => states.includes(state));
  if (hasNoBanner(facts) || seen.length === 0) return words.visit;
  return new Intl.ListFormat(locale === 'de' ? 'de' : 'en-GB').format(seen.map((state) => words[state]));
}
