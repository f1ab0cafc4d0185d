import type { GatheredFacts } from '#checks/facts.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { isExamined } from '../score/completeness.ts';

/** The states as moments of a visit; `visit` is all there is on a site without a banner. */
const moments: Record<Locale, Record<ConsentState | 'visit', string>> = {
  de: { none: 'vor der Auswahl', reject: 'nach dem Ablehnen', accept: 'nach dem Zustimmen', visit: 'beim Aufruf der Seiten' },
  en: { none: 'before the choice', reject: 'after rejecting', accept: 'after accepting', visit: 'when the pages were opened' },
};

/** The same where the choice could not be read back: what was seen then is told, but not as what follows the choice. */
const unconfirmed: Record<Locale, Partial<Record<ConsentState, string>>> = {
  de: { reject: 'beim Besuch mit nicht bestätigter Ablehnung', accept: 'beim Besuch mit nicht bestätigter Zustimmung' },
  en: { reject: 'on the visit whose rejection could not be confirmed', accept: 'on the visit whose consent could not be confirmed' },
};

/** Whether there was nothing to choose, so that one visit stands for all states. */
export function hasNoBanner({ rejected, accepted }: Pick<GatheredFacts, 'rejected' | 'accepted'>): boolean {
  return [rejected, accepted].some((choice) => choice.ok && choice.data.method === 'no-banner');
}

/**
 * The states in which something was seen, as far as they count as examined: what a run showed whose choice could not be confirmed bears
 * nothing out. Where none of them counts, they stay as they are: something was seen all the same.
 */
export function examinedOf(states: readonly ConsentState[], facts: GatheredFacts): readonly ConsentState[] {
  const examined = states.filter((state) => isExamined(state, facts));
  return examined.length > 0 ? examined : states;
}

/** States in words, in the order of the visits: „vor der Auswahl und nach dem Ablehnen“. */
export function nameMoments(states: readonly ConsentState[], facts: GatheredFacts, locale: Locale): string {
  const words = moments[locale];
  const told = examinedOf(states, facts);
  const seen = consentStates.filter((state) => told.includes(state));
  if (hasNoBanner(facts) || seen.length === 0) return words.visit;
  return new Intl.ListFormat(locale === 'de' ? 'de' : 'en-GB').format(
    seen.map((state) => (isExamined(state, facts) ? undefined : unconfirmed[locale][state]) ?? words[state]),
  );
}
