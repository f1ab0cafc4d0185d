import { reviewIds } from '#knowledge/services.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { shortList } from '../wording.ts';

/** Kinds of which none is strictly necessary. */
const neverNecessary: ReadonlySet<ServiceCategory> = new Set(['analytics', 'marketing', 'session-replay', 'ab-testing']);
/** Kinds that rarely are; whether in this case, has to be examined. */
const rarelyNecessary: ReadonlySet<ServiceCategory> = new Set([
  'tag-manager',
  'captcha',
  'font',
  'chat',
  'video',
  'map',
  'social',
  'audio',
]);

const mostNames = 12;

/** What protects a form may be necessary there: of what has to be examined it comes last. */
export function rank(use: ServiceUse): number {
  return isClearlyTracking(use) ? 0 : use.service.category === 'captcha' ? 2 : 1;
}

/** Each service once; what can hardly be necessary comes first. */
export function sorted(uses: readonly ServiceUse[]): ServiceUse[] {
  const order = [...uses].sort((a, b) => rank(a) - rank(b));
  return [...new Map(order.map((use) => [use.service.name, use])).values()];
}

/** Their names: the step asks about each of them. */
export function told(uses: readonly ServiceUse[]): string {
  return shortList(
    sorted(uses).map(({ service }) => service.name),
    mostNames,
  );
}

export function isClearlyTracking({ service }: ServiceUse): boolean {
  return neverNecessary.has(service.category) && service.consent === 'yes' && !service.selfHosted;
}

const daySeconds = 86_400;

/**
 * Whether a service that measures, however it is run, gives visitors a lasting identifier that needs consent without having it: whatever
 * may be said of counting without one, that is not strictly necessary.
 */
export function marksVisitors({ service }: ServiceUse, cookies: readonly CookieFact[]): boolean {
  return (
    neverNecessary.has(service.category) &&
    cookies.some(
      (cookie) =>
        cookie.serviceId === service.id &&
        cookie.needsConsent === 'yes' &&
        cookie.idLike &&
        cookie.kept &&
        (cookie.lifetimeSeconds ?? 0) > daySeconds &&
        cookie.states.some((state) => state !== 'accept'),
    )
  );
}

/** What needs no consent may be called necessary. */
export function isRarelyNecessary(use: ServiceUse): boolean {
  const { id, category, consent } = use.service;
  const isRare = neverNecessary.has(category) || rarelyNecessary.has(category) || reviewIds.has(id);
  return !isClearlyTracking(use) && consent !== 'no' && isRare;
}
