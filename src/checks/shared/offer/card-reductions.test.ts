import { expect, it } from 'vitest';
import { growthWith, mostGrowth } from '../../../../test/factories/growth.ts';
import { unexplainedReductions } from './card-reductions.ts';

const bare = 'Ecksofa –30 % 2.799,00 € 1.959,00 € inkl. MwSt. zzgl. Versand Lieferzeit: nach Verfügbarkeit';
const other = 'Bett 2.390,00 € 1.990,00 € niedrigster Preis der letzten 30 Tage: 2.390,00 € inkl. MwSt.';

it.each<[string, string[]]>([
  [`${bare} Bregenz 1.899,00 € ${other}`, ['–30 % 2.799,00 € 1.959,00 €']],
  [`${other} ${bare}`, ['–30 % 2.799,00 € 1.959,00 €']],
  ['Tee 20,00 € 15,00 € -25% Dose 9,90 €', ['20,00 € 15,00 € -25%']],
  ['Tee 15,00 € statt 20,00 € (-25 %)', ['15,00 € statt 20,00 € (-25 %']],
  ['Normaler Preis 20,00 € Sonderpreis 15,00 € Sie sparen 25 %', ['20,00 € Sonderpreis 15,00 € Sie sparen 25 %']],
  [`${bare} 30 Tage Rückgaberecht`, ['–30 % 2.799,00 € 1.959,00 €']],
  ['-25 % 20,00 € 15,00 € Tee -50 % 20,00 € 10,00 € Niedrigster Preis: 10,00 €', ['-25 % 20,00 € 15,00 €']],
  ['% Phlox 5,90 €* 7,90 €*(25.32% gespart) In den Warenkorb Lavendel 4,90 €*', ['5,90 €* 7,90 €*(25.32% gespart']],
  ['Nur heute 20 % auf Stauden! % Phlox 5,90 €* 7,90 €* Beinwell 18,90 €*', ['5,90 €* 7,90 €']],
  ['Kleid Sina 129,00 € 89,00 €* -31 % Cardigan UVP des Herstellers 99,95 € 84,95 €*', ['129,00 € 89,00 €* -31 %']],
  ['Kleid Sina 129,00 € 89,00 € Sale Hose Mira 74,90 €', ['129,00 € 89,00 €']],
  ['Hocker 189,00 € Inkl. Steuer Brett 74,00 € 59,00 € Inkl. Steuer Tisch 349,00 € Inkl. Steuer', ['74,00 € 59,00 €']],
  [
    'Salbei 4,90 €* 6,90 €* (28.99% gespart) Rozanne 7,90 €* 9,50 €* Niedrigster Preis der letzten 30 Tage: 9,50 €*',
    ['4,90 €* 6,90 €* (28.99% gespart'],
  ],
  [
    'Salbei 4,90 €* 6,90 €* (28.99% gespart) Erde 11,90 €* Samen 2,40 €* Kübel 59,00 €* UVP des Herstellers 69,00 €',
    ['4,90 €* 6,90 €* (28.99% gespart'],
  ],
])('unexplained: %s', (text, quotes) => expect(unexplainedReductions(text)).toEqual(quotes));

it.each([
  other,
  `${bare} niedrigster Preis der letzten 30 Tage: 2.599,00 €`,
  '-25 % UVP 20,00 € 15,00 €',
  'UVP 20,00 € 15,00 € -25 %',
  'Niedrigster Preis 30 Tage: 18,00 € -25 % 20,00 € 15,00 € Niedrigster Preis 30 Tage: 9,00 € -50 % 20,00 € 10,00 €',
  `${bare} * Streichpreise sind unverbindliche Preisempfehlungen des Herstellers (UVP).`,
  `${bare}* … Fußnoten: * niedrigster Preis der letzten 30 Tage`,
  'Salbei 4,90 €* 6,90 €* (28.99% gespart) Erde 11,90 € * Niedrigster Preis der letzten 30 Tage',
  'Salbei 4,90 €* 6,90 €* (28.99% gespart) Erde 11,90 € *Niedrigster Preis der letzten 30 Tage',
  '-10 % auf alles mit dem Code HERBST. Tee 20,00 € Dose 15,00 €',
  'Hose 69,90 € 49,90 € 60-80 % Polyamid, -20 % Elasthan',
  'Bregenz 1.899,00 € Nonnenhorn 1.249,00 €',
  'Sale Bregenz 1.899,00 € 1.249,00 € niedrigster Preis der letzten 30 Tage: 1.299,00 €',
  'Angebot Einzelzimmer 89,00 € 109,00 € 129,00 €',
  'Sale ab 19,90 € – 29,90 €',
  '% Kleid UVP 129,00 € 89,00 €',
  'Tee 20,00 € 15,00 € Dose 9,90 €',
  'Hocker 189,00 € Inkl. Steuer Brett 74,00 € 59,00 € Inkl. Steuer',
  'Hocker 189,00 € In den Warenkorb Brett 59,00 € 74,00 € In den Warenkorb Tisch 349,00 € In den Warenkorb',
  'Massage 60 Min. 74,00 € 59,00 € Yoga 40,00 € 30,00 € Pilates 50,00 € 40,00 € Sauna',
  'Tee 9,80 € In den Warenkorb Öl 12,90 € 25,80 € / l In den Warenkorb Salz 4,00 € In den Warenkorb',
  'Angebot 12,90 € 0,32 € je Liter',
  '20 % auf Stauden 5,90 € 7,90 €',
  'Versand im Angebot 4,90 € 9,90 €',
  'Newsletter: -10 % Gutschein 20,00 € 18,00 €',
  'Mehl 7,99 € Tee 29,90 € 40 % vol',
])('nothing: %s', (text) => expect(unexplainedReductions(text)).toEqual([]));

it('grows with the text only', () => {
  const growth = growthWith((times) => {
    unexplainedReductions('-30 % 1 € '.repeat(4_000 * times));
    unexplainedReductions(`${'9'.repeat(20_000 * times)} € ${'-'.repeat(10_000 * times)}`);
  });
  expect(growth).toBeLessThanOrEqual(mostGrowth);
});
