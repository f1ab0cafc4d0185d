import { expect, it } from 'vitest';
import { legalPage, noLegalPage, noticeItems, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-controller.ts';

const bare = 'Wir gehen sorgsam mit Angaben um. Die Nutzung ist meist ohne Angaben möglich.';
const privacy = (text: string) => legalPage({ kind: 'privacy', text });
/** What the notice says of the controller, and the address of the imprint. */
const told = (quote: string, address: string, name = 'Jana Reuther'): Partial<Facts> => ({
  privacy: privacy(quote),
  noticeItems: noticeItems({ without: ['controllerContact'], items: [{ kind: 'controllerContact', value: quote, quote }] }),
  imprintElements: {
    elements: [
      { kind: 'name', value: name, quote: name },
      { kind: 'address', value: address, quote: address },
    ],
    complete: true,
  },
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['named with contact', {}, { class: 'Conform' }],
  [
    'another town than the imprint',
    told('Verantwortlich: Jana Reuther Podbielskistraße 112 30177 Hannover E-Mail: a@b.test', 'Lister Meile 47, 30161 Hannover'),
    { class: 'Hint', message: 'otherAddress', cause: 'privacy-notice:controller-address' },
  ],
  [
    'another company than that of the imprint',
    told('Verantwortlich: Jana Reuther, Podbielskistraße 112, 30177 Hannover', 'Lister Meile 47, 30161 Hannover', 'Nordhandel GmbH'),
    { class: 'Hint', message: 'otherName' },
  ],
  ...(
    [
      [
        'Verantwortlicher Falk & Ritter Veranstaltungsservice GbR Svenja Ritter Körnerstr. 12 50823 Köln',
        'Lichtblick Events GmbH',
        'otherCompany',
      ],
      ['Verantwortlich ist die Weber Bau KG, Ring 1, 30161 Hannover', 'Nordhandel GmbH', 'otherCompany'],
      ['Verantwortlich ist die Nordhandel Holding AG, Ring 1, 30161 Hannover', 'Nordhandel GmbH', undefined],
      ['Verantwortlich ist die Weber Bau KG, Ring 1, 30161 Hannover. Sie führt die Nordhandel GmbH.', 'Nordhandel GmbH', undefined],
      ['Verantwortlich: Tischlerei Weber, Ring 1, 30161 Hannover', 'Nordhandel GmbH', 'otherName'],
      ['Verantwortlich: Lister Eck, Lister Meile 47, 30161 Hannover', 'Tamara Olbrich', 'otherName'],
      ['Inhaber: Jan Weber, Lister Eck, Lister Meile 47, 30161 Hannover', 'Nordkante gmbh', 'otherName'],
      ['Verantwortlich: Lister Eck, Inhaberin T. Olbrich, Lister Meile 47, 30161 Hannover', 'Tamara Olbrich', undefined],
      ['Verantwortlich: Olbrichs Eck, Lister Meile 47, 30161 Hannover', 'Tamara Olbrich', undefined],
      ['Verantwortlich: Lister Eck, [Adresse], E-Mail: eck@lister.test', 'Tamara Olbrich', 'placeholder'],
      ['Verantwortlich: Lister Eck, Musterstraße 1, 12345 Musterstadt, E-Mail: eck@lister.test', 'Tamara Olbrich', 'placeholder'],
      ['Verantwortlich: Lister Meile 74, 30161 Hannover, Muster GmbH', 'Muster GmbH', 'otherAddress'],
      ['Verantwortlich: Muster GmbH, Ringstraße 1, 30161 Hannover', 'Muster GmbH', 'otherAddress'],
      ['Verantwortlich: Muster GmbH, Ringstraße 1, 30161 Hannover, Lager: Lister Meile 47', 'Muster GmbH', undefined],
      ['Verantwortlich: Muster Holding AG, Ringstraße 1, 30161 Hannover', 'Muster GmbH', undefined],
      ['Verantwortlich: Muster GmbH, Listermeile 12, 30161 Hannover', 'Muster GmbH', undefined],
      ['Verantwortlich: Muster GmbH, Lister Meile 47a, 30161 Hannover', 'Muster GmbH', undefined],
      ['Verantwortlich: Muster GmbH, Lister Meile 74, 30161 Hannover, Büro: Lister Meile 47', 'Muster GmbH', undefined],
    ] as const
  ).map(([quote, name, message]): [string, Partial<Facts>, Outline] => [
    `${quote} / ${name}`,
    told(quote, 'Lister Meile 47, 30161 Hannover', name),
    message === undefined ? { class: 'Conform' } : { class: 'Hint', message },
  ]),
  [
    'the address of the imprint',
    told('Verantwortlich: Jana Reuther, Lister Meile 47, 30161 Hannover', 'Lister Meile 47, 30161 Hannover'),
    { class: 'Conform' },
  ],
  [
    'a branch beside the seat',
    told('Verantwortlich: Muster GmbH, Ring 1, 20095 Hamburg, Sitz: Lister Meile 47, 30161 Hannover', 'Lister Meile 47, 30161 Hannover'),
    { class: 'Conform' },
  ],
  ...(
    [
      ['Borngasse 12 30161 Hannover Telefon 0511 1234', 'otherAddress'],
      ['Podbielskistraße 112, 30177 Hannover', 'otherAddress'],
      ['Lister Meile 47, 30161 Hannover', undefined],
      ['E-Mail a@b.test. Beauftragter: Nordschutz, Ring 1, 30177 Hannover', undefined],
    ] as const
  ).map(([address, message]): [string, Partial<Facts>, Outline] => {
    const lead = `Verantwortliche Stellen für die Verarbeitung auf dieser Website sind ${'gemeinsam und in allen ihren Teilen, '.repeat(3)}Jana Reuther, `;
    const text = `Datenschutz\n${lead}${address}`;
    return [
      `an address behind the end of the quotation: ${address}`,
      {
        ...told(`${lead}${address}`.slice(0, 200), 'Lister Meile 47, 30161 Hannover'),
        privacy: privacy(text),
      },
      message === undefined ? { class: 'Conform' } : { class: 'Hint', message },
    ];
  }),
  [
    'a post-office box',
    told('Verantwortlich: Muster GmbH, Postfach 10 20, 30010 Hannover', 'Lister Meile 47, 30161 Hannover'),
    { class: 'Conform' },
  ],
  ['an e-mail address alone', told('Verantwortlich: Muster GmbH, a@b.test', 'Lister Meile 47, 30161 Hannover'), { class: 'Conform' }],
  [
    'name without contact',
    { noticeItems: noticeItems({ without: ['controllerContact'] }) },
    { class: 'Hint', message: 'noContact', cause: 'privacy-notice:controller' },
  ],
  [
    'only the imprint',
    {
      noticeItems: noticeItems({ without: ['controller', 'controllerContact'] }),
      privacy: privacy(`${bare} Kontaktdaten entnehmen Sie dem Impressum.`),
    },
    { class: 'Hint', message: 'imprintOnly' },
  ],
  [
    'contact data without role',
    { noticeItems: noticeItems({ without: ['controller', 'controllerContact'] }), privacy: privacy(`${bare} info@muster.test`) },
    { class: 'Hint', message: 'notNamed' },
  ],
  [
    'neither role nor contact',
    { noticeItems: noticeItems({ without: ['controller', 'controllerContact'] }), privacy: privacy(bare) },
    { class: 'Risk', message: 'missing', refs: [`${siteUrl}datenschutz`] },
  ],
  [
    'missing in what was read',
    { noticeItems: noticeItems({ without: ['controller', 'controllerContact'], complete: false }), privacy: privacy(bare) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'an empty shell is the finding of another check',
    { noticeItems: { items: [], complete: false }, privacy: { ...privacy(''), contentKind: 'empty' } },
    { class: 'NotApplicable', message: 'noNotice' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
