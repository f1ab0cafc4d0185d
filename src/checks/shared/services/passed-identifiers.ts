import type { ConsentState } from '#evidence/gathered.ts';
import type { Facts } from '../../facts.ts';
import type { ServiceObservation } from './service-observations.ts';

const recognises = /^(?:analytics|marketing|social)$/;
/** Shorter names stand in too many others. */
const shortestPart = 6;

/**
 * Names of cookies of other services, by which these know visitors again, that a service reads from the device without consent and sends
 * along: a parameter of its request that looks like an identifier is called as the cookie (`parentHubspotUtk`, `hubspotutk`).
 */
export function passedIdentifiers(
  { use, requests }: Pick<ServiceObservation, 'use' | 'requests'>,
  cookies: Facts['cookies'],
  states: readonly ConsentState[],
): string[] {
  const unasked = (seen: readonly ConsentState[]) => seen.some((state) => states.includes(state));
  const sent = requests.filter((request) => unasked(request.states)).flatMap(({ identifiers }) => identifiers.map(plain));
  const kept = cookies.filter(
    (cookie) =>
      cookie.party === 'first' &&
      cookie.serviceId !== null &&
      cookie.serviceId !== use.service.id &&
      recognises.test(cookie.category ?? '') &&
      unasked(cookie.states),
  );
  const isSent = (name: string) => sent.some((own) => own === name || (name.length >= shortestPart && own.endsWith(name)));
  return [...new Set(kept.map(({ name }) => name))].filter((name) => plain(name).length >= 3 && isSent(plain(name)));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
