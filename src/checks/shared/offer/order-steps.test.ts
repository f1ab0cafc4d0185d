import { expect, it } from 'vitest';
import { formFact, shopPage, siteUrl } from '../../../../test/factories/facts.ts';
import { takesOrders } from './order-steps.ts';

const order = (submitText: string) => formFact({ kind: 'order', pageUrl: siteUrl, submitText });

it.each<[string, boolean]>([
  ['Zahlungspflichtig bestellen', true],
  ['Bestellung senden', true],
  ['Vorbestellung senden', false],
  ['Jetzt reservieren', false],
  ['Unverbindlich reservieren', false],
  ['Zahlungspflichtig reservieren', true],
  ['Vorbestellen und bezahlen', true],
])('a form with “%s”', (submitText, expected) => {
  expect(takesOrders(siteUrl, { shopPages: [], forms: [order(submitText)] })).toBe(expected);
});

it('a checkout takes orders, unless its only form reserves', () => {
  const shopPages = [shopPage({ url: siteUrl, kind: 'checkout' })];
  expect(takesOrders(siteUrl, { shopPages, forms: [] })).toBe(true);
  expect(takesOrders(siteUrl, { shopPages, forms: [order('Vorbestellung senden')] })).toBe(false);
});
