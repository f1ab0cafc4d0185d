import { expect, it } from 'vitest';
import { applicability, judge, legalPage, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { withdrawalText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { LegalPageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-withdrawal-form.ts';

const shop: Partial<Facts> = { applicability: applicability({ isShop: true, isConsumerOffer: true }) };
const policy = (text: string, part: Partial<LegalPageFact> = {}) => ({
  ...shop,
  cancellation: legalPage({ kind: 'cancellation', text, ...part }),
});
const terms = (text: string, part: Partial<LegalPageFact> = {}) => ({ terms: legalPage({ kind: 'terms', text, ...part }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['with its heading', policy(`${withdrawalText}\nMuster-Widerrufsformular`), { class: 'Conform' }],
  ['with the wording of the annex', policy(`${withdrawalText}\nHiermit widerrufe(n) ich/wir den Vertrag`), { class: 'Conform' }],
  ['as Austrian models word it', policy(`${withdrawalText}\nHiermit trete ich von dem Vertrag zurück`), { class: 'Conform' }],
  ['in the terms', { ...policy(withdrawalText), ...terms('Allgemeine Geschäftsbedingungen. Widerrufsformular: …') }, { class: 'Conform' }],
  [
    'as a PDF',
    { ...policy(withdrawalText), pages: [pageFact({ links: [link({ text: 'Formular', href: `${siteUrl}Widerrufsformular.pdf` })] })] },
    { class: 'Conform' },
  ],
  [
    'named by the sentence of the model alone',
    policy(`${withdrawalText}\nSie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`),
    { class: 'Hint', message: 'onlyNamed' },
  ],
  [
    'named, with a file beside it',
    {
      ...policy(`${withdrawalText}\nDu kannst dafür unser Widerrufsformular nutzen.`),
      pages: [
        pageFact({ url: `${siteUrl}widerruf`, kind: 'cancellation', links: [link({ text: 'hier', href: `${siteUrl}files/w.pdf` })] }),
      ],
    },
    { class: 'NoClassification', message: 'perhapsFile' },
  ],
  [
    'named and linked',
    {
      ...policy(`${withdrawalText}\nDu kannst dafür unser Widerrufsformular nutzen.`),
      pages: [pageFact({ links: [link({ text: 'Widerrufsformular', href: `${siteUrl}files/w.pdf` })] })],
    },
    { class: 'Conform', message: 'named' },
  ],
  ['missing', policy(withdrawalText), { class: 'Hint', message: 'missing', cause: 'withdrawal-form', refs: [`${siteUrl}widerruf`] }],
  ['no instruction at all', shop, { class: 'NoClassification', message: 'noInstruction' }],
  [
    'an instruction within the terms alone',
    { ...shop, ...terms(`§ 5 Widerrufsbelehrung\n${withdrawalText}`) },
    { class: 'Hint', message: 'missing', refs: [`${siteUrl}agb`] },
  ],
  [
    'terms that only name the right',
    { ...shop, ...terms('Es gilt das Widerrufsrecht.') },
    { class: 'NoClassification', message: 'noInstruction' },
  ],
  ['instruction not read', policy('', { failure: 'timeout' }), { class: 'NoClassification', message: 'notRead' }],
  [
    'terms not read',
    { ...policy(withdrawalText), ...terms('', { failure: 'timeout' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'made to measure',
    { ...policy(withdrawalText), pages: [pageFact({ headings: ['Möbel als Maßanfertigung'] })] },
    { class: 'NoClassification', message: 'exempt' },
  ],
  [
    'consumers or not',
    { applicability: applicability({ isShop: null, isConsumerOffer: null }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  ['no shop', {}, { class: 'NotApplicable', message: 'noOffer' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names the page of the instruction by its path', () => {
  expect(judge(check, policy(withdrawalText))).toMatchObject({ findings: [{ params: { path: '/widerruf' } }] });
});
