import type { Service } from '#knowledge/types.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';

const bookingPath =
  /(?:^|[/_-])(?:online-?)?(?:buchen|buchung(?:en|sanfrage)?|reservier(?:en|ung)|reservation|booking|book|termin(?:e|buchung|vereinbar(?:en|ung))?)(?:[/_.-]|$)/i;

const tracking: ReadonlySet<CookieFact['category']> = new Set(['analytics', 'marketing', 'social']);

/** Whether a page is there for booking, by its address: who opens it wants the booking engine on it. */
export function isBookingPage(url: string): boolean {
  return bookingPath.test(URL.parse(url)?.pathname ?? '');
}

/**
 * Whether an item is the session of a booking engine on pages for booking alone, which the visitor asked for by opening them
 * (Section 25(2) no. 2 TDDDG). What outlives the visit is no session.
 */
export function isWantedBooking(item: CookieFact | StorageFact, service: Service | undefined, pages: readonly string[]): boolean {
  const isSession = 'name' in item && (item.declaredLifetimeSeconds ?? item.lifetimeSeconds) === null && !tracking.has(item.category);
  return service?.category === 'booking' && isSession && pages.length > 0 && pages.every(isBookingPage);
}
