import { expect, it } from 'vitest';
import { applicability, field, formFact, judge, link, pageFact, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import type { ApplicabilityFact } from '../facts/site.ts';
import type { Facts } from '../facts.ts';
import check from './shop-guest-checkout.ts';

const url = `${siteUrl}kasse`;
const shop = (purposes: ApplicabilityFact['settings']['purposes'] = ['shop-goods-b2c']): Partial<Facts> => ({
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes } }),
});
const password = field({ name: 'password', label: 'Passwort', type: 'password', required: true });
const login = formFact({
  id: 'f1',
  kind: 'login',
  pageUrl: url,
  personalFields: ['email', 'password'],
  fields: [field({ type: 'email' }), password],
});
const order = (fields: FormFact['fields'] = []) =>
  formFact({
    id: 'f2',
    kind: 'order',
    pageUrl: url,
    personalFields: ['name', 'address'],
    fields: [field({ label: 'Anschrift' }), ...fields],
  });
const checkout = (forms: FormFact[], text = 'Kasse', facts = shop(), page: Partial<PageFact> = {}): Partial<Facts> => ({
  ...facts,
  pages: [pageFact(), pageFact({ url, kind: 'other', text, ...page })],
  shopPages: [shopPage({ url, kind: 'checkout' })],
  forms,
});

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'ordered at another host',
    {
      applicability: applicability({ isShop: true, isConsumerOffer: true }),
      pages: [pageFact({ links: [link({ text: 'Jetzt kaufen', href: 'https://acme-shop.test/s/kurs' })] })],
    },
    { class: 'NoClassification', message: 'orderedElsewhere' },
  ],
  [
    'an account by a box',
    checkout([order([field({ type: 'checkbox', label: 'Neues Kundenkonto anlegen?' }), password])]),
    { class: 'Conform', message: 'optionalAccount' },
  ],
  [
    'a box for something else',
    checkout([order([field({ type: 'checkbox', label: 'Lieferung auf mein Konto bei der Packstation' }), password])]),
    { class: 'Hint', message: 'accountRequired' },
  ],
  ['a password in the order form', checkout([order([password])]), { class: 'Hint', message: 'accountRequired' }],
  ['says so', checkout([login], 'Als Gast bestellen'), { class: 'Conform' }],
  ['without an account', checkout([login], 'Ohne Kundenkonto bestellen'), { class: 'Conform' }],
  ['says so in the cart', { ...shop(), pages: [pageFact({ text: 'Sie können ohne Registrierung bestellen.' })] }, { class: 'Conform' }],
  ['English', checkout([login], 'Continue as guest', shop(), { language: 'en' }), { class: 'Conform' }],
  [
    'says so, checkout not visited',
    { ...shop(), pages: [pageFact({ text: 'Als Gast bestellen' })] },
    { class: 'Conform', message: 'offeredUnvisited' },
  ],
  [
    'withdrawal without a login',
    { ...shop(), pages: [pageFact({ text: 'Hier widerrufen Sie eine Bestellung ohne Anmeldung.' })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  [
    'on the page for withdrawals',
    { ...shop(), pages: [pageFact(), pageFact({ url: `${siteUrl}vertrag-widerrufen`, kind: 'other', text: 'Bestellung ohne Anmeldung' })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  [
    'withdrawal without an account, English',
    { ...shop(), pages: [pageFact({ language: 'en', text: 'Withdraw from your order without an account.' })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  [
    'cancelling without an account, English',
    { ...shop(), pages: [pageFact({ language: 'en', text: 'You can cancel an order without an account here.' })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  [
    'newsletter without an account beside the order',
    { ...shop(), pages: [pageFact({ text: 'Newsletter ohne Registrierung lesen. Jetzt bestellen!' })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  [
    'says so beside a link to the withdrawal',
    { ...shop(), pages: [pageFact({ text: 'Als Gast bestellen\nVertrag widerrufen' })] },
    { class: 'Conform', message: 'offeredUnvisited' },
  ],
  [
    'guests of a hotel',
    { ...shop(), pages: [pageFact({ text: 'Fühlen Sie sich als Gast willkommen.' })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  [
    'denies it',
    { ...shop(), pages: [pageFact({ text: 'Ohne Registrierung bestellen ist leider nicht möglich.' })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  [
    'order form elsewhere that asks for an e-mail',
    { ...shop(), forms: [formFact({ kind: 'order', personalFields: ['email'] })] },
    { class: 'NoClassification', message: 'formUnclear' },
  ],
  [
    'a button that puts something into the cart',
    { ...shop(), forms: [formFact({ kind: 'order', personalFields: [], submitText: 'In den Warenkorb' })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  ['order form without a password', checkout([order()]), { class: 'Conform', message: 'noPassword' }],
  ['order form with a voluntary password', checkout([order([{ ...password, required: false }])]), { class: 'Conform' }],
  ['only a login', checkout([login]), { class: 'Hint', message: 'accountRequired', cause: 'guest-checkout', refs: [url] }],
  [
    'order form with a mandatory password',
    checkout([{ ...order([password]), kind: 'registration' }]),
    { class: 'Hint', message: 'accountRequired' },
  ],
  ['subscription', checkout([login], 'Kasse', shop(['subscription'])), { class: 'NoClassification', message: 'accountPlausible' }],
  [
    'marketplace',
    checkout([login], 'Kasse', shop(['shop-goods-b2c', 'marketplace'])),
    { class: 'NoClassification', message: 'accountPlausible' },
  ],
  ['checkout not read', checkout([login], 'Kasse', shop(), { textComplete: false }), { class: 'NoClassification', message: 'unread' }],
  ['only an empty cart', { ...shop(), shopPages: [shopPage({ kind: 'cart' })] }, { class: 'NoClassification', message: 'notReached' }],
  [
    'checkout of another seller linked',
    { ...shop(), pages: [pageFact({ links: [link({ text: 'Zum Kurs', href: 'https://www.acme-shop.test/p/1/checkout' })] })] },
    { class: 'NoClassification', message: 'orderedElsewhere' },
  ],
  [
    'checkout linked, not visited',
    { ...shop(), pages: [pageFact({ links: [link({ text: 'Zur Kasse', href: '/kasse' })] })] },
    { class: 'NoClassification', message: 'notVisited' },
  ],
  ['no checkout seen', shop(), { class: 'NoClassification', message: 'notReached' }],
  [
    'consumers or not',
    { applicability: applicability({ isShop: null, isConsumerOffer: null }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  [
    'business only',
    { applicability: applicability({ isShop: true, isConsumerOffer: false }) },
    { class: 'NotApplicable', message: 'noOffer' },
  ],
];

it('quotes the sentence in the cart', () => {
  const cart = pageFact({
    url: `${siteUrl}warenkorb`,
    kind: 'other',
    text: 'Noch ist nichts darin. Sie können ohne Kundenkonto als Gast bestellen.',
  });
  const start = pageFact({ text: 'Als Gast bestellen' });
  expect(judge(check, { ...shop(), pages: [start, cart], shopPages: [shopPage({ url: cart.url, kind: 'cart' })] })).toMatchObject({
    params: { pages: '/warenkorb', quote: 'Sie können ohne Kundenkonto als Gast bestellen' },
  });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
