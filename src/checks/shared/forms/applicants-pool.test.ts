import { expect, it } from 'vitest';
import { field, formFact } from '../../../../test/factories/facts.ts';
import { keptForLater, poolOffers, untoldPool } from './applicants-pool.ts';

const offered = (label: string, kind: 'application' | 'order' = 'application') =>
  poolOffers([formFact({ kind, fields: [field({ name: 'box', label, type: 'checkbox' })] })]).map((offer) => offer.label);

it.each([
  'Bitte nehmen Sie meine Bewerbung für 24 Monate in den Bewerberpool auf.',
  'Ja, meine Unterlagen dürfen für spätere Stellen gespeichert werden',
  'Meine Daten dürfen auch nach einer Absage aufbewahrt werden',
  'Aufnahme in den Talentpool',
  'You may keep my application for future positions',
])('a box that keeps applicants for later: %s', (label) => {
  expect(offered(label)).toEqual([label]);
});

it.each([
  'Ich habe die Datenschutzhinweise für Bewerber gelesen',
  'Ich bestätige, dass meine Angaben richtig sind',
  'Ich bin mit Schichtarbeit einverstanden',
  'Ich habe meine Unterlagen angehängt',
])('another box of an application: %s', (label) => {
  expect(offered(label)).toEqual([]);
});

it.each([
  ['Wir bewahren Ihre Unterlagen für spätere Stellen zwei Jahre auf.', true],
  ['Ihre Bewerbung speichern wir auch für künftige Ausschreibungen.', true],
  ['We keep your application for future positions.', true],
  ['Wir bewahren Ihre Unterlagen sechs Monate auf.', false],
  ['Mit Ihrer Einwilligung bewahren wir Ihre Unterlagen für spätere Stellen auf.', false],
  ['Wir speichern Ihre Unterlagen nicht für spätere Stellen.', false],
  ['Bewerben Sie sich auch auf andere Stellen.', false],
])('a form that says of all documents: %s', (text, expected) => {
  expect(keptForLater([formFact({ kind: 'application', text })])).toHaveLength(expected ? 1 : 0);
  expect(keptForLater([formFact({ kind: 'order', text })])).toEqual([]);
});

it('knows a pool in applications alone', () => {
  expect(offered('Aufnahme in den Talentpool', 'order')).toEqual([]);
});

it.each([
  [
    'Nach einer Absage löschen wir Ihre Unterlagen nach sechs Monaten.',
    'Nach einer Absage löschen wir Ihre Unterlagen nach sechs Monaten.',
  ],
  ['Wir löschen die Unterlagen, wenn wir sie nicht mehr brauchen.', ''],
  [
    'Mit Ihrer Einwilligung zur Datenverarbeitung prüfen wir die Bewerbung. Die Unterlagen werden 4 Wochen später vernichtet.',
    'Die Unterlagen werden 4 Wochen später vernichtet.',
  ],
])('the notice is silent: %s', (sentence, quote) => {
  expect(untoldPool(`1. Kontakt\nAnfragen speichern wir mit Einwilligung.\n2. Bewerbungen\n${sentence}`)).toEqual({ quote });
});

it.each([
  'Wenn Sie einwilligen, bewahren wir Ihre Unterlagen zwei Jahre auf.',
  'Die Aufnahme in unseren Bewerberpool ist freiwillig.',
  'Auf Wunsch berücksichtigen wir Sie bei künftigen Stellen.',
  'With your consent we keep your application for two years.',
])('the notice tells of it: %s', (sentence) => {
  expect(untoldPool(`1. Bewerbungen\nWer sich bewirbt, sendet Unterlagen.\n${sentence}`)).toBeNull();
});
