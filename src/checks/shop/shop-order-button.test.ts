import { expect, it } from 'vitest';
import { applicability, field, formFact, legalPage, link, pageFact, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-order-button.ts';

const url = `${siteUrl}kasse`;
const shop: Partial<Facts> = { applicability: applicability({ isShop: true, isConsumerOffer: true }) };
const checkout = (submitText: string, form: Partial<FormFact> = {}, page: Partial<PageFact> = {}): Partial<Facts> => ({
  ...shop,
  pages: [pageFact(), pageFact({ url, kind: 'other', text: 'Kasse. Gesamtsumme 19,90 €. Es gelten die AGB.', ...page })],
  shopPages: [shopPage({ url, kind: 'checkout' })],
  forms: [
    formFact({
      kind: 'order',
      pageUrl: url,
      personalFields: ['name', 'address'],
      submitText,
      text: 'Name Anschrift Zahlungsart. Es gelten unsere AGB.',
      fields: [field({ label: 'Anschrift' }), field({ name: 'zahlungsart', label: 'Zahlungsart', type: 'select' })],
      ...form,
    }),
  ],
});
/** A subscription ordered on an article page, with all that an order needs in one form. */
const subscription = (submitText: string, form: Partial<FormFact> = {}, text = 'E-Paper im Abo'): Partial<Facts> => ({
  ...shop,
  pages: [pageFact(), pageFact({ url: `${siteUrl}abo`, kind: 'other', text })],
  forms: [
    formFact({
      kind: 'order',
      pageUrl: `${siteUrl}abo`,
      personalFields: ['name', 'email', 'address', 'payment'],
      submitText,
      text: 'Name Straße IBAN Ich habe die AGB gelesen. E-Paper, 1 Monat: 9,90 €',
      fields: [
        field({ label: 'Straße' }),
        field({ name: 'iban', label: 'IBAN' }),
        field({ name: 'agb', label: 'Ich habe die AGB gelesen', type: 'checkbox', required: true }),
      ],
      ...form,
    }),
  ],
});
/** A room booked on a page that is no checkout by its address: no postal address is asked for. */
const booking = (submitText: string, text = 'Doppelzimmer, Gesamtpreis 236,00 €', page: Partial<PageFact> = {}): Partial<Facts> => ({
  ...shop,
  pages: [pageFact(), pageFact({ url: `${siteUrl}buchen`, kind: 'other', text, ...page })],
  forms: [
    formFact({
      kind: 'order',
      pageUrl: `${siteUrl}buchen`,
      personalFields: ['name', 'email'],
      submitText,
      text: 'Name E-Mail Zahlungsart Ich akzeptiere die AGB',
      fields: [field({ label: 'Name' }), field({ name: 'za', label: 'Zahlungsart', type: 'select' })],
    }),
  ],
});
const good = { class: 'Conform', message: 'found' };
/** A registration by a form of its own, on a page without a cart. */
const registration = (submitText: string, text: string, form: Partial<FormFact> = {}): Partial<Facts> => ({
  ...shop,
  pages: [pageFact(), pageFact({ url: `${siteUrl}anmeldung`, kind: 'other', text })],
  forms: [
    formFact({
      kind: 'order',
      pageUrl: `${siteUrl}anmeldung`,
      personalFields: ['name', 'address', 'birthdate'],
      submitText,
      text: 'Name Straße',
      fields: [field({ label: 'Straße' })],
      ...form,
    }),
  ],
});
const binding = 'Mit dem Absenden meldest du dich verbindlich zur Fahrausbildung an. Der Grundbetrag von 449,00 € ist fällig.';
const delivery = {
  personalFields: ['name', 'address', 'payment'] as const,
  fields: [field({ name: 'b', type: 'checkbox', label: 'Lieferbedingungen und Widerrufsbelehrung gelesen' })],
};

it.each<[string, Partial<Facts>, Outline]>([
  ['a registration that binds', registration('Anmeldung absenden', binding), { class: 'Risk', message: 'insufficient' }],
  [
    'an order for electricity',
    registration('Auftrag absenden', 'Grundpreis 11,90 €/Monat', delivery),
    { class: 'Risk', message: 'insufficient' },
  ],
  ...(
    [
      ['Buchung abschließen', 'Zahlung per Überweisung oder PayPal.', 'Gesamtpreis inkl. Endreinigung 282,00 €', 'Risk'],
      ['Verbindlich buchen', 'Bezahlung vor Ort.', 'Gesamtsumme: 96,00 €', 'Risk'],
      ['Bestellung absenden', 'Die Zahlung erfolgt per Vorkasse.', 'Summe 34,50 €', 'Risk'],
      // An enquiry by another form of the page is no trial.
      ['Buchung abschließen', 'Zahlung per PayPal.', 'Unverbindlich anfragen. Gesamtpreis 282,00 €', 'Risk'],
      ['Buchung abschließen', 'Zahlung per PayPal.', '14 Tage unverbindlich ausprobieren. Gesamtpreis 282,00 €', 'NoClassification'],
      ['Zahlungspflichtig buchen', 'Zahlung per PayPal.', 'Gesamtpreis 282,00 €', 'Conform'],
      ['Buchung abschließen', 'Wir melden uns.', 'Gesamtpreis 282,00 €', 'NoClassification'],
      ['Buchung abschließen', 'Zahlung per PayPal.', 'Zimmer ab 79 €', 'NoClassification'],
      ['Buchung abschließen', 'Zahlung per PayPal im nächsten Schritt.', 'Gesamtpreis 282,00 €', 'NoClassification'],
    ] as const
  ).map(([button, pays, page, expected]): [string, Partial<Facts>, Outline] => [
    `the way of payment as a sentence: ${button}, ${pays}, ${page}`,
    registration(button, page, {
      personalFields: ['name', 'email'],
      text: `Name E-Mail Ich akzeptiere die AGB. ${pays}`,
      fields: [field({ name: 'agb', type: 'checkbox', label: 'Ich akzeptiere die AGB' })],
    }),
    { class: expected },
  ]),
  ...(
    [
      ['Jetzt Mitglied werden', '19 € im Monat, Mindestlaufzeit 6 Monate, Zahlung per SEPA-Lastschrift', 'Risk'],
      ['Anmelden', '29,90 € monatlich, Vertragslaufzeit 12 Monate, Einzug per Lastschrift', 'Risk'],
      ['Kostenpflichtig abonnieren', '19 € im Monat, monatlich kündbar, Zahlung per SEPA-Lastschrift', 'Conform'],
      ['Absenden', '19 € im Monat, Zahlung per SEPA-Lastschrift', 'NoClassification'],
      ['Absenden', 'Mindestlaufzeit 6 Monate, Zahlung per SEPA-Lastschrift', 'NoClassification'],
      ['Weiter', '19 € im Monat, Mindestlaufzeit 6 Monate, Zahlung per SEPA-Lastschrift', 'NoClassification'],
    ] as const
  ).map(([button, page, expected]): [string, Partial<Facts>, Outline] => [
    `bank details on a page that tells price and term: ${button}, ${page}`,
    registration(button, page, {
      personalFields: ['name', 'address', 'payment'],
      text: 'Name Anschrift IBAN',
      fields: [field({ label: 'IBAN' })],
    }),
    { class: expected },
  ]),
  ['one that says it costs', registration('Zahlungspflichtig anmelden', binding), { class: 'Conform', message: 'found' }],
  ['one that binds to nothing', registration('Anmeldung absenden', 'Kursgebühr 120,00 €. Wir melden uns.'), { class: 'NoClassification' }],
  [
    'vouchers sent with an invoice',
    registration('Bestellung abschicken', 'Gutschein 25,00 €. Wir schicken ihn per Post gegen Rechnung.'),
    { class: 'Risk', message: 'insufficient' },
  ],
  [
    'what is ordered before the verb',
    registration('Gutschein bestellen', 'Gutschein 25,00 €. Wir schicken ihn per Post gegen Rechnung.'),
    { class: 'Risk', message: 'insufficient' },
  ],
  [
    'the checkout of a shop that also takes invoices',
    registration('Bestellung abschicken', 'Gutschein 25,00 €. Kauf auf Rechnung.', { pageUrl: `${siteUrl}kasse/adresse` }),
    { class: 'NoClassification' },
  ],
  [
    'one with a further step',
    registration('Anmeldung absenden', binding, { text: 'Name. Nächster Schritt: Zahlung' }),
    { class: 'NoClassification' },
  ],
])('reads what sending does: %s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
const bad = { class: 'Risk', message: 'insufficient' };
const unclear = { class: 'NoClassification', message: 'stepUnclear' };

/** A course signed up for under a heading. */
const headed = (heading: string, more = '', accepts = true): Partial<Facts> => ({
  ...shop,
  pages: [pageFact(), pageFact({ url: `${siteUrl}anmeldung`, kind: 'other', headings: [heading], text: `${heading} Ausbildung 2.890 €` })],
  forms: [
    formFact({
      kind: 'order',
      pageUrl: `${siteUrl}anmeldung`,
      personalFields: ['name', 'email', 'address'],
      submitText: 'Anmeldung absenden',
      text: `Name Straße Zahlungsweise Rechnung. ${more}`,
      fields: [
        field({ label: 'Straße' }),
        field({ name: 'zahlungsweise', label: 'Zahlungsweise', type: 'select' }),
        ...(accepts ? [field({ name: 'agb', label: 'Ich akzeptiere die AGB', type: 'checkbox', required: true })] : []),
      ],
    }),
  ],
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['headed as binding, with price, payment and terms', headed('Verbindliche Anmeldung'), { class: 'Risk', message: 'insufficient' }],
  ['headed as binding, in other words', headed('Kostenpflichtige Kurs-Buchung'), { class: 'Risk', message: 'insufficient' }],
  ['headed as an enquiry', headed('Anmeldung zum Kurs'), { class: 'NoClassification', message: 'stepUnclear' }],
  [
    'headed as binding, a further step to come',
    headed('Verbindliche Anmeldung', 'Nächster Schritt: Prüfen'),
    { class: 'NoClassification' },
  ],
  ['headed as binding, without terms to accept', headed('Verbindliche Anmeldung', '', false), { class: 'NoClassification' }],
  ...(
    [
      ['an intermediary', [], 'NotApplicable'],
      ['an intermediary with a button that orders', ['order-button'], 'NoClassification'],
    ] as const
  ).map(([name, signs, expected]): [string, Partial<Facts>, Outline] => [
    name,
    {
      applicability: applicability({ isShop: false, isSubscription: null, isConsumerOffer: null, signs: [...signs] }),
      imprint: legalPage({ text: 'Versicherungsmakler mit Erlaubnis nach § 34d Abs. 1 GewO' }),
    },
    { class: expected },
  ]),
  [
    'ordered at another host',
    {
      applicability: applicability({ isShop: true, isConsumerOffer: true }),
      pages: [pageFact({ links: [link({ text: 'Jetzt kaufen', href: 'https://acme-shop.test/s/kurs' })] })],
    },
    { class: 'NoClassification', message: 'orderedElsewhere' },
  ],
  ...[
    'Zahlungspflichtig bestellen',
    'Jetzt kaufen',
    'Kaufen',
    'Kostenpflichtig buchen',
    'Zahlungspflichtig anmelden',
    'Jetzt kostenpflichtig beauftragen',
    'Jetzt zahlungspflichtig bestellen',
    'Mit PayPal kaufen',
    'Buy now',
  ].map((label): [string, Partial<Facts>, Outline] => [label, checkout(label), good]),
  ...['Bestellen', 'Bestellung abschicken', 'Anmelden', 'Jetzt buchen', 'Bestellung abschließen', 'Place order'].map(
    (label): [string, Partial<Facts>, Outline] => [label, checkout(label), bad],
  ),
  ['poor label', checkout('Bestellen'), { ...bad, cause: 'order-button', refs: [url, 'none-p1-f1'] }],
  ['next step', checkout('Weiter'), unclear],
  ['on to payment', checkout('Weiter zur Zahlung'), unclear],
  ['poor label, but no sum on the page', checkout('Bestellen', {}, { text: 'Ihre Daten' }), unclear],
  ['poor label, but no way of payment', checkout('Bestellen', { fields: [field({ label: 'Anschrift' })] }), unclear],
  ['poor label, but no terms in the form', checkout('Bestellen', { text: 'Name Anschrift Zahlungsart' }), unclear],
  [
    'free trial',
    checkout('Anmelden', {}, { text: 'Kostenlos testen. Gesamtsumme 0,00 €. AGB' }),
    { class: 'NoClassification', message: 'trial' },
  ],
  [
    'subscription with address, bank details, terms, price and duration in one form',
    subscription('Jetzt abonnieren'),
    { class: 'Risk', message: 'insufficientPriced' },
  ],
  [
    'the same without its duration',
    subscription('Jetzt abonnieren', { text: 'Name Straße IBAN Ich habe die AGB gelesen. E-Paper: 9,90 €' }),
    bad,
  ],
  ['the same with a button that says it costs', subscription('Kostenpflichtig abonnieren'), good],
  ['the same, on to the next step', subscription('Weiter'), unclear],
  [
    'the same, with a trial period',
    subscription('Jetzt abonnieren', {}, 'Erster Monat als Probemonat'),
    { class: 'NoClassification', message: 'trial' },
  ],
  ['the same, announcing an overview', subscription('Jetzt abonnieren', { text: 'Schritt 1 von 2 IBAN AGB 9,90 €' }), unclear],
  ['the same without a price', subscription('Jetzt abonnieren', { text: 'IBAN Ich habe die AGB gelesen' }), unclear],
  ...(
    [
      [
        'Absenden',
        'IBAN Ich habe die AGB gelesen und erteile das SEPA-Mandat. Absenden',
        'Ich habe die AGB gelesen',
        'Beitrag 59,90 €',
        bad,
      ],
      ['Jetzt wechseln', 'IBAN (bei Lastschrift) Es gelten unsere AGB mit Widerrufsbelehrung.', 'Ich bevollmächtige Sie', 'Tarife', bad],
      ['Mitglied werden', 'IBAN', 'Ich erteile ein SEPA-Lastschriftmandat', 'Beitrag 20 € im Monat', bad],
      ['Absenden', 'IBAN Schritt 1 von 3', 'Ich erteile ein SEPA-Lastschriftmandat', 'Beitrag 20 € im Monat', unclear],
      ['Absenden', 'IBAN Ihre Spende', 'Ich erteile ein SEPA-Lastschriftmandat', 'ab 20 € im Monat', unclear],
      ['Absenden', 'IBAN für die Erstattung', 'Ich bin Kundin', 'Beitrag 20 € im Monat', unclear],
    ] as const
  ).map(([button, text, label, page, expected]): [string, Partial<Facts>, Outline] => {
    const fields = [field({ name: 'iban', label: 'IBAN' }), field({ label, type: 'checkbox', required: true })];
    const personalFields = ['name', 'email', 'payment'] as const;
    return [`bank details without an address: ${button}, ${text}`, subscription(button, { text, fields, personalFields }, page), expected];
  }),
  [
    'a page that says that sending makes a member',
    subscription('Absenden', { personalFields: ['name', 'address'], fields: [] }, 'Beitrag 20 €. Nach dem Absenden bist du Mitglied.'),
    { class: 'Risk' },
  ],
  ['the same without bank details', subscription('Jetzt abonnieren', { personalFields: ['name', 'address'] }), unclear],
  ['the same without terms to accept', subscription('Jetzt abonnieren', { fields: [field({ label: 'IBAN' })] }), unclear],
  ['a booking with sum, way of payment and terms beside it, on a page of its own', booking('Buchung abschließen'), bad],
  [
    'terms whose word runs into the button',
    checkout('Bestellen', {
      text: 'Zahlungsart Ich akzeptiere die AGBBestellen',
      fields: [field({ label: 'Zahlungsart' }), field({ label: 'Ich akzeptiere die AGB', type: 'checkbox' })],
    }),
    bad,
  ],
  ['the same, binding', booking('Verbindlich buchen'), bad],
  ['the same, sufficient', booking('Kostenpflichtig buchen'), good],
  ['the same without a sum', booking('Buchung abschließen', 'Zimmer 98,00 €'), unclear],
  ['the same, cut off', booking('Buchung abschließen', undefined, { textComplete: false }), unclear],
  ['two words for it', checkout('Jetzt verbindlich und zahlungspflichtig bestellen'), good],
  ['mixed', checkout('Bestellen und Newsletter abonnieren'), { class: 'Hint', message: 'mixed' }],
  ['icon only', checkout(''), { class: 'Hint', message: 'iconOnly' }],
  ['page cut off', checkout('Bestellen', {}, { textComplete: false }), unclear],
  [
    'subscription ordered with an e-mail address, on a page that is no checkout',
    { ...shop, forms: [formFact({ kind: 'order', personalFields: ['email'], submitText: 'Zahlungspflichtig bestellen' })] },
    good,
  ],
  ['order form elsewhere', { ...shop, forms: [formFact({ kind: 'order', personalFields: ['email'], submitText: 'Bestellen' })] }, unclear],
  [
    'button that fills the cart',
    { ...shop, forms: [formFact({ kind: 'order', personalFields: [], submitText: 'Kaufen' })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  ['only an empty cart', { ...shop, shopPages: [shopPage({ kind: 'cart' })] }, { class: 'NoClassification', message: 'notReached' }],
  [
    'checkout linked by its name, served by a script with a parameter',
    { ...shop, pages: [pageFact({ links: [link({ text: 'Zur Kasse', href: '/shop.php?do=CreateGuest' })] })] },
    { class: 'NoClassification', message: 'notVisited' },
  ],
  [
    'a link that is called like the checkout and stays on the page',
    { ...shop, pages: [pageFact({ links: [link({ text: 'Zur Kasse', href: '#' })] })] },
    { class: 'NoClassification', message: 'notReached' },
  ],
  [
    'checkout linked, not visited',
    { ...shop, pages: [pageFact({ links: [link({ text: 'Zur Kasse', href: '/kasse' })] })] },
    { class: 'NoClassification', message: 'notVisited' },
  ],
  ['no checkout seen', shop, { class: 'NoClassification', message: 'notReached' }],
  [
    'login at checkout',
    checkout('Anmelden', { kind: 'login', personalFields: ['email', 'password'] }),
    { class: 'NoClassification', message: 'notReached' },
  ],
  [
    'no more than a price by the month',
    { applicability: applicability({ isShop: false, isSubscription: null, isConsumerOffer: null, signs: ['price'] }) },
    { class: 'NotApplicable', message: 'noOffer' },
  ],
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

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
