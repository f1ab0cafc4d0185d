import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { concludedOnSpot } from './concluded-on-spot.ts';

const terms = (text: string, offer = 'Unsere Äpfel') => [
  pageFact({ text: offer }),
  pageFact({ url: `${siteUrl}agb`, kind: 'terms', text }),
];

it.each([
  'Der Kaufvertrag kommt erst bei der Übergabe vor Ort zustande, wenn du die Ware entgegennimmst.',
  'Ein Vertrag kommt erst mit Abholung in unserem Laden zustande.',
  'Der Vertrag wird erst vor Ort geschlossen.',
  'Da der Kaufvertrag erst bei der persönlichen Übergabe vor Ort zustande kommt, handelt es sich nicht um einen Fernabsatzvertrag.',
  'Erst bei Abholung im Hofladen kommt ein Kaufvertrag zustande.',
  'Ihre Reservierung zur Abholung ist noch kein Kauf.',
  'Sie senden uns eine unverbindliche Abhol-Anfrage.',
  'The contract of sale is only concluded on collection.',
])('concluded on the premises: %s', (sentence) => {
  expect(concludedOnSpot(terms(`Geltungsbereich\n${sentence} Es findet kein Versand statt.`))?.quote).toBe(sentence);
});

it.each([
  ['goods are sent, too', 'Bei Reservierung kommt der Kaufvertrag erst bei Abholung im Laden zustande.', 'Eimer 9,90 € zzgl. Versand'],
  ['a carrier', 'Der Kaufvertrag kommt mit Übergabe der Ware an die Spedition zustande.', undefined],
  ['denied', 'Der Kaufvertrag kommt nicht erst bei Abholung zustande, sondern mit unserer Bestätigung.', undefined],
  ['a condition', 'Sofern der Vertrag im Ladengeschäft geschlossen wird, besteht kein Widerrufsrecht.', undefined],
  ['payment on the premises', 'Sie zahlen bei Abholung. Der Vertrag kommt mit der Bestellbestätigung zustande.', undefined],
])('not told: %s', (_case, sentence, offer) => expect(concludedOnSpot(terms(sentence, offer))).toBeNull());
