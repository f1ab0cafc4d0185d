import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';

/** Known services whose hosts deliver only their own script, never the banner of the site. */
const otherPurpose: ReadonlySet<ServiceCategory> = new Set([
  'analytics',
  'session-replay',
  'ab-testing',
  'marketing',
  'social',
  'video',
  'audio',
  'map',
  'font',
  'captcha',
  'payment',
  'chat',
  'booking',
  'newsletter',
  'error-tracking',
]);

/** Whether a script may be that of the banner: not of what is shown in a frame of others, and of no service known for something else. */
export function mayBeBanner({ type, serviceId, inOwnFrame }: RequestFact): boolean {
  if (!inOwnFrame) return false;
  const category = serviceId === null ? undefined : serviceOf(serviceId)?.category;
  return type === 'script' && (category === undefined || !otherPurpose.has(category));
}

/**
 * The script file that wrote the choice: its path where it is the site's own, its host where it came from another server; null where
 * neither is known. A page that stands for an unknown script is none. `keys`: names under which the recognised tool keeps the choice.
 */
export function scriptOfChoice(
  { cookies, storage, requests }: Pick<Facts, 'cookies' | 'storage' | 'requests'>,
  keys: readonly string[] = [],
): { own: string } | { host: string } | null {
  const isChoice = (item: CookieFact | StorageFact) =>
    item.party === 'first' &&
    ((item.category === 'consent' && (item.serviceId === null || serviceOf(item.serviceId)?.category === 'cmp')) ||
      keys.includes('name' in item ? item.name : item.key));
  const setters = new Set(
    [...cookies.filter(({ setVia }) => setVia !== 'header' && setVia !== 'unknown'), ...storage].filter(isChoice).map(({ setBy }) => setBy),
  );
  const written = requests.filter((request) => setters.has(request.url) && request.type === 'script');
  const own = written.find(({ party, serviceId }) => party === 'first' && serviceId === null);
  if (own) return { own: new URL(own.url).pathname };
  const foreign = written.find((request) => request.party !== 'first' && request.states.includes('none') && mayBeBanner(request));
  return foreign ? { host: foreign.host } : null;
}
