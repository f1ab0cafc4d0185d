import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

const company = 'Impressum\n\nKranbau Nordheim GmbH\nHakenweg 3\n37154 Northeim\n\n';
const association = 'Impressum\nTurnfreunde Rheinwacht e.V.\nReckweg 3\n47533 Kleve\n\n';

const registers = (text: string) => {
  const { registerCourt, registerNumber } = statedBy(readImprint(legalPage({ text })));
  return [registerCourt, registerNumber];
};

it.each([
  ['Eingetragen im Handelsregister Göttingen, Abteilung B, Nr. 120345', 'Göttingen', 'HRB 120345'],
  ['Handelsregister B des Amtsgerichts Göttingen, Nr. 120345', 'Göttingen', 'HRB 120345'],
  ['HRB Göttingen 120345', 'Göttingen', 'HRB 120345'],
  ['HR Göttingen B 120345', 'Göttingen', 'HRB 120345'],
  ['AG Göttingen, HRB-Nr. 120345', 'Göttingen', 'HRB 120345'],
  ['Registergericht: Göttingen · Registernummer: HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Register: HRB 120345 (Amtsgericht Göttingen)', 'Göttingen', 'HRB 120345'],
  ['HRB 120345 beim AG Göttingen', 'Göttingen', 'HRB 120345'],
  ['HRB 120345 – Amtsgericht Bad Homburg v. d. Höhe', 'Bad Homburg v. d. Höhe', 'HRB 120345'],
  ['Amtsgericht – Registergericht – Göttingen, HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Sitz: Northeim; Registergericht Göttingen HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Handelsregistereintrag: Amtsgericht Göttingen, HRB 120 345', 'Göttingen', 'HRB 120345'],
  ['Handelsregister\nGöttingen HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Handelsregister-Nr.\nHRB 120345\nRegistergericht\nGöttingen', 'Göttingen', 'HRB 120345'],
  ['HRB: 120345\nAmtsgericht: Göttingen', 'Göttingen', 'HRB 120345'],
  ['Handelsregisternummer HRB 120345, zuständiges Gericht: Amtsgericht Göttingen', 'Göttingen', 'HRB 120345'],
  ['Registered at the local court of Göttingen under HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Register court: Amtsgericht Göttingen, register number: HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Trade register: Göttingen HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Commercial register no.: HRB 120345, Göttingen District Court', 'Göttingen', 'HRB 120345'],
  [
    'Die Gesellschaft ist im Handelsregister des Amtsgerichts in Göttingen unter der Nummer HRB 120345 eingetragen.',
    'Göttingen',
    'HRB 120345',
  ],
  ['Eintrag: Handelsregister Göttingen unter HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Amtsgericht Göttingen\nHRB 120345', 'Göttingen', 'HRB 120345'],
  ['Amtsgericht\nGöttingen\nHRB\n120345', 'Göttingen', 'HRB 120345'],
  ['HRB 120345 Göttingen', 'Göttingen', 'HRB 120345'],
  ['Handelsregister: HRB 120345 Göttingen', 'Göttingen', 'HRB 120345'],
  ['Handelsregister: Göttingen (HRB 120345)', 'Göttingen', 'HRB 120345'],
  ['Hrb 120345 Amtsgericht Göttingen', 'Göttingen', 'HRB 120345'],
  ['Handelsregister Abt. B Nr. 120345 Amtsgericht Göttingen', 'Göttingen', 'HRB 120345'],
  ['eingetragen beim Amtsgericht Frankfurt/Oder unter HRB 120345 FF', 'Frankfurt/Oder', 'HRB 120345 FF'],
  ['Amtsgericht Charlottenburg (Berlin), HRB 120345 B', 'Charlottenburg', 'HRB 120345 B'],
  ['Register entry: Local Court Göttingen, HRB 120345', 'Göttingen', 'HRB 120345'],
  ['HR: AG Göttingen B 120345', 'Göttingen', 'HRB 120345'],
  ['Handelsregister Göttingen B 120345', 'Göttingen', 'HRB 120345'],
  ['Handelsregister B 120345 Göttingen', 'Göttingen', 'HRB 120345'],
  ['HR-B 120345, AG Göttingen', 'Göttingen', 'HRB 120345'],
  ['HR-Nr.: B 120345, AG Göttingen', 'Göttingen', 'HRB 120345'],
  ['Reg.-Nr.: HRB 120345\nReg.-Gericht: Göttingen', 'Göttingen', 'HRB 120345'],
  ['Registergericht: AG Göttingen\nReg.-Nr. 120345', 'Göttingen', 'HRB 120345'],
  ['Amtsgericht Göttingen, HRB# 120345', 'Göttingen', 'HRB 120345'],
  ['Die Gesellschaft ist beim Amtsgericht Göttingen unter der Handelsregisternummer HRB 120345 eingetragen.', 'Göttingen', 'HRB 120345'],
  ['Die Gesellschaft ist im Handelsregister Göttingen unter der Nummer 120345 in Abteilung B eingetragen.', 'Göttingen', 'HRB 120345'],
  ['Gerichtsstand: Amtsgericht Northeim\nHandelsregister: Amtsgericht Göttingen, HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Court of registration: Göttingen, HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Handelsregister des Amtsgerichtes Göttingen HRB 120345', 'Göttingen', 'HRB 120345'],
  ['Registernummer: Göttingen HRB 120345', 'Göttingen', 'HRB 120345'],
  ['HRB 120345 Göttingen (Verwaltungs-GmbH)', 'Göttingen', 'HRB 120345'],
  ['Handelsregister Pinneberg A 5518 PI', 'Pinneberg', 'HRA 5518 PI'],
  ['Amtsgericht Kempten (Allgäu), HRB 120345', 'Kempten (Allgäu)', 'HRB 120345'],
  ['Amtsgericht Göttingen\nHrbnr120345', 'Göttingen', 'HRB 120345'],
  ['Amtsgericht Göttingen\nHRB-Nr120345', 'Göttingen', 'HRB 120345'],
  ['hrb 120345, Amtsgericht Göttingen', 'Göttingen', 'HRB 120345'],
  ['Amtsgericht Göttingen unter 1HRA 520', 'Göttingen', 'HRA 520'],
  ['Amtsgericht Göttingen, 12 HRB 520', 'Göttingen', 'HRB 520'],
  ['Partnerschaftsregister: AG Göttingen, PartR 1234', 'Göttingen', 'PR 1234'],
  ['AG Göttingen, GenR 123', 'Göttingen', 'GnR 123'],
])('a company: %s', (text, court, number) => {
  expect(registers(`${company}${text}`)).toEqual([[court], [number]]);
});

it.each([
  ['Vereinsregisternummer: 4711 (AG Kleve)', 'Kleve', 'VR 4711'],
  ['VR-Nr. 4711 beim Registergericht Kleve', 'Kleve', 'VR 4711'],
  ['Vereinsregister Kleve 4711', 'Kleve', 'VR 4711'],
  ['Vereinsregister-Nr.: VR 4711, Amtsgericht Kleve', 'Kleve', 'VR 4711'],
  ['Registerblatt VR 4711 des Amtsgerichts Kleve', 'Kleve', 'VR 4711'],
  ['Eingetragen im Vereinsregister des Amtsgerichts Kleve, Registernr. 4711', 'Kleve', 'VR 4711'],
  ['Vereinsregister: Kleve, Nr. 4711', 'Kleve', 'VR 4711'],
  ['Amtsgericht Kleve · Vereinsregister 4711', 'Kleve', 'VR 4711'],
  ['Registernummer: 4711\nVereinsregister: Amtsgericht Kleve', 'Kleve', 'VR 4711'],
  ['Nummer im Vereinsregister: 4711 · Amtsgericht Kleve', 'Kleve', 'VR 4711'],
  ['VR Kleve 4711', 'Kleve', 'VR 4711'],
  ['eingetragen beim Amtsgericht Kleve unter der Nummer 4711', 'Kleve', 'VR 4711'],
  ['eingetragen beim AG Kleve unter Nr. 4711', 'Kleve', 'VR 4711'],
  ['Amtsgericht Kleve, Reg.-Nr. 4711', 'Kleve', 'VR 4711'],
  ['V.R. 4711 Amtsgericht Kleve', 'Kleve', 'VR 4711'],
  ['Eingetragener Verein: Amtsgericht Kleve Nr. 4711', 'Kleve', 'VR 4711'],
  ['Der Verein ist unter VR 4711 beim Amtsgericht Kleve registriert', 'Kleve', 'VR 4711'],
])('an association: %s', (text, court, number) => {
  expect(registers(`${association}${text}`)).toEqual([[court], [number]]);
});

it.each([
  'Registernummer: D-AB12-CDEF3-45\nVermittlerregister: www.vermittlerregister.info',
  'Registernummer im Lobbyregister: R 001234',
  'Eingetragen im Lobbyregister des Deutschen Bundestages unter R001234',
  'Eingetragen in die Handwerksrolle der Handwerkskammer Kleve unter Nummer 12345',
  'Registernummer der Architektenkammer: 4567',
])('registers of trades and interests are no entry of the legal form: %s', (text) => {
  expect(registers(`${association}${text}`)[1] ?? []).toEqual([]);
  expect(registers(`${association}Amtsgericht Kleve, VR 4711\n${text}`)[1]).toEqual(['VR 4711']);
});

it.each([
  [
    'general partner in a line of her own',
    'Firmenbuchnummer: FN 384517k\nFirmenbuchgericht: Landesgericht Innsbruck\nUnbeschränkt haftende Gesellschafterin: Bergheim Verwaltungs GmbH, FN 384502p, Landesgericht Innsbruck',
    ['FN 384517k', 'FN 384502p'],
  ],
  ['Komplementärin', 'FN 384517 k, LG Innsbruck\nKomplementärin: Bergheim Verwaltungs GmbH (FN 384502 p)', ['FN 384517k', 'FN 384502p']],
  ['both in one line', 'Firmenbuch: FN 384517k, Komplementärin FN 384502p, Landesgericht Innsbruck', ['FN 384517k', 'FN 384502p']],
  ['only one', 'Firmenbuchnummer: FN 384517k\nFirmenbuchgericht: Landesgericht Innsbruck', ['FN 384517k']],
])('Austrian company and its partner: %s', (_, lines, numbers) => {
  const text = `Impressum\n\nAlmhof Bergheim Hotel GmbH & Co KG\nHakenweg 3\n6353 Bergheim\nÖsterreich\n\n${lines}`;
  expect(registers(text)[1]).toEqual(numbers);
});

it.each([
  ['Kantgrachten B.V.\nKade 2\n1012 AL Amsterdam', 'Handelsregisternummer (Niederlande): 60999123', 'KvK 60999123'],
  ['Kantgrachten B.V.\nKade 2\n1012 AL Amsterdam', 'KvK-Nummer: 60999123', 'KvK 60999123'],
  ['Kant Adria d.o.o.\nPut Kanta 2\n10020 Zagreb\nKroatien', 'OIB (Steuernummer): 64930271580', 'OIB 64930271580'],
  ['Kant Praha s.r.o.\nKantova 2\n11000 Praha\nTschechien', 'IČO: 12345679', 'IČO 12345679'],
  ['Kant Polska sp. z o.o.\nKantowa 2\nWarszawa', 'KRS 0000123456', 'KRS 0000123456'],
  ['Kant Polska sp. z o.o.\nKantowa 2\nWarszawa', 'Handelsregister (Polen): 0000123456', '0000123456'],
  ['Kant Nord ApS\nKantvej 2\nKolding', 'CVR: 12345678', 'CVR 12345678'],
  ['Kantwerk\nKantgasse 2\n8001 Zürich\nSchweiz', 'UID: CHE-232.100.900', 'CHE-232.100.900'],
])('a company abroad: %s: %s', (head, line, number) => {
  expect(registers(`Impressum\n\n${head}\n\n${line}`)[1]).toEqual([number]);
});

it.each([
  [`${association}Register:\nAmtsgericht Kleve VR\n703123`, 'Kleve', 'VR 703123'],
  [`${association}Registergericht: Amtsgericht Kleve\nRegister-Nr. VR\n7031`, 'Kleve', 'VR 7031'],
  [`${company}Amtsgericht Göttingen, HRB\n120345`, 'Göttingen', 'HRB 120345'],
  [`${company}Registergericht\nGöttingen\nRegisternummer\n120345`, 'Göttingen', 'HRB 120345'],
  [`${company}Amtsgericht Göttingen / HRB / 120345`, 'Göttingen', 'HRB 120345'],
  [`${company}Handelsregister HRB (Göttingen) 120345`, 'Göttingen', 'HRB 120345'],
])('reads a number apart from its letters: %s', (text, court, number) => expect(registers(text)).toEqual([[court], [number]]));

it.each([`${company}Amtsgericht Göttingen\nSteuer-Nr.\n120345`, `${company}Amtsgericht Göttingen\nVermittlerregister Nr.\n120345`])(
  '%s',
  (text) => expect(registers(text)[1]).toBeUndefined(),
);
