import { expect, it } from 'vitest';
import { link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-editorial.ts';

const posts = (count: number) => ({
  pages: [pageFact({ links: Array.from({ length: count }, (_, index) => link({ href: `${siteUrl}blog/beitrag-nummer-${index}` })) })],
});

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,
  ['person, address as above', imprintSite(), { class: 'Conform' }],
  ['no editorial content', imprintSite({ editorial: [] }), { class: 'NotApplicable', message: 'notOwed' }],
  [
    'magazine without a person',
    imprintSite({ editorial: [] }, { industry: 'media-publishing' }),
    { class: 'Hint', message: 'missing', cause: 'imprint:editorial' },
  ],
  ['purpose told', imprintSite({ editorial: [] }, { purposes: ['editorial'] }), { class: 'Hint', message: 'missing' }],
  ['blog of a firm', { ...imprintSite({ editorial: [] }), ...posts(6) }, { class: 'Hint', message: 'blogUnclear' }],
  [
    'a newspaper by its title',
    {
      ...imprintSite({ editorial: [] }, {}, { text: 'Heide Verlags GmbH' }),
      pages: [pageFact({ title: 'Heidekurier – Nachrichten aus der Region' })],
    },
    { class: 'Hint', message: 'pressTitle' },
  ],
  [
    'news of a firm',
    { ...imprintSite({ editorial: [] }), pages: [pageFact({ title: 'Nachrichten aus unserer Werkstatt' })] },
    { class: 'NotApplicable' },
  ],
  ['two posts', { ...imprintSite({ editorial: [] }), ...posts(2) }, { class: 'NotApplicable' }],
  [
    'company in place of a person',
    imprintSite({ editorial: [{ value: 'Muster GmbH', quote: 'Verantwortlich nach § 18 Abs. 2 MStV: Muster GmbH' }] }),
    { class: 'Hint', message: 'companyOnly' },
  ],
  [
    'company in place of a person, on a site with posts',
    { ...imprintSite({ editorial: ['Muster GmbH'] }), ...posts(6) },
    { class: 'Hint', message: 'companyOnly' },
  ],
  [
    'a company that answers for the content of its own site',
    imprintSite({ editorial: [{ value: 'Muster GmbH', quote: 'Verantwortlich für den Inhalt: Muster GmbH' }] }),
    { class: 'NotApplicable', message: 'notOwed' },
  ],
  ...[
    ['V.i.S.d.P.: Erika Vorlage', 'Hint'],
    ['Verantwortlich für den Inhalt: Erika Vorlage', 'NotApplicable'],
    ['V.i.S.d.P.: Erika Vorlage (Anschrift s. o.)', 'Conform'],
    ['Verantwortlich i. S. d. § 18 Abs. 2 MStV: Erika Vorlage, Adresse wie vorstehend', 'Conform'],
    ['Verantwortlich nach § 18 MStV: Erika Vorlage, obige Anschrift', 'Conform'],
  ].map(([quote = '', expected = '']): [string, Partial<Facts>, Outline] => [
    quote,
    imprintSite({ editorial: [{ value: 'Erika Vorlage', quote }] }),
    { class: expected as Outline['class'], ...(expected === 'Hint' && { message: 'noAddress' }) },
  ]),
  [
    'person with an address of her own',
    imprintSite({ editorial: [{ value: 'Erika Vorlage', quote: 'Erika Vorlage, Weg 1, 12345 Ort' }] }),
    { class: 'Conform' },
  ],
  ['the provider herself', imprintSite({ ...soleTrader, editorial: ['Anna Beispiel'] }), { class: 'Conform' }],
  [
    'text incomplete',
    imprintSite({ editorial: [] }, { purposes: ['editorial'] }, { complete: false }),
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
