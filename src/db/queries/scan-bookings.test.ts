import { describe, expect, it } from 'vitest';
import { monthOf, nextMonth } from './scan-bookings.ts';

describe('months in German time', () => {
  it.each([
    ['2026-11-21T10:00:00Z', '2026-11', '2026-11-30T23:00:00.000Z'],
    ['2026-12-31T22:59:59Z', '2026-12', '2026-12-31T23:00:00.000Z'],
    ['2026-12-31T23:00:00Z', '2027-01', '2027-01-31T23:00:00.000Z'],
    ['2026-03-31T21:59:00Z', '2026-03', '2026-03-31T22:00:00.000Z'],
    ['2026-06-30T22:00:00Z', '2026-07', '2026-07-31T22:00:00.000Z'],
    ['2026-10-31T12:00:00Z', '2026-10', '2026-10-31T23:00:00.000Z'],
  ])('%s lies in %s, which ends at %s', (moment, month, end) => {
    expect(monthOf(new Date(moment))).toBe(month);
    expect(nextMonth(new Date(moment)).toISOString()).toBe(end);
  });
});
