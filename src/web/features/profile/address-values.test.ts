import { describe, expect, it } from 'vitest';
import { addressValues, isChanged, noAddress, typedPhone } from './address-values.ts';

describe('a typed phone number', () => {
  it.each([
    ['', ''],
    ['+49 30 123456', '+4930123456'],
    ['+49 (0)30 / 12-34.56', '+4930123456'],
    ['030 123456', '030123456'],
    ['+49 abc', '+49abc'],
  ])('%j is sent as %j', (typed, sent) => expect(typedPhone(typed)).toBe(sent));
});

it('an address fills the form, without one it is empty', () => {
  const address = { ...noAddress, salutation: 'Frau' as const, lastName: 'Muster', country: 'DE' as const };
  expect(addressValues(address)).toEqual({ ...noAddress, salutation: 'Frau', lastName: 'Muster' });
  expect(addressValues(null)).toEqual(noAddress);
});

it.each([
  [{}, false],
  [{ town: 'Köln' }, true],
])('with %j typed the form is unsaved: %s', (typed, unsaved) => expect(isChanged({ ...noAddress, ...typed }, noAddress)).toBe(unsaved));
