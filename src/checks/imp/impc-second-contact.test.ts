import { expect, it } from 'vitest';
import { formFact, judge } from '../../../test/factories/facts.ts';
import { imprintSite, openCases, soleTrader } from '../../../test/factories/imprint.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './impc-second-contact.ts';

const cases: [string, Partial<Facts>, Outline][] = [
  ...openCases,

  ['telephone', imprintSite(), { class: 'Conform' }],
  ['nothing', { ...imprintSite({ phone: [] }), forms: [] }, { class: 'Hint', message: 'missing', cause: 'imprint:second-contact' }],
  [
    'shop without telephone',
    imprintSite({ phone: [] }, {}, { site: { isShop: true, isConsumerOffer: true } }),
    { class: 'Hint', message: 'missingShop' },
  ],
  ['fax only', imprintSite({ phone: [], fax: ['+49301234568'] }), { class: 'Hint', message: 'faxOnly' }],
  ['form only', imprintSite({ phone: [], contactForm: ['https://www.muster.test/kontakt'] }), { class: 'Hint', message: 'formOnly' }],
  [
    'a form that the imprint says there is not',
    { ...imprintSite({ phone: [] }, {}, { text: 'Impressum\nKontaktformular: nein – ich antworte per E-Mail' }), forms: [] },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'a number partly in words',
    imprintSite({ phone: [] }, {}, { text: 'Impressum\nTelefon: null zwei elf – 55 50 362\nE-Mail: info (at) osteria.test' }),
    { class: 'Hint', message: 'inWords', cause: 'imprint:second-contact' },
  ],
  [
    'a number all in words',
    imprintSite({ phone: [] }, {}, { text: 'Impressum\nTel. null-drei-null / eins zwei drei vier fünf' }),
    { class: 'Hint', message: 'inWords' },
  ],
  [
    'words after the label that are no number',
    { ...imprintSite({ phone: [] }, {}, { text: 'Impressum\nTelefon: zwei Anschlüsse\nFon: drei Leitungen' }), forms: [] },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'a contact form on a visited page that the imprint does not name',
    { ...imprintSite({ phone: [] }), forms: [formFact()] },
    { class: 'Hint', message: 'formSeen' },
  ],
  [
    'a form for the newsletter is no way of contact',
    { ...imprintSite({ phone: [] }), forms: [formFact({ kind: 'newsletter' })] },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'chat only',
    imprintSite({ phone: [] }, {}, { text: 'Impressum. Erreichen Sie uns im Live-Chat.' }),
    { class: 'Hint', message: 'chatOnly' },
  ],
  [
    'a chat that loads only after consent',
    {
      ...imprintSite({ phone: [] }, {}, { text: 'Impressum\nE-Mail: hallo@muster.test\nLive-Chat (Mo–Fr, 9–17 Uhr)' }),
      services: [catalogueUse('intercom', ['accept'])],
    },
    { class: 'Hint', message: 'chatAfterConsent' },
  ],
  [
    'a chat that loads at once',
    {
      ...imprintSite({ phone: [] }, {}, { text: 'Impressum\nChat auf dieser Website' }),
      services: [catalogueUse('intercom', ['none', 'reject', 'accept'])],
    },
    { class: 'Hint', message: 'chatOnly' },
  ],
  [
    'a form told in words, beside a chat',
    imprintSite({ phone: [] }, {}, { text: 'Impressum\nChat auf dieser Website\nNutzen Sie unser Kontaktformular.' }),
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

it('quotes the way of contact and names the chat', () => {
  const text = 'Impressum\nE-Mail: hallo@muster.test\nLive-Chat (Mo–Fr, 9–17 Uhr)';
  const services = [catalogueUse('intercom', ['accept'])];
  const verdict = judge(check, { ...imprintSite({ phone: [] }, {}, { text }), services });
  const params = { value: 'Live-Chat (Mo–Fr, 9–17 Uhr)', services: 'Intercom' };
  expect(verdict).toMatchObject({ findings: [{ params, items: [{ kind: 'text', value: params.value }] }] });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
