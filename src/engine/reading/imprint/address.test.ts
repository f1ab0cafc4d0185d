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
  ['Gegründet 1998 Berlin', undefined],
  ['12 345 Kunden Berlin', undefined],
  ['Uhr\n20000 Kunden', undefined],
])('%s', (text, expected) => {
  expect(findAddresses(readPassages(text, false))[0]?.value).toBe(expected);
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
  ['Musterstadt OT Beispiel', 'Musterstadt OT Beispiel'],
  ['in Hamburg', null],
])('town: %s', (text, expected) => {
  expect(townAt(text)).toBe(expected);
});
