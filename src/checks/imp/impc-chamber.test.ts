import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-chamber.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['nothing regulated', imprintSite(), { class: 'NotApplicable', message: 'notOwed' }],
  [
    'all three',
    imprintSite(
      { ...soleTrader, chamber: ['Rechtsanwaltskammer Hamm'], professionalTitle: ['Rechtsanwältin'], professionalRules: ['BRAO'] },
      { industry: 'legal', legalForm: 'freelancer' },
    ),
    { class: 'Conform' },
  ],
  [
    'none of three',
    imprintSite(soleTrader, { industry: 'legal', legalForm: 'freelancer' }),
    { class: 'Risk', message: 'missing', cause: 'imprint:chamber' },
  ],
  ['none, hospital company', imprintSite({}, { industry: 'medical' }), { class: 'Hint', message: 'perhapsMissing' }],
  [
    'none, planner',
    imprintSite(soleTrader, { industry: 'architecture-engineering', legalForm: 'freelancer' }),
    { class: 'Hint', message: 'perhapsMissing' },
  ],
  ['none, partnership', imprintSite({ legalForm: ['partg'] }), { class: 'Hint', message: 'perhapsMissing' }],
  [
    'no chamber',
    imprintSite({ ...soleTrader, professionalTitle: ['Steuerberater'], professionalRules: ['StBerG'] }, { industry: 'tax-audit' }),
    { class: 'Hint', messages: ['noChamber'] },
  ],
  [
    'chamber alone',
    imprintSite({ ...soleTrader, chamber: ['Steuerberaterkammer Köln'] }, { industry: 'tax-audit' }),
    { class: 'Hint', messages: ['noTitle', 'noRules'] },
  ],
  [
    'physiotherapist has no chamber',
    imprintSite({ ...soleTrader, professionalTitle: ['Physiotherapeut'], professionalRules: ['MPhG'] }, { industry: 'health-services' }),
    { class: 'Conform' },
  ],
  [
    'physiotherapist without rules',
    imprintSite({ ...soleTrader, professionalTitle: ['Physiotherapeut'] }, { industry: 'health-services' }),
    { class: 'Hint', messages: ['noRules'] },
  ],
  [
    'chamber of crafts',
    imprintSite({ chamber: ['Handwerkskammer Münster'] }, { industry: 'craft' }),
    { class: 'NotApplicable', message: 'notOwed' },
  ],
  [
    'title without any setting',
    imprintSite({ ...soleTrader, professionalTitle: ['Rechtsanwältin'], chamber: ['Rechtsanwaltskammer Hamm'] }),
    { class: 'Hint', message: 'noRules' },
  ],
  [
    'text incomplete',
    imprintSite(soleTrader, { industry: 'legal', legalForm: 'freelancer' }, { complete: false }),
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
