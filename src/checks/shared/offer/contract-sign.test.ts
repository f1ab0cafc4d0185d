import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { concludesServicesOnly, contractSign } from './contract-sign.ts';

it.each([
  [
    'Mit diesem Formular schließen Sie einen Betreuungsvertrag für das Schuljahr; mehr dazu.',
    'Mit diesem Formular schließen Sie einen Betreuungsvertrag für das Schuljahr',
  ],
  [
    'Mit dem Absenden schließen Sie mit uns einen verbindlichen Kursvertrag.',
    'Mit dem Absenden schließen Sie mit uns einen verbindlichen Kursvertrag',
  ],
  ['Mit der Bestätigung kommt ein Vertrag zustande.', 'Mit der Bestätigung kommt ein Vertrag zustande'],
])('%s', (text, quote) => expect(contractSign([pageFact({ text })])).toMatchObject({ url: siteUrl, quote }));

it.each(['Verbindlich anmelden', 'Kostenpflichtig bestellen', 'Jetzt zahlungspflichtig buchen'])('button: %s', (text) => {
  expect(contractSign([pageFact({ buttons: [{ text, visible: true, area: 'body' }] })])?.quote).toBe(text);
});

it.each([
  'Mit der Anfrage kommt noch kein Vertrag zustande.',
  'Hierdurch schließen Sie keinen Vertrag.',
  'Ihr Vertrag, unser Service.',
  'Unverbindlich anfragen',
])('not: %s', (text) => expect(contractSign([pageFact({ text, buttons: [{ text, visible: true, area: 'body' }] })])).toBeNull());

it('reads no legal pages', () => {
  expect(contractSign([pageFact({ kind: 'terms', text: 'Damit schließen Sie einen Vertrag.' })])).toBeNull();
});

it.each([
  ['Hiermit schließen Sie einen Betreuungsvertrag für das Schuljahr.', 'Betreuungsvertrag', 'care'],
  ['Damit kommt der Pflegevertrag zustande.', 'Pflegevertrag', 'care'],
  ['Hiermit schließen Sie einen Vertrag über die Betreuung Ihres Kindes.', 'Vertrag über die Betreuung', 'care'],
  ['Hiermit schließen Sie einen Softwarepflegevertrag.', 'Softwarepflegevertrag', 'service'],
  ['Hiermit schließen Sie einen Hundebetreuungsvertrag.', 'Hundebetreuungsvertrag', 'service'],
  ['Mit dem Absenden schließen Sie mit uns einen Kursvertrag.', 'Kursvertrag', 'service'],
  ['Damit kommt der Beherbergungsvertrag zustande.', 'Beherbergungsvertrag', 'service'],
  ['Damit schließen Sie einen Mitgliedsvertrag.', 'Mitgliedsvertrag', 'service'],
  ['Damit schließen Sie einen Kaufvertrag.', 'Kaufvertrag', null],
  ['Damit schließen Sie einen Mietkaufvertrag.', 'Mietkaufvertrag', null],
  ['Mit der Bestätigung kommt ein Vertrag zustande.', null, null],
])('%s is about %s, %s', (text, contract, kind) => {
  const pages = [pageFact({ text })];
  expect(contractSign(pages)).toMatchObject({ contract, kind });
  expect(concludesServicesOnly(pages)).toBe(kind !== null);
});

it.each([
  ['Verbindlich anmelden', true],
  ['Jetzt zahlungspflichtig buchen', true],
  ['Kostenpflichtig bestellen', false],
])('the button “%s” is about services only: %s', (text, expected) => {
  expect(concludesServicesOnly([pageFact({ buttons: [{ text, visible: true, area: 'body' }] })])).toBe(expected);
});

it('takes a sale beside a service for one', () => {
  const pages = ['Damit schließen Sie einen Kursvertrag.', 'Damit schließen Sie einen Kaufvertrag.'].map((text) => pageFact({ text }));
  expect(concludesServicesOnly(pages)).toBe(false);
});
