import { expect, it } from 'vitest';
import { applicability, judge, link, pageFact, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts, PageFact } from '../facts.ts';
import check from './shop-guarantee-notice.ts';

const shop: Partial<Facts> = {
  applicability: applicability({ isShop: true, isConsumerOffer: true, settings: { purposes: ['shop-goods-b2c'] } }),
};
const seen: Partial<Facts> = { applicability: applicability({ isShop: true, isConsumerOffer: true }) };
const start = (part: Partial<PageFact>, facts = shop) => ({ ...facts, pages: [pageFact(part)] });

const cases: [string, Partial<Facts>, Outline][] = [
  ['the words of the notice', start({ text: 'Gesetzliches Gewährleistungsrecht in der EU' }), { class: 'Conform' }],
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
  ...['Kein Versand, der Zugang wird sofort freigeschaltet.', 'E-Paper ohne Versand', 'Ein Versand findet nicht statt.'].map(
    (text): [string, Partial<Facts>, Outline] => [text, start({ text }, seen), { class: 'NoClassification', message: 'noGoods' }],
  ),
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
  ['no shop', {}, { class: 'NotApplicable', message: 'noOffer' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('counts all pages that were read, the terms included', () => {
  const result = judge(check, { ...shop, pages: [pageFact(), pageFact({ kind: 'terms', url: `${siteUrl}agb` })] });
  expect('findings' in result && result.findings[0]?.params).toMatchObject({ examined: 2 });
});
