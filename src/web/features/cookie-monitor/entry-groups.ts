import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import { type CategoryId, categoryIds, categoryOf, type EntryFilters } from './entry-filters.ts';

/** Entries that belong together. */
export interface EntryGroup {
  id: string;
  /** By what they belong together; `service: null` = nobody knows whose they are. */
  by: { kind: 'category'; category: CategoryId } | { kind: 'service'; service: string | null } | { kind: 'none' };
  entries: CookieMonitorEntry[];
}

/** Sorts entries into groups: categories from marketing on, services with most entries first, unknown ones last. */
export function groupEntries(entries: readonly CookieMonitorEntry[], { group, sort }: Pick<EntryFilters, 'group' | 'sort'>): EntryGroup[] {
  const sorted = sortEntries(entries, sort);
  if (group === 'none') return sorted.length === 0 ? [] : [{ id: 'all', by: { kind: 'none' }, entries: sorted }];
  if (group === 'category') {
    const byCategory = Map.groupBy(sorted, categoryOf);
    return categoryIds.flatMap((category) => {
      const own = byCategory.get(category);
      return own ? [{ id: category, by: { kind: 'category' as const, category }, entries: own }] : [];
    });
  }
  const byService = Map.groupBy(sorted, ({ serviceId, service }) => serviceId ?? service);
  return [...byService]
    .map(([id, own]): EntryGroup => ({ id: `service ${id}`, by: { kind: 'service', service: own[0]!.service }, entries: own }))
    .sort((a, b) => Number(isUnknown(a)) - Number(isUnknown(b)) || b.entries.length - a.entries.length || compare(nameOf(a), nameOf(b)));
}

const nameOf = ({ by }: EntryGroup) => (by.kind === 'service' ? (by.service ?? '') : '').toLowerCase();
const isUnknown = ({ by }: EntryGroup) => by.kind === 'service' && by.service === null;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By the chosen order, then by name and domain. Keys are made once: there may be 10,000 entries. */
function sortEntries(entries: readonly CookieMonitorEntry[], sort: EntryFilters['sort']): CookieMonitorEntry[] {
  return entries
    .map((entry) => ({ entry, name: entry.name.toLowerCase(), domain: entry.domain.toLowerCase().replace(/^\./, '') }))
    .sort((a, b) => {
      if (sort === 'lifetime') {
        const longest = lengthOf(b.entry) - lengthOf(a.entry);
        if (longest !== 0) return longest;
      }
      if (sort === 'pages') {
        const most = b.entry.pages.length - a.entry.pages.length;
        if (most !== 0) return most;
      }
      return sort === 'domain'
        ? compare(a.domain, b.domain) || compare(a.name, b.name)
        : compare(a.name, b.name) || compare(a.domain, b.domain);
    })
    .map(({ entry }) => entry);
}

/** What stays until it is deleted stays longest, what belongs to a session or a tab is gone first. */
function lengthOf({ type, lifetime }: CookieMonitorEntry): number {
  if (type === 'cookie') return lifetime ?? -1;
  return type === 'sessionStorage' ? -1 : Number.MAX_SAFE_INTEGER;
}
