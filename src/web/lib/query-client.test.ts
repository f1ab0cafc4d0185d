import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { authState } from './customer.ts';
import { createQueryClient, isWorthRetrying } from './query-client.ts';

describe('server state', () => {
  it.each([
    [0, 0, true],
    [0, 1, true],
    [0, 2, false],
    [503, 0, true],
    [500, 1, true],
    [401, 0, false],
    [404, 0, false],
    [409, 0, false],
    [429, 0, false],
  ])('status %i after %i failures: try again %s', (status, failures, again) => {
    expect(isWorthRetrying(failures, new ApiError(status, 'x', 'x'))).toBe(again);
  });

  it('uses the rule for every query', () => {
    expect(createQueryClient().getDefaultOptions().queries?.retry).toBe(isWorthRetrying);
  });
});

describe('auth state', () => {
  const customer = {
    identifier: 'x',
    email: 'a@b.test',
    roles: ['customer' as const],
    locale: 'de' as const,
    websiteType: null,
    secondFactor: false,
  };
  it.each([
    [undefined, { user: false, isFreeAccount: false, isPremiumAccount: false, hasPendingInvoiceOrder: false, userRequestComplete: false }],
    [null, { user: null, isFreeAccount: false, isPremiumAccount: false, hasPendingInvoiceOrder: false, userRequestComplete: true }],
    [
      { ...customer, product: 'free' as const, pendingInvoiceOrder: true },
      { isFreeAccount: true, isPremiumAccount: false, hasPendingInvoiceOrder: true, userRequestComplete: true },
    ],
    [
      { ...customer, product: 'premium' as const, pendingInvoiceOrder: false },
      { isFreeAccount: false, isPremiumAccount: true, hasPendingInvoiceOrder: false, userRequestComplete: true },
    ],
  ])('%j', (answer, expected) => expect(authState(answer)).toMatchObject(expected));
});
