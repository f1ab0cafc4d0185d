import { expect, it } from 'vitest';
import { applicability, formFact, judge, legalPage, link, pageFact, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { withdrawalText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { traffic } from '../../../test/factories/traffic.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-price-notice.ts';

const url = `${siteUrl}produkt`;
const seen: Partial<Facts> = { applicability: applicability({ isShop: true, isConsumerOffer: true }) };
const told: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-goods-b2c'] } }),
};
const services: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-services-b2c'] } }),
};
const product = (text: string, facts: Partial<Facts> = told, page: Partial<PageFact> = {}): Partial<Facts> => ({
  ...facts,
  pages: [pageFact(), pageFact({ url, kind: 'other', text, links: [], ...page })],
  shopPages: [shopPage({ url })],
});

/** A page of tariffs from which a button leads to the form that concludes the contract. */
const tariffs = (text: string, href = `${siteUrl}abschliessen`): Partial<Facts> => ({
  ...services,
  pages: [
    pageFact(),
    pageFact({ url: `${siteUrl}tarife`, kind: 'other', text, links: [link({ text: 'Tarif wählen', href, area: 'body' })] }),
    pageFact({ url: `${siteUrl}abschliessen`, kind: 'other', text: 'Tarif online abschließen' }),
  ],
  forms: [formFact({ kind: 'order', pageUrl: `${siteUrl}abschliessen`, personalFields: ['name', 'address'], submitText: 'Absenden' })],
  shopPages: [],
});
const netTariff = 'Arbeitspreis 26,85 ct/kWh netto, Grundpreis 9,90 €/Monat netto, jeweils zzgl. gesetzlicher Umsatzsteuer.';

const netBeside: Outline = { class: 'Hint', message: 'netBeside', cause: 'price-notice' };
/** A page whose buttons lead to a payment service. */
const paidElsewhere = (text: string, more: Partial<Facts> = services, button = 'Kurs kaufen'): Partial<Facts> => ({
  ...tariffs(text),
  ...more,
  pages: [
    pageFact(),
    pageFact({
      url: `${siteUrl}kurse`,
      kind: 'other',
      text,
      links: [link({ text: button, href: 'https://buy.stripe.com/7sI4hz', area: 'body' })],
    }),
  ],
  forms: [],
});
const b2b: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['b2b-sales'] } }),
};

/** A page whose offer is enquired about: nothing is ordered on the site. */
const enquired = (text: string, imprint = '', start = ''): Partial<Facts> => ({
  applicability: applicability({ isShop: false, isConsumerOffer: null }),
  pages: [pageFact({ text: start }), pageFact({ url: `${siteUrl}angebot`, kind: 'other', text, links: [] })],
  ...(imprint && { imprint: legalPage({ kind: 'imprint', text: imprint }) }),
  shopPages: [],
  forms: [],
});
const ruleClaimed = 'Kleinunternehmerin nach § 19 UStG';

const cases: [string, Partial<Facts>, Outline][] = [
  ...(
    [
      ['Begleitung für Selbstständige und Angestellte. Paket 1.200 € zzgl. MwSt.', { class: 'Hint', message: 'netEnquiry' }],
      ['Gartenpflege für Familien und Senioren: 390 EUR zuzüglich Umsatzsteuer', { class: 'Hint', message: 'netEnquiry' }],
      ['Für Paare und Familien: Die Stunde berechnen wir mit 120 Euro zuzüglich Umsatzsteuer.', { class: 'Hint', message: 'netEnquiry' }],
      ['Für Eltern: Kurs 300 Euro zzgl. MwSt. oder 6 × 55 Euro zzgl. MwSt.', { class: 'Hint', message: 'netEnquiry' }],
      ['Für Familien: 120 Euro zzgl. MwSt. (142,80 Euro inkl. MwSt.)', { class: 'NotApplicable' }],
      ['Für Privatkunden: Planung ab 890 € zzgl. MwSt. (1.059,10 € inkl. MwSt.)', { class: 'NotApplicable' }],
      ['Für Familien 90 € inkl. MwSt. im Monat. Für Firmen 290 € zzgl. MwSt.', { class: 'NotApplicable' }],
      ['Für Eltern: Kurs 1.200 € zzgl. MwSt. oder 6 × 220 € zzgl. MwSt.', { class: 'Hint', message: 'netEnquiry' }],
      ['Website-Paket ab 1.900 € zzgl. MwSt.', { class: 'NotApplicable' }],
      ['Für Familien. Stundensatz 90 € (ggf. zzgl. MwSt.)', { class: 'NotApplicable' }],
      ['Nur für Unternehmen. Alle Preise netto. Auch für Eltern im Betrieb 900 € zzgl. MwSt.', { class: 'NotApplicable' }],
    ] as const
  ).map(([text, expected]): [string, Partial<Facts>, Outline] => [`enquired: ${text}`, enquired(text), expected]),
  [
    'a net price despite the rule for small businesses',
    enquired('Logo-Paket 640 € zzgl. MwSt.', ruleClaimed),
    { class: 'Hint', message: 'addedDespiteRule', cause: 'small-business-tax' },
  ],
  ['no price that says so', enquired('Logo-Paket 640 €', ruleClaimed), { class: 'NotApplicable' }],
  [
    'a trade that serves private customers',
    enquired('Brautfrisur 180 € zzgl. MwSt.', '', 'Unsere Preise 45 €. Maniküre 29 €'),
    { class: 'Hint', message: 'netEnquiry' },
  ],
  ...(
    [
      ['Kompakt 690,00 € inkl. MwSt. 12 Monate Zugang. Intensiv 1.180,00 € zzgl. MwSt.', netBeside],
      ['Kurs A 49 € inkl. 19 % USt. mit allen Unterlagen zum Nachlesen. Kurs B 99 EUR zuzüglich MwSt.', netBeside],
      ['Intensiv 1.180,00 € zzgl. MwSt. (1.404,20 € inkl. MwSt.)', { class: 'NoClassification' }],
      ['Intensiv 1.404,20 € inkl. MwSt. (1.180,00 € zzgl. MwSt.)', { class: 'NoClassification' }],
      ['Kompakt 690,00 € inkl. MwSt. Unternehmen buchen zzgl. MwSt. über unser Büro.', { class: 'NoClassification' }],
      ['Kompakt 690,00 € inkl. MwSt.', { class: 'Conform', message: 'taxed' }],
      ['Kompakt 690,00 €', { class: 'NoClassification', message: 'orderWithoutTax' }],
    ] as const
  ).map(([text, expected]): [string, Partial<Facts>, Outline] => [`paid elsewhere: ${text}`, paidElsewhere(text), expected]),
  [
    'a net price beside gross ones, for businesses',
    paidElsewhere('A 690,00 € inkl. MwSt. für Private, mit Zugang zu allen Kursen. B 1.180,00 € zzgl. MwSt.', b2b),
    { class: 'NoClassification' },
  ],
  [
    'money given on such a page',
    paidElsewhere('Ab 5,00 € helfen Sie uns.', services, 'Jetzt spenden'),
    { class: 'NoClassification', message: 'noProducts' },
  ],
  ['net tariffs with a button to the form that orders', tariffs(netTariff), { class: 'Risk', message: 'netOnly' }],
  ['the same beside gross prices', tariffs(`${netTariff} 31,95 ct/kWh inkl. MwSt.`), { class: 'NoClassification' }],
  ['net prices on a page that leads nowhere', tariffs(netTariff, `${siteUrl}kontakt`), { class: 'NoClassification' }],
  ['both', product('19,90 € inkl. MwSt. zzgl. Versand'), { class: 'Conform' }],
  ['both in one', product('49,00 € Preis inklusive Mehrwertsteuer und Versand (DE)'), { class: 'Conform' }],
  ['both in one, in English', product('49,00 € including VAT and shipping'), { class: 'Conform' }],
  ['with the rate', product('19,90 € inkl. 19 % MwSt., zzgl. Versandkosten'), { class: 'Conform' }],
  ['in full words', product('19,90 €, inklusive der gesetzlichen Mehrwertsteuer, versandkostenfrei'), { class: 'Conform' }],
  ...[
    'inkl. ges. MwSt. zzgl. Versand',
    'inkl. gesetzl. USt., zzgl. Versand',
    'inkl. ges. 19 % MwSt., versandkostenfrei',
    'inkl. der ges. MwSt. plus Versand',
    'inkl. jeweils gültiger MwSt. zzgl. Versand',
    'enth. 19 % USt., Versand kostenfrei',
    '19 % MwSt. inkl., Versandkostenpauschale 4,90 €',
    'mit MwSt., Lieferung kostenfrei',
    'Endpreis; Versand: 5,90 €',
    'Es wird keine MwSt. erhoben (Kleinunternehmen). Versand mit DHL 5,49 €',
    '(netto 41,18 € | brutto 49,00 €), inkl. Porto',
  ].map((text): [string, Partial<Facts>, Outline] => [`in short words: ${text}`, product(`19,90 € * ${text}`), { class: 'Conform' }]),
  ['net in short words', product('19,90 € zzgl. ges. MwSt. und Versand'), { class: 'Risk', message: 'netOnly' }],
  ['net, with a word on an invoice', product('19,90 € zzgl. MwSt., Rechnung mit Ausweis der MwSt., Versand frei Haus'), { class: 'Risk' }],
  ['a word that only begins alike', product('19,90 € inkl. Gesteck, zzgl. Versand'), { class: 'Hint', message: 'noTax' }],
  [
    'a voucher for a sum, without a word of tax',
    product('Wert: 50 €, 100 €, 150 €', services, { title: 'Geschenkgutschein' }),
    { class: 'NoClassification', message: 'vouchers' },
  ],
  [
    'vouchers ordered by a form',
    {
      ...services,
      pages: [pageFact(), pageFact({ url, kind: 'other', title: 'Hotelgutscheine', text: 'Wert 50 €, 100 €' })],
      forms: [formFact({ kind: 'order', pageUrl: url })],
    },
    { class: 'NoClassification', message: 'vouchers' },
  ],
  [
    'a course ordered by a form',
    {
      ...services,
      pages: [pageFact(), pageFact({ url, kind: 'other', title: 'Kurse', text: 'Kurs 50 €, auch als Gutschein' })],
      forms: [formFact({ kind: 'order', pageUrl: url })],
    },
    { class: 'NoClassification', message: 'orderWithoutTax' },
  ],
  ['goods paid with a voucher', product('19,90 €, auch mit Gutschein', told, { title: 'Becher' }), { class: 'Hint', message: 'neither' }],
  [
    'tickets with tax, nothing of shipping',
    product('119,00 € inkl. 19 % MwSt.', seen, { title: 'Tickets' }),
    { class: 'Conform', message: 'taxedNotShipped' },
  ],
  [
    'tickets with tax and postage',
    product('119,00 € inkl. 19 % MwSt., zzgl. Versand', seen, { title: 'Tickets' }),
    { class: 'Conform', message: 'taxedAndShipped' },
  ],
  ...(
    [
      ['that says nothing of tax', 'Erwachsene 9,50 €, Kinder 4,00 €', 'bookedByWidget'],
      ['exempt from tax', 'Erwachsene 9,50 €. Unsere Leistungen sind umsatzsteuerfrei.', 'taxed'],
      ['with tax', 'Erwachsene 9,50 € inkl. 7 % MwSt.', 'taxed'],
      ['without prices', 'Täglich geöffnet', 'noProducts'],
    ] as const
  ).map(([name, text, message]): [string, Partial<Facts>, Outline] => [
    `a page with a booking widget ${name}`,
    {
      ...services,
      ...traffic({ service: 'regiondo', url: 'https://widgets.regiondo.net/a.js', pageUrl: url, states: ['none'] }),
      pages: [pageFact(), pageFact({ url, kind: 'other', text })],
    },
    { class: message === 'taxed' ? 'Conform' : 'NoClassification', message },
  ]),
  ...(
    [
      ['by the rule', 'Unsere Kurse sind nach § 4 Nr. 22 Buchst. a UStG von der Umsatzsteuer befreit.', 'exempt'],
      ['by its number alone', 'Umsätze steuerfrei gemäß § 4 Nr. 14 Buchstabe a UStG', 'exempt'],
      ['in words', 'Die Leistungen sind umsatzsteuerfrei.', 'exempt'],
      ['that is denied', 'Wir sind nicht von der Umsatzsteuer befreit.', 'neither'],
      ['for exports only', 'Ausfuhrlieferungen sind umsatzsteuerfrei.', 'neither'],
      ['of exports by number', 'Lieferungen ins Ausland sind nach § 4 Nr. 1 UStG frei.', 'neither'],
      ['none at all', 'Amtsgericht Oldenburg', 'neither'],
    ] as const
  ).map(([name, text, message]): [string, Partial<Facts>, Outline] => [
    `an exemption in the imprint ${name}`,
    { ...product('Kursgebühr 72,00 €', seen), imprint: legalPage({ text: `Impressum\n${text}`, contentKind: 'imprint' }) },
    { class: message === 'exempt' ? 'Conform' : 'Hint', message },
  ]),
  [
    'an exemption, and goods that are sent',
    { ...product('19,90 €', told), imprint: legalPage({ text: 'Nach § 4 Nr. 20 UStG befreit', contentKind: 'imprint' }) },
    { class: 'Hint', message: 'noShipping' },
  ],
  ...(
    [
      ['said to be mandatory', 'ab 119 € pro Nacht\nzzgl. Endreinigung 95 € (obligatorisch)', 'extraCosts'],
      [
        'of one house, included with another',
        'Alpenblick: 78,00 € pro Nacht, zzgl. Endreinigung 55,00 €\nMooshof: 64,00 € inkl. Endreinigung',
        'extraCostsUnclear',
      ],
      ['in a row of the price list', 'Mobilheim 89,00 € pro Nacht\nEndreinigung Mobilheim 65,00 € (verpflichtend)', 'extraCosts'],
      ['said to be due always', '119 € / Nacht, zuzüglich Servicegebühr 12 €, verpflichtend', 'extraCosts'],
      ['said to be nothing', 'Miete 80 €\nzzgl. 60 € Endreinigung', 'extraCostsUnclear'],
      ['of a ticket', 'Karte 18 € zzgl. Systemgebühr 2 €', 'extraCostsUnclear'],
      ['of a wish', '119 € pro Nacht\nzzgl. Wäschepaket 18 € (auf Wunsch)', null],
      ['of the town', '119 € pro Nacht\nzzgl. Gästebeitrag 3,50 €', null],
      ['of shipping', '19,90 € zzgl. Versand 4,90 €', null],
      ['in the price already', 'Gesamtpreis inkl. Endreinigung 214 €\n119 € pro Nacht zzgl. Endreinigung 95 €', null],
      ['without a price', 'Alle Preise auf Anfrage, zzgl. Endreinigung', null],
    ] as const
  ).map(([name, text, message]): [string, Partial<Facts>, Outline] => [
    `costs on top ${name}`,
    {
      applicability: applicability({ isShop: false, isConsumerOffer: true }),
      pages: [pageFact(), pageFact({ url, kind: 'other', text, links: [] })],
    },
    message === null ? { class: 'NotApplicable', message: 'noOffer' } : { class: 'Hint', message },
  ]),
  [
    'costs on top for firms only',
    {
      applicability: applicability({ isShop: false, isConsumerOffer: false }),
      pages: [pageFact(), pageFact({ url, kind: 'other', text: '119 € zzgl. Servicegebühr 12 €, verpflichtend' })],
    },
    { class: 'NotApplicable', message: 'noOffer' },
  ],
  ['English', product('€ 19.90 incl. VAT, plus shipping', told, { language: 'en' }), { class: 'Conform' }],
  [
    'link to the shipping costs',
    product('19,90 € inkl. MwSt.', told, { links: [link({ text: 'Versand', href: `${siteUrl}v`, area: 'body' })] }),
    { class: 'Conform' },
  ],
  ...(['footer', 'header'] as const).map((area): [string, Partial<Facts>, Outline] => [
    `link to the shipping costs in the ${area} alone`,
    product('19,90 € inkl. MwSt.', told, { links: [link({ text: 'Versand und Zahlung', href: `${siteUrl}v`, area })] }),
    { class: 'Hint', message: 'shippingElsewhere' },
  ]),
  ...(
    [
      ['an overview with buttons that buy', 'Jetzt kaufen', { class: 'Hint', message: 'shippingElsewhere' }],
      ['an overview with buttons to the cart', 'In den Warenkorb', { class: 'Hint', message: 'shippingElsewhere' }],
      ['an overview that leads to the products', 'Details', { class: 'Conform', message: 'taxedNotShipped' }],
    ] as const
  ).map(([name, text, expected]): [string, Partial<Facts>, Outline] => {
    const links = [link({ text: 'Versand und Zahlung', href: `${siteUrl}v`, area: 'footer' })];
    const buttons = [{ text, visible: true, area: 'body' as const }];
    return [
      name,
      { ...product('19,90 € inkl. MwSt.', told, { links, buttons }), shopPages: [shopPage({ url, kind: 'listing' })] },
      expected,
    ];
  }),
  [
    'no tax, and shipping in the footer alone',
    product('19,90 €', told, { links: [link({ text: 'Lieferung', href: `${siteUrl}v`, area: 'footer' })] }),
    { class: 'Hint', message: 'noTax' },
  ],
  ...(
    [
      [
        'in the imprint',
        'Kurs 29 € im Monat inkl. 19 % MwSt.',
        'Als Kleinunternehmerin im Sinne von § 19 Abs. 1 UStG weise ich keine aus.',
      ],
      ['beside it', 'Kurs 397 € (§ 19 UStG). Club 29 € inkl. 19% USt.', 'Impressum'],
    ] as const
  ).map(([name, text, imprint]): [string, Partial<Facts>, Outline] => [
    `tax at a rate although the rule for small businesses is called on: ${name}`,
    { ...product(text, services), imprint: legalPage({ text: imprint }) },
    {
      class: 'Hint',
      message: 'taxDespiteRule',
      cause: 'small-business-tax',
      refs: [url, name === 'beside it' ? url : `${siteUrl}impressum`],
    },
  ]),
  [
    'tax at a rate, and the rule denied',
    { ...product('Kurs 99 € inkl. 19 % MwSt.', services), imprint: legalPage({ text: 'Wir sind kein Kleinunternehmer nach § 19 UStG.' }) },
    { class: 'Conform' },
  ],
  [
    'tax of a reseller beside the rule',
    {
      ...product('Kurs 297 € inkl. MwSt. Verkäufer und Vertragspartner ist die CopeCart GmbH.', services),
      imprint: legalPage({ text: 'Kleinunternehmerin nach § 19 UStG' }),
    },
    { class: 'Conform' },
  ],
  [
    'no rate beside the rule',
    { ...product('Kurs 99 € inkl. MwSt.', services), imprint: legalPage({ text: 'Kleinunternehmer nach § 19 UStG' }) },
    { class: 'Hint', message: 'taxDespiteRule' },
  ],
  [
    'a note for all prices far from any, beside the rule',
    {
      ...product(`Kurs 99 €. ${'Mit vielen Übungen und Zeit für Fragen. '.repeat(4)} Alle Preise inkl. MwSt.`, services),
      imprint: legalPage({ text: 'Kleinunternehmer nach § 19 UStG' }),
    },
    { class: 'Conform' },
  ],
  ...(
    [
      ['in the imprint', 'Kleinunternehmer nach § 19 UStG', '', ['ruleUntold']],
      ['by its Austrian provision', 'Als Kleinunternehmerin gemäß § 6 Abs. 1 Z 27 UStG', '', ['ruleUntold']],
      ['as a word of the imprint', 'Frau Berg ist Kleinunternehmerin.', '', ['ruleUntold']],
      ['of the terms', 'Impressum', 'Als Kleinunternehmer weisen wir keine Umsatzsteuer aus.', ['ruleUntold']],
      ['that is denied', 'Wir sind keine Kleinunternehmer nach § 19 UStG.', '', ['noTax']],
      ['of its customers', 'Impressum', 'Buchhaltung für Kleinunternehmer und Vereine', ['noTax']],
    ] as const
  ).map(([name, imprint, page, messages]): [string, Partial<Facts>, Outline] => {
    const facts = product('19,90 €, zzgl. Versand');
    return [
      `a price without a word of tax beside the rule for small businesses, ${name}`,
      {
        ...facts,
        pages: [...facts.pages!, pageFact({ url: `${siteUrl}wir`, kind: 'other', text: page, links: [] })],
        imprint: legalPage({ text: imprint }),
      },
      { class: 'Hint', messages: [...messages] },
    ];
  }),
  [
    'no word of tax and shipping beside the rule for small businesses',
    { ...product('19,90 €'), imprint: legalPage({ text: 'Kleinunternehmer nach § 19 UStG' }) },
    { class: 'Hint', messages: ['ruleUntold', 'noShipping'] },
  ],
  [
    'a course ordered by a form of a small business',
    {
      ...services,
      pages: [pageFact(), pageFact({ url, kind: 'other', title: 'Kurs', text: 'Kurs 50 €' })],
      forms: [formFact({ kind: 'order', pageUrl: url })],
      imprint: legalPage({ text: 'Kleinunternehmer nach § 19 UStG' }),
    },
    { class: 'NoClassification', message: 'ruleUntold' },
  ],
  ['small business', product('19,90 €. Gemäß § 19 UStG keine Umsatzsteuer. Zzgl. Versand'), { class: 'Conform' }],
  ['services have no shipping', product('Kurs 99 € inkl. MwSt.', services), { class: 'Conform' }],
  [
    'net prices in a shop for consumers',
    product('19,90 € zzgl. MwSt.'),
    { class: 'Risk', message: 'netOnly', cause: 'price-notice', refs: [url] },
  ],
  [
    'net prices beside a withdrawal instruction',
    { ...product('19,90 € zzgl. 19 % MwSt.', seen), cancellation: legalPage({ kind: 'cancellation', text: withdrawalText }) },
    { class: 'Risk', message: 'netOnly' },
  ],
  ['net prices, and nothing that shows consumers', product('19,90 € zzgl. MwSt.', seen), { class: 'Hint', message: 'netUnclear' }],
  [
    'net prices on a marketplace',
    product('19,90 € zzgl. MwSt.', {
      applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-goods-b2c', 'marketplace'] } }),
    }),
    { class: 'Hint', message: 'netUnclear' },
  ],
  ['net and gross', product('16,72 € zzgl. MwSt., 19,90 € inkl. MwSt., zzgl. Versand'), { class: 'Conform' }],
  ['no tax', product('19,90 € zzgl. Versand'), { class: 'Hint', message: 'noTax' }],
  ['a file, which is not sent', product('6,90 € inkl. MwSt.', told, { title: 'Schnittmuster (PDF-Download)' }), { class: 'Conform' }],
  ['no shipping', product('19,90 € inkl. MwSt.'), { class: 'Hint', message: 'noShipping' }],
  ['neither', product('19,90 €'), { class: 'Hint', messages: ['neither'] }],
  ['text cut off', product('19,90 €', told, { textComplete: false }), { class: 'NoClassification', message: 'unread' }],
  ['unsupported language', product('19,90 €', told, { language: 'pl' }), { class: 'NoClassification', message: 'unread' }],
  [
    'a subscription on a page of its own',
    { ...product('Abo 4,99 € im Monat inkl. MwSt.', services), shopPages: [], forms: [formFact({ kind: 'order', pageUrl: url })] },
    { class: 'Conform', message: 'taxed' },
  ],
  [
    'an order form without a word of tax',
    { ...product('Abo 4,99 € im Monat', services), shopPages: [], forms: [formFact({ kind: 'order', pageUrl: url })] },
    { class: 'NoClassification', message: 'orderWithoutTax' },
  ],
  [
    'an order form for goods with tax and shipping',
    {
      ...product('Gutschein € 50,00 inkl. MwSt., Versand kostenlos', told),
      shopPages: [],
      forms: [formFact({ kind: 'order', pageUrl: url })],
    },
    { class: 'Conform', message: 'taxedAndShipped' },
  ],
  [
    'an order form for goods without shipping',
    { ...product('Buch 50,00 € inkl. MwSt.', told), shopPages: [], forms: [formFact({ kind: 'order', pageUrl: url })] },
    { class: 'NoClassification', message: 'orderWithoutShipping' },
  ],
  [
    'a checkout without a cart',
    {
      ...product('Gutschein € 50,00. Preise inkl. aller Steuern; Versand als PDF kostenlos', services),
      shopPages: [shopPage({ url, kind: 'checkout' })],
    },
    { class: 'Conform', message: 'taxed' },
  ],
  ['no product page', told, { class: 'NoClassification', message: 'noProducts' }],
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

it.each([
  ['19,90 € zzgl. MwSt.', 'zzgl. MwSt.'],
  ['26,85 ct/kWh netto, jeweils zzgl. gesetzlicher Umsatzsteuer', 'zzgl. gesetzlicher Umsatzsteuer'],
  ['19,90 € zuzüglich der gesetzlichen Mehrwertsteuer', 'zuzüglich der gesetzlichen Mehrwertsteuer'],
  ['Alle Preise netto, 19,90 €', 'Preise netto'],
])('quotes how the page says that the tax comes on top: %s', (text, quote) => {
  expect(judge(check, product(text))).toMatchObject({ findings: [{ message: 'netOnly', params: { quote } }] });
});
