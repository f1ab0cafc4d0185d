import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './imp-settings-consistency.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['nothing chosen, number fits the form', imprintSite(), { class: 'Conform', message: 'registerFits' }],
  ['as chosen', imprintSite({}, { legalForm: 'gmbh' }), { class: 'Conform', message: 'same' }],
  [
    'chosen, the imprint tells only the number',
    imprintSite({ legalForm: [] }, { legalForm: 'gmbh' }),
    { class: 'Conform', message: 'registerFitsChoice' },
  ],
  ['other form chosen', imprintSite({}, { legalForm: 'ev' }), { class: 'Hint', message: 'legalForm', cause: 'imprint:legal-form' }],
  [
    'register of another form',
    imprintSite({ registerNumber: ['VR 123'] }),
    { class: 'Hint', message: 'registerDivision', cause: 'imprint:register-kind' },
  ],
  ['number of another company beside the right one', imprintSite({ registerNumber: ['HRB 1', 'HRA 2'] }), { class: 'Conform' }],
  [
    'two registers of a limited partnership',
    imprintSite({ legalForm: ['gmbh-co-kg'], registerNumber: ['HRB 2', 'HRA 1'] }),
    { class: 'Conform', message: 'registerFitsPartner' },
  ],
  [
    'limited partnership with the number of its general partner only',
    imprintSite({ legalForm: ['gmbh-co-kg'], registerNumber: ['HRB 2'] }),
    { class: 'NoClassification', message: 'partnerOnly' },
  ],
  ['branch of a foreign company', imprintSite({ legalForm: ['foreign-company'], registerNumber: ['HRB 1'] }), { class: 'Conform' }],
  [
    'number without a form that has one',
    imprintSite({ ...soleTrader, registerNumber: ['HRB 1'] }, { legalForm: 'freelancer' }),
    { class: 'Hint', message: 'registerKind' },
  ],
  ['private person, company in the imprint', imprintSite({}, { websiteType: 'privateer' }), { class: 'Hint', message: 'legalForm' }],
  [
    'private person with a shop',
    imprintSite(soleTrader, { websiteType: 'privateer' }, { site: { isShop: true, signs: ['cart-link'] } }),
    { class: 'Hint', message: 'privateBusiness' },
  ],
  [
    'an authority has no number',
    imprintSite({ ...soleTrader, name: ['Stadt Nordheim'], legalForm: ['public-law'] }),
    { class: 'NotApplicable', message: 'noRegister' },
  ],
  ['nothing to compare', imprintSite(soleTrader), { class: 'NotApplicable', message: 'nothingKnown' }],
  [
    'a form without its number, nothing chosen',
    imprintSite({ registerCourt: [], registerNumber: [] }),
    { class: 'NoClassification', message: 'notChosen' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
