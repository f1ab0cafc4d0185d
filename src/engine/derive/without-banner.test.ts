import { expect, it } from 'vitest';
import { withoutBanner } from './without-banner.ts';

const banner =
  'Dürfen wir Ihren Besuch mit Google Analytics auswerten? Dabei können Daten in die USA gelangen. Datenschutzerklärung\nAblehnen Erlauben';
const notice = 'Datenschutzerklärung\n\nVerantwortlich ist das Teekontor.\nErlauben';
const over =
  'Dürfen wir Ihren Besuch mit Google Analytics auswerten?\nDabei können Daten in die USA gelangen. Datenschutzerklärung\nAblehnenErlauben';

it.each([
  ['above the text', `${over}\n${notice}`, notice],
  ['below the text', `${notice}\n${over}`, notice],
  ['without its last button', `${notice}\n${over.replace('Erlauben', '')}`, notice],
  ['not there', notice, notice],
  [
    'not there, a sentence of it repeated',
    `${notice}\nDabei können Daten in die USA gelangen.`,
    `${notice}\nDabei können Daten in die USA gelangen.`,
  ],
  ['all there is', over, over],
])('leaves out the banner: %s', (_, text, expected) => expect(withoutBanner(text, banner)).toBe(expected));

it('takes no short banner for found', () => expect(withoutBanner('Cookies\nOK\nMehr', 'Cookies OK')).toBe('Cookies\nOK\nMehr'));

it('reads long texts of one letter at once', () => {
  const text = 'a\n'.repeat(150_000);
  expect(withoutBanner(text, `${'a'.repeat(1_500)}b${'a'.repeat(1_500)}`)).toBe(text);
});
