import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { shortList } from '../wording.ts';
import { familyOf, nameOfFamily } from './stored-items.ts';
import { scriptAddress } from './unknown-cookies.ts';

type Stored = CookieFact | StorageFact;

/** Steps ask about each entry of a list, so it has to be whole. */
export const mostNames = 40;

/** The scripts that stored the items. */
export function scriptsOf(items: readonly Stored[]): string {
  return shortList([...new Set(items.map((item) => scriptAddress(item.setBy, ownHostOf(item), item.pages) ?? item.setBy!))]);
}

/** Name or key of an item without the parts that vary. */
export function familyOfItem(item: Stored): string {
  return familyOf('name' in item ? item.name : item.key);
}

/** The host that an item belongs to. */
export function ownHostOf(item: Stored): string {
  return 'name' in item ? item.domain.replace(/^\./, '') : hostOf(item.origin);
}

/** Items by their families, each with where it is kept. */
export function listed(families: readonly (readonly [string, readonly Stored[]])[]): string {
  return shortList(
    families.map(([family, group]) => withPlace(nameOfFamily(family, group), group[0]!)),
    mostNames,
  );
}

const storageNames: Record<StorageFact['kind'], string> = {
  localStorage: 'Local Storage',
  sessionStorage: 'Session Storage',
  indexedDB: 'IndexedDB',
  cacheStorage: 'Cache Storage',
  serviceWorker: 'Service Worker',
};

/** A name with where it is kept and the script that wrote it, in words of both languages: `sp_device (Local Storage, /js/a.js)`. */
function withPlace(family: string, item: Stored): string {
  const isCookie = 'name' in item;
  const host = ownHostOf(item);
  // A script of another server is told with its host, and without one the server itself.
  const script = scriptAddress(item.setBy, item.party === 'first' ? host : '', item.pages) ?? (item.party === 'first' ? null : host);
  return `${family} (${[isCookie ? 'Cookie' : storageNames[item.kind], script].filter((part) => part != null).join(', ')})`;
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}
