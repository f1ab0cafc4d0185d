import { findCookie } from '#knowledge/find-cookie.ts';
import type { StorageFact } from '../../facts/stored.ts';

const visitorName = /(?:visitor|browser|device|anon(?:ymous)?)[-_.]?(?:(?:uu|gu)?id|key|hash)$/i;

/**
 * Whether an entry is called after the visitor and no catalogue tells what it is for: that it serves to protect or run the service would be
 * a guess, whatever service wrote it.
 */
export function isUnknownVisitorId({ key, kind }: Pick<StorageFact, 'key' | 'kind'>, domain: string): boolean {
  return visitorName.test(key) && findCookie(key, kind, domain) === null;
}

/** What is said of such entries, behind the moment at which they lay there. */
export const visitorNamed = {
  de: ' lag im Web-Speicher ein Eintrag, der nach einer Kennung des Besuchers benannt ist; wozu der Dienst ihn braucht, ist dem Scanner nicht bekannt: {entries}',
  en: ', web storage held an entry that is called after an identifier of the visitor; what the service needs it for is not known to the scanner: {entries}',
};

const steps = {
  de: '1. Klären Sie mit dem Anbieter, wozu der Eintrag dient: {entries}. Braucht ihn der Dienst für das, was Besucher dort tun wollen (etwa für den Warenkorb) oder zum Schutz, halten Sie das fest (§ 25 Abs. 2 Nr. 2 TDDDG).\n2. Dient er der Statistik oder der Wiedererkennung, schalten Sie das in den Einstellungen des Dienstes ab, oder lassen Sie es dort erst nach der Einwilligung zu, soweit der Anbieter das anbietet.',
  en: '1. Clarify with the provider what the entry is for: {entries}. If the service needs it for what visitors want to do there (such as the cart) or for protection, put that on record (Section 25(2) no. 2 TDDDG).\n2. If it serves statistics or recognition, turn that off in the settings of the service, or allow it there only after consent as far as the provider offers that.',
};

/** Tied to a consent tool, a shop would be missing with its entry: its provider has to say what it is for. One fix for each of `moments`. */
export function visitorNamedFixes(locale: keyof typeof steps, moments: readonly string[]): Record<string, string> {
  return Object.fromEntries(moments.map((moment) => [`visitorNamed${moment}`, steps[locale]]));
}
