import { expect, it } from 'vitest';
import { applicability, field, formFact, legalPage, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { PageFact } from '../facts/pages.ts';
import type { ApplicabilityFact } from '../facts/site.ts';
import type { Facts } from '../facts.ts';
import check from './shop-cancel-button.ts';

const target = `${siteUrl}kuendigen`;
const gym = (part: Partial<Omit<ApplicabilityFact, 'settings'>> = {}, settings: Partial<ApplicabilityFact['settings']> = {}) => ({
  applicability: applicability({ isSubscription: true, isConsumerOffer: true, ...part, settings }),
});
const control = link({ text: 'Verträge hier kündigen', href: target });
const start = (part: Partial<PageFact> = {}) => pageFact({ links: [link(), control], ...part });
const button = { text: 'jetzt kündigen', visible: true, area: 'body' } as const;
const targetPage = (part: Partial<PageFact> = {}) => pageFact({ url: target, kind: 'other', buttons: [button], ...part });
const complete = { ...gym(), pages: [start(), targetPage()], forms: [] };
const none = { ...gym(), pages: [pageFact()], forms: [] };
const labelled = (text: string) => ({ ...complete, pages: [pageFact({ links: [link({ text, href: target })] }), targetPage()] });

const broker = {
  applicability: applicability({ isShop: false, isSubscription: null, isConsumerOffer: null }),
  imprint: legalPage({ text: 'Finanzanlagenvermittler mit Erlaubnis nach § 34f Abs. 1 GewO' }),
};

const cases: [string, Partial<Facts>, Outline][] = [
  ['button and confirmation page', complete, { class: 'Conform', message: 'present' }],
  ['subscription wording', labelled('Abo kündigen'), { class: 'Conform' }],
  ['with two adverbs', labelled('Verträge hier online kündigen'), { class: 'Conform' }],
  [
    'confirm button of the form',
    { ...complete, pages: [start(), targetPage({ buttons: [] })], forms: [formFact({ pageUrl: target, submitText: 'Jetzt kündigen' })] },
    { class: 'Conform' },
  ],
  ...(
    [
      ['Kündigungsgrund', true, 'Hint'],
      ['Grund der Kündigung', true, 'Hint'],
      ['Kündigungsgrund', false, 'Conform'],
      ['Kundennummer', true, 'Conform'],
    ] as const
  ).map(([question, required, expected]): [string, Partial<Facts>, Outline] => [
    `asks for ${question}, required: ${required}`,
    {
      ...complete,
      pages: [start(), targetPage({ buttons: [] })],
      forms: [formFact({ pageUrl: target, submitText: 'Jetzt kündigen', fields: [field({ label: question, name: 'f', required })] })],
    },
    expected === 'Hint' ? { class: 'Hint', message: 'reasonRequired' } : { class: 'Conform' },
  ]),
  ['nothing found', none, { class: 'Risk', message: 'missing', cause: 'cancellation-button', refs: [siteUrl] }],
  [
    'the offer that goes on is quoted',
    { ...none, pages: [pageFact({ text: 'Mitgliedschaft\nab 39,90 € pro Monat, Mindestlaufzeit 12 Monate' })] },
    { class: 'Risk', message: 'missingForOffer', refs: [siteUrl, siteUrl] },
  ],
  [
    'the same offer, ordered elsewhere',
    {
      ...none,
      pages: [
        pageFact({
          text: 'Mitgliedschaft\nab 39,90 € pro Monat, Mindestlaufzeit 12 Monate',
          links: [link({ text: 'Mitglied werden', href: 'https://acme-shop.test/club' })],
        }),
      ],
    },
    { class: 'Risk', message: 'missingForOfferElsewhere' },
  ],
  [
    'cancelling the newsletter is another matter',
    { ...none, pages: [pageFact({ links: [link({ text: 'Newsletter-Abo kündigen', href: target })] })] },
    { class: 'Risk' },
  ],
  [
    'text on periods of notice is no button',
    { ...none, pages: [pageFact({ links: [link({ text: 'Kündigungsfrist', href: target })] })] },
    { class: 'Risk' },
  ],
  ['label Kündigung', labelled('Kündigung'), { class: 'Hint', message: 'deviatingLabel', refs: [siteUrl] }],
  [
    'hidden behind further links',
    { ...none, pages: [pageFact({ links: [{ ...control, visible: false }] })] },
    { class: 'Hint', message: 'hidden' },
  ],
  [
    'only on a subpage',
    { ...complete, pages: [pageFact(), pageFact({ url: `${siteUrl}service`, kind: 'other', links: [control] }), targetPage()] },
    { class: 'Hint', message: 'notDirect' },
  ],
  [
    'login required',
    {
      ...complete,
      pages: [start(), targetPage({ buttons: [] })],
      forms: [formFact({ kind: 'login', pageUrl: target, personalFields: ['password'] })],
    },
    { class: 'Hint', message: 'loginRequired' },
  ],
  [
    'confirm button only after input',
    { ...complete, pages: [start(), targetPage({ buttons: [{ ...button, visible: false }] })] },
    { class: 'Hint', message: 'confirmLater', refs: [target] },
  ],
  [
    'the form that concludes the contract is none that ends it',
    {
      ...complete,
      pages: [start(), targetPage({ buttons: [] })],
      forms: [formFact({ kind: 'order', pageUrl: target, personalFields: ['name', 'payment'], submitText: 'Jetzt abonnieren' })],
    },
    { class: 'Hint', message: 'noForm' },
  ],
  [
    'a form that ends one by a button of another name, though it looks like an order',
    {
      ...complete,
      pages: [start(), targetPage({ buttons: [] })],
      forms: [formFact({ kind: 'order', pageUrl: target, personalFields: ['name', 'email'], submitText: 'Kündigung absenden' })],
    },
    { class: 'Conform', message: 'present' },
  ],
  ['no confirm button', { ...complete, pages: [start(), targetPage({ buttons: [] })] }, { class: 'Hint', message: 'noForm' }],
  [
    'a confirm button of another name',
    {
      ...complete,
      pages: [start(), targetPage({ buttons: [] })],
      forms: [formFact({ pageUrl: target, kind: 'contact', submitText: 'Absenden' })],
    },
    { class: 'Hint', message: 'otherConfirm' },
  ],
  [
    'a contract of a kind that is open',
    {
      ...none,
      ...gym({ isSubscription: null }),
      pages: [pageFact({ text: 'Mit diesem Formular schließen Sie einen Betreuungsvertrag.' })],
    },
    { class: 'NoClassification', message: 'contractCare' },
  ],
  ['confirmation page not examined', { ...gym(), pages: [start()], forms: [] }, { class: 'NoClassification', message: 'targetUnknown' }],
  ['an intermediary on whose site nothing is ordered', { ...none, ...broker }, { class: 'NotApplicable', message: 'noOffer' }],
  [
    'prices by the month, and nobody says who orders',
    {
      ...none,
      ...gym({ isSubscription: null, isConsumerOffer: null }),
      pages: [pageFact({ text: 'Alle Preise pro Monat zzgl. USt., danach monatlich kündbar.' })],
    },
    { class: 'NoClassification', message: 'unclearOffered' },
  ],
  [
    'the same with a button',
    {
      ...complete,
      ...gym({ isSubscription: null, isConsumerOffer: null }),
      pages: [start({ text: 'Alle Preise pro Monat, danach monatlich kündbar.' }), targetPage()],
    },
    { class: 'NoClassification', message: 'unclear' },
  ],
  ['continuing contract doubtful', { ...none, ...gym({ isSubscription: null }) }, { class: 'NoClassification', message: 'unclear' }],
  [
    'association by its register',
    { ...none, imprint: legalPage({ text: 'Turnverein Muster e. V., Amtsgericht Musterstadt, VR 110' }) },
    { class: 'NoClassification', message: 'unclear' },
  ],
  ['association', { ...none, ...gym({}, { websiteType: 'society' }) }, { class: 'NoClassification', message: 'unclear' }],
  ['start page cut short', { ...none, pages: [pageFact({ textComplete: false })] }, { class: 'NoClassification', message: 'notExamined' }],
  [
    'another page cut short',
    { ...none, pages: [pageFact(), pageFact({ url: `${siteUrl}tarife`, textComplete: false, kind: 'other' })] },
    { class: 'NoClassification', message: 'notExamined' },
  ],
  [
    'behind a login',
    { ...none, pages: [pageFact({ status: 401, failure: 'auth-required' })] },
    { class: 'NoClassification', message: 'loginOnly' },
  ],
  [
    'unsupported language',
    { ...none, pages: [pageFact({ language: 'it', text: 'Abbonamenti' })] },
    { class: 'NoClassification', message: 'language' },
  ],
  ['B2B software', { ...none, ...gym({ isConsumerOffer: false }) }, { class: 'NotApplicable', message: 'noOffer' }],
  ['no subscriptions', { ...none, ...gym({ isSubscription: false }) }, { class: 'NotApplicable' }],
  ['financial services', { ...none, ...gym({}, { industry: 'finance' }) }, { class: 'NotApplicable' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
