import { describe, expect, it } from 'vitest';
import { cookieLifetime, declaredInstead, lifetimeOf } from './lifetime.ts';

const day = 86_400;

describe('cookieLifetime', () => {
  it.each([
    [null, { says: 'session' }],
    [-5, { says: 'immediately' }],
    [0, { says: 'immediately' }],
    [1, { says: 'oneMinute' }],
    [60, { says: 'oneMinute' }],
    [61, { says: 'minutes', count: 1 }],
    [1_800, { says: 'minutes', count: 30 }],
    [7_200, { says: 'hours', count: 2 }],
    [day, { says: 'hours', count: 24 }],
    [2 * day, { says: 'days', count: 2 }],
    [30 * day, { says: 'days', count: 30 }],
    [90 * day, { says: 'months', count: 3 }],
    [365 * day, { says: 'months', count: 12 }],
    [390 * day, { says: 'months', count: 13 }],
    [395 * day, { says: 'months', count: 13 }],
    [400 * day - 1, { says: 'days', count: 400 }],
    [730 * day, { says: 'days', count: 730 }],
    [3_650 * day, { says: 'days', count: 3_650 }],
    [3_653 * day, { says: 'overTenYears' }],
    [Number.MAX_SAFE_INTEGER, { says: 'overTenYears' }],
  ])('%s seconds', (seconds, expected) => {
    expect(cookieLifetime(seconds)).toEqual(expected);
  });
});

describe('lifetimeOf', () => {
  it.each([
    ['localStorage', 'untilDeleted'],
    ['serviceWorker', 'untilDeleted'],
    ['sessionStorage', 'untilTabClosed'],
    ['cookie', 'session'],
  ] as const)('%s', (type, says) => {
    expect(lifetimeOf({ type, lifetime: null })).toEqual({ says });
  });
});

describe('declaredInstead', () => {
  it.each([
    ['cut by the browser', 400 * day, 730 * day, { says: 'days', count: 730 }],
    ['a second of delay', 400 * day - 1, 400 * day, null],
    ['the same', null, null, null],
    ['kept longer than a session', null, 90 * day, { says: 'months', count: 3 }],
  ])('%s', (_name, lifetime, declaredLifetime, expected) => {
    expect(declaredInstead({ type: 'cookie', lifetime, declaredLifetime })).toEqual(expected);
  });
});
