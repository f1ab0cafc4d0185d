import { describe, expect, it } from 'vitest';
import { applicability, formFact, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import type { PageFact } from '../../facts/pages.ts';
import { exemptionSign, exemptionVerdict, exemptsAll } from './withdrawal-exemption.ts';

const shop = applicability({ isShop: true, isConsumerOffer: true });
const sign = (...pages: PageFact[]) => exemptionSign({ applicability: shop, pages: [pageFact(), ...pages] });
const terms = (text: string) => pageFact({ kind: 'terms', url: `${siteUrl}agb`, text: `Allgemeine Geschäftsbedingungen\n${text}` });

describe('terms of a site without an instruction that rule the right out', () => {
  it.each([
    'Da die Ware schnell verderben kann, steht Ihnen ein Widerrufsrecht gemäß § 312g Abs. 2 S. 1 Nr. 2 BGB nicht zu.',
    'Das Widerrufsrecht ist gemäß § 312g Abs. 2 Nr. 1 BGB bei allen unseren Artikeln ausgeschlossen.',
    'Für Veranstaltungen zu einem bestimmten Termin hast du kein Widerrufsrecht.',
    'Ein Widerrufsrecht besteht nach § 312g Abs. 2 Nr. 9 BGB nicht.',
    'Ein Widerrufsrecht entfällt.',
    'The right of withdrawal is excluded for tickets.',
  ])('%s', (text) => expect(sign(terms(text))).not.toBeNull());

  it.each([
    'Verbraucher haben ein gesetzliches Widerrufsrecht.',
    'Das Widerrufsrecht besteht. Die Kosten der Rücksendung tragen wir nicht.',
    'Das Widerrufsrecht gilt für Verbraucher. Gutscheine sind vom Umtausch ausgeschlossen.',
  ])('not: %s', (text) => expect(sign(terms(text))).toBeNull());

  it('counts no exception that stands beside an instruction', () => {
    const text =
      'Sie können den Vertrag binnen vierzehn Tagen widerrufen. Das Widerrufsrecht besteht nicht bei Verträgen über verderbliche Waren.';
    expect(sign(terms(text))).toBeNull();
  });
});

describe('a page that takes orders', () => {
  const booked = (text: string, kind: 'order' | 'contact') =>
    exemptionSign({
      applicability: shop,
      pages: [pageFact(), pageFact({ kind: 'other', url: `${siteUrl}buchen`, text })],
      forms: [formFact({ kind, pageUrl: `${siteUrl}buchen`, personalFields: ['name', 'email'], submitText: 'Kostenpflichtig buchen' })],
    });

  it.each([
    ['Anreise 12.12.2026, 2 Nächte', 'Anreise 12.12.2026, 2 Nächte'],
    ['Für Unterkünfte zu einem Termin besteht kein Widerrufsrecht.', 'Für Unterkünfte zu einem Termin besteht kein Widerrufsrecht.'],
  ])('%s', (text, quote) => expect(booked(text, 'order')).toBe(quote));

  it('is explained by the page that denies the right by its provision', () => {
    const url = `${siteUrl}zimmer`;
    const text = 'Ein gesetzliches Widerrufsrecht besteht bei der Buchung von Zimmern nicht (§ 312g Abs. 2 Nr. 9 BGB).';
    const forms = [
      formFact({ kind: 'order', pageUrl: `${siteUrl}buchen`, personalFields: ['name', 'email'], submitText: 'Kostenpflichtig buchen' }),
    ];
    const stay = pageFact({ kind: 'other', url: `${siteUrl}buchen`, text: 'Anreise, 2 Nächte' });
    const others = [pageFact({ kind: 'other', url, text }), pageFact({ kind: 'other', url, text: 'Kein Widerrufsrecht bei Zimmern.' })];
    const [told, untold] = others.map((other) => exemptionSign({ applicability: shop, pages: [pageFact(), stay, other], forms }));
    expect(told).toContain('Widerrufsrecht besteht bei der Buchung von Zimmern nicht');
    expect(untold).toBe('Anreise, 2 Nächte');
  });

  it('sells what is no stay', () => expect(booked('Schneidebrett, Lieferung in 2 Tagen', 'order')).toBeNull());
  it('is none that answers enquiries', () => expect(booked('Anreise, 2 Nächte', 'contact')).toBeNull());
});

it.each([
  ['Festivalticket 3 Tage 149,00 € In den Warenkorb', true],
  ['Tagesticket Samstag 59,00 €', true],
  ['Ticketdrucker 149,00 € In den Warenkorb', false],
])('admission on a page that sells: %s', (text, expected) => {
  const at = `${siteUrl}tickets`;
  const pages = [pageFact(), pageFact({ kind: 'other', url: at, headings: ['Shop'], text })];
  const shopPages = [{ url: at, kind: 'product' as const, states: ['none' as const], prices: ['1 €'] }];
  expect(exemptionSign({ applicability: shop, pages, shopPages }) !== null).toBe(expected);
  expect(exemptionSign({ applicability: shop, pages })).toBeNull();
});

describe('goods that are sent beside what is booked for certain days', () => {
  const wine = 'Riesling 0,75 l 8,50 €\nVersandkosten: 8,90 € je Paket';
  const at = `${siteUrl}weine`;
  const menu = [{ ...pageFact().links[0]!, text: 'Gästezimmer', href: '/zimmer', area: 'header' as const }];
  const order = formFact({ kind: 'order', pageUrl: at, personalFields: ['name', 'address'], submitText: 'Bestellen' });
  const rooms = pageFact({ kind: 'other', url: `${siteUrl}zimmer`, text: 'Doppelzimmer, 2 Nächte, 196 €' });
  const booking = formFact({ kind: 'order', pageUrl: rooms.url, personalFields: ['name', 'email'], submitText: 'Buchen' });
  it.each([
    ['the menu names the rooms', `Gästezimmer\n${wine}`, menu, [order], null],
    ['the rooms are booked on a page of their own', wine, [], [order, booking], null],
    ['rooms on the page itself, nothing sent', 'Gästezimmer\nRiesling 8,50 €', [], [order], 'Gästezimmer'],
    [
      'tickets sent by post',
      'Konzert-Tickets 29 €, Versandkosten 3,90 €\nEinlass 19 Uhr',
      [],
      [order],
      'Konzert-Tickets 29 €, Versandkosten 3,90 €',
    ],
    ['vouchers sent by post', 'Gutschein 50 €, Versandkosten 1,90 €', [], [order, booking], 'Doppelzimmer, 2 Nächte, 196 €'],
    ['goods only fetched', 'Riesling 8,50 €, Abholung im Hof', [], [order, booking], 'Doppelzimmer, 2 Nächte, 196 €'],
  ] as const)('%s', (_, text, links, forms, expected) => {
    const pages = [pageFact(), pageFact({ kind: 'other', url: at, text, links }), rooms];
    expect(exemptionSign({ applicability: shop, pages, forms })).toBe(expected);
  });
});

describe('exemptionVerdict', () => {
  const at = `${siteUrl}gutscheine`;
  const sells = (headings: string[], orders = true, button = 'Absenden') => ({
    applicability: applicability({ isShop: true, isConsumerOffer: true }),
    pages: [pageFact({ headings: ['Tickets kaufen'] }), pageFact({ kind: 'other', url: at, headings, text: headings.join('\n') })],
    forms: orders ? [formFact({ kind: 'order', pageUrl: at, submitText: button })] : [],
  });
  it.each([
    ['vouchers beside tickets', sells(['Gutscheine und Abo']), 'Hint'],
    ['gift cards', sells(['Gift cards']), 'Hint'],
    ['a page about vouchers that sells none', sells(['Gutscheine'], false), 'NoClassification'],
    ['vouchers that a form orders', sells(['Gutscheine und Abo'], true, 'Gutschein bestellen'), 'Risk'],
    ['tickets alone', sells(['Spielplan']), 'NoClassification'],
    ['neither', { ...sells(['Spielplan']), pages: [pageFact({ headings: ['Werkzeug'] })] }, null],
  ])('%s', (_, facts, expected) => {
    expect(exemptionVerdict(facts, 'x')?.class ?? null).toBe(expected);
  });
});

it.each([
  ['Gutscheine', null],
  ['Spielplan', 'Tickets kaufen'],
])('an exception takes out all that is sold: %s', (heading, expected) => {
  const at = `${siteUrl}angebot`;
  const pages = [pageFact({ headings: ['Tickets kaufen'] }), pageFact({ kind: 'other', url: at, headings: [heading], text: heading })];
  expect(exemptsAll({ applicability: shop, pages, forms: [formFact({ kind: 'order', pageUrl: at })] })).toBe(expected);
});
