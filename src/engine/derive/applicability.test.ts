import { describe, expect, it } from 'vitest';
import type { ApplicabilityFact } from '#checks/facts/site.ts';
import type { PageSnapshot } from '#evidence/pages.ts';
import type { ScanSettings } from '#evidence/scan-run.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import {
  evidence,
  fieldEvidence,
  formEvidence,
  gathered,
  link,
  pageSnapshot,
  pageVisit,
  requestEvidence,
} from '../../../test/factories/evidence.ts';
import { imprintText } from '../../../test/factories/legal-texts.ts';
import { deriveFacts } from './derive-facts.ts';

const button = (text: string) => ({ text, visible: true, area: 'body' as const });
function derive(
  snapshot: Partial<PageSnapshot>,
  settings: Partial<ScanSettings> = {},
  parts: Parameters<typeof evidence>[0] = {},
): ApplicabilityFact {
  const start = pageVisit({ snapshot: gathered(pageSnapshot(snapshot)) });
  const fact = deriveFacts(evidence({ pages: [start], settings, ...parts }), testDeps).applicability;
  if (!fact.ok) throw new Error(fact.message);
  return fact.data;
}
const shop = { links: [link('Warenkorb', '/warenkorb')] };
const offer = { text: 'Brotkorb aus Weide, 29,90 € inkl. MwSt.', buttons: [button('In den Warenkorb')] };
const gym = { text: 'Mitgliedschaft ab 39,90 € pro Monat, Mindestlaufzeit 12 Monate', buttons: [button('Abo abschließen')] };

const orderForm = (submitText: string) =>
  formEvidence({ fields: [fieldEvidence({ label: 'Name' }), fieldEvidence({ label: 'E-Mail', type: 'email' })], submitText });
const signUp = (plan: string, who: string) =>
  formEvidence({
    fields: [
      fieldEvidence({ label: 'E-Mail', type: 'email' }),
      fieldEvidence({ label: 'Passwort', type: 'password', autocomplete: 'new-password' }),
      fieldEvidence({ name: 'plan', label: 'Paket', type: 'select', options: [plan] }),
      fieldEvidence({ name: 'who', label: who, type: 'radio' }),
    ],
    submitText: 'Jetzt starten',
  });
const withImprint = (text: string, start: Partial<PageSnapshot> = { text: 'Gebühr 12,00 €', forms: [orderForm('Jetzt buchen')] }) => ({
  pages: [
    pageVisit({ snapshot: gathered(pageSnapshot({ links: [link('Impressum', '/impressum')], ...start })) }),
    pageVisit({
      id: 'none-p2',
      kind: 'imprint',
      url: 'https://www.muster.test/impressum',
      snapshot: gathered(pageSnapshot({ text, title: 'Impressum' })),
    }),
  ],
});

describe('deriveApplicability', () => {
  it.each<[string, Partial<PageSnapshot>, Partial<ScanSettings>, Partial<ApplicabilityFact>]>([
    [
      'courses paid for on a page of a payment service',
      { text: 'Kurs „Meer“, 180,00 €', links: [link('Kurs kaufen', 'https://buy.stripe.com/3cs9Bx')] },
      {},
      { isShop: true, isConsumerOffer: true },
    ],
    [
      'a button that pays by a service',
      { text: 'Premium CHF 49 pro Jahr', buttons: [{ text: 'Mit TWINT bezahlen', visible: true, area: 'body' }] },
      {},
      { isShop: true, isConsumerOffer: true },
    ],
    ['the same label to somewhere else', { text: 'Kurs „Meer“, 180,00 €', links: [link('Kurs kaufen', '/kurs')] }, {}, { isShop: false }],
    ['money given on such a page', { text: 'ab 5,00 €', links: [link('Spenden', 'https://buy.stripe.com/3cs9Bx')] }, {}, { isShop: false }],
    [
      'nothing to see, nothing given',
      {},
      {},
      {
        isBusiness: null,
        isConsumerOffer: null,
        isShop: false,
        isSubscription: false,
        hasForms: false,
        hasLogin: false,
        sensitive: false,
        system: null,
        signs: [],
      },
    ],
    ['company', {}, { websiteType: 'company' }, { isBusiness: true, isShop: false }],
    ['association', {}, { websiteType: 'society' }, { isBusiness: true }],
    ['private person', {}, { websiteType: 'privateer' }, { isBusiness: false }],
    ['private person who sells', shop, { websiteType: 'privateer' }, { isBusiness: true, isShop: true }],
    [
      'private person with affiliate links',
      { text: 'Links mit * sind Affiliate-Links.' },
      { websiteType: 'privateer' },
      { isBusiness: true },
    ],
    ['legal form', {}, { legalForm: 'gmbh' }, { isBusiness: true }],
    ['cart', shop, {}, { isShop: true, isConsumerOffer: true, isBusiness: true, signs: ['cart-link'] }],
    ['cart in English', { links: [link('Basket (0)', 'https://www.muster.test/basket')] }, {}, { isShop: true }],
    ['price and order button', offer, {}, { isShop: true }],
    [
      'a shop system that links an article, and a price',
      { generator: 'WordPress 6.9\nWooCommerce 10.3.5', text: 'Kurs 79 €', links: [link('Gutscheine', '/produkt/gutschein/')] },
      {},
      { isShop: true, isConsumerOffer: true, signs: ['price', 'shop-system'] },
    ],
    [
      'a shop system that links an article, without a price',
      { generator: 'WooCommerce 10.3.5', links: [link('Gutscheine', '/produkt/gutschein/')] },
      {},
      { isShop: null },
    ],
    [
      'a shop system without an article',
      { generator: 'WooCommerce 10.3.5', text: 'Kurs 79 €', links: [link('Kurse', '/kurse/')] },
      {},
      { isShop: false },
    ],
    [
      'an article elsewhere',
      { generator: 'WooCommerce 10.3.5', text: 'Kurs 79 €', links: [link('Buch', 'https://verlag.test/produkt/buch/')] },
      {},
      { isShop: false },
    ],
    [
      'an article without a shop system',
      { generator: 'WordPress 6.9', text: 'Kurs 79 €', links: [link('Buch', '/produkt/buch/')] },
      {},
      { isShop: false },
    ],
    ['price alone', { text: 'Haarschnitt 29,90 €' }, {}, { isShop: false }],
    ['order form without a price', { forms: [orderForm('Jetzt buchen')] }, {}, { isShop: null }],
    ['order form that says it costs', { forms: [orderForm('Zahlungspflichtig bestellen')] }, {}, { isShop: true }],
    ['order form and a price', { text: 'Kurs 90,00 €', forms: [orderForm('Jetzt buchen')] }, {}, { isShop: true }],
    ['prescriptions of a practice', { text: 'Attest 10,00 €', forms: [orderForm('Rezept bestellen')] }, {}, { isShop: false }],
    ['free samples', { text: 'Sofa 990 €', forms: [orderForm('Stoffmuster bestellen')] }, {}, { isShop: false }],
    ['something for free', { text: 'Sofa 990 €', forms: [orderForm('Kostenlos bestellen')] }, {}, { isShop: false }],
    ['pays by bank transfer', { text: 'Brot 9 €', forms: [orderForm('Per Überweisung bestellen')] }, {}, { isShop: true }],
    ['binds at a price', { text: 'Kursgebühr 90,00 €', forms: [orderForm('Verbindlich anmelden')] }, {}, { isShop: null }],
    ['binds without a price', { text: 'Tag der offenen Tür', forms: [orderForm('Verbindlich anmelden')] }, {}, { isShop: false }],
    ['a bag for a cart', { text: 'Schale 59 €', buttons: [button('In die Tasche legen')] }, {}, { isShop: true }],
    ['a heading to order vouchers by', { headings: ['Gutschein bestellen'], forms: [orderForm('Absenden')] }, {}, { isShop: null }],
    ['a heading on vouchers', { headings: ['Gutscheine im Salon'], forms: [orderForm('Absenden')] }, {}, { isShop: false }],
    ['bags as goods', { text: 'Taschen', links: [link('Taschen', '/taschen')] }, {}, { isShop: false }],
    ['books put aside', { text: 'Jahresgebühr 20 €', forms: [orderForm('Medium vorbestellen')] }, {}, { isShop: null }],
    ['free brochure', { text: 'Karten 90,00 €', forms: [orderForm('Prospekt bestellen')] }, {}, { isShop: false }],
    [
      'an account whose price is chosen with it, for private people too, against the notice',
      { text: 'Unser Angebot richtet sich ausschließlich an Unternehmen.', forms: [signUp('Solo – 12 € zzgl. USt.', 'Privatperson')] },
      {},
      { isShop: null, isConsumerOffer: null },
    ],
    [
      'an account whose price is chosen with it, for firms',
      { text: 'Unser Angebot richtet sich ausschließlich an Unternehmen.', forms: [signUp('Solo – 12 € zzgl. USt.', 'Verein')] },
      {},
      { isShop: null, isConsumerOffer: false },
    ],
    ['an account that costs nothing', { forms: [signUp('Solo', 'Privatperson')] }, {}, { isShop: false }],
    ['order button alone', { buttons: [button('Jetzt kaufen')] }, {}, { isShop: null }],
    [
      'cart although the settings know no shop',
      shop,
      { purposes: ['presentation'] },
      { isShop: true, signs: ['cart-link', 'settings-without-shop'] },
    ],
    ['shop by settings', {}, { purposes: ['shop-goods-b2c'] }, { isShop: true, isConsumerOffer: true }],
    ['no shop by settings', {}, { purposes: ['presentation'] }, { isShop: false, isConsumerOffer: false }],
    ['sale to companies by settings', shop, { purposes: ['b2b-sales'] }, { isShop: true, isConsumerOffer: false }],
    [
      'sale to companies by notice',
      { ...shop, text: 'Verkauf ausschließlich an Gewerbetreibende.' },
      {},
      { isShop: true, isConsumerOffer: false },
    ],
    ['subscription by settings', {}, { purposes: ['subscription'] }, { isSubscription: true }],
    [
      'energy by the month',
      {
        text: 'ElmStrom Tarif: 11,50 € Grundpreis im Monat und 31,2 ct/kWh',
        forms: [orderForm('Zahlungspflichtig bestellen')],
      },
      {},
      { isSubscription: true, isShop: true },
    ],
    [
      'an order beside the button to cancel',
      { text: 'Tarif Basis 20 €', forms: [orderForm('Zahlungspflichtig bestellen')], links: [link('Verträge hier kündigen', '/k')] },
      {},
      { isSubscription: true },
    ],
    ['a button to cancel alone', { text: 'Studio', links: [link('Verträge hier kündigen', '/k')] }, {}, { isSubscription: false }],
    ['a subscription by its button', { forms: [orderForm('Kaffee-Abo zahlungspflichtig bestellen')] }, {}, { isSubscription: true }],
    ['a subscription to a newsletter', { forms: [orderForm('Newsletter abonnieren')] }, {}, { isSubscription: false }],
    ['subscription seen', gym, {}, { isSubscription: true, isShop: true }],
    [
      'instalments of a bank',
      { ...offer, text: 'Sofa 1.899,00 €. Finanzierung ab 79,13 € im Monat, Sollzins 0,00 %, Laufzeit 24 Monate' },
      {},
      { isSubscription: false, isShop: true },
    ],
    ['monthly price without an order', { text: 'Miete 900 € pro Monat' }, {}, { isSubscription: null }],
    ['practice by settings', {}, { industry: 'medical' }, { sensitive: true }],
    ['practice by title', { title: 'Praxis für Psychotherapie Dr. Beispiel' }, {}, { sensitive: true }],
    ['practice by heading, settings say otherwise', { headings: ['Apotheke am Markt'] }, { industry: 'craft' }, { sensitive: false }],
    ['login link', { links: [link('Anmelden', '/konto')] }, {}, { hasLogin: true }],
    ['login link to the shop’s own subdomain', { links: [link('Login', 'https://konto.muster.test/')] }, {}, { hasLogin: true }],
    ['login link to the editor of the builder', { links: [link('Login', 'https://login.editor.test/?site=1')] }, {}, { hasLogin: false }],
    ['login link of a script', { links: [link('Login', 'javascript:void(0)')] }, {}, { hasLogin: true }],
    [
      'login form',
      { forms: [formEvidence({ fields: [fieldEvidence({ type: 'email' }), fieldEvidence({ type: 'password' })], submitText: 'Login' })] },
      {},
      { hasLogin: true, hasForms: true },
    ],
    ['search only', { forms: [formEvidence({ fields: [fieldEvidence({ type: 'search' })] })] }, {}, { hasForms: false }],
    ['system', { generator: 'WordPress 6.8' }, {}, { system: 'WordPress' }],
    ['system behind its theme', { generator: 'Divi Child v.1.4\nWordPress 6.8' }, {}, { system: 'WordPress' }],
  ])('%s', (_name, snapshot, settings, expected) => {
    expect(derive(snapshot, settings)).toMatchObject(expected);
  });

  it.each([
    ['a picture of the page', 'https://static.wixstatic.com/media/a.jpg', 'image', undefined, 'Wix'],
    ['an embedded calendar', 'https://widget.churchdesk.com/events', 'frame', undefined, null],
    [
      'a file of an embedded form',
      'https://app.clubdesk.com/form.js',
      'script',
      { id: 'f', url: 'https://app.clubdesk.com/form', parentId: 'main' },
      null,
    ],
  ] as const)('tells the system by what the page loads itself: %s', (_name, url, type, frame, system) => {
    const requests = [requestEvidence({ url, type, ...(frame && { frame }) })];
    expect(derive({}, {}, { requests }).system).toBe(system);
  });

  it.each([
    ['Impressum\nGemeinde Muster, Körperschaft des öffentlichen Rechts, vertreten durch den Bürgermeister Max Muster', false],
    ['Impressum\nMuster GmbH, Geschäftsführer Max Muster, HRB 123', true],
  ])('takes fees of a public body for no prices: %s', (text, isShop) => {
    expect(derive({}, {}, withImprint(text)).isShop).toBe(isShop);
  });

  it.each([
    ['Impressum\nGemeinde Muster, Körperschaft des öffentlichen Rechts, vertreten durch den Bürgermeister Max Muster', false],
    ['Impressum\nMuster GmbH, Geschäftsführer Max Muster, HRB 123', null],
  ])('takes what an authority charges by the year for no subscription: %s', (text, isSubscription) => {
    expect(derive({}, {}, withImprint(text, { text: 'Hundesteuer 60 € im Jahr' })).isSubscription).toBe(isSubscription);
  });

  it('takes a club that is looking for members for no shop', () => {
    expect(derive({ text: 'Beitrag 12 € pro Monat', links: [link('Mitglied werden', '/mitglied')] })).toMatchObject({
      isShop: false,
      isSubscription: null,
    });
  });

  it('does not take the advertising of an embedded video for the site’s own', () => {
    const frame = { id: 'inner', url: 'https://video.test/embed', parentId: null };
    const requests = [
      requestEvidence({ url: 'https://video.test/embed', type: 'frame', frame }),
      requestEvidence({
        url: 'https://ads.test/a.js',
        type: 'script',
        frame,
        initiator: { kind: 'parser', url: 'https://video.test/embed', line: 1, stack: [] },
      }),
    ];
    expect(derive({}, {}, { requests })).toMatchObject({ isBusiness: null, signs: [] });
  });

  it('reads prices in offers, not in terms', () => {
    const pages = [
      pageVisit(),
      pageVisit({
        id: 'none-p2',
        kind: 'terms',
        url: 'https://www.muster.test/agb',
        snapshot: gathered(pageSnapshot({ text: 'Die Mahngebühr beträgt 5,00 €.', buttons: [button('Jetzt kaufen')] })),
      }),
    ];
    expect(derive({}, {}, { pages })).toMatchObject({ isShop: null });
  });

  it('knows a business by its imprint and its advertising', () => {
    const pages = [
      pageVisit({ snapshot: gathered(pageSnapshot({ links: [link('Impressum', '/impressum')] })) }),
      pageVisit({
        id: 'none-p2',
        kind: 'imprint',
        url: 'https://www.muster.test/impressum',
        snapshot: gathered(pageSnapshot({ text: imprintText })),
      }),
    ];
    expect(derive({}, {}, { pages })).toMatchObject({ isBusiness: true, signs: ['legal-form'] });
    expect(derive({}, {}, { requests: [requestEvidence({ url: 'https://ads.test/a.js', type: 'script' })] })).toMatchObject({
      isBusiness: true,
      signs: ['advertising'],
    });
  });
});
