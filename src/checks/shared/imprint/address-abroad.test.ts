import { expect, it } from 'vitest';
import { addressAbroad, streetIn } from './address-abroad.ts';

it.each([
  [
    'Muster Ltd\nPalm Building, Al Muster Road\nRas Al Muster, Vereinigte Arabische Emirate',
    'Palm Building, Al Muster Road, Ras Al Muster, Vereinigte Arabische Emirate',
  ],
  ['Muster Ltd\nUnit 4, River House\nMuster Lane\nLeeds LS1 4DY', 'Unit 4, River House, Muster Lane, Leeds LS1 4DY'],
  ['Muster Inc\n12 Muster Street, Austin, Texas 78701, USA\nTel. 1', '12 Muster Street, Austin, Texas 78701, USA'],
  ['Muster sp. z o.o.\nul. Muster 5\n00-238 Warszawa', 'ul. Muster 5, 00-238 Warszawa'],
  ['Muster AB\nMustergatan 5\n111 22 Stockholm', 'Mustergatan 5, 111 22 Stockholm'],
  ['Muster BV\nMusterstraat 5\n1015 CN Amsterdam', 'Musterstraat 5, 1015 CN Amsterdam'],
  ['Muster Inc\n5 Muster Avenue\nToronto, ON M5H 1A1\nCanada', '5 Muster Avenue, Toronto, ON M5H 1A1, Canada'],
  ['Muster Ltd\nP.O. Box 1234\nDubai', 'P.O. Box 1234, Dubai'],
  ['Muster SL\nCalle Muster 3, 2º B\n07001 Palma\nSpanien', 'Calle Muster 3, 2º B, 07001 Palma, Spanien'],
  ['Muster GmbH\nVertrieb für\nÖsterreich', null],
  ['Muster GmbH\nMusterstraße 5\n12345 Musterstadt\nDeutschland', null],
  ['Muster GmbH\nTelefon 0551 12-345 Fax', null],
])('address abroad: %s', (text, expected) => {
  expect(addressAbroad(text)).toBe(expected);
});

it.each([
  ['Muster GmbH\nMusterstraße 5a\nMusterstadt', 'Musterstraße 5a'],
  ['Anna Beispiel, Lange Straße 5', 'Lange Straße 5'],
  ['Muster GmbH\nAm Markt', null],
  ['Der Weg ist das Ziel, seit 2012', null],
])('street: %s', (text, expected) => {
  expect(streetIn(text)).toBe(expected);
});

it.each([
  'a'.repeat(100_000),
  'USA\n'.repeat(25_000),
  'Muster '.repeat(15_000),
  '12 345 '.repeat(15_000),
  'Aa-'.repeat(33_000),
  'LS1 4DY '.repeat(12_000),
])('goes over a hostile text once', (text) => {
  expect(addressAbroad(text)).toBeNull();
  expect(streetIn(text)).toBeNull();
});
