import { expect, it } from 'vitest';
import type { ImprintElementKind } from '#checks/shared/imprint/imprint-elements.ts';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

const place = 'Rosenweg 4\n97228 Rottendorf\nTel. 09302 4418';

/** What a name, a place or an entry of a register is made of, wherever its words stand. */
const cases: [text: string, kind: ImprintElementKind, values: string[]][] = [
  [`Verband für Beispielkunde (VBK) e.V.\n${place}`, 'name', ['Verband für Beispielkunde (VBK) e.V.']],
  [`Adler · Falk · Partner\nSteuerberatungsgesellschaft mbB\n${place}`, 'name', ['Adler · Falk · Partner Steuerberatungsgesellschaft mbB']],
  [`Stamm Silberfuchs\nim Landesverband Beispielland e.V.\n${place}`, 'name', ['Stamm Silberfuchs im Landesverband Beispielland e.V.']],
  [`Ferienhaus Möwe\nEheleute Anna und Max Muster\n${place}`, 'name', ['Anna und Max Muster']],
  [`Max Muster\nVersicherungsmakler\nMuster Versicherungskontor\n${place}`, 'name', ['Max Muster']],
  [`Naturheilpraxis Anna Beispiel, Heilpraktikerin\n${place}`, 'name', ['Anna Beispiel']],
  [
    `Schützengilde von 1842 Rottendorf\nMax Muster, Schriftführer\n${place}\nVereinsregister: VR 1180`,
    'name',
    ['Schützengilde von 1842 Rottendorf'],
  ],
  [`Stiftung Lesezeit\nStiftungsaufsicht: Regierung von Beispielland\n${place}`, 'address', ['Rosenweg 4, 97228 Rottendorf']],
  ['Muster GmbH\nBahnhofstr. 60 (Ärztehaus, 2. Stock)\n86609 Donauwörth', 'address', ['Bahnhofstr. 60, 86609 Donauwörth']],
  ['SV Muster e.V.\nSportplatz am Weiher\n07318 Saalfeld', 'address', ['Sportplatz am Weiher, 07318 Saalfeld']],
  [`Weingut Muster\nInhaber: Anna u. Max Muster\n${place}`, 'representative', ['Anna Muster', 'Max Muster']],
  [`Garage Muster\nInhaber Max Muster\nGewerbegebiet Süd\n${place}`, 'representative', ['Max Muster']],
  [`Taxi Muster eG\n${place}\nGen.-Reg. Nr. 200 041 beim Amtsgericht Jena`, 'registerNumber', ['GnR 200041']],
  ['Muster Treuhand AG\nBahnhofstrasse 12\nCH-8001 Zürich\nHandelsregister des Kantons Zürich', 'registerCourt', ['Zürich']],
  [`Max Muster\n${place}\nSt.-Nr. 24/160/1188/7`, 'taxNumber', ['24/160/1188/7']],
  [`Max Muster\n${place}\nSteuer-Nr. 044 852 31076, Tel. 0551 123 4567`, 'taxNumber', ['044 852 31076']],
  [`Max Muster\n${place}\nStNr 2024 / 217 / 13344`, 'taxNumber', ['2024/217/13344']],
  [`Max Muster\n${place}\nSteuernummer: 21201/12345`, 'taxNumber', ['21201/12345']],
  [`Muster GmbH\n${place}\nMeldungen an das Bundesinstitut für Muster, Weg 3, 10589 Berlin.`, 'address', ['Rosenweg 4, 97228 Rottendorf']],
];

it.each(cases)('%s', (text, kind, values) => {
  expect(statedBy(readImprint(legalPage({ text: `Impressum\n${text}\n` })))[kind]).toEqual(values);
});
