import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';

/** Categories as they are grouped: what the catalogue tells apart further is put where consent tools put it. */
export const categoryIds = ['marketing', 'analytics', 'functional', 'necessary', 'unclassified'] as const;
export type CategoryId = (typeof categoryIds)[number];
export const groupingIds = ['category', 'service', 'none'] as const;
export const sortIds = ['name', 'domain', 'lifetime', 'pages'] as const;
export const stateIds = ['none', 'reject', 'accept'] as const;
export const typeIds = ['cookie', 'localStorage', 'sessionStorage', 'indexedDB', 'cacheStorage', 'serviceWorker'] as const;
export const partyIds = ['first', 'third'] as const;
export const consentIds = ['yes', 'disputed', 'no', 'unknown'] as const;

const choices = {
  group: groupingIds,
  sort: sortIds,
  state: stateIds,
  type: typeIds,
  party: partyIds,
  category: categoryIds,
  consent: consentIds,
} as const;
type Choices = typeof choices;

/** What the list shows; '' = any. Lives in the page's address. */
export type EntryFilters = { search: string } & {
  [N in keyof Choices]: Choices[N][number] | (N extends 'group' | 'sort' ? never : '');
};

export const noFilters: EntryFilters = {
  group: 'category',
  sort: 'name',
  state: '',
  type: '',
  party: '',
  category: '',
  consent: '',
  search: '',
};
const names = Object.keys(noFilters) as (keyof EntryFilters)[];
/** Those that leave entries out; the others only arrange them. */
export const selecting = ['state', 'type', 'party', 'category', 'consent'] as const;

/** Reads the filters of an address. What is not understood is no filter: an address can be typed by anybody. */
export function readFilters(params: URLSearchParams): EntryFilters {
  const chosen = (Object.keys(choices) as (keyof Choices)[]).map((name) => {
    const known: readonly string[] = choices[name];
    const value = params.get(name) ?? '';
    return [name, known.includes(value) ? value : noFilters[name]];
  });
  return { ...noFilters, ...Object.fromEntries(chosen), search: (params.get('search') ?? '').trim().slice(0, 200).trim() };
}

/** The address's search part with these filters in place of those before; what else it says stays. */
export function withFilters(search: string, filters: EntryFilters): string {
  const params = new URLSearchParams(search);
  for (const name of names) {
    if (filters[name] === noFilters[name]) params.delete(name);
    else params.set(name, filters[name]);
  }
  return params.toString();
}

/** How many filters leave entries out. */
export function countFilters(filters: EntryFilters): number {
  return selecting.filter((name) => filters[name] !== '').length + (filters.search === '' ? 0 : 1);
}

const groupOf: Readonly<Record<string, CategoryId>> = {
  marketing: 'marketing',
  social: 'marketing',
  analytics: 'analytics',
  functional: 'functional',
  necessary: 'necessary',
  security: 'necessary',
  consent: 'necessary',
};

/** Group of an entry. */
export function categoryOf({ category }: Pick<CookieMonitorEntry, 'category'>): CategoryId {
  return (category !== null && Object.hasOwn(groupOf, category) && groupOf[category]) || 'unclassified';
}

/** Entries that fit all filters. */
export function selectEntries(entries: readonly CookieMonitorEntry[], filters: EntryFilters): CookieMonitorEntry[] {
  const { state, type, party, category, consent } = filters;
  const search = filters.search.toLowerCase();
  return entries.filter(
    (entry) =>
      (state === '' || entry.states.includes(state)) &&
      (type === '' || entry.type === type) &&
      (party === '' || entry.party === party) &&
      (category === '' || categoryOf(entry) === category) &&
      (consent === '' || (entry.consent ?? 'unknown') === consent) &&
      (search === '' || contains(entry, search)),
  );
}

function contains({ name, domain, service, purposeTexts, setBy }: CookieMonitorEntry, search: string): boolean {
  return [name, domain, service, purposeTexts?.de, purposeTexts?.en, setBy].some((text) => text?.toLowerCase().includes(search));
}
