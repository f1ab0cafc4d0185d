import { expect, it } from 'vitest';
import { findAddresses } from './address.ts';
import { readPassages } from './passages.ts';
import { townAt } from './town.ts';

it.each([
  ['Muster GmbH\nMusterstraße 1\n12345 Musterstadt', 'Musterstraße 1, 12345 Musterstadt'],
  ['Muster GmbH\nMusterstr. 1a, D-12345 Musterstadt', 'Musterstr. 1a, 12345 Musterstadt'],
  ['Muster GmbH | Am Alten Markt 5 | 12345 Musterstadt | Tel. 030 1', 'Am Alten Markt 5, 12345 Musterstadt'],
  ['Muster GmbH, C 4, 12, 68159 Mannheim', 'C 4, 12, 68159 Mannheim'],
  ['Muster GmbH\nC 4, 12\n68159 Mannheim', 'C 4, 12, 68159 Mannheim'],
  ['Muster GmbH\nPostfach 12 34\n12345 Musterstadt', 'Postfach 1234, 12345 Musterstadt'],
  ['Muster GmbH Musterstraße 1 12345 Musterstadt', 'Musterstraße 1, 12345 Musterstadt'],
  ['Max Muster Musterstraße 1 12345 Musterstadt', 'Musterstraße 1, 12345 Musterstadt'],
  ['Max Muster\nc/o Beispiel\nLange Straße 12 - 14\nHinterhaus\n12345 Halle (Saale)', 'Lange Straße 12-14, 12345 Halle (Saale)'],
  ['Max Muster\nMusterweg 1\nc/o Beispiel\n12345 Ort', 'Musterweg 1, 12345 Ort'],
  ['Max Muster\nDorf 5\nA-6020 Innsbruck', 'Dorf 5, 6020 Innsbruck'],
  ['X GmbH\nBahnhofstrasse 7\nCH-8001 Zürich', 'Bahnhofstrasse 7, 8001 Zürich'],
  ['Y\nSchlossplatz\n12345 Ort', 'Schlossplatz, 12345 Ort'],
  ['Anschrift: Musterweg 3b, 12345 Ort', 'Musterweg 3b, 12345 Ort'],
  ['Straße: Musterweg 3\nPLZ/Ort: 12345 Ort', 'Musterweg 3, 12345 Ort'],
  ['Example Ltd\n12 High Street\nLondon SW1A 1AA\nUnited Kingdom', '12 High Street, London SW1A 1AA'],
  ['Example B.V.\nKeizersgracht 12\n1015 CN Amsterdam', 'Keizersgracht 12, 1015 CN Amsterdam'],
  ['Example Inc., 1209 Orange Street, Wilmington, DE 19801, USA', '1209 Orange Street, Wilmington, DE 19801'],
  ['Hof Lindenau\n24999 Wees', 'Hof Lindenau, 24999 Wees'],
  ['Straße des 17. Juni 135\n10623 Berlin', 'Straße des 17. Juni 135, 10623 Berlin'],
  ['Max Muster · Hauptstraße 10 – 12345 Musterstadt', 'Hauptstraße 10, 12345 Musterstadt'],
  ['Muster GmbH - Musterweg 1 - 12345 Ort', 'Musterweg 1, 12345 Ort'],
  ['Salon Anna Beispiel Unter den Linden 5 10117 Berlin', 'Unter den Linden 5, 10117 Berlin'],
  ['Muster GmbH\nMusterallee 3, 2. OG\n12345 Ort', 'Musterallee 3, 12345 Ort'],
  ['Muster GmbH\nTechnologiepark 12\n33100 Paderborn', 'Technologiepark 12, 33100 Paderborn'],
  ['Muster GmbH\nHauseck 4\nTechnologiepark 12\n33100 Paderborn', 'Hauseck 4, 33100 Paderborn'],
  ['Gasthof Muster\nMusterhofen i.Mkr. 12\n4142 Musterhofen', 'Musterhofen i.Mkr. 12, 4142 Musterhofen'],
  ['Gasthof Muster\nMusterweg 12, 4142 Musterhofen, Tel. 07285 1', undefined],
  ['Seit\nHalle 12\n1998 Berlin baut Muster', undefined],
  ['Max Muster\nPut Muster 23\n10020 Zagreb, Kroatien', 'Put Muster 23, 10020 Zagreb'],
  ['Gegründet 1998 Berlin', undefined],
  ['Muster GmbH\n1010 Wien, Ahornplatz 3', 'Ahornplatz 3, 1010 Wien'],
  ['Max Muster, 1010 Wien, Ahornplatz 3, Tel. 01 234', 'Ahornplatz 3, 1010 Wien'],
  ['Muster e.U., 8010 Graz, Ahorngasse 3, Österreich', 'Ahorngasse 3, 8010 Graz'],
  ['Muster KG\nA-6999 Musterhofen, Dorfstraße 5/2', 'Dorfstraße 5/2, 6999 Musterhofen'],
  ['Gasthof Muster\n6999 Musterhofen, Dorfstraße 5\nTelefon 1', 'Dorfstraße 5, 6999 Musterhofen'],
  ['Muster AG\n8001 Zürich\nAhornstrasse 7\nTel. 1', 'Ahornstrasse 7, 8001 Zürich'],
  ['Muster GmbH (D-20095 Hamburg, Am Kai 4)', 'Am Kai 4, 20095 Hamburg'],
  ['Seit 2019 Musterstadt, Halle 12', undefined],
  ['Im Jahr 1998 Musterstadt, Halle 5', undefined],
  ['12 345 Kunden Berlin', undefined],
  ['Uhr\n20000 Kunden', undefined],
])('%s', (text, expected) => {
  expect(findAddresses(readPassages(text, false))[0]?.value).toBe(expected);
});

it('gives each row of a list its own street', () => {
  const found = findAddresses(readPassages('Standorte\n20095 Hamburg, Am Kai 4\n22087 Hamburg, Ahornweg 5', false));
  expect(found.map(({ value }) => value)).toEqual(['Am Kai 4, 20095 Hamburg', 'Ahornweg 5, 22087 Hamburg']);
});

it.each([
  ['Musterstadt Telefon: 1', 'Musterstadt'],
  ['Frankfurt am Main', 'Frankfurt am Main'],
  ['Halle (Saale)', 'Halle (Saale)'],
  ['Bad Homburg v. d. Höhe', 'Bad Homburg v. d. Höhe'],
  ['Rothenburg ob der Tauber, Tel', 'Rothenburg ob der Tauber'],
  ['Berlin Deutschland', 'Berlin'],
  ['Freiburg i. Br.', 'Freiburg i. Br.'],
  ['Neustadt/Aisch', 'Neustadt/Aisch'],
  ['St. Ingbert', 'St. Ingbert'],
  ['Mülheim an der Ruhr, HRB', 'Mülheim an der Ruhr'],
  ['Musterstadt und weitere', 'Musterstadt'],
  ['Mannheim PR 700123', 'Mannheim'],
  ['Musterstadt OT Beispiel', 'Musterstadt'],
  ['Musterstadt / OT Beispiel', 'Musterstadt'],
  ['Musterstadt (Niedersachsen)', 'Musterstadt'],
  ['Göttingen unter der Handelsregisternummer HRB 1', 'Göttingen'],
  ['Kempten (Allgäu)', 'Kempten (Allgäu)'],
  ['in Hamburg', null],
])('town: %s', (text, expected) => {
  expect(townAt(text)).toBe(expected);
});

/** How streets, buildings and places are written; the line with the town follows. */
it.each([
  ['1. Industriestraße 4', '1. Industriestraße 4'],
  ['Str. des 17. Juni 100', 'Str. des 17. Juni 100'],
  ['Platz der Deutschen Einheit 1', 'Platz der Deutschen Einheit 1'],
  ['N 7, 5-6', 'N 7, 5-6'],
  ['Q7 24', 'Q7 24'],
  ['Telgter Straße 9', 'Telgter Straße 9'],
  ['Steuerwalder Straße 12', 'Steuerwalder Straße 12'],
  ['Im Gewerbepark C 25', 'Im Gewerbepark C 25'],
  ['Von-der-Tann-Str. 7a-c', 'Von-der-Tann-Str. 7a-c'],
  ['Hauptstraße 12-14/3', 'Hauptstraße 12-14/3'],
  ['Nr. 17', 'Nr. 17'],
  ['Hillerse 12a', 'Hillerse 12a'],
  ['Hauptstr. 12 / Haus 3', 'Hauptstr. 12'],
  ['Hauptstr. 12 Haus B', 'Hauptstr. 12'],
  ['Hauptstr. 12 - 2. Etage', 'Hauptstr. 12'],
  ['Hauptstr. 12 IV. Stock', 'Hauptstr. 12'],
  ['Hauptstr. 12 HH', 'Hauptstr. 12'],
  ['Hauptstr. 12, Aufgang C, 3. Stock', 'Hauptstr. 12'],
  ['Neubaugasse 5 / Stiege 2 / Tür 14', 'Neubaugasse 5'],
  ['Flughafenstr. 120 / Terminal 1', 'Flughafenstr. 120'],
  ['Hauptstr. 5 / Ecke Nebenstr.', 'Hauptstr. 5'],
  ['Hauptstr. 5\nHillerse', 'Hauptstr. 5'],
  ['ansässig Hauptstraße 5', 'Hauptstraße 5'],
  ['Rue de la Gare 12', 'Rue de la Gare 12'],
  ['Haus Sonneck', 'Haus Sonneck'],
])('street: %s', (written, street) => {
  const value = `${street}, 37154 Northeim`;
  expect(findAddresses(readPassages(`Muster GmbH\n${written}\n37154 Northeim`, false))[0]?.value).toBe(value);
  expect(findAddresses(readPassages(`Muster GmbH, ${written.replace('\n', ', ')}, D-37154 Northeim, Tel. 05551 1`, false))[0]?.value).toBe(
    value,
  );
});

/** How an address is put together, or torn apart. */
it.each([
  'Hauptstr. 5\nD37154 Northeim',
  'Hauptstr. 5\nDeutschland - 37154 Northeim',
  'Hauptstr. 5\n37154\nNortheim\nDeutschland',
  'Hauptstr.\n5\n37154 Northeim',
  'Straße\nHauptstr. 5\nPLZ\n37154\nOrt\nNortheim',
  'Straße: Hauptstr.\nHausnummer: 5\nPLZ: 37154\nOrt: Northeim',
  'Straße, Nr.: Hauptstr. 5\nPLZ, Ort: 37154 Northeim',
  'Straße und Hausnummer: Hauptstr. 5\nPostleitzahl und Ort: 37154 Northeim',
  '37154 Northeim\nHauptstr. 5',
  '37154 Northeim, Hauptstr. 5',
  'Hauptstr. 5 — 37154 Northeim',
  'Hauptstr. 5 * 37154 Northeim * Deutschland',
  'Hauptstr. 5\nPostfach 1234\n37154 Northeim',
  'Hauptstr. 5\nLindenhof\n37154 Northeim',
  'Hauptstr. 5\nCampus Süd, Gebäude 3\n37154 Northeim',
  'Lindenhof\nHauptstr. 5\n37154 Northeim',
  '(Hauptstr. 5, 37154 Northeim)',
  'Muster GmbH / Hauptstr. 5 / 37154 Northeim',
])('address: %s', (written) => {
  expect(findAddresses(readPassages(`Muster GmbH\n${written}\nTel. 05551 12`, false))[0]?.value).toBe('Hauptstr. 5, 37154 Northeim');
});

it.each([
  'Anna Beispiel\n12345 Ort',
  'Manuel Lerchenbach\n12345 Ort',
  'Petra Birkenhof\nCH-8127 Forch',
  'Inhaber Max Muster\n12345 Ort',
  'Amtsgericht Bremen HRB 31188 HB',
  'AG Pinneberg A 5518 PI',
])('no street: %s', (text) => expect(findAddresses(readPassages(text, false))).toEqual([]));

it.each([
  ['Put Muster 23\n10020 Zagreb, Kroatien', 'HR'],
  ['Put Muster 23\n10020 Zagreb\nCroatia', 'HR'],
  ['Via Muster 3\n39100 Bozen\nItalien', 'IT'],
  ['Musterova 3\n11000 Praha\nTschechische Republik', 'CZ'],
  ['Musterstr. 3\n10115 Berlin\nDeutschland', 'DE'],
  ['Musterstr. 3\n10115 Berlin\nAnfahrt aus Polen', 'DE'],
])('country: %s', (text, country) => expect(findAddresses(readPassages(text, false))[0]?.country).toBe(country));
