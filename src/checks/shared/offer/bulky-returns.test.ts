import { expect, it } from 'vitest';
import { legalPage, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { bulkyReturn } from './bulky-returns.ts';

const url = `${siteUrl}widerruf`;
const told = (text: string) =>
  bulkyReturn(legalPage({ kind: 'cancellation', url, text: `Widerrufsbelehrung. ${text} Ende der Belehrung.` }), [pageFact({ url, text })]);

it.each([
  'Sie tragen die unmittelbaren Kosten der Rücksendung. Das gilt auch für Waren, die wegen ihrer Größe nicht per Post zurückgesandt werden können.',
  'Bei Speditionsware tragen Sie ebenfalls die Kosten der Rücksendung.',
  'Für nicht paketversandfähige Waren trägt der Käufer die Kosten der Rücksendung.',
  'Die Kosten der Rücksendung tragen Sie, auch bei sperrigen Artikeln.',
  'You bear the direct cost of returning the goods, also of goods that by their nature cannot be returned by post.',
])('finds no amount: %s', (text) => expect(told(text)).toMatchObject([{ message: 'bulkyReturn', cause: 'withdrawal-bulky' }]));

it('quotes the sentence on such goods', () => {
  const [found] = told('Sie tragen die Kosten der Rücksendung. Das gilt auch für Speditionsware aus unserer Werkstatt.');
  expect(found?.params).toMatchObject({ quote: 'Das gilt auch für Speditionsware aus unserer Werkstatt.', path: '/widerruf' });
});

it.each([
  'Sie tragen die unmittelbaren Kosten der Rücksendung.',
  'Sie tragen die Kosten der Rücksendung von Speditionsware. Die Kosten werden auf höchstens etwa 89,00 € geschätzt.',
  'Sie tragen die Kosten der Rücksendung; sie betragen bei Sperrgut 45 EUR.',
  'Paketfähige Waren senden Sie auf Ihre Kosten zurück. Speditionsware holen wir bei Ihnen ab.',
  'Sie tragen die Kosten der Rücksendung von Paketen; nicht paketversandfähige Waren werden kostenlos abgeholt.',
  'Speditionsware liefern wir frei Bordsteinkante.',
])('is as the law asks: %s', (text) => expect(told(text)).toEqual([]));
