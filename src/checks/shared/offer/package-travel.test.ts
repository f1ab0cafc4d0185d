import { expect, it } from 'vitest';
import { applicability, formFact, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import type { Facts } from '../../facts.ts';
import { sellsPackageTravel } from './package-travel.ts';

const url = `${siteUrl}gardasee`;
const booking = (text: string, more: Partial<Facts> = {}) => ({
  applicability: applicability({ isShop: true, isConsumerOffer: true }),
  pages: [pageFact({ text: 'Busreisen ab Uelzen' }), pageFact({ kind: 'other', url, text })],
  forms: [formFact({ kind: 'order', pageUrl: url, submitText: 'Zahlungspflichtig buchen' })],
  ...more,
});

it.each([
  ['by name', booking('Pauschalreise an den Gardasee, 649 € pro Person'), true],
  ['by the certificate', booking('Busreise 649,00 EUR. Den Sicherungsschein erhalten Sie mit der Bestätigung.'), true],
  ['by the form sheet', booking('Gardasee, 649 €. Ich habe das Formblatt nach § 651a BGB erhalten.'), true],
  ['in English', booking('Lake Garda, € 649. This is a package tour.'), true],
  ['a day trip that is none', booking('Tagesfahrt Hamburg, 39 €. Dies ist keine Pauschalreise.'), false],
  ['a hotel', booking('Doppelzimmer 120 € pro Nacht'), false],
  ['without a price', booking('Pauschalreise an den Gardasee, Preis auf Anfrage'), false],
  ['beside vouchers', booking('Pauschalreise 649 €. Oder Reisegutschein bestellen.'), false],
  ['beside goods', booking('Pauschalreise 649 €. In den Warenkorb'), false],
  ['not booked on the site', booking('Pauschalreise 649 €', { forms: [] }), false],
  [
    'told to sell goods as well',
    booking('Pauschalreise 649 €', {
      applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-goods-b2c'] } }),
    }),
    false,
  ],
  [
    'one page of two',
    booking('Pauschalreise 649 €', {
      pages: [
        pageFact({ kind: 'other', url, text: 'Pauschalreise 649 €' }),
        pageFact({ kind: 'other', url: `${siteUrl}tagesfahrt`, text: 'Tagesfahrt 39 €' }),
      ],
      forms: [formFact({ kind: 'order', pageUrl: url }), formFact({ kind: 'order', pageUrl: `${siteUrl}tagesfahrt` })],
    }),
    false,
  ],
])('%s', (_, facts, expected) => expect(sellsPackageTravel(facts)).toBe(expected));
