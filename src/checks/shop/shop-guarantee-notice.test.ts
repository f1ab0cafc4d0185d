import { expect, it } from 'vitest';
import { applicability, judge, link, pageFact, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-guarantee-notice.ts';

const shop: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-goods-b2c'] } }),
};
const seen: Partial<Facts> = { applicability: applicability({ isShop: true, isConsumerOffer: true }) };
const start = (part: Partial<PageFact>, facts = shop) => ({ ...facts, pages: [pageFact(part)] });

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'the words of the notice',
    start({ text: 'Warenkorb\nGesetzliches Gewährleistungsrecht\nIn der EU mindestens 2 Jahre\nReparatur oder Ersatz' }),
    { class: 'Conform', message: 'present' },
  ],
  [
    'an image that is described',
    start({ text: 'Ihre Rechte', pictures: ['EU-Mitteilung: Gesetzliches Gewährleistungsrecht – mindestens 2 Jahre'] }),
    { class: 'Conform', message: 'present' },
  ],
  [
    'an image of something else',
    start({ text: 'Ihre Rechte', pictures: ['Siegel für geprüfte Gewährleistung und Service'] }),
    { class: 'Hint' },
  ],
  ['its name', start({ text: 'Hier unsere harmonisierte Mitteilung.' }), { class: 'Conform', message: 'present' }],
  ...[
    'Ihre gesetzlichen Gewährleistungsrechte bleiben unberührt.',
    'Es besteht ein gesetzliches Gewährleistungsrecht von zwei Jahren in der EU, auch auf Reparatur und auf Ersatz für alle Waren.',
    'Gesetzliches Gewährleistungsrecht\nEs gilt das Gesetz.',
    'Gesetzliche Gewährleistung: zwei Jahre',
    'Gestellgarantie 10 Jahre; die gesetzliche Gewährleistung gilt daneben.',
    'The legal guarantee applies.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `an ordinary sentence: ${text}`,
    start({ text: `Tee\n${text}` }),
    { class: 'Hint', message: 'missing' },
  ]),
  [
    'link to the page of the EU',
    start({ links: [link({ text: '', href: 'https://europa.eu/youreurope/citizens/consumers' })] }),
    { class: 'Conform' },
  ],
  [
    'description of an image in a link',
    start({ links: [link({ text: 'Harmonisierte Mitteilung', href: `${siteUrl}g` })] }),
    { class: 'Conform' },
  ],
  ['not found', start({ text: 'Tee aus aller Welt' }), { class: 'Hint', message: 'missing', cause: 'guarantee-notice', refs: [siteUrl] }],
  [
    'not at the checkout either',
    { ...start({ text: 'Kasse' }), shopPages: [shopPage({ url: siteUrl, kind: 'checkout' })] },
    { class: 'Hint', message: 'missingAtOrder' },
  ],
  [
    'pages of the shop show that it is missing, not each page on which it was looked for',
    {
      ...shop,
      pages: [pageFact(), pageFact({ kind: 'imprint', url: `${siteUrl}impressum` }), pageFact({ kind: 'other', url: `${siteUrl}tee` })],
      shopPages: [shopPage({ url: `${siteUrl}tee`, kind: 'product' })],
    },
    { class: 'Hint', message: 'missing', refs: [`${siteUrl}tee`] },
  ],
  [
    'the terms are no notice',
    {
      ...shop,
      pages: [pageFact(), pageFact({ kind: 'terms', url: `${siteUrl}agb`, text: 'Es gilt das gesetzliche Gewährleistungsrecht.' })],
    },
    { class: 'Hint', message: 'missing' },
  ],
  ['goods by talk of shipping', start({ text: 'Tee 5 € zzgl. Versand' }, seen), { class: 'Hint', message: 'missing' }],
  ...[
    'Kein Versand, der Zugang wird sofort freigeschaltet.',
    'E-Paper ohne Versand',
    'Ein Versand findet nicht statt.',
    'Versand als PDF kostenlos',
    'Versand per E-Mail',
    'Versand erfolgt kostenlos als PDF',
    'PDF-Versand sofort',
  ].map((text): [string, Partial<Facts>, Outline] => [text, start({ text }, seen), { class: 'NoClassification', message: 'noGoods' }]),
  ['goods or services', start({ text: 'Kurse' }, seen), { class: 'NoClassification', message: 'noGoods' }],
  ['text cut off', start({ textComplete: false }), { class: 'NoClassification', message: 'notExamined' }],
  ['login', start({ status: 401, failure: 'auth-required' }), { class: 'NoClassification', message: 'loginRequired' }],
  [
    'under construction',
    start({ text: 'Hier entsteht unser Shop', links: [] }),
    { class: 'NoClassification', message: 'underConstruction' },
  ],
  ['unsupported language', start({ language: 'pl', text: 'Witamy' }), { class: 'NoClassification', message: 'language' }],
  [
    'consumers or not',
    { applicability: applicability({ isShop: null, isConsumerOffer: null }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  ...(
    [
      ['Strom und Gas', 'Arbeitspreis 31 ct/kWh, Zählernummer, Stromlieferung innerhalb von 14 Tagen'],
      ['Glasfaser', 'Glasfaser mit 500 Mbit/s, Rufnummernmitnahme, Festnetz-Flat. Lieferung nach Hause'],
      ['Hausratversicherung', 'Versicherungsbeginn, Versicherungssumme, Selbstbeteiligung'],
      ['Kursanmeldung', 'Kursgebühr 80 €, Kursbeginn, Dozentin'],
    ] as const
  ).map(([heading, text]): [string, Partial<Facts>, Outline] => [
    `contracts and no goods: ${heading}`,
    start({ title: `${heading}: Stromtarife und mehr`, headings: [heading], text }, seen),
    { class: 'NotApplicable', message: 'servicesOnly' },
  ]),
  [
    'devices that use electricity',
    start({ headings: ['Stromspeicher'], text: 'Jahresverbrauch, Stromlieferung, Ökostrom. Zzgl. Versand, Lieferzeit 3 Tage' }, seen),
    { class: 'Hint', message: 'missing' },
  ],
  ['no shop', {}, { class: 'NotApplicable', message: 'noOffer' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('counts all pages that were read, the terms included', () => {
  const result = judge(check, { ...shop, pages: [pageFact(), pageFact({ kind: 'terms', url: `${siteUrl}agb` })] });
  expect('findings' in result && result.findings[0]?.params).toMatchObject({ examined: 2 });
});
