import type { CallInput } from '../../lib/api.ts';

type ListQuery = NonNullable<CallInput<'scans'>['query']>;

/** Orders of the list by the name they have in the address. */
export const sorts = {
  newest: { sort: 'created', order: 'desc' },
  oldest: { sort: 'created', order: 'asc' },
  host: { sort: 'host', order: 'asc' },
  worst: { sort: 'score', order: 'asc' },
  best: { sort: 'score', order: 'desc' },
} as const satisfies Record<string, Pick<ListQuery, 'sort' | 'order'>>;
export const sortIds = Object.keys(sorts) as readonly (keyof typeof sorts)[];
export const states = ['queued', 'running', 'done', 'failed'] as const;
export const resultClasses = ['Risk', 'Hint', 'Conform', 'NoClassification'] as const;

/** What the list shows; '' = any. Lives in the page's address, so that it can be kept, sent and gone back to. */
export interface ListFilters {
  search: string;
  class: (typeof resultClasses)[number] | '';
  state: (typeof states)[number] | '';
  tag: string;
  host: string;
  from: string;
  to: string;
  sort: keyof typeof sorts;
}

export const noFilters: ListFilters = { search: '', class: '', state: '', tag: '', host: '', from: '', to: '', sort: 'newest' };
const names = Object.keys(noFilters) as readonly (keyof ListFilters)[];

const oneOf = <T extends string>(known: readonly T[], text: string): T | '' => known.find((value) => value === text) ?? '';
const asText = (text: string, longest: number) => text.trim().slice(0, longest).trim();
const asDate = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && isDay(text) ? text : '');

/** Reads the filters of an address. What is not understood is no filter: an address can be typed by anybody. */
export function readFilters(params: URLSearchParams): ListFilters {
  const given = (name: keyof ListFilters) => params.get(name) ?? '';
  return {
    search: asText(given('search'), 200),
    class: oneOf(resultClasses, given('class')),
    state: oneOf(states, given('state')),
    tag: asText(given('tag'), 40),
    host: asText(given('host'), 255).toLowerCase(),
    from: asDate(given('from')),
    to: asDate(given('to')),
    sort: oneOf(sortIds, given('sort')) || 'newest',
  };
}

/** The filters as the part of an address after the question mark; nothing of what is as usual. */
export function filtersInAddress(filters: ListFilters): string {
  const set = names.filter((name) => filters[name] !== noFilters[name]);
  return new URLSearchParams(set.map((name) => [name, filters[name]])).toString();
}

/** The filters as the list's call takes them. */
export function filtersAsQuery({ sort, ...filters }: ListFilters): ListQuery {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...sorts[sort] };
}

/** How many filters leave something out; the order is none. */
export const countFilters = (filters: ListFilters, among: readonly (keyof ListFilters)[] = names) =>
  among.filter((name) => name !== 'sort' && filters[name] !== '').length;

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
