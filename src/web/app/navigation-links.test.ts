import { describe, expect, it } from 'vitest';
import { authState } from '../lib/customer.ts';
import { footerPages, headerLinks, headerPaths } from './navigation-links.ts';
import { pagePaths } from './routes.ts';

const customer = {
  identifier: 'x',
  email: 'a@b.test',
  roles: ['customer' as const],
  locale: 'de' as const,
  websiteType: null,
  secondFactor: false,
};
const free = { ...customer, product: 'free' as const, pendingInvoiceOrder: false };
const premium = { ...customer, product: 'premium' as const, pendingInvoiceOrder: false };
const allPages = new Set(Object.values(headerPaths));

describe('links', () => {
  it.each([
    ['unknown', undefined, []],
    ['nobody', null, ['login']],
    ['free', free, ['dashboard', 'websites', 'profile', 'upgrade', 'logout']],
    ['free, order pending', { ...free, pendingInvoiceOrder: true }, ['dashboard', 'websites', 'profile', 'logout']],
    ['premium', premium, ['dashboard', 'websites', 'profile', 'logout']],
  ])('header for %s', (_, answer, links) => expect(headerLinks(authState(answer), allPages)).toEqual(links));

  it.each([
    ['nobody', null],
    ['free', free],
    ['premium', premium],
  ])('none of the header leads nowhere for %s', (_, answer) => {
    const paths = headerLinks(authState(answer), pagePaths).map((link) => headerPaths[link]);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !pagePaths.has(path))).toEqual([]);
  });

  it('none of the footer leads nowhere', () => expect(footerPages.filter((page) => !pagePaths.has(`/${page}`))).toEqual([]));
});
