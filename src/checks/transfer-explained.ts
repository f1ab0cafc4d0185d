import { countryWords } from './country-words.ts';
import type { ServiceUse } from './facts.ts';
import { type Notice, passagesAbout } from './notice.ts';
import { transferBasis } from './transfers.ts';

/** Characters to each side of a name in which a notice tells what belongs to it. */
const nearby = 1_500;

/** Whether one passage about the service names both the country and the basis. */
export function isExplained(notice: Notice, use: ServiceUse, code: string): boolean {
  const country = new RegExp(countryWords(code), 'i');
  return passagesAbout(notice, use, nearby).some((passage) => country.test(passage) && transferBasis.test(passage));
}
