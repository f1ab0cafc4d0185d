import { expect, it } from 'vitest';
import { applicability, field, formFact, judge, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { bannerSite, type Call, traffic } from '../../../test/factories/traffic.ts';
import type { Finding } from '../define-check.ts';
import type { Facts } from '../facts.ts';
import check from './trk-sensitive-context.ts';

const urlOf = (path: string) => `${siteUrl}${path}`;
const page = (path: string, title: string, text = '') => pageFact({ url: urlOf(path), kind: 'other', title, headings: [title], text });
const cart = (path: string) =>
  formFact({
    id: `form-${path}`,
    pageUrl: urlOf(path),
    kind: 'order',
    personalFields: [],
    fields: [field({ name: 'quantity', label: 'Anzahl', type: 'number' })],
    submitText: 'In den Warenkorb',
  });
const shop: Partial<Facts> = {
  applicability: applicability({ sensitive: true, isShop: true, settings: { industry: 'pharmacy' } }),
  pages: [
    pageFact(),
    page('ibu', 'Ibu 400 Muster', 'PZN 01234567\nApothekenpflichtig'),
    page('creme', 'Handcreme Muster', 'PZN 07654321'),
    page('vorbestellen', 'Vorbestellung Muster'),
    page('e-rezept', 'E-Rezept einlösen'),
  ],
  forms: [
    cart('ibu'),
    cart('creme'),
    formFact({ pageUrl: urlOf('vorbestellen'), kind: 'order', submitText: 'Vorbestellung senden' }),
    formFact({ pageUrl: urlOf('e-rezept'), kind: 'other', submitText: 'Senden' }),
  ],
};
const ads = 'https://www.facebook.com/tr/';
const counter = 'https://www.google-analytics.com/g/collect';
const payment = 'https://t.paypal.com/ts';
const telling = (service: string, url: string, path: string, more: Partial<Call> = {}): Call => ({
  service,
  url: `${url}?dl=${encodeURIComponent(urlOf(path))}`,
  pageUrl: urlOf(path),
  states: ['accept'],
  ...more,
});
const pixel = (path: string, more: Partial<Call> = {}) => telling('meta-pixel', ads, path, more);
const analytics = (path: string, more: Partial<Call> = {}) => telling('google-analytics', counter, path, more);
const paypal = (path: string) => telling('paypal', payment, path, { states: ['none', 'reject'] });

function findingsOf(facts: Partial<Facts>, ...calls: Call[]): readonly Finding[] {
  const result = judge(check, { ...bannerSite(traffic(...calls)), ...shop, ...facts });
  return 'findings' in result ? result.findings : [];
}

it('names pages by what they are, the most telling first, with evidence from there', () => {
  const [finding, ...rest] = findingsOf({}, pixel('ibu'), pixel('vorbestellen'), pixel('e-rezept'));
  expect(rest).toEqual([]);
  expect(finding).toMatchObject({
    message: 'pharmacyTold',
    params: { prescription: '/e-rezept', preorder: '/vorbestellen', medicine: '/ibu', product: 1, order: 1, account: 1, titled: '' },
  });
  expect(finding!.params!.paths).toBe('/e-rezept, /vorbestellen, /ibu');
  expect(finding!.items[0].ref).toBe('r3');
});

it('says where the title is told as well', () => {
  const url = `${ads}?dl=${encodeURIComponent(urlOf('ibu'))}&dt=Ibu+400+Muster+%7C+Apotheke`;
  expect(findingsOf({}, pixel('ibu', { url }))[0]!.params!.titled).toBe(1);
});

it('names for the look afterwards only hosts that nothing else asks', () => {
  const others: Call = {
    service: 'google-tag-manager',
    url: 'https://www.facebook.com/gtm.js',
    pageUrl: urlOf('ibu'),
    states: ['none', 'accept'],
  };
  expect(findingsOf({}, pixel('ibu'), analytics('ibu')).map(({ params }) => params!.ownHosts)).toEqual([
    'www.facebook.com',
    'www.google-analytics.com',
  ]);
  expect(findingsOf({}, pixel('ibu'), others)[0]!.params!.ownHosts).toBe(1);
  expect(findingsOf({}, pixel('ibu'), { ...others, pageUrl: urlOf('creme') })[0]!.params!.ownHosts).toBe('www.facebook.com');
});

it('does not call running alone being told', () => {
  expect(findingsOf({}, pixel('e-rezept', { url: ads })).map(({ message }) => message)).toEqual(['pharmacyOrder']);
});

it('tells of a counter on forms beside what it is told of goods, and once', () => {
  const event = { eventItem: { event: 'view_item', fields: ['item_name'], value: 'Ibu 400' } };
  const found = findingsOf({}, analytics('ibu', event), analytics('e-rezept'));
  expect(found.map(({ message }) => message)).toEqual(['pharmacyItem', 'pharmacyTold']);
  expect(found[1]!.params).toMatchObject({ prescription: '/e-rezept', medicine: 1 });
});

it('leaves a counter on goods that are no medicine a hint', () => {
  expect(findingsOf({}, analytics('creme')).map(({ message }) => message)).toEqual(['statistics']);
});

it('keeps the hint on a payment service beside the risk of another', () => {
  const found = findingsOf({}, pixel('e-rezept'), paypal('ibu'));
  expect(found.map(({ message, class: weight }) => [message, weight])).toEqual([
    ['pharmacyTold', undefined],
    ['paymentMedicine', 'Hint'],
  ]);
});

it.each([
  ['goods that are no medicine', 'creme', ['payment']],
  ['a pre-order page by its form', 'vorbestellen', []],
  ['the cart', 'warenkorb', []],
])('a payment service that is told the address of %s', (_, path, expected) => {
  const pages = [...shop.pages!, page('warenkorb', 'Warenkorb')];
  expect(findingsOf({ pages }, paypal(path)).map(({ message }) => message)).toEqual(expected);
});

it('no pharmacy: nothing is called a page of one', () => {
  const settings = applicability({ sensitive: true, isShop: true, settings: { industry: 'medical' } });
  const found = findingsOf({ applicability: settings }, pixel('e-rezept'), paypal('ibu'));
  expect(found.map(({ message }) => message)).toEqual(['noExpressConsent', 'payment']);
});

it('names the most telling pages of what runs unasked first', () => {
  const [finding] = findingsOf(
    {},
    pixel('', { states: ['none'] }),
    pixel('ibu', { states: ['none'] }),
    pixel('e-rezept', { states: ['none'] }),
  );
  expect(finding).toMatchObject({ message: 'beforeConsent', params: { paths: '/e-rezept, /ibu, /' } });
});
