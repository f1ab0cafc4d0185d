import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

const read = (name: string, line: string) =>
  statedBy(readImprint(legalPage({ text: `Impressum\n\n${name}\nHakenweg 3\n37154 Northeim\n\n${line}\n\nTelefon: 05551 5550\n` })));

it.each([
  ['Kantmedia Ltd', 'Handelsregister: Department of Registrar of Companies, Zypern\nRegisternummer: HE 412345', 'HE 412345'],
  ['Kantmedia Ltd', 'Registrierungsnummer\nHE 412345', 'HE 412345'],
  ['Kantmedia Ltd', 'Malta Business Registry: C 54321', 'C 54321'],
  ['Kantmedia Ltd', 'CRO Number 654321, Ireland', 'CRO 654321'],
  ['Kantmedia OÜ', 'Registrikood: 12345678', '12345678'],
  ['Kantmedia SRL', 'Nr. Reg. Com.: J2024001234567', 'J2024001234567'],
  ['Kantmedia SRL', 'Handelsregister Bukarest: J40/1234/2020', 'J40/1234/2020'],
  ['Kantmedia AB', 'Organisationsnummer: 556677-8899', '556677-8899'],
  ['Kantmedia Oy', 'Business ID 1234567-8', '1234567-8'],
  ['Kantmedia ApS', 'CVR-nr. 12345678', 'CVR 12345678'],
  ['Kantmedia BVBA', 'Unternehmensnummer: 0123.456.789', '0123.456.789'],
  ['Kantmedia S.L.', 'Registro Mercantil de Palma, Tomo 1234, Folio 56, Hoja PM-12345', 'PM-12345'],
  ['Kantmedia S.r.l.', 'Handelsregister Bozen Nr. 01234567890', '01234567890'],
  ['Kantmedia Kft.', 'Cégjegyzékszám: 01-09-123456', '01-09-123456'],
  ['Kantmedia UAB', 'Įmonės kodas 301234567', '301234567'],
  ['Kantmedia LLC', 'Florida Document Number L21000123456', 'L21000123456'],
  ['Kantmedia LLC', 'Registered in Wyoming, Filing ID 2021-001234567', '2021-001234567'],
  ['Kantmedia FZE', 'Trade License No.: 1234567, Dubai', '1234567'],
  ['Kantmedia Pte. Ltd.', 'UEN 201912345K', 'UEN 201912345K'],
  ['Kantmedia AG', 'Firmennummer: CH-020.3.012.345-6', 'CH-020.3.012.345-6'],
  ['Kantmedia AG', 'Öffentlichkeitsregister: FL-0002.123.456-7', 'FL-0002.123.456-7'],
  ['Kantfreunde', 'ZVR-Zahl: 123456789', 'ZVR 123456789'],
])('%s: %s', (name, line, number) => expect(read(name, line).registerNumber).toEqual([number]));

/** Years, days, postcodes and tax numbers stand near the same words. */
it.each([
  'Registered since 2015',
  'Date of registration: 12.03.2015',
  'Registered office: Hafen 4, 10123 Tallinn',
  'Registrar of Companies, Main Street, 1421 Nicosia',
  'EIN: 12-3456789',
  'VAT registration number: 123 456',
])('%s has no number of a register', (line) => expect(read('Kantmedia Ltd', line).registerNumber).toBeUndefined());

it('leaves the office of a foreign register out of the courts', () =>
  expect(read('Kantmedia Ltd', 'Handelsregister: Department of Registrar of Companies').registerCourt).toBeUndefined());
