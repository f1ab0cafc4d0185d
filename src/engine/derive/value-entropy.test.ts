import { describe, expect, it } from 'vitest';
import { looksLikeIdentifier, randomBits } from './value-entropy.ts';

describe('looksLikeIdentifier', () => {
  it.each([
    'GA1.1.1093847561.1763700000',
    'GA1.2.493847561.1763700000',
    'fb.1.1763700000123.938475612',
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    '8f3a9c1e77b2d4f6',
    '8f3a9c1e77b2d4f6.1763700000.1.1763700000.1763700000.',
    'c1f5b2f8e2f84dd7a3a0b3a2c9c4a1d2',
    'AQAAAZx3kQpLm8Rt2vWyB4nH',
    'kQzPxLmRtVwYbNhJdFgS',
    '%7B%22distinct_id%22%3A%220190f3a2-7c1b-7d3e-8f4a-5b6c7d8e9f01%22%7D',
    'sess=k3j9x2m8q7w1z5',
    '5839201746382910',
  ])('yes: %s', (value) => {
    expect(looksLikeIdentifier(value)).toBe(true);
  });

  it.each([
    '',
    '1',
    'true',
    'dark',
    'de-DE',
    'accepted',
    'necessary,statistics,marketing',
    'accepted-2026-11-21',
    '1763700000',
    '1763700000123',
    '20261121101500',
    '2026-11-21T10:00:00.000Z',
    'variantB',
    'bootstrap5',
    'currentShoppingBasketVersion',
    'https://www.muster.test/ueber-uns/team',
    '{"necessary":true,"statistics":false}',
    '00000000-0000-0000-0000-000000000000',
    'aaaaaaaaaaaaaaaaaaaaaaaa',
    '1366x768',
    'EUR',
    '12345678',
  ])('no: %s', (value) => {
    expect(looksLikeIdentifier(value)).toBe(false);
  });

  it('reads long values only so far', () => {
    expect(randomBits('x'.repeat(400_000))).toBe(0);
    expect(randomBits('a1'.repeat(200_000))).toBe(0);
  });
});
