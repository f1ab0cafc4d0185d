import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-vat.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['valid id', imprintSite(), { class: 'Conform' }],
  ['business id', imprintSite({ vatId: [], businessId: ['DE123456788-00001'] }), { class: 'Conform' }],
  ['foreign id', imprintSite({ vatId: ['ATU12345678'] }), { class: 'Conform' }],
  ['wrong check digit', imprintSite({ vatId: ['DE123456789'] }), { class: 'Hint', message: 'checkDigit', cause: 'imprint:vat' }],
  ['company without', imprintSite({ vatId: [] }), { class: 'Hint', message: 'missing' }],
  ['tax number instead', imprintSite({ vatId: [], taxNumber: ['12/345/67890'] }), { class: 'Hint', message: 'taxNumberInstead' }],
  [
    'small business',
    imprintSite({ vatId: [] }, {}, { text: 'Kleinunternehmer gemäß § 19 UStG' }),
    { class: 'Conform', message: 'smallBusiness' },
  ],
  ...[
    'Gemäß § 19 Abs. 1 S. 1 UStG wird keine Umsatzsteuer berechnet, sofern nichts anderes vereinbart ist.',
    'Als Kleinunternehmerin weise ich keine Umsatzsteuer aus. Wenn Sie Fragen haben, schreiben Sie mir.',
    'Soweit nicht anders angegeben, gilt die Kleinunternehmerregelung.',
    'USt-IdNr.: entfällt (Kleinunternehmer). Honorare auf Anfrage.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    imprintSite({ vatId: [] }, {}, { text }),
    { class: 'Conform', message: 'smallBusiness' },
  ]),
  ...[
    'Falls Sie die Kleinunternehmerregelung gem. § 19 UStG nutzen, entfällt die Nummer.',
    'Bei Anwendung von § 19 UStG wird keine Umsatzsteuer ausgewiesen.',
    'Kleinunternehmer gemäß § 19 UStG (falls zutreffend)',
    'Hinweis auf die Kleinunternehmerregelung bitte ergänzen',
    'Die Kleinunternehmerregelung nehmen wir nicht in Anspruch.',
    'Wir sind kein Kleinunternehmer.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    imprintSite({ vatId: [] }, {}, { text }),
    { class: 'Hint', message: 'missing' },
  ]),
  ...[
    'Kleinunternehmer gemäß § 19 UStG.\nUSt-IdNr.: Bitte ergänzen, falls vorhanden.',
    'Umsatzsteuer-ID gemäß § 27a UStG:\nhier noch eintragen',
    'Umsatzsteuer-Identifikationsnummer nach § 27 a Umsatzsteuergesetz: bitte einfügen',
    'VAT ID: TBD',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    imprintSite(soleTrader, {}, { text }),
    {
      class: 'Hint',
      message: 'toBeFilled',
      cause: /falls vorhanden|bitte einfügen|TBD/.test(text) ? 'imprint:template-note' : 'imprint:vat',
    },
  ]),
  [
    'an id withheld by a small business',
    imprintSite(soleTrader, {}, { text: 'Kleinunternehmer nach § 19 UStG\nDie USt-IdNr. teilen wir gern auf Anfrage mit.' }),
    { class: 'Hint', message: 'withheld' },
  ],
  ...[
    'Eine Umsatzsteuer-Identifikationsnummer ist nicht erteilt: Unsere Umsätze sind steuerfrei.',
    'USt-IdNr.: nicht vorhanden',
    'Eine USt-IdNr. besitzen wir nicht.',
    'Wir haben keine Umsatzsteuer-ID und keine USt-IdNr.',
    'USt-IdNr. ist uns noch nicht erteilt.',
    'Umsatzsteuerbefreit nach § 4 Nr. 14 UStG',
    'Unsere Leistungen sind von der Umsatzsteuer befreit.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    imprintSite({ vatId: [] }, {}, { text }),
    { class: 'Hint', message: 'onlyBusinessId', cause: 'imprint:vat' },
  ]),
  [
    'an id announced without its number',
    imprintSite({ vatId: [] }, {}, { text: 'USt-IdNr.: auf Anfrage. Haftung übernehmen wir nicht.' }),
    { class: 'Hint', message: 'withheld' },
  ],
  ...[
    'Umsatzsteuer-ID\nGern auf Anfrage.',
    'Die USt-IdNr. wird auf Wunsch mitgeteilt',
    'VAT ID: available on request',
    'USt-IdNr. DE auf Anfrage, Tel. 1234567',
  ].map((text): [string, Partial<Facts>, Outline] => [
    text,
    imprintSite(soleTrader, {}, { text }),
    { class: 'Hint', message: 'withheld', cause: 'imprint:vat' },
  ]),
  [
    'tax number of a sole trader under the name of the id',
    imprintSite({ ...soleTrader, taxNumber: ['12/345/67890'] }, {}, { text: 'Umsatzsteuer-ID: 12/345/67890' }),
    { class: 'Hint', message: 'taxNumberInstead' },
  ],
  [
    'tax number of a sole trader',
    imprintSite({ ...soleTrader, taxNumber: ['12/345/67890'] }, {}, { text: 'Steuernummer: 12/345/67890' }),
    { class: 'NotApplicable', message: 'onlyIfAny' },
  ],
  [
    'other things on request',
    imprintSite(soleTrader, {}, { text: 'USt-IdNr. DE. Preise auf Anfrage.' }),
    { class: 'NotApplicable', message: 'onlyIfAny' },
  ],
  ...[
    ['Umsatzsteuer-Identifikationsnummer: DE 123 456 78', '8'],
    ['USt-IdNr. gemäß § 27a UStG: DE1234567890', '10'],
  ].map(([text, digits]): [string, Partial<Facts>, Outline] => [
    `${digits} digits`,
    imprintSite({ ...soleTrader, vatId: [] }, {}, { text: text! }),
    { class: 'Hint', message: 'malformed' },
  ]),
  ...(
    [
      ['USt.-Id.-Nr.: DE12647381\nImmobilien GmbH\nUSt-IdNr. DE123456788', 'malformed'],
      ['Umsatzsteuer-ID: DE 1264 7381 · USt-IdNr.: DE123456788', 'malformed'],
      ['VAT registration number: DE12345678\nVAT ID DE123456788', 'malformed'],
      ['USt-IdNr. DE123456788\nWebdesign: Agentur X, USt-IdNr.: DE12345678', undefined],
      ['USt-IdNr. DE123456788\nWirtschafts-IdNr. DE123456788-00001', undefined],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    text,
    imprintSite({ vatId: ['DE123456788'] }, {}, { text }),
    message ? { class: 'Hint', message } : { class: 'Conform' },
  ]),
  ['sole trader without', imprintSite(soleTrader), { class: 'NotApplicable', message: 'onlyIfAny' }],
  ['shop of a sole trader', imprintSite(soleTrader, {}, { site: { isShop: true } }), { class: 'Hint', message: 'missing' }],
  ['agency of a sole trader', imprintSite(soleTrader, { industry: 'it-agency' }), { class: 'Hint', message: 'missing' }],
  ['text incomplete', imprintSite({ vatId: [] }, {}, { complete: false }), { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
