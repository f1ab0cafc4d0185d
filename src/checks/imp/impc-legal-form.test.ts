import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-legal-form.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['stated, nothing chosen', imprintSite(), { class: 'Conform' }],
  ['stated as chosen', imprintSite({}, { legalForm: 'gmbh' }), { class: 'Conform' }],
  ['gGmbH for GmbH', imprintSite({ legalForm: ['ggmbh'] }, { legalForm: 'gmbh' }), { class: 'Conform' }],
  ['differs from the settings', imprintSite({}, { legalForm: 'ev' }), { class: 'Hint', message: 'differs', cause: 'imprint:legal-form' }],
  [
    'UG without its suffix',
    imprintSite({ name: ['Muster UG'], legalForm: ['ug'] }, {}, { text: 'Muster UG' }),
    { class: 'Risk', message: 'ugSuffix' },
  ],
  [
    'suffix elsewhere in the imprint',
    imprintSite({ name: ['Muster UG'], legalForm: ['ug'] }, {}, { text: 'Muster UG, haftungsbeschränkt' }),
    { class: 'Hint', message: 'ugSuffix' },
  ],
  [
    'UG with a translation in place of its suffix',
    imprintSite(
      { name: ['Muster UG'], legalForm: [{ value: 'ug', quote: 'Muster UG (limited liability)' }] },
      {},
      { text: 'Muster UG (limited liability)' },
    ),
    { class: 'Risk', message: 'ugOther' },
  ],
  ['UG with its suffix', imprintSite({ name: ['Muster UG (haftungsbeschränkt)'], legalForm: ['ug'] }), { class: 'Conform' }],
  ['missing although chosen', imprintSite(soleTrader, { legalForm: 'gmbh' }), { class: 'Hint', message: 'missing' }],
  ['natural person', imprintSite(soleTrader, { legalForm: 'freelancer' }), { class: 'NotApplicable', message: 'notOwed' }],
  ['GbR: advised', imprintSite(soleTrader, { legalForm: 'gbr' }), { class: 'NotApplicable', message: 'advised' }],
  [
    'an owner without legal form',
    imprintSite(soleTrader, {}, { text: 'Tischlerei Beispiel\nInhaberin: Anna Beispiel' }),
    { class: 'NoClassification', message: 'owner' },
  ],
  [
    'the first person without legal form',
    imprintSite(soleTrader, {}, { text: 'Als Kleinunternehmerin weise ich keine Umsatzsteuer aus.' }),
    { class: 'NoClassification', message: 'person' },
  ],
  [
    'a single practice',
    imprintSite({ ...soleTrader, professionalTitle: ['Zahnärztin (verliehen in Deutschland)'] }, {}, { text: 'Anna Beispiel, Zahnärztin' }),
    { class: 'NotApplicable', message: 'practitioner' },
  ],
  [
    'a family',
    imprintSite(soleTrader, {}, { text: 'Muster Hof\nInhaber: Familie Muster' }),
    { class: 'NoClassification', message: 'family' },
  ],
  ['a register number without a form', imprintSite({ ...soleTrader, registerNumber: ['HRB 4711'] }), { class: 'Hint', message: 'entered' }],
  [
    'a register abroad without a form',
    imprintSite({ ...soleTrader, registerNumber: ['CHE-232.100.900'] }),
    { class: 'NoClassification', message: 'unknown' },
  ],
  ['nobody knows', imprintSite(soleTrader), { class: 'NoClassification', message: 'unknown' }],
  [
    'text incomplete',
    imprintSite(soleTrader, { legalForm: 'gmbh' }, { complete: false }),
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
