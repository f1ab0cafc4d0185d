import { expect, it } from 'vitest';
import type { CurrentUser } from '../lib/customer.ts';
import { sentTo } from './admission.ts';

const customer: CurrentUser = {
  identifier: 'x',
  email: 'a@b.test',
  product: 'free',
  roles: ['customer'],
  pendingInvoiceOrder: false,
  locale: 'de',
  websiteType: null,
  secondFactor: false,
};
const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it.each([
  ['nobody known yet', 'yes', false, at('/profile'), null],
  ['nobody at a page that needs a login', 'yes', null, at('/profile', '?a=1', '#b'), '/login?next=%2Fprofile%3Fa%3D1%23b'],
  ['a customer at a page that needs a login', 'yes', customer, at('/profile'), null],
  ['nobody at a page for all', 'no', null, at('/agb'), null],
  ['a customer at a page for all', 'no', customer, at('/password-reset'), null],
  ['nobody at the login', 'visitor', null, at('/login'), null],
  ['not known yet at the login', 'visitor', false, at('/login'), null],
  ['a customer at the login', 'visitor', customer, at('/login'), '/'],
  ['a customer who wanted a page', 'visitor', customer, at('/login', '?next=%2Fwebsites'), '/websites'],
] as const)('%s', (_, auth, user, place, expected) => expect(sentTo(auth, user, place)).toBe(expected));
