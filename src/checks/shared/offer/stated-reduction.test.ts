import { expect, it } from 'vitest';
import { statedReduction } from './stated-reduction.ts';

it.each([
  ['Teekanne statt 29,90 € jetzt 19,90 €', 'statt 29,90 €'],
  ['Ursprünglicher Preis war: 29,90 € 29,90 € Aktueller Preis ist: 19,90 €.', 'Ursprünglicher Preis war: 29,90 €'],
  ['Sofa bisher 1.299,00 € nur 999,00 €', 'bisher 1.299,00 €'],
  ['19,90 € früher 25,00 €', 'früher 25,00 €'],
  ['Sale 19,90 € -30 %', '-30 %'],
  ['20 % Rabatt 19,90 €', '20 % Rabatt'],
  ['29,90 €* 39,90 €* (25,06 % gespart)', '25,06 % gespart'],
  ['29,90 €* 39,90 €* (25.06% gespart)', '25.06% gespart'],
  ['29,90 € 39,90 € Sie sparen 10,00 €', 'Sie sparen 10,00 €'],
  ['29,90 € 39,90 € Sie sparen 10,00 € inkl. MwSt., zzgl. Versand', 'Sie sparen 10,00 €'],
  ['statt 39,90 € 29,90 € inkl. 19 % MwSt. zzgl. Versandkosten', 'statt 39,90 €'],
  ['Was €30.00 now €20.00', 'Was €30.00'],
  ['Kleid 129,00 € 89,00 € Sale inkl. MwSt. zzgl. Versandkosten', '129,00 € 89,00 €'],
  ['Angebot: 89,00 €* 129,00 €* Größe', '89,00 €* 129,00 €'],
])('%s', (text, quote) => expect(statedReduction(text)).toBe(quote));

it.each([
  '69,90 € * 3 zinsfreie Raten à 23,30 € oder in 30 Tagen bezahlen.',
  'Ab 19,90 €, statt zu warten gleich bestellen',
  '69,90 € Mit Rezept? Dann zahlen Sie nur die gesetzliche Zuzahlung.',
  'Normaler Preis 69,90 € Verkaufspreis 69,90 €',
  'Hose 69,90 € 60-80 % Polyamid, 20 % Elasthan',
  'Versand 4,90 € statt 6,90 €',
  'In 3 Raten zu 23,30 € statt 69,90 € auf einmal',
  'Hygiene: 100 % Baumwolle, −20 % Energie im Jahr',
  'Wir sagen Ihnen, was 3 Dinge verbessern. 19,90 €',
  'Set 29,90 €, Sie sparen 10,00 € gegenüber dem Einzelkauf, Versand 4,90 €',
  '19,90 € mit 25 % gesparter Energie',
  'Preise ab 5,00 € bis 19,00 €',
])('not: %s', (text) => expect(statedReduction(text)).toBeNull());
