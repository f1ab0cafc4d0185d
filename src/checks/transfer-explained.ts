import { nameOfCountry } from '#knowledge/country.ts';
import type { ServiceUse } from './facts.ts';
import { type Notice, passagesAbout } from './notice.ts';
import { transferBasis } from './transfers.ts';

/** Characters to each side of a name in which a notice tells what belongs to it. */
const nearby = 1_500;

/** Names a notice may use for a country besides its own. */
const otherNames: Record<string, string> = {
  US: 'USA|U\\.S\\.A?\\.?|US-|Vereinigte\\w*\\s+Staaten|United\\s+States|Amerika',
  GB: 'Großbritannien|Vereinigte\\w*\\s+Königreich|United\\s+Kingdom|\\bUK\\b',
  CN: 'China',
  RU: 'Russland|Russische\\w*\\s+Föderation|Russia',
  KR: 'Südkorea|South\\s+Korea',
};

/** Whether one passage about the service names both the country and the basis. */
export function isExplained(notice: Notice, use: ServiceUse, code: string): boolean {
  const names = [nameOfCountry(code, 'de'), nameOfCountry(code, 'en'), otherNames[code]].filter((name) => name !== undefined);
  const country = new RegExp(names.join('|'), 'i');
  return passagesAbout(notice, use, nearby).some((passage) => country.test(passage) && transferBasis.test(passage));
}
