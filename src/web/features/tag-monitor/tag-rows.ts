import type { TagRow } from '#contract/tag-monitor.ts';
import type { SortId, TagFilters, TagSort } from './tag-filters.ts';

/** Rows below one heading. */
export interface TagGroup {
  key: string;
  /** Name of service or vendor; null = the site's own hosts or what is not known, which `kind` tells. */
  name: string | null;
  kind: 'named' | 'own' | 'unknown' | 'all';
  rows: TagRow[];
}

/** Figures above the table, of other companies' hosts. */
export interface TagCounts {
  hosts: number;
  services: number;
  undeclared: number;
}

/** A row of the monitor; one host may serve several services. */
export const rowKey = ({ host, party, serviceId }: TagRow) => `${party} ${host} ${serviceId ?? ''}`;

/** Rows that fit the filters, in their order. */
export function filterRows(rows: readonly TagRow[], filters: TagFilters): TagRow[] {
  const { state, party, country, category } = filters;
  const search = filters.search.toLowerCase();
  return rows.filter(
    (row) =>
      (state === '' || row.states.includes(state)) &&
      (party === '' || row.party === party) &&
      (country === '' || (row.serverCountry ?? 'unknown') === country) &&
      (category === '' || (row.category ?? 'unknown') === category) &&
      (search === '' || searchedTexts(row).some((text) => text.toLowerCase().includes(search))),
  );
}

function searchedTexts({ host, service, vendor, serverIp, cnameCloaking }: TagRow): string[] {
  return [host, service, vendor, serverIp, cnameCloaking?.target].filter((text) => typeof text === 'string');
}

const parts: Record<SortId, (row: TagRow) => string | number | null> = {
  host: ({ host }) => host,
  country: ({ serverCountry }) => serverCountry,
  https: ({ https }) => Number(https),
  service: ({ service }) => service,
  policy: ({ privacyPolicyMatch }) => ['notFound', 'found', 'noRule'].indexOf(privacyPolicyMatch),
  cloaking: ({ cnameCloaking }) => (cnameCloaking ? 0 : 1),
  states: ({ states }) => (states.includes('none') ? 0 : states.includes('reject') ? 1 : 2),
  requests: ({ requests }) => requests,
  pages: ({ pages }) => pages.length,
};

/** Rows in the order of a column; what is not known comes last in either direction, equals stay as they were. */
export function sortRows(rows: readonly TagRow[], sort: TagSort, countryName: (code: string) => string): TagRow[] {
  if (sort === '') return [...rows];
  const column = sort.replace(/^-/, '') as SortId;
  const sign = sort.startsWith('-') ? -1 : 1;
  const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
  const keyed = rows.map((row) => {
    const value = parts[column](row);
    return { row, value: column === 'country' && typeof value === 'string' ? countryName(value) : value };
  });
  keyed.sort(({ value: a }, { value: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)));
  });
  return keyed.map(({ row }) => row);
}

/** Puts rows below headings: the named ones in the order of their first row, then what is unknown; the site's own hosts first. */
export function groupRows(rows: readonly TagRow[], by: TagFilters['group'], sort: TagSort): TagGroup[] {
  if (by === '') return rows.length > 0 ? [{ key: 'all', name: null, kind: 'all', rows: [...rows] }] : [];
  const groups = new Map<string, TagGroup>();
  for (const row of rows) {
    const name = by === 'service' ? row.service : row.vendor;
    const kind = name !== null ? 'named' : row.party === 'first' ? 'own' : 'unknown';
    const key = `${kind} ${(by === 'service' ? row.serviceId : null) ?? name ?? ''}`;
    const group = groups.get(key) ?? { key, name, kind, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  const rank = { own: 0, all: 1, named: 1, unknown: 2 };
  const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
  return [...groups.values()].sort(
    (a, b) => rank[a.kind] - rank[b.kind] || (sort === '' ? collator.compare(a.name ?? '', b.name ?? '') : 0),
  );
}

/** Cuts groups so that they hold so many rows together. */
export function firstRows(groups: readonly TagGroup[], most: number): TagGroup[] {
  const shown: TagGroup[] = [];
  let left = most;
  for (const group of groups) {
    if (left <= 0) break;
    shown.push(group.rows.length > left ? { ...group, rows: group.rows.slice(0, left) } : group);
    left -= group.rows.length;
  }
  return shown;
}

/** How many hosts and services of other companies there are, and how many of these services the privacy notice does not name. */
export function countRows(rows: readonly TagRow[]): TagCounts {
  const foreign = rows.filter(({ party }) => party !== 'first');
  return {
    hosts: foreign.length,
    services: servicesOf(foreign),
    undeclared: servicesOf(foreign.filter(({ privacyPolicyMatch }) => privacyPolicyMatch === 'notFound')),
  };
}

const servicesOf = (rows: readonly TagRow[]) => new Set(rows.flatMap(({ service }) => service ?? [])).size;

/** Values that occur, for the choices of a filter; the chosen one is always among them. */
export function occurring(rows: readonly TagRow[], of: 'serverCountry' | 'category', chosen: string): string[] {
  const values = new Set(rows.map((row) => row[of] ?? 'unknown'));
  if (chosen !== '') values.add(chosen);
  return [...values];
}
