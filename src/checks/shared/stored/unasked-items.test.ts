import { describe, expect, it } from 'vitest';
import { siteFact, siteUrl } from '../../../../test/factories/facts.ts';
import { unknownCookie, unknownEntry } from '../../../../test/factories/traffic.ts';
import { actOf, actsOf, unaskedItems } from './unasked-items.ts';

describe('the act that a name tells of', () => {
  it.each([
    ['warenkorb', 'cart'],
    ['warenkorbId', 'cart'],
    ['shop_cart', 'cart'],
    ['cartItems', 'cart'],
    ['basket-2', 'cart'],
    ['wishlist', 'list'],
    ['wish_list', 'list'],
    ['merkzettel', 'list'],
    ['recentlyViewed', 'viewed'],
    ['zuletzt_angesehen', 'viewed'],
    ['logged_in', 'login'],
    ['rememberMe', 'login'],
    ['lang', 'language'],
    ['site.locale', 'language'],
    ['sprache', 'language'],
  ])('%s: %s', (name, act) => {
    expect(actOf(unknownCookie({ name }))).toBe(act);
  });

  it.each([
    'PHPSESSID',
    'sid',
    'shop_session',
    'cart_session',
    'cart_token',
    'basket_csrf',
    'cartoon',
    'descartes',
    'basketball',
    'langweile',
    'language_banner_closed',
    'abandoned_cart',
    'auth',
    'login',
    'last_visit',
    'xyz',
  ])('%s: none', (name) => {
    expect(actOf(unknownCookie({ name }))).toBeNull();
  });
});

it('counts what the site itself stored on its start page without consent', () => {
  const items = [
    unknownCookie({ id: 'own', name: 'warenkorb' }),
    unknownCookie({ id: 'foreign', name: 'warenkorb', party: 'third' }),
    unknownCookie({ id: 'deleted', name: 'warenkorb', kept: false }),
    unknownCookie({ id: 'accepted', name: 'warenkorb', states: ['accept'] }),
    unknownCookie({ id: 'later', name: 'warenkorb', pages: [`${siteUrl}warenkorb`] }),
    unknownEntry({ id: 'stored', key: 'sprache' }),
  ];
  const found = unaskedItems(items, siteFact());
  expect(found.map(({ id }) => id)).toEqual(['own', 'stored']);
  expect(actsOf(found)).toBe('cart,language');
});
