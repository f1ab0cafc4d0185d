import { expect, it } from 'vitest';
import { readPassages } from './passages.ts';
import { normalNumber, readNumbers } from './phone.ts';

it.each([
  ['Telefon: 030 1234567', ['phone +49301234567']],
  ['Tel.: +49 (0)30 / 123 45 67-0, Fax: -99', ['phone +493012345670', 'fax +4930123456799']],
  ['Tel./Fax: 030 123456', ['phone +4930123456', 'fax +4930123456']],
  ['Telefon und Telefax: 030 123456', ['phone +4930123456', 'fax +4930123456']],
  ['Telefon\n030 123456\nTelefax\n030 123457', ['phone +4930123456', 'fax +4930123457']],
  ['T +49 30 123456 | F +49 30 123457', ['phone +4930123456', 'fax +4930123457']],
  ['Telefon: 0049 30 123456', ['phone +4930123456']],
  ['0171/2345678 (mobil)', ['phone +491712345678']],
  ['030/123456 (Tel.)\n030/123457 (Fax)', ['phone +4930123456', 'fax +4930123457']],
  ['☎ 030 123456', ['phone +4930123456']],
  ['Telefon: 030 123456 oder 0171 2345678', ['phone +4930123456', 'phone +491712345678']],
  ['Mobil: 0171-2345678 Fax: 030-123456', ['phone +491712345678', 'fax +4930123456']],
  ['Fon 0761 / 12 34 56 Fax 0761 / 12 34 57', ['phone +49761123456', 'fax +49761123457']],
  ['Hotline 0900 123456 (2 € je Minute)', ['phone +49900123456']],
  ['Telefon: +43 1 2345678', ['phone +4312345678']],
  ['Tel.:04321.9876543', ['phone +4943219876543']],
  ['+49 30 123456', ['phone +4930123456']],
  ['Steuernummer: 12/345/67890', []],
  ['IBAN DE12 0000 0000 1111', []],
  ['Handelsregister HRB 012345', []],
  ['Beispiel Software sp. z o.o., ul. Długa 46, KRS 0000981123, NIP 0542891234', []],
  ['Company number 04512345', []],
  ['KRS 0000981123, phone +48 58 3001122', ['phone +48583001122']],
  ['Stand: 01.02.2024', []],
  ['Aufsichtsbehörde: Landratsamt, Kreisstr. 1, 12345 Ort, Tel. 030 999999', []],
  ['Datenschutzbeauftragter: Karl Vorlage, Tel. 030 999999', []],
])('%s', (text, expected) => {
  expect(
    readNumbers(
      readPassages(text, false).filter(({ topic }) => topic === 'provider' || topic === 'contact'),
      [],
      null,
    ).map(({ kind, value }) => `${kind} ${value}`),
  ).toEqual(expected);
});

it.each([
  ['01 234 56 78', 'AT', '+4312345678'],
  ['044 123 45 67', 'CH', '+41441234567'],
  ['+49 030 123456', null, '+4930123456'],
  ['12345', null, null],
])('%s in %s', (text, country, expected) => {
  expect(normalNumber(text, country)).toBe(expected);
});
