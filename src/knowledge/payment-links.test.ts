import { expect, it } from 'vitest';
import { isPaymentLink } from './payment-links.ts';

it.each([
  ['https://buy.stripe.com/3cs9Bx', true],
  ['https://acme.payrexx.com/pay?tid=1', true],
  ['https://www.paypal.com/ncp/payment/ABC', true],
  ['https://www.paypal.com/de/home', false],
  ['https://stripe.com/de', false],
  ['https://www.digistore24.com/product/1', false],
  ['/kasse', false],
])('%s', (address, expected) => expect(isPaymentLink(address)).toBe(expected));
