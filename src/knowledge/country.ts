import countryData from './countries.json' with { type: 'json' };
import type { Adequacy, Country } from './types.ts';

/** All countries, plus the registry codes `EU` and `AP` that address databases use. */
export const countries = countryData as readonly Country[];

const byCode = new Map(countries.map((country) => [country.code, country]));

/**
 * Whether the EU-US Data Privacy Framework (Decision (EU) 2023/1795) stands. A rule parameter: when the Court of Justice
 * annuls it (appeal C-703/25 P), `valid: false` turns every finding about US recipients at once.
 */
export const US_DPF_VALID: { readonly valid: boolean; readonly checked: string; readonly decision: string; readonly pending: string } = {
  valid: true,
  checked: '2026-11-21',
  decision: '(EU) 2023/1795',
  pending: 'C-703/25 P',
};

/**
 * What a transfer to a country rests on. `dpf-only`: only companies on the framework's list. `open`: the code names no
 * country (registry codes, unknown), so nothing may be concluded.
 */
export type AdequacyLevel = 'eea' | 'full' | 'partial' | 'dpf-only' | 'none' | 'open';

/** The country with this code (any case), or null. */
export function countryOf(code: string): Country | null {
  return byCode.get(code.toUpperCase()) ?? null;
}

/** Whether a country belongs to the EEA; null when the code does not say. */
export function isEea(code: string): boolean | null {
  return countryOf(code)?.eea ?? null;
}

/**
 * On which footing personal data may go to a country on a day (ISO date). `decision` is null unless an adequacy decision
 * covers it; `partial` and `dpf-only` need a look at the recipient.
 */
export function adequacyOf(
  code: string,
  on: string = US_DPF_VALID.checked,
  dpfValid: boolean = US_DPF_VALID.valid,
): { level: AdequacyLevel; decision: Adequacy | null } {
  const country = countryOf(code);
  if (!country || country.eea === null) return { level: 'open', decision: null };
  if (country.eea) return { level: 'eea', decision: null };
  const decision = country.adequacy;
  const applies = decision !== null && (decision.expires === null || on <= decision.expires) && (decision.kind !== 'dpf-only' || dpfValid);
  return applies ? { level: decision.kind, decision } : { level: 'none', decision: null };
}

/** Name of a country in German or English; the code itself when unknown. */
export function nameOfCountry(code: string, language: 'de' | 'en'): string {
  return countryOf(code)?.name[language] ?? code;
}
