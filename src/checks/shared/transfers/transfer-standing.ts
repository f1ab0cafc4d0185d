import { adequacyOf, US_DPF_VALID } from '#knowledge/country.ts';
import { findDeliveryNetwork } from '#knowledge/find-delivery-network.ts';
import type { RequestFact } from '../../facts/requests.ts';
import { inadequateCountry, isServedWithoutAdequacy, type Recipient } from './recipients.ts';
import { barredCountries, countryOfRecipient, isThirdCountry } from './third-country.ts';

/** On which footing data goes to a recipient. `country`: of the company; `place`: of a server that answers from elsewhere. */
export interface Standing {
  kind: 'fine' | 'unknown' | 'inadequate' | 'notListed' | 'parentOnly' | 'listed' | 'serverOnly';
  country: string | null;
  place: string | null;
}

/** On which footing a recipient stands: by its company, only then by its servers. */
export function standingOf(recipient: Recipient): Standing {
  const { vendorCountry, dpf } = recipient.use;
  const country = countryOfRecipient(recipient.use);
  const standing = (kind: Standing['kind'], place: string | null = null, of = country): Standing => ({ kind, country: of, place });
  const inadequate = inadequateCountry(recipient);
  if (inadequate !== null) {
    const certain = barredCountries.has(inadequate) || isServedWithoutAdequacy(recipient);
    return standing(certain ? 'inadequate' : 'parentOnly', null, inadequate);
  }
  if (country === null) return standing('unknown');
  if (country === 'US') {
    if (dpf === 'active' && US_DPF_VALID.valid) return standing('listed');
    if (dpf === 'unknown') {
      // Of a company in the EEA whose parent's participation nobody looked up, its server in the USA is seen all the same.
      const server = isThirdCountry(vendorCountry) === false ? distantServer(recipient.requests) : null;
      return server === null ? standing('unknown') : standing('serverOnly', server, vendorCountry);
    }
    return standing(vendorCountry === 'US' ? 'notListed' : 'parentOnly');
  }
  const place = isThirdCountry(country) ? null : distantServer(recipient.requests);
  return place === null ? standing('fine') : standing('serverOnly', place);
}

/** Country of a server without adequacy of the country itself, unless a delivery network answers: its addresses are located where it is registered. */
export function distantServer(requests: readonly RequestFact[]): string | null {
  const distant = requests.find(({ serverCountry, serverIp, cnames }) => {
    if (serverCountry === null || findDeliveryNetwork({ ip: serverIp, cnames }) !== null) return false;
    const { level } = adequacyOf(serverCountry);
    return level === 'none' || level === 'dpf-only';
  });
  return distant?.serverCountry ?? null;
}
