import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-liquidation.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['no sign', imprintSite(), { class: 'NotApplicable', message: 'noSign' }],
  ['stated', imprintSite({ liquidation: ['Muster GmbH i. L.'] }), { class: 'Conform', message: 'stated' }],
  [
    'insolvency alone',
    imprintSite({}, {}, { text: 'Insolvenzverwalter: Karl Vorlage' }),
    { class: 'Hint', message: 'insolvency', cause: 'imprint:liquidation' },
  ],
  [
    'lawyers who administer insolvencies',
    imprintSite({ chamber: ['Rechtsanwaltskammer Karlsruhe'] }, {}, { text: 'Dr. Thomas Berger, Insolvenzverwalter' }),
    { class: 'NotApplicable', message: 'noSign' },
  ],
  [
    'lawyers in insolvency themselves',
    imprintSite({ chamber: ['Rechtsanwaltskammer Karlsruhe'] }, {}, { text: 'Das Insolvenzverfahren ist eröffnet.' }),
    { class: 'Hint', message: 'insolvency' },
  ],
  ['sole trader', imprintSite(soleTrader, { legalForm: 'sole-trader' }), { class: 'NotApplicable', message: 'notOwed' }],
  ['text incomplete', imprintSite({}, {}, { complete: false, text: 'in Insolvenz' }), { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
