import { expect, it } from 'vitest';
import { cookieFact, serviceUse, storageFact } from '../../../../test/factories/facts.ts';
import { isBookingPage, isWantedBooking } from './booking-pages.ts';

it.each([
  ['/buchen/', true],
  ['/online-buchen', true],
  ['/zimmer/reservierung.html', true],
  ['/termin-vereinbaren', true],
  ['/de/booking', true],
  ['/', false],
  ['/buchhandlung', false],
  ['/preise', false],
  ['/terminkalender', false],
])('%s', (path, expected) => expect(isBookingPage(`https://www.muster.test${path}`)).toBe(expected));

const { service: engine } = serviceUse({ service: { id: 'onepagebooking', category: 'booking' } });
const session = cookieFact({ category: 'functional', lifetimeSeconds: null, declaredLifetimeSeconds: null });
const booking = ['https://www.muster.test/buchen'];

it('takes the session of a booking engine on a page for booking as wanted', () => {
  expect(isWantedBooking(session, engine, booking)).toBe(true);
});

it.each([
  ['what outlives the visit', { ...session, declaredLifetimeSeconds: 86_400 }, engine, booking],
  ['what measures', { ...session, category: 'analytics' as const }, engine, booking],
  ['what lies in the storage', storageFact({ category: 'functional' }), engine, booking],
  ['pages of other kinds too', session, engine, [...booking, 'https://www.muster.test/']],
  ['another kind of service', session, serviceUse({ service: { id: 'vimeo', category: 'video' } }).service, booking],
  ['no service', session, undefined, booking],
])('not: %s', (_, item, service, pages) => expect(isWantedBooking(item, service, pages)).toBe(false));
