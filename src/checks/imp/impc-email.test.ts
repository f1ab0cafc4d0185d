import { expect, it } from 'vitest';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './impc-email.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['address stated', imprintSite(), { class: 'Conform' }],
  ['address in other words', imprintSite({ email: ['info (at) muster (punkt) test'] }), { class: 'Conform', message: 'disguised' }],
  [
    'none',
    imprintSite({ email: [] }, {}, { text: 'Muster GmbH, Musterstraße 1, 12345 Ort' }),
    { class: 'Risk', message: 'missing', cause: 'imprint:email' },
  ],
  [
    'a field that nobody filled in',
    imprintSite({ email: [] }, {}, { text: 'Muster GmbH\nE-Mail: [E-Mail-Adresse eintragen]' }),
    { class: 'Risk', message: 'openField' },
  ],
  [
    'only a form',
    imprintSite({ email: [], contactForm: ['https://www.muster.test/kontakt'] }, {}, { text: 'Kontaktformular' }),
    { class: 'Risk', message: 'formOnly' },
  ],
  [
    'form named in the text',
    imprintSite({ email: [] }, {}, { text: 'Nutzen Sie unser Kontaktformular. E-Mail' }),
    { class: 'Risk', message: 'formOnly' },
  ],
  [
    'picture or script behind a label',
    imprintSite({ email: [] }, {}, { text: 'Muster GmbH E-Mail: Telefon: 030' }),
    { class: 'Hint', message: 'hidden' },
  ],
  [
    'only the notice on dispute resolution points to one',
    imprintSite(
      { email: [] },
      {},
      { text: 'Anna Beispiel, Weg 1, 12345 Ort\nPlattform: https://ec.europa.eu/odr. Unsere E-Mail-Adresse finden Sie oben im Impressum.' },
    ),
    { class: 'Risk', message: 'missing' },
  ],
  [
    'only advertising by e-mail is objected to',
    imprintSite(
      { email: [] },
      {},
      { text: 'Anna Beispiel\nDer Zusendung von Werbung per E-Mail wird widersprochen, etwa durch Spam-Mails.' },
    ),
    { class: 'Risk', message: 'missing' },
  ],
  [
    'no form either',
    imprintSite({ email: [] }, {}, { text: 'Anna Beispiel\nEin Kontaktformular gibt es nicht.' }),
    { class: 'Risk', message: 'missing' },
  ],
  [
    'a label, and the notice below it',
    imprintSite({ email: [] }, {}, { text: 'Anna Beispiel\nE-Mail:\nTelefon: 030\nUnsere E-Mail-Adresse finden Sie oben im Impressum.' }),
    { class: 'Hint', message: 'hidden' },
  ],
  [
    'private person without business',
    imprintSite({ ...soleTrader, email: [] }, { websiteType: 'privateer' }, { site: { isBusiness: false } }),
    { class: 'NotApplicable', message: 'advised' },
  ],
  [
    'private person with a shop: doubt, so no risk',
    imprintSite({ ...soleTrader, email: [] }, { websiteType: 'privateer' }, { text: 'Anna', site: { isBusiness: true, isShop: true } }),
    { class: 'Hint', message: 'missing' },
  ],
  [
    'text incomplete',
    imprintSite({ email: [] }, {}, { complete: false, text: 'Muster' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
