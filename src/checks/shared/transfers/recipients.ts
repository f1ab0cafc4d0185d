import type { ConsentState } from '#evidence/gathered.ts';
import { adequacyOf } from '#knowledge/country.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import type { Finding, TextParams } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { startsChosen } from '../notice/chosen-embeds.ts';
import { type InitiatorChains, initiatorChains, isConnectionOnly, wasSent } from '../services/initiator-chains.ts';
import { causeOfService, observationItems, rootOf } from '../services/service-observations.ts';
import { barredCountries, countryOfRecipient } from './third-country.ts';

type Observed = Pick<Facts, 'requests' | 'services'>;

/** A company that receives data, by the service it runs. */
export interface Recipient {
  use: ServiceUse;
  requests: readonly RequestFact[];
  states: readonly ConsentState[];
  cause: string;
}

/**
 * Services that receive data: contacted on a host that is not the site's own. Those an embed brings along to the same country
 * are left to the embed (house rule 3 of the catalogue). A mere connection, whose line is to be taken out of the page, makes no
 * recipient that a notice has to explain: only who asks for it with `connected` gets it too.
 */
export function recipientsOf({ requests, services }: Observed, { connected = false } = {}): Recipient[] {
  const chains = initiatorChains({ requests, services });
  const found = services.flatMap((use): Recipient[] => {
    const own = requests.filter((request) => receiverOf(request) === use.service.id && request.party !== 'first' && wasSent(request));
    if (own.length === 0 || (!connected && own.every(isConnectionOnly))) return [];
    return [{ use, requests: own, states: use.states, cause: broughtBy(own, chains) ?? causeOfService(use.service.id, services) }];
  });
  const countries = new Map(found.map(({ use }) => [use.service.id, countryOfRecipient(use)]));
  return found.filter(
    ({ use, cause }) => cause === use.service.id || !countries.has(cause) || countries.get(cause) !== countries.get(use.service.id),
  );
}

/** What the container passes on is not seen; whose servers it runs on is. */
function receiverOf({ serviceId, carrierId }: RequestFact): string | null {
  return carrierId ?? serviceId;
}

/**
 * The service in whose frames alone this one was contacted, also where the browser did not tell what caused each request there. What the
 * site loads by itself, or by its consent tool or tag manager, another service that loads it too did not bring.
 */
function broughtBy(own: readonly RequestFact[], chains: InitiatorChains): string | null {
  const isOwnChoice = (request: RequestFact) =>
    request.embeddedBy === null ? request.inOwnFrame : startsChosen(request.embeddedBy) && rootOf(chains.ancestorsOf(request)) === null;
  if (own.some(isOwnChoice)) return null;
  const roots = own.flatMap((request) => rootOf(chains.ancestorsOf(request)) ?? []);
  return roots[0]?.service.id ?? null;
}

/** The company behind a service; where the catalogue calls it by its product, and the company bears another name, by that name. */
export function companyName({ service, vendorName }: ServiceUse): string {
  const name = vendorName ?? service.name;
  const legalName = findVendor(service.vendor)?.legalName;
  if (legalName === undefined || name !== service.name || legalName.toLowerCase().includes(name.toLowerCase())) return name;
  return legalName;
}

/** What a recipient is told as: what another service brings along is known to the reader by that one alone. */
function toldName({ use: { service }, cause }: Pick<Recipient, 'use' | 'cause'>): string {
  const bringer = cause === service.id ? null : serviceOf(cause);
  return bringer === null ? service.name : `${bringer.name} / ${service.name}`;
}

/** The finding for one recipient. Params: `service`, `vendor`, `country` code, `section`: whom the notice would speak of. */
export function recipientFinding(message: string, { use, requests, cause }: Recipient, params: TextParams = {}): Finding {
  const service = toldName({ use, cause });
  return {
    message,
    params: { service, vendor: companyName(use), country: countryOfRecipient(use) ?? '–', section: service, ...params },
    items: observationItems({ requests }),
    cause,
    serviceIds: [use.service.id],
  };
}

/** Country of seat or parent for which no decision exists, or null. Lists of single companies are another check. */
export function inadequateCountry({ use }: Recipient): string | null {
  const lacking = [use.vendorCountry, use.parentCountry].filter(
    (code): code is string => code !== null && code !== 'US' && adequacyOf(code).level === 'none',
  );
  return lacking.find((code) => barredCountries.has(code)) ?? lacking[0] ?? null;
}

/**
 * Contract partner and parent where only the parent sits in the country, so that the partner is not told as a company from there:
 * params `entity`, `seats` (its country) and `parent`; null where the company itself sits there.
 */
export function groupParams({ use }: Pick<Recipient, 'use'>, country: string): TextParams | null {
  if (use.vendorCountry === null || use.vendorCountry === country || use.parentCountry !== country) return null;
  const vendor = findVendor(use.service.vendor);
  const name = use.vendorName ?? use.service.name;
  return { entity: vendor?.euEntity ?? vendor?.legalName ?? name, seats: use.vendorCountry, parent: vendor?.parent ?? name };
}

/** How a text names a company of such a group. */
export const groupNamed = {
  de: '{vendor} (Vertragspartner: {entity}, {seats}; Konzernmutter: {parent}, {country}, ohne Angemessenheitsbeschluss)',
  en: '{vendor} (contract partner: {entity}, {seats}; parent: {parent}, {country}, without adequacy decision)',
};

/** A seat alone is a hint: services hosted in the EEA or an adequate country may never send the data home. */
export function isServedWithoutAdequacy({ use, requests }: Recipient): boolean {
  const seatItself = use.vendorCountry !== null && use.vendorCountry !== 'US' && adequacyOf(use.vendorCountry).level === 'none';
  return seatItself && requests.some(({ serverCountry }) => serverCountry !== null && adequacyOf(serverCountry).level === 'none');
}
