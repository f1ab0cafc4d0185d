import type { ConsentState } from '#evidence/gathered.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { wasWrittenIn } from './stored-items.ts';

/**
 * What a service stored in the states although the visitor had not agreed and nothing shows it to be necessary. Security and
 * consent entries are left out: they may be needed to deliver what was asked for.
 */
export function doubtfulStorage(
  serviceIds: ReadonlySet<string>,
  { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>,
  states: readonly ConsentState[],
): readonly (CookieFact | StorageFact)[] {
  const counts = ({ serviceId, needsConsent, category }: CookieFact | StorageFact) =>
    serviceId !== null &&
    serviceIds.has(serviceId) &&
    needsConsent !== 'no' &&
    category !== 'necessary' &&
    category !== 'security' &&
    category !== 'consent';
  return [
    ...cookies.filter((cookie) => counts(cookie) && states.some((state) => wasWrittenIn(cookie, state))),
    ...storage.filter((entry) => counts(entry) && states.some((state) => entry.states.includes(state))),
  ];
}
