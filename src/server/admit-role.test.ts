import { describe, expect, it } from 'vitest';
import type { Customer, Role } from '#contract/api/customer.ts';
import { admitRole } from './admit-role.ts';
import type { ApiError } from './api-error.ts';

const customer = (roles: Role[], secondFactor: boolean): Customer => ({
  identifier: '6f1c1c0e-5b1e-4b7c-9d58-0a6a3d0c6b11',
  email: 'a@example.org',
  product: 'free',
  roles,
  pendingInvoiceOrder: false,
  locale: 'de',
  websiteType: null,
  secondFactor,
});

describe('who may make a call for a role', () => {
  it.each<[who: string, Customer | null, Role, outcome: string]>([
    ['nobody', null, 'customer', 'not-logged-in'],
    ['nobody', null, 'admin', 'not-logged-in'],
    ['a customer', customer(['customer'], false), 'customer', 'admitted'],
    ['a customer', customer(['customer'], true), 'admin', 'forbidden'],
    ['an auditor', customer(['customer', 'auditor'], true), 'auditor', 'admitted'],
    ['an auditor without a second factor', customer(['customer', 'auditor'], false), 'auditor', 'second-factor-needed'],
    ['an admin', customer(['customer', 'admin'], true), 'admin', 'admitted'],
    ['an admin without a second factor', customer(['customer', 'admin'], false), 'admin', 'second-factor-needed'],
    // So that the second factor can be set up at all.
    ['an admin without a second factor', customer(['customer', 'admin'], false), 'customer', 'admitted'],
  ])('%s, for %#: %s', (_who, given, role, outcome) => {
    const admit = () => {
      try {
        return admitRole(given, role) === given && 'admitted';
      } catch (error) {
        return (error as ApiError).code;
      }
    };
    expect(admit()).toBe(outcome);
  });
});
