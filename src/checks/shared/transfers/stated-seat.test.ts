import { expect, it } from 'vitest';
import { requestFact } from '../../../../test/factories/facts.ts';
import { statedSeat } from './stated-seat.ts';

const seatOf = (text: string, host = 'cmp.partner.test') => statedSeat(text, requestFact({ url: `https://${host}/`, party: 'third' }));

it.each([
  ['Anbieter: Partner-Direkt GmbH, Sternstraße 5, 20357 Hamburg (cmp.partner.test). Zweck: Ihre Auswahl', 'DE'],
  ['Partner UG (haftungsbeschränkt), Am Wall 5, D-18055 Rostock, Website: https://www.partner.test/', 'DE'],
  ['die Partner GmbH & Co. KG, Weg 1, 60311 Frankfurt am Main – partner.test', 'DE'],
  ['cmp.partner.test (Partner Ltd, 1 Main Street, Dublin 2, Irland)', 'IE'],
  ['Partner, Inc., 5 Market Street, San Francisco, CA 94114, USA (partner.test)', 'US'],
  ['Partner AG, Bahnhofstrasse 1, 8001 Zürich, Schweiz (partner.test)', 'CH'],
  ['Wir nutzen die Partner GmbH mit Sitz in Österreich (partner.test).', 'AT'],
  ['Betreiber von cmp.partner.test ist die Partner B.V. mit Sitz in den Niederlanden.', 'NL'],
  ['Den Lageplan zeigt die Partner GmbH, Bremen (cmp.partner.test) in einem Rahmen.', 'DE'],
  [
    'Den Plan zeigt die Muster GmbH, Wien (muster.test) in einem Rahmen; Bilder leitet die Partner GmbH, Bremen (cmp.partner.test) weiter.',
    'DE',
  ],
  ['Partner UG (haftungsbeschränkt), München (partner.test)', 'DE'],
  ['Partner GmbH & Co. KG, Ring 1, Frankfurt am Main (partner.test)', 'DE'],
  ['Partner AG, Zürich (partner.test)', 'CH'],
  ['Partner GmbH, Ring 1, 1010 Wien (partner.test)', 'AT'],
  ['Partner GmbH in Köln (partner.test)', 'DE'],
  ['partner.test (Partner GmbH, Berliner Straße 5, Graz)', 'AT'],
  ['We use Partner Oy, based in Finland (partner.test).', 'FI'],
  [
    'Wir setzen drei Firmen mit Sitz und Servern in Deutschland ein: Andere GmbH (andere.test), Partner GmbH (partner.test) und Dritte AG (dritte.test).',
    'DE',
  ],
])('reads the seat in: %s', (text, seat) => {
  expect(seatOf(text)).toBe(seat);
});

it.each([
  ['Unsere Stellen zeigt das Portal der BITE GmbH, Magirus-Deutz-Straße 16, 89077 Ulm, als Auftragsverarbeiter.', 'jobs.b-ite.com', 'DE'],
  ['Anbieter ist die Muster-Dateien GmbH & Co. KG, Weg 1, 20357 Hamburg.', 'cdn.musterdateien.de', 'DE'],
  ['Anbieter ist die BITE GmbH.', 'jobs.b-ite.com', null],
  ['Anbieter ist die BITE GmbH, Ring 1, 1010 Wien.', 'jobs.b-ite.com', null],
  ['Die Kabite GmbH, Weg 16, 89077 Ulm, hilft uns.', 'jobs.b-ite.com', null],
  ['Die ABC GmbH, Weg 16, 89077 Ulm, hilft uns.', 'abc.test', null],
])('a company called like the domain: %s', (text, host, seat) => {
  expect(
    statedSeat(text, requestFact({ url: `https://${host}/`, host, domain: host.split('.').slice(-2).join('.'), party: 'third' })),
  ).toBe(seat);
});

it.each([
  ['Den Lageplan zeigt die Partner GmbH, Neuhausen (cmp.partner.test) in einem Rahmen.'],
  ['Partner GmbH, Weg 1, 4020 Linz (partner.test)'],
  ['Partner GmbH, Freiburg (partner.test)'],
  ['Partner Ltd, Hamburg (partner.test)'],
  ['Partner GmbH, Wien, Berlin (partner.test)'],
  ['Partner GmbH, Niederlassung Berlin (partner.test)'],
  ['Partner GmbH, Zweigstelle, Berlin (partner.test)'],
  ['Partner GmbH, Berliner Straße 5, 1010 Wien, Hamburg (partner.test)'],
  ['Partner GmbH, Berlin (Muster), Bilder (partner.test)'],
  ['Partner GmbH, Berlin (partner.test). Partner AG, Wien (partner.test).'],
  ['Die Muster GmbH, Bremen, bezieht Bilder von partner.test.'],
  ['Muster GmbH, Bremen (muster.test) und Bilder (partner.test)'],
  ['Die Muster GmbH, Bremen. Bilder (partner.test)'],
  ['Partner Inc., 5 Market Street, 94114 San Francisco (partner.test)'],
  ['Partner Ltd mit Sitz in Irland und den USA (partner.test)'],
  ['Partner GmbH ohne Sitz in Deutschland (partner.test)'],
  ['Die Daten liegen auf Servern in Deutschland (cmp.partner.test).'],
  ['Andere GmbH mit Sitz in Deutschland und Partner Inc. (partner.test)'],
  ['Partner GmbH (partner.test), Andere Ltd (andere.test) mit Sitz in Irland'],
  ['Die Muster GmbH hat ihren Sitz in Deutschland. Bilder kommen von partner.test.'],
  ['Partner GmbH, Weg 1, 20357 Hamburg (partner.test). Partner Inc., Austin, USA (partner.test).'],
  ['Die Muster GmbH mit Sitz in Deutschland bezieht Bilder von partner.test.'],
  ['Die Muster GmbH mit Sitz in Deutschland nutzt: Karten (partner.test)'],
  ['Bilder lädt von partner.test die Muster GmbH mit Sitz in Deutschland.'],
  ['Muster GmbH, Weg 1, 20357 Hamburg (muster.test)'],
  ['Fragen an Muster GmbH, Weg 1, 20357 Hamburg, info@partner.test'],
])('tells no seat where none, two or that of another is stated: %s', (text) => {
  expect(seatOf(text)).toBeNull();
});
