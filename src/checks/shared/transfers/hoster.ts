import { findDeliveryNetworks } from '#knowledge/find-delivery-network.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { mentionsAny, mentionsVendor } from '#knowledge/phrases.ts';
import type { DeliveryNetwork, Vendor } from '#knowledge/types.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import type { Notice } from '../notice/notice.ts';
import { mainDocument } from '../services/main-document.ts';
import { startPage } from '../services/transport-hosts.ts';
import { uncontacted } from '../services/uncontacted.ts';
import { countryPattern } from './country-words.ts';
import { isAdequate, isThirdCountry } from './third-country.ts';
import { ownGuarantee, transferBasis } from './transfer-bases.ts';
import { isExplained } from './transfer-explained.ts';
import { readGrounds } from './transfer-grounds.ts';

/** Who keeps or delivers the site, and what the notice says of that company and of the transfer to it. */
export interface HosterReading {
  name: string;
  company: string;
  /** Third country of the company or its parent; null where it has none. */
  country: string | null;
  isListed: boolean;
  isNamed: boolean;
  /** What an explained transfer lacks: `both` country and basis; null where nothing is missing. */
  lacks: 'country' | 'basis' | 'both' | null;
  /** Whether a guarantee of its own is named beside the company, so that the list of the framework does not matter. */
  isGuaranteed: boolean;
}

type Read = Pick<Facts, 'privacy' | 'pages'> & Partial<Pick<Facts, 'services' | 'noticeServices'>>;

/** Reads what a notice says of the company behind a network. */
export function readHoster(facts: Read, notice: Notice, { id, name, vendor: vendorId }: DeliveryNetwork): HosterReading {
  const vendor = findVendor(vendorId);
  const country = [vendor?.country, vendor?.parentCountry].find((code) => code !== undefined && isThirdCountry(code) === true) ?? null;
  const isNamed = mentionsAny(notice.text, [name]) || (vendor !== null && mentionsVendor(notice.text, vendor));
  const reading = { name, company: vendor?.legalName ?? name, country, isListed: vendor?.dpf === 'active', isNamed };
  if (vendor === null || country === null || !isNamed) return { ...reading, lacks: null, isGuaranteed: false };
  const use = asService(id, name, vendor);
  const grounds = readGrounds({ ...facts, services: [...(facts.services ?? []), use] });
  const place = grounds.placeOf(use, transferBasis);
  const rule = grounds.ruleFor(use, transferBasis);
  const isCountryTold = rule !== null || grounds.partsOf(use).some((part) => countryPattern(country).test(part));
  const isBased = place === 'beside' || rule !== null;
  const isGuaranteed = grounds.placeOf(use, ownGuarantee) === 'beside' || grounds.ruleFor(use, ownGuarantee) !== null;
  if ((isBased && isCountryTold) || isExplained(grounds, use, country)) return { ...reading, lacks: null, isGuaranteed };
  return { ...reading, lacks: isBased ? 'country' : isCountryTold ? 'basis' : 'both', isGuaranteed };
}

/** Whether the company that delivers the site, or the server that answers for it, is in a country without a decision of its own. */
export function isHostedAbroad({ requests, pages, site }: Pick<Facts, 'requests' | 'pages'> & Partial<Pick<Facts, 'site'>>): boolean {
  const document = site === undefined ? null : mainDocument({ requests, pages, site });
  if (document === null) return false;
  const headers = startPage(pages)?.headers ?? {};
  const networks = findDeliveryNetworks({ ip: document.serverIp, cnames: document.cnames, headers });
  const seats = networks.flatMap(({ vendor }) => [findVendor(vendor)?.country, findVendor(vendor)?.parentCountry]);
  return [document.serverCountry, ...seats].some((code) => code !== undefined && isThirdCountry(code) === true && !isAdequate(code!));
}

/** Whether the contract may be with a company in the EEA that the notice names: then a transfer is but possible. */
export function namesBranch({ text }: Notice, { vendor: vendorId }: DeliveryNetwork): boolean {
  const branch = findVendor(vendorId)?.euEntity;
  return branch != null && mentionsAny(text, [branch]);
}

/** A host as the readings of the notice know recipients: no page names it as a service of its own. */
function asService(id: string, name: string, vendor: Vendor): ServiceUse {
  const none = { de: '', en: '' };
  return {
    service: {
      id: `host-${id}`,
      name,
      vendor: vendor.id,
      category: 'hosting',
      consent: 'no',
      reason: none,
      purpose: none,
      hosts: [],
      urls: [],
      cnames: [],
      globals: [],
      alternatives: null,
      aliases: [vendor.name],
      loadedBy: [],
      selfHosted: false,
      source: vendor.source,
      checked: vendor.checked,
    },
    vendorName: vendor.name,
    vendorCountry: vendor.country,
    parentCountry: vendor.parentCountry,
    dpf: vendor.dpf,
    ...uncontacted([]),
  };
}
