import type { Verdict } from '../../define-check.ts';
import type { Facts, GatheredFacts } from '../../facts.ts';

/** A state other than Germany whose law is known well enough to be named: Austria or Switzerland. */
export type HomeLaw = 'AT' | 'CH';

const germanRegister = /^(?:HRA|HRB|VR|PR|GnR|GsR)(?= )/;
const germanPlace = /, \d{5} /;

/** Registers of companies, by the form of their numbers. */
const registers: readonly { pattern: RegExp; country: HomeLaw }[] = [
  { pattern: /^(?:FN ?)?\d{4,6} ?[a-z]$|^ZVR /i, country: 'AT' },
  { pattern: /^CH-\d/, country: 'CH' },
  { pattern: /^CHE ?[-–]? ?\d/i, country: 'CH' },
];
/** Too weak to tell a seat, as firms are registered for VAT abroad too; enough to gainsay one. */
const taxNumbers: readonly { pattern: RegExp; country: HomeLaw | 'DE' }[] = [
  { pattern: /^ATU/i, country: 'AT' },
  { pattern: /^CHE/i, country: 'CH' },
  { pattern: /^DE/i, country: 'DE' },
];

/**
 * Austria or Switzerland, where the imprint says that the owner sits there: by the address, or, where no address could be read, by the
 * number in the register of companies that the tax number does not gainsay. Anything German beside it leaves the owner in Germany.
 */
export function homeLawOf({ imprintElements }: Pick<Facts, 'imprintElements'>): HomeLaw | null {
  const { elements } = imprintElements;
  const addresses = elements.filter(({ kind }) => kind === 'address' || kind === 'postBox');
  if (addresses.some(({ value, country }) => country === undefined && germanPlace.test(value))) return null;
  if (elements.some(({ kind, value }) => kind === 'registerNumber' && germanRegister.test(value))) return null;
  const countries = new Set(addresses.flatMap(({ country }) => country ?? []));
  const countriesBy = <T>(wanted: string, rules: readonly { pattern: RegExp; country: T }[]): readonly T[] =>
    elements.flatMap(({ kind, value }) =>
      kind === wanted ? rules.filter(({ pattern }) => pattern.test(value)).map(({ country }) => country) : [],
    );
  const registered = new Set(countriesBy('registerNumber', registers));
  const [home, ...others] = countries.size > 0 ? countries : registered;
  if ((home !== 'AT' && home !== 'CH') || others.length > 0) return null;
  if ([...registered].some((country) => country !== home)) return null;
  if (addresses.length > 0) return countries.size > 0 ? home : null;
  return countriesBy('vatId', taxNumbers).every((country) => country === home) ? home : null;
}

/** The message of a verdict that the owner's seat leaves open; the report words it for every check. */
export const seatMessages = { AT: 'seatInAustria', CH: 'seatInSwitzerland' } as const;

/** Checks of duties that bind only who is established in Germany (Section 3 DDG, Section 36 VSBG, Section 14 BFSG with its authorities). */
export function bindsGermanSeatsOnly(checkId: string): boolean {
  return checkId.startsWith('impc-') || germanDuties.has(checkId);
}

const germanDuties: ReadonlySet<string> = new Set(['imp-outdated-law', 'shop-vsbg-notice', 'a11y-statement']);

/**
 * Checks of what contracts with consumers need. It is law of the EU in Austria too; a Swiss seller owes it only to consumers in a member
 * state to which the offer is directed (Art. 6 Rome I), which nobody can tell from outside.
 */
export function isConsumerLaw(checkId: string): boolean {
  return checkId.startsWith('shop-') && checkId !== 'shop-odr-link-gone';
}

/** What was not read stays unread under any law. */
const unread: ReadonlySet<string> = new Set(['notRead']);

/**
 * What such a check objects to, or leaves open for reasons of German law, is left open for a seat abroad; what it passes stays passed.
 */
export function underHomeLaw(checkId: string, verdict: Verdict, facts: GatheredFacts): Verdict {
  const isOpen = verdict.class === 'NoClassification' && bindsGermanSeatsOnly(checkId) && !unread.has(verdict.message);
  if (verdict.class !== 'Risk' && verdict.class !== 'Hint' && !isOpen) return verdict;
  if (!bindsGermanSeatsOnly(checkId) && !isConsumerLaw(checkId)) return verdict;
  const { imprintElements } = facts;
  const home = imprintElements.ok ? homeLawOf({ imprintElements: imprintElements.data }) : null;
  if (home === null || (home === 'AT' && !bindsGermanSeatsOnly(checkId))) return verdict;
  return {
    class: 'NoClassification',
    message: seatMessages[home],
    items: 'findings' in verdict ? (verdict.findings ?? []).flatMap(({ items }) => items) : (verdict.items ?? []),
  };
}
