import { expect, it } from 'vitest';
import { link, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { unreadFormPages } from './unread-form-pages.ts';

it.each([
  ['Mein Konto', '/mein-konto/', true],
  ['Rezept einlösen', '/Rezept-einloesen/', true],
  ['E-Rezept', '/rezept-einloesen', true],
  ['Jetzt bewerben', '/jobs/koch/bewerben', true],
  ['Zur Kasse', '/shop.php?do=CreateGuest', true],
  ['Checkout', '/onepage', true],
  ['', '/checkout/cart', false],
  ['Kassensysteme', '/produkte', false],
  ['Unsere Rezepte', '/rezepte/', false],
  ['Konto bei der Bank', 'https://bank.example/konto', false],
  ['Über uns', '/ueber-uns', false],
])('%s (%s): %s', (text, href, expected) => {
  const pages = [pageFact({ links: [link({ text, href: URL.parse(href, siteUrl)!.href })] })];
  expect(unreadFormPages(pages)).toHaveLength(expected ? 1 : 0);
});

it('leaves out what was visited', () => {
  const url = `${siteUrl}mein-konto/`;
  expect(unreadFormPages([pageFact({ links: [link({ text: 'Mein Konto', href: url })] }), pageFact({ url, kind: 'other' })])).toEqual([]);
});
