/** Columns a reader can sort by. */
export const sortIds = ['host', 'country', 'https', 'service', 'policy', 'cloaking', 'states', 'requests', 'pages'] as const;
export type SortId = (typeof sortIds)[number];
export type TagSort = '' | SortId | `-${SortId}`;

export const groupIds = ['', 'service', 'vendor'] as const;
export const stateIds = ['', 'none', 'reject', 'accept'] as const;
export const partyIds = ['', 'first', 'third', 'cloaked'] as const;

/** What the tag monitor shows; '' = any, or as delivered. Lives in the page's address. */
export interface TagFilters {
  search: string;
  state: (typeof stateIds)[number];
  party: (typeof partyIds)[number];
  /** ISO code, or `unknown`. */
  country: string;
  /** Category of the catalogue, or `unknown`. */
  category: string;
  group: (typeof groupIds)[number];
  /** A minus turns the order round. */
  sort: TagSort;
}

export const noFilters: TagFilters = { search: '', state: '', party: '', country: '', category: '', group: '', sort: '' };

const names = Object.keys(noFilters) as (keyof TagFilters)[];

/** Reads the filters of an address. What is not understood is no filter: an address can be typed by anybody. */
export function readTagFilters(params: URLSearchParams): TagFilters {
  const one = <T extends string>(name: string, ids: readonly T[]) => ids.find((id) => id === params.get(name));
  const word = (name: string, pattern: RegExp) => pattern.exec(params.get(name) ?? '')?.[0] ?? '';
  const sort = params.get('sort') ?? '';
  const column = sortIds.find((id) => id === sort.replace(/^-/, ''));
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200).trim(),
    state: one('state', stateIds) ?? '',
    party: one('party', partyIds) ?? '',
    country: word('country', /^([A-Z]{2}|unknown)$/),
    category: word('category', /^[a-z-]{1,40}$/),
    group: one('group', groupIds) ?? '',
    sort: column ? (sort.startsWith('-') ? `-${column}` : column) : '',
  };
}

/** The address of the same page with other filters; whatever else stands in it stays. */
export function withTagFilters(params: URLSearchParams, filters: TagFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) {
    if (filters[name] === '') next.delete(name);
    else next.set(name, filters[name]);
  }
  return next;
}

/** All rows again, in the order and groups they are in. */
export function withoutFilter({ group, sort }: TagFilters): TagFilters {
  return { ...noFilters, group, sort };
}

/** Whether something is left out; order and grouping leave nothing out. */
export function hasFilter(filters: TagFilters): boolean {
  return names.some((name) => name !== 'sort' && name !== 'group' && filters[name] !== '');
}

/** A click on the head of a column: upwards, downwards, and back. Figures begin with the largest. */
export function nextSort(sort: TagSort, column: SortId): TagSort {
  const first: TagSort = column === 'requests' || column === 'pages' ? `-${column}` : column;
  const second: TagSort = first === column ? `-${column}` : column;
  if (sort === first) return second;
  return sort === second ? '' : first;
}

/** What a column says of itself to assistive technology. */
export function ariaSort(sort: TagSort, column: SortId): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}
