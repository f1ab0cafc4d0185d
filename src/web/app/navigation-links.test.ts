import { expect, it } from 'vitest';
import { authState } from '../lib/customer.ts';
import { headerLinks } from './navigation-links.ts';

const customer = {
  identifier: 'x',
  email: 'a@b.test',
  roles: ['customer' as const],
  locale: 'de' as const,
  websiteType: null,
  secondFactor: false,
};

it.each([
  ['unknown', undefined, []],
  ['nobody', null, ['login']],
  ['free', { ...customer, product: 'free' as const, pendingInvoiceOrder: false }, ['dashboard', 'profile', 'upgrade', 'logout']],
  ['free, order pending', { ...customer, product: 'free' as const, pendingInvoiceOrder: true }, ['dashboard', 'profile', 'logout']],
  ['premium', { ...customer, product: 'premium' as const, pendingInvoiceOrder: false }, ['dashboard', 'profile', 'logout']],
])('header for %s', (_, answer, links) => expect(headerLinks(authState(answer))).toEqual(links));
