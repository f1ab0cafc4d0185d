import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { consumerTradeSign } from './consumer-trade.ts';

const start = (title: string, text = '', headings: string[] = []) => [pageFact({ title, text, headings })];

it.each<[string, ReturnType<typeof start>, string | null]>([
  ['a barber by the headline', start('Salon Ostwind', '', ['Barbershop am Markt']), 'Barbershop am Markt'],
  ['a pharmacy', start('Ahorn-Apotheke Musterstadt'), 'Ahorn-Apotheke Musterstadt'],
  ['physiotherapy', start('Praxis Beispiel | Physiotherapie'), 'Praxis Beispiel | Physiotherapie'],
  ['software for pharmacies', start('Kassensoftware für Apotheken', 'Privatpatienten abrechnen'), null],
  ['an association of dentists', start('Verband der Zahnärzte', 'Zahnarztpraxis finden'), null],
  [
    'a price list of cuts',
    start('Club Lounge', 'PREISE\nHerrenhaarschnitt mit Styling\nab 27€\nBart ab 12 €'),
    'Herrenhaarschnitt mit Styling ab 27€',
  ],
  ['a menu', start('Bei Gino', 'Pizza Funghi 9,50 €'), 'Pizza Funghi 9,50 €'],
  ['people who pay themselves', start('Bewegung', 'Termine für Selbstzahler und Privatpatienten.'), 'Selbstzahler'],
  ['a price of something else', start('Werkzeug', 'Bohrer 12 €'), null],
  ['cuts without a price', start('Beispiel', 'Ein Herrenhaarschnitt ist eine Frage des Könnens.'), null],
])('tells %s', (_, pages, quote) => {
  expect(consumerTradeSign(pages)?.quote ?? null).toBe(quote);
});

it('tells a price list on another page', () => {
  const pages = [pageFact(), pageFact({ kind: 'other', url: `${siteUrl}preise`, text: 'Maniküre mit Lack 24,00 €' })];
  expect(consumerTradeSign(pages)).toMatchObject({ kind: 'offer', url: `${siteUrl}preise` });
});
