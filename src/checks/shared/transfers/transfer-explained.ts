import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceUse } from '../../facts/services.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { countryPattern } from './country-words.ts';
import { countryOfRecipient } from './third-country.ts';
import { framework, ownGuarantee, transferBasis, withoutFormerDecisions } from './transfer-bases.ts';
import type { GroundReading } from './transfer-grounds.ts';

/**
 * Whether the notice explains the transfer to this very service: the same part on it names both the country and the basis, and neither
 * is told of other recipients alone.
 */
export function isExplained(grounds: GroundReading, use: ServiceUse, code: string): boolean {
  if (grounds.placeOf(use, transferBasis) === 'elsewhere') return false;
  const country = countryPattern(code);
  const isNamed = (part: string) => country.test(part) || (code === 'US' && euUsFramework.test(part));
  return grounds.certainPartsOf(use).some((part) => isNamed(part) && transferBasis.test(withoutFormerDecisions(part)));
}

/** The name of the framework tells the country, where it is given in full. */
const euUsFramework = /(?<![a-z])(?:EU|EWR)\s?[-–‑/]\s?U\.?S\.?A?\.?(?![a-z])/i;

/**
 * Whether a notice with a section for each service tells the basis in those of other services of the same company alone. What is told
 * of nobody in particular may be meant for all.
 */
export function isExplainedElsewhere(privacyText: string, { service }: ServiceUse): boolean {
  const sentences = sentencesOf(privacyText);
  if (!sentences.some(({ about }) => about.has(service.id))) return false;
  const grounds = sentences.filter(({ text }) => transferBasis.test(withoutFormerDecisions(text)));
  const ofCompany = ({ about }: (typeof grounds)[number]) => [...about].some((id) => serviceOf(id)?.vendor === service.vendor);
  return grounds.some(ofCompany) && grounds.every(({ about }) => about.size > 0 && !about.has(service.id));
}

/**
 * Whether a notice names clauses or the like for other services of the company alone. Unlike its entry in the list of the framework, a
 * guarantee that one section rests on is not told of what another section describes, or none.
 */
export function isGuaranteedForOthersOnly(grounds: GroundReading, privacyText: string, use: ServiceUse): boolean {
  const place = grounds.placeOf(use, framework);
  if (place === 'beside' || place === 'general' || grounds.placeOf(use, ownGuarantee) !== 'beside') return false;
  const told = sentencesOf(privacyText).filter(({ text }) => ownGuarantee.test(text));
  const ofCompany = told.filter(({ about }) => [...about].some((id) => serviceOf(id)?.vendor === use.service.vendor));
  return ofCompany.length > 0 && told.every(({ about }) => about.size > 0 && !about.has(use.service.id));
}

/** Whether what the notice says of the service itself names the country of its company; sentences with `unless` are left out. */
export function namesCountry(privacyText: string, use: ServiceUse, unless?: RegExp): boolean {
  const country = countryPattern(countryOfRecipient(use)!);
  return sentencesOf(privacyText).some(({ about, text }) => about.has(use.service.id) && country.test(text) && !unless?.test(text));
}
