import type { ScanResult } from '#contract/scan-result.ts';
import type { TagRow } from '#contract/tag-monitor.ts';
import { consentStateSchema, type Locale } from '#contract/vocabulary.ts';
import { adequacyOf } from '#knowledge/country.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { registrableDomain } from '#knowledge/registrable-domain.ts';
import { runsElsewhere } from '#knowledge/runs-elsewhere.ts';
import type { Service, Vendor } from '#knowledge/types.ts';
import { compareText } from '../merge.ts';

/** A company that received data when the site was called: a vendor of the catalogue, or a domain of which no more is known. */
export interface RecipientOfData {
  name: string;
  /** Null: not in the catalogue. */
  vendor: Vendor | null;
  services: { name: string; category: string | null; service: Service | null }[];
  rows: TagRow[];
  states: TagRow['states'];
  /** Countries outside the EEA of seat, parent or servers. */
  thirdCountries: string[];
  /** Null: neither a third country nor the seat is known. */
  isThirdCountry: boolean | null;
}

/** Everybody else who was contacted, each once, by name. Hosts of the site itself and those to which nothing was sent are nobody. */
export function recipientsOf({ report, tagMonitor }: Pick<ScanResult, 'report' | 'tagMonitor'>): RecipientOfData[] {
  const contacted = tagMonitor.rows.filter(({ party, serverIp }) => party !== 'first' && serverIp !== null);
  const groups = Map.groupBy(contacted, (row) => vendorOf(row)?.id ?? `? ${nameOf(row)}`);
  return [...groups.values()].map((rows) => describe(rows, report.created.slice(0, 10))).sort((a, b) => compareText(a.name, b.name));
}

function vendorOf({ serviceId, host }: TagRow): Vendor | null {
  const service = serviceId === null ? null : serviceOf(serviceId);
  return service === null || runsElsewhere(service, [host]) ? null : findVendor(service.vendor);
}

/** By its domain where software runs on a server that is not its maker's. */
function nameOf({ vendor, service, serviceId, host }: TagRow): string {
  const known = serviceId === null ? null : serviceOf(serviceId);
  return (known !== null && runsElsewhere(known, [host]) ? null : (vendor ?? service)) ?? registrableDomain(host);
}

function describe(rows: TagRow[], on: string): RecipientOfData {
  const first = rows[0]!;
  const vendor = vendorOf(first);
  const seats = vendor ? [vendor.country, vendor.parentCountry] : rows.map(({ vendorCountry }) => vendorCountry);
  const countries = [...new Set([...seats, ...rows.map(({ serverCountry }) => serverCountry)])].filter((code) => code !== null);
  const thirdCountries = countries.filter((code) => !['eea', 'open'].includes(adequacyOf(code, on).level));
  const isSeatKnown = seats.some((code) => code !== null && adequacyOf(code, on).level === 'eea');
  const services = new Map(
    rows.flatMap(({ service, serviceId, category }) =>
      service === null ? [] : [[service, { name: service, category, service: serviceId === null ? null : serviceOf(serviceId) }] as const],
    ),
  );
  return {
    name: vendor?.name ?? nameOf(first),
    vendor,
    services: [...services.values()],
    rows,
    states: consentStateSchema.options.filter((state) => rows.some(({ states }) => states.includes(state))),
    thirdCountries,
    isThirdCountry: thirdCountries.length > 0 ? true : isSeatKnown ? false : null,
  };
}

const basisTexts: Record<Locale, Record<'dpfActive' | 'dpfMissing' | 'dpfUnknown' | 'none' | 'full' | 'partial', string>> = {
  de: {
    dpfActive: 'EU-US Data Privacy Framework, Beschluss {decision}',
    dpfMissing: 'nicht auf der DPF-Liste: Garantien nach Art. 46 DSGVO nötig',
    dpfUnknown: 'DPF-Status nicht bekannt: auf dataprivacyframework.gov prüfen, sonst Garantien nach Art. 46 DSGVO',
    none: 'kein Angemessenheitsbeschluss: Garantien nach Art. 46 DSGVO nötig',
    full: 'Angemessenheitsbeschluss {decision}',
    partial: 'Angemessenheitsbeschluss {decision}, {scope}: Geltung prüfen',
  },
  en: {
    dpfActive: 'EU-US Data Privacy Framework, decision {decision}',
    dpfMissing: 'not on the DPF list: safeguards under Art. 46 GDPR needed',
    dpfUnknown: 'DPF status not known: check dataprivacyframework.gov, else safeguards under Art. 46 GDPR',
    none: 'no adequacy decision: safeguards under Art. 46 GDPR needed',
    full: 'adequacy decision {decision}',
    partial: 'adequacy decision {decision}, {scope}: check whether it applies',
  },
};

/** On what a transfer to a country can rest, as far as the catalogue tells. */
export function transferBasis(code: string, vendor: Vendor | null, on: string, locale: Locale): string {
  const { level, decision } = adequacyOf(code, on);
  const texts = basisTexts[locale];
  const fill = (text: string) => text.replace('{decision}', decision?.decision ?? '').replace('{scope}', decision?.scope[locale] ?? '');
  if (level === 'dpf-only') {
    if (vendor?.dpf === 'active') return fill(texts.dpfActive);
    return vendor?.dpf === 'inactive' || vendor?.dpf === 'not-listed' ? texts.dpfMissing : texts.dpfUnknown;
  }
  return level === 'full' || level === 'partial' ? fill(texts[level]) : texts.none;
}
