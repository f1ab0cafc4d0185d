import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceUse } from '../../facts.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { countryPattern } from './country-words.ts';
import { transferBasis } from './transfer-bases.ts';
import type { GroundReading } from './transfer-grounds.ts';

/**
 * Whether the notice explains the transfer to this very service: the same part on it names both the country and the basis, and neither
 * is told of other recipients alone.
 */
export function isExplained(grounds: GroundReading, use: ServiceUse, code: string): boolean {
  if (grounds.placeOf(use, transferBasis) === 'elsewhere') return false;
  const country = countryPattern(code);
  const isNamed = (part: string) => country.test(part) || (code === 'US' && euUsFramework.test(part));
  return grounds.partsOf(use).some((part) => isNamed(part) && transferBasis.test(part));
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
  const grounds = sentences.filter(({ text }) => transferBasis.test(text));
  const ofCompany = ({ about }: (typeof grounds)[number]) => [...about].some((id) => serviceOf(id)?.vendor === service.vendor);
  return grounds.some(ofCompany) && grounds.every(({ about }) => about.size > 0 && !about.has(service.id));
}
