import type { ConsentState } from '#evidence/evidence.ts';
import { adequacyOf } from '#knowledge/country.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import type { Finding, TextParams } from '../../define-check.ts';
import type { Facts, RequestFact, ServiceUse } from '../../facts.ts';
import { startsChosen } from '../notice/chosen-embeds.ts';
import { type Notice, namesService, passagesAbout } from '../notice/notice.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { frameworks, outdatedUses } from '../notice/outdated-terms.ts';
import { type InitiatorChains, initiatorChains, wasSent } from '../services/initiator-chains.ts';
import { causeOfService, observationItems, rootOf } from '../services/service-observations.ts';
import type { GroundReading } from './transfer-grounds.ts';

type Observed = Pick<Facts, 'requests' | 'services'>;

/** A company that receives data, by the service it runs. */
export interface Recipient {
  use: ServiceUse;
  requests: readonly RequestFact[];
  states: readonly ConsentState[];
  cause: string;
}

/** Guarantees of chapter V GDPR a notice may name. Privacy Shield is none any more. */
export const transferBasis =
  /Angemessenheits(?:beschl|entscheid)|adequacy\s+decision|Data\s+Privacy\s+Framework|\bDPF\b|Standard(?:daten|vertrags|datenschutz)\w*klauseln|Standardvertragsklauseln|standard\s+contractual\s+clauses|\bSCCs?\b|\bArt(?:\.|ikel|icle)?\s*4[5-9]\b|Binding\s+Corporate\s+Rules|\bBCRs?\b|verbindliche\w*\s+(?:unternehmens)?interne\w*\s+(?:Datenschutz|Vorschrift)\w*/i;

/** Standard contractual clauses and other guarantees that do not need a decision of the Commission. */
export const ownGuarantee =
  /Standard(?:daten|vertrags|datenschutz)\w*klauseln|standard\s+contractual\s+clauses|\bSCCs?\b|\bArt(?:\.|ikel|icle)?\s*4[67]\b|Binding\s+Corporate\s+Rules|\bBCRs?\b|verbindliche\w*\s+(?:unternehmens)?interne\w*\s+(?:Datenschutz|Vorschrift)\w*/i;

/** The adequacy decision for companies in the USA that take part. */
export const framework = /Data\s+Privacy\s+Framework|\bDPF\b/i;

/** About the length of what a notice says about one service. */
const sectionLength = 600;

const fallen: readonly { name: string; pattern: RegExp }[] = [
  { name: 'Privacy Shield', pattern: /Privacy[\s-]?Shield|Datenschutzschild/i },
  { name: 'Safe Harbor', pattern: /Safe[\s-]?Harbou?r/i },
];

/**
 * What a notice names in its part on the service as a basis that fell, or null. What it says about the vendor holds for one of
 * its services only where it does not describe that service; what it says of another company close by holds for that one, and what
 * stands in the section of another service falls with it.
 */
export function formerFrameworkOf(
  { privacy }: Pick<Facts, 'privacy'>,
  notice: Notice,
  use: ServiceUse,
  grounds: GroundReading,
): string | null {
  const about = namesService(notice.text, use) ? { ...use, vendorName: null } : use;
  const passages = passagesAbout(notice, about, sectionLength).join('\n');
  // The section of another company may begin right behind its own.
  const own = grounds.partsOf(use, sectionLength).join('\n');
  const held = namedAsValid(notice);
  const named = fallen.filter(
    ({ name, pattern }) =>
      held.has(name) &&
      pattern.test(passages) &&
      pattern.test(own) &&
      grounds.placeOf(use, pattern) !== 'elsewhere' &&
      !isInOtherSections(privacy.text, use, pattern),
  );
  return named.length > 0 ? named.map(({ name }) => name).join(', ') : null;
}

/** Frameworks that a notice names as if they still held; who says that they fell rests nothing on them. */
function namedAsValid({ text }: Notice): ReadonlySet<string> {
  return new Set(outdatedUses(text, frameworks).map(({ term }) => term.name));
}

/** What a notice names for all recipients in the USA as a basis that fell, or null: it holds for a service whose section names none. */
export function formerInGeneral(notice: Notice, use: ServiceUse, grounds: GroundReading): string | null {
  if (countryOfRecipient(use) !== 'US') return null;
  const held = namedAsValid(notice);
  const named = fallen.filter(({ name, pattern }) => held.has(name) && grounds.placeOf(use, pattern) === 'general');
  return named.length > 0 ? named.map(({ name }) => name).join(', ') : null;
}

/** Whether a notice that describes the service says this in the sections of other services alone. */
function isInOtherSections(privacyText: string, { service }: ServiceUse, pattern: RegExp): boolean {
  const sentences = sentencesOf(privacyText);
  const telling = sentences.filter(({ text }) => pattern.test(text));
  return (
    sentences.some(({ about }) => about.has(service.id)) &&
    telling.length > 0 &&
    telling.every(({ about }) => about.size > 0 && !about.has(service.id))
  );
}

/** An assessment of the recipient's country, as C-311/18 asks for beside the clauses. */
export const transferAssessment =
  /Transfer[\s-]?(?:Impact|Folgenabschätzung)|\bTIA\b|zusätzliche\s+(?:Schutz)?maßnahmen|ergänzende\s+(?:Schutz)?maßnahmen|supplementary\s+measures|Risiko\w*\s+(?:der|für|einer)\s+Übermittlung/i;

/** Exceptions for single cases: express consent above all. */
export const exception = /\bArt(?:\.|ikel|icle)?\s*49\b/i;

/**
 * Services that receive data: contacted on a host that is not the site's own. Those an embed brings along to the same country
 * are left to the embed (house rule 3 of the catalogue).
 */
export function recipientsOf({ requests, services }: Observed): Recipient[] {
  const chains = initiatorChains({ requests, services });
  const found = services.flatMap((use): Recipient[] => {
    const own = requests.filter((request) => request.serviceId === use.service.id && request.party !== 'first' && wasSent(request));
    if (own.length === 0) return [];
    return [{ use, requests: own, states: use.states, cause: broughtBy(own, chains) ?? causeOfService(use.service.id, services) }];
  });
  const countries = new Map(found.map(({ use }) => [use.service.id, countryOfRecipient(use)]));
  return found.filter(
    ({ use, cause }) => cause === use.service.id || !countries.has(cause) || countries.get(cause) !== countries.get(use.service.id),
  );
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

/** Whether a country is a third country; null when nothing is known about it. */
export function isThirdCountry(code: string | null): boolean | null {
  if (code === null) return null;
  const { level } = adequacyOf(code);
  return level === 'open' ? null : level !== 'eea';
}

/**
 * Country that decides. A parent's seat is no transfer by itself; it counts where the law there reaches the data of subsidiaries without
 * any decision on that country, so that a transfer is possible. Null when unknown.
 */
export function countryOfRecipient({ vendorCountry, parentCountry }: ServiceUse): string | null {
  if (isThirdCountry(vendorCountry)) return vendorCountry;
  if (isThirdCountry(parentCountry) && (vendorCountry === null || !isAdequate(parentCountry!))) return parentCountry;
  return vendorCountry ?? parentCountry;
}

/** Whether a decision of the Commission covers a country itself, and not single companies there. */
export function isAdequate(code: string): boolean {
  const { level } = adequacyOf(code);
  return level !== 'none' && level !== 'dpf-only' && level !== 'open';
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

/** The finding for one recipient. Params: `service`, `vendor`, `country` code. */
export function recipientFinding(message: string, { use, requests, cause }: Recipient, params: TextParams = {}): Finding {
  return {
    message,
    params: { service: toldName({ use, cause }), vendor: companyName(use), country: countryOfRecipient(use) ?? '–', ...params },
    items: observationItems({ requests }),
    cause,
    serviceIds: [use.service.id],
  };
}

/** The one country to which the addresses of these servers are assigned, as far as that is known, or null. */
export function commonCountry(requests: readonly RequestFact[]): string | null {
  const [country = null, ...others] = new Set(requests.flatMap(({ serverCountry }) => serverCountry ?? []));
  // A registry's own code names no country.
  return others.length === 0 && isThirdCountry(country) !== null ? country : null;
}

/** States whose authorities may reach for the data without any remedy: clauses alone do not carry there. */
export const barredCountries: ReadonlySet<string> = new Set(['RU', 'CN', 'BY']);

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
