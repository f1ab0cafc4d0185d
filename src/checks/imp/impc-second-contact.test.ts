import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-second-contact.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['telephone', imprintSite(), { class: 'Conform' }],
  ['nothing', imprintSite({ phone: [] }), { class: 'Hint', message: 'missing', cause: 'imprint:second-contact' }],
  [
    'shop without telephone',
    imprintSite({ phone: [] }, {}, { site: { isShop: true, isConsumerOffer: true } }),
    { class: 'Hint', message: 'missingShop' },
  ],
  ['fax only', imprintSite({ phone: [], fax: ['+49301234568'] }), { class: 'Hint', message: 'faxOnly' }],
  ['form only', imprintSite({ phone: [], contactForm: ['https://www.muster.test/kontakt'] }), { class: 'Hint', message: 'formOnly' }],
  [
    'chat only',
    imprintSite({ phone: [] }, {}, { text: 'Impressum. Erreichen Sie uns im Live-Chat.' }),
    { class: 'Hint', message: 'formOnly' },
  ],
  ['premium number', imprintSite({ phone: ['+49900123456'] }), { class: 'Hint', message: 'premium' }],
  ['premium number beside an ordinary one', imprintSite({ phone: ['+49900123456', '+4930123456'] }), { class: 'Conform' }],
  [
    'private person',
    imprintSite({ ...soleTrader, phone: [] }, { websiteType: 'privateer' }, { site: { isBusiness: false } }),
    { class: 'NotApplicable', message: 'notOwed' },
  ],
  ['text incomplete', imprintSite({ phone: [] }, {}, { complete: false }), { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
