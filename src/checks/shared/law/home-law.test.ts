import { expect, it } from 'vitest';
import { readImprint } from '#engine/reading/imprint/read-imprint.ts';
import { gathered, imprintElements, judge, legalPage } from '../../../../test/factories/facts.ts';
import impcVat from '../../imp/impc-vat.ts';
import { homeLawOf, underHomeLaw } from './home-law.ts';

const read = (text: string) => homeLawOf({ imprintElements: readImprint(legalPage({ kind: 'imprint', text })) });

it.each([
  ['Almhof GmbH & Co KG\nHinterleitn 12\n6351 Kirchleitn\nÖsterreich\nFN 384517k, Landesgericht Innsbruck\nUID: ATU67345125', 'AT'],
  ['Anna Beispiel\nHauptstraße 3\nA-5020 Salzburg\nTelefon +43 662 123456', 'AT'],
  ['Bergladen GmbH\nGasse 4\n1010 Wien\nUID: ATU67345125\nUSt-IdNr. DE123456788', 'AT'],
  ['Beispiel AG\nBahnhofstrasse 4\n8001 Zürich\nCHE-123.456.789 MWST', 'CH'],
  ['Beispiel GmbH\nMusterstraße 1\n12345 Musterstadt\nHRB 12345, Amtsgericht Musterstadt', null],
  ['Beispiel GmbH\nMusterstraße 1\n80331 München\nUSt-IdNr. DE123456788\nUID: ATU67345125\nÖsterreich', null],
  ['Beispiel GmbH\nGasse 4\n1010 Wien\nFN 384517k\n\nNiederlassung Deutschland\nMusterstraße 1\n80331 München', null],
  ['Beispiel GmbH\nUID: ATU67345125', null],
  ['Beispiel AG\nWeg 4\n9490 Vaduz\nFL-9490 Vaduz', null],
])('%s', (text, home) => expect(read(`Impressum\n${text}`)).toBe(home));

const abroad = { address: [], registerNumber: [], vatId: [] };
it.each([
  ['a register alone', { ...abroad, registerNumber: ['FN 384517k'] }, 'AT'],
  ['a Swiss register alone', { ...abroad, registerNumber: ['CHE-123.456.789'] }, 'CH'],
  ['a register that a tax number gainsays', { ...abroad, registerNumber: ['FN 384517k'], vatId: ['DE123456788'] }, null],
  ['a tax number alone', { ...abroad, vatId: ['ATU67345125'] }, null],
  ['both registers', { ...abroad, registerNumber: ['FN 384517k', 'CHE-123.456.789'] }, null],
  ['a German register beside', { ...abroad, registerNumber: ['FN 384517k', 'HRB 12345'] }, null],
  ['nothing', abroad, null],
])('%s', (_, stated, home) => expect(homeLawOf({ imprintElements: imprintElements(stated) })).toBe(home));

const austrian = { imprintElements: imprintElements({ ...abroad, registerNumber: ['FN 384517k'] }) };
const item = { kind: 'text', ref: 'r', value: 'v', states: [] } as const;
const objection = { class: 'Risk', findings: [{ message: 'm', cause: 'c', items: [item] }] } as const;

it.each(['impc-register', 'imp-outdated-law', 'shop-vsbg-notice', 'a11y-statement'])('leaves open what binds German seats: %s', (id) => {
  expect(underHomeLaw(id, objection, gathered(austrian))).toEqual({ class: 'NoClassification', message: 'seatInAustria', items: [item] });
  expect(underHomeLaw(id, { class: 'Conform' }, gathered(austrian))).toEqual({ class: 'Conform' });
  expect(underHomeLaw(id, objection, gathered())).toBe(objection);
  expect(underHomeLaw(id, objection, gathered(austrian, ['imprintElements']))).toBe(objection);
});

it('leaves open by the law of the seat what German law leaves open, not what was not read', () => {
  const open = (message: string) => ({ class: 'NoClassification', message }) as const;
  expect(underHomeLaw('impc-legal-form', open('owner'), gathered(austrian))).toMatchObject({ message: 'seatInAustria' });
  expect(underHomeLaw('impc-legal-form', open('notRead'), gathered(austrian))).toMatchObject({ message: 'notRead' });
  expect(underHomeLaw('impc-legal-form', open('owner'), gathered())).toMatchObject({ message: 'owner' });
  expect(underHomeLaw('ck-before-consent', open('owner'), gathered(austrian))).toMatchObject({ message: 'owner' });
});

it.each(['ck-before-consent', 'imp-present', 'shop-withdrawal-policy'])('keeps what holds everywhere: %s', (id) => {
  expect(underHomeLaw(id, objection, gathered(austrian))).toBe(objection);
});

it('is asked in each judgement', () => {
  const objecting = { ...impcVat, needs: [], wants: [], run: () => objection };
  expect(judge(objecting, austrian)).toMatchObject({ class: 'NoClassification', message: 'seatInAustria' });
  expect(judge(objecting).class).toBe('Risk');
});

it.each([
  ['shop-withdrawal-button', 'NoClassification'],
  ['shop-odr-link-gone', 'Risk'],
  ['ck-before-consent', 'Risk'],
])('leaves to a Swiss seat what consumers are owed where the offer is directed: %s', (id, expected) => {
  const swiss = { imprintElements: imprintElements({ ...abroad, registerNumber: ['CHE-123.456.789'] }) };
  expect(underHomeLaw(id, objection, gathered(swiss)).class).toBe(expected);
});
