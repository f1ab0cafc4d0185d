import { serviceOf } from '#knowledge/find-service.ts';
import { countryWords } from './country-words.ts';
import type { ServiceUse } from './facts.ts';
import { type Notice, passagesAbout } from './notice.ts';
import { sentencesOf } from './notice-passages.ts';
import { transferBasis } from './transfers.ts';

/** Characters to each side of a name in which a notice tells what belongs to it. */
const nearby = 1_500;

/** Whether one passage about the service names both the country and the basis. */
export function isExplained(notice: Notice, use: ServiceUse, code: string): boolean {
  const country = new RegExp(countryWords(code), 'i');
  return passagesAbout(notice, use, nearby).some((passage) => country.test(passage) && transferBasis.test(passage));
}

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
