import { expect, it } from 'vitest';
import { applicability, field, formFact, legalPage, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { withdrawalText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { FormFact } from '../facts/forms.ts';
import type { PageFact } from '../facts/pages.ts';
import type { ApplicabilityFact } from '../facts/site.ts';
import type { Facts } from '../facts.ts';
import check from './shop-withdrawal-button.ts';

const target = `${siteUrl}vertrag-widerrufen`;
const shop = (part: Partial<Omit<ApplicabilityFact, 'settings'>> = {}, settings: Partial<ApplicabilityFact['settings']> = {}) => ({
  applicability: applicability({ isShop: true, isConsumerOffer: true, ...part, settings }),
});
const control = link({ text: 'Vertrag widerrufen', href: target });
const start = (part: Partial<PageFact> = {}) => pageFact({ links: [link(), control], ...part });
const second = (links = [control]) => pageFact({ url: `${siteUrl}produkt`, kind: 'other', links });
const targetPage = (part: Partial<PageFact> = {}) => pageFact({ url: target, kind: 'other', title: 'Vertrag widerrufen', ...part });
const withdrawalFields = [
  field({ name: 'name', label: 'Ihr Name', required: true }),
  field({ name: 'order', label: 'Bestellnummer', required: true }),
  field({ name: 'email', label: 'E-Mail', type: 'email', required: true }),
];
const withdrawalForm = (part: Partial<FormFact> = {}) =>
  formFact({ id: 'w', kind: 'other', pageUrl: target, fields: withdrawalFields, submitText: 'Widerruf bestätigen', text: 'Name', ...part });
const complete = { ...shop(), pages: [start(), second(), targetPage()], forms: [withdrawalForm()] };
const form = (part: Partial<FormFact>) => ({ ...complete, forms: [withdrawalForm(part)] });
const none = { ...shop(), pages: [pageFact(), second([])], forms: [] };
const onlyLink = (text: string) => ({ ...none, pages: [pageFact({ links: [link({ text, href: `${siteUrl}ziel` })] })] });
const policySaying = (text: string) => ({ ...none, cancellation: legalPage({ kind: 'cancellation', text: `${withdrawalText}\n${text}` }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['on all pages, three data, confirm step', complete, { class: 'Conform', message: 'foundInFooter' }],
  [
    'in the header of one page, in the footer of the other',
    { ...complete, pages: [start({ links: [{ ...control, area: 'header' }] }), second(), targetPage()] },
    { class: 'Conform', message: 'found' },
  ],
  ['nothing found', none, { class: 'Risk', message: 'missing', cause: 'withdrawal-function', refs: [siteUrl, `${siteUrl}produkt`] }],
  [
    'contracts that come about on collection',
    { ...none, pages: [pageFact({ text: 'Ihre Reservierung ist noch kein Kaufvertrag; bezahlt wird im Hofladen.' })] },
    { class: 'NoClassification', message: 'concludedOnSpot' },
  ],
  [
    'contracts that come about on collection beside goods that are sent',
    { ...none, pages: [pageFact({ text: 'Der Kaufvertrag kommt erst bei Abholung zustande.\n19,90 € zzgl. Versand' })] },
    { class: 'Risk', message: 'missing' },
  ],
  ['withdrawal of consent is another matter', onlyLink('Einwilligung hier widerrufen'), { class: 'Risk', message: 'missing' }],
  ['cancelling an order is no withdrawal', onlyLink('Bestellung stornieren'), { class: 'Risk', message: 'missing' }],
  ['a link in the consent banner', { ...none, pages: [pageFact({ links: [{ ...control, area: 'banner' }] })] }, { class: 'Risk' }],
  ['a returns page without form', { ...onlyLink('Retoure'), forms: [] }, { class: 'Risk' }],
  [
    'form behind an unclear label',
    {
      ...none,
      pages: [pageFact({ links: [link({ text: 'Widerruf', href: target })] }), targetPage({ links: [] })],
      forms: [withdrawalForm()],
    },
    { class: 'Hint', message: 'unclearLabel', refs: ['w'] },
  ],
  [
    'a choice in the contact form',
    { ...none, forms: [formFact({ fields: [...formFact().fields, field({ type: 'select', options: ['Frage', 'Widerruf'] })] })] },
    { class: 'Hint', message: 'unclearLabel' },
  ],
  [
    'small print on consent is no function',
    { ...none, forms: [formFact({ text: 'Name. Sie können Ihre Einwilligung jederzeit widerrufen.' })] },
    { class: 'Risk' },
  ],
  ['hidden control', { ...none, pages: [pageFact({ links: [{ ...control, visible: false }] })] }, { class: 'Hint', message: 'hidden' }],
  [
    'only on the policy page',
    { ...complete, pages: [pageFact(), pageFact({ url: `${siteUrl}widerruf`, kind: 'cancellation', links: [control] }), targetPage()] },
    { class: 'Hint', message: 'onlyOnPolicyPage' },
  ],
  [
    'missing on one page',
    { ...complete, pages: [start(), second([]), targetPage()] },
    { class: 'Hint', message: 'missingOnPages', refs: [`${siteUrl}produkt`] },
  ],
  [
    'login required',
    { ...complete, forms: [formFact({ kind: 'login', pageUrl: target, personalFields: ['password'] })] },
    { class: 'Hint', message: 'loginRequired' },
  ],
  [
    'target refuses without login',
    { ...complete, pages: [start(), second(), targetPage({ status: 403, failure: 'http-error' })], forms: [] },
    { class: 'Hint', message: 'loginRequired' },
  ],
  ['target without form', { ...complete, forms: [] }, { class: 'Hint', message: 'noForm' }],
  [
    'reason demanded',
    form({ fields: [...withdrawalFields, field({ name: 'reason', label: 'Grund', required: true })] }),
    { class: 'Hint', message: 'excessData' },
  ],
  [
    'a reason, though of the booking',
    form({ fields: [...withdrawalFields, field({ name: 'grund', label: 'Grund der Buchungsänderung', required: true })] }),
    { class: 'Hint', message: 'excessData' },
  ],
  [
    'the number of an identity card',
    form({ fields: [...withdrawalFields, field({ name: 'ausweis', label: 'Personalausweisnummer', required: true })] }),
    { class: 'Hint', message: 'excessData' },
  ],
  ...[
    'Kursnummer oder Rechnungsnummer',
    'Kursnummer oder RechnungsnummerPflichtfeld *',
    'Seminar-Nr.',
    'Reservierungsnummer',
    'Kunden-Nr. (Pflichtfeld)',
    'Ticketnummer',
    'Veranstaltungsdatum',
    'Kurs',
    'Booking number',
    'Voucher code',
  ].map((label): [string, ReturnType<typeof form>, { class: 'Conform' }] => [
    `the contract by ${label}`,
    form({ fields: [...withdrawalFields.filter(({ name }) => name !== 'order'), field({ name: 'feld_3', label, required: true })] }),
    { class: 'Conform' },
  ]),
  ['reason optional', form({ fields: [...withdrawalFields, field({ name: 'reason', label: 'Grund' })] }), { class: 'Conform' }],
  [
    'contract not asked for',
    form({ fields: withdrawalFields.filter(({ name }) => name !== 'order') }),
    { class: 'Hint', message: 'formIncomplete' },
  ],
  ['no confirm label', form({ submitText: 'Absenden' }), { class: 'Hint', message: 'noConfirm' }],
  ['second step not seen', form({ submitText: 'Weiter' }), { class: 'NoClassification', message: 'confirmUnseen' }],
  ['form not examined', { ...shop(), pages: [start(), second()], forms: [] }, { class: 'NoClassification', message: 'targetUnknown' }],
  [
    'a button without address',
    { ...shop(), pages: [pageFact({ buttons: [{ text: 'Vertrag widerrufen', visible: true, area: 'footer' }] })], forms: [] },
    { class: 'NoClassification', message: 'targetUnknown' },
  ],
  [
    'only in the customer account',
    policySaying('In Ihrem Kundenkonto finden Sie die Schaltfläche „Vertrag widerrufen“.'),
    { class: 'Hint', message: 'accountOnly' },
  ],
  [
    'login-only shop',
    { ...none, pages: [pageFact({ failure: 'auth-required', status: 401 })] },
    { class: 'NoClassification', message: 'loginOnly' },
  ],
  [
    'bespoke goods',
    { ...none, pages: [pageFact({ text: 'Individuell angefertigte Ringe, Sonderanfertigungen' })] },
    { class: 'NoClassification', message: 'exempt' },
  ],
  ['tickets', { ...none, ...shop({}, { industry: 'events-culture' }) }, { class: 'NoClassification', message: 'exempt' }],
  [
    'a page cut short',
    { ...none, pages: [pageFact(), pageFact({ url: `${siteUrl}produkt`, kind: 'other', textComplete: false })] },
    { class: 'NoClassification', message: 'notExamined' },
  ],
  [
    'policy page blocked',
    { ...none, cancellation: legalPage({ kind: 'cancellation', failure: 'timeout', status: null, text: '' }) },
    { class: 'NoClassification', message: 'notExamined' },
  ],
  [
    'unsupported language',
    { ...none, pages: [pageFact({ language: 'fr', text: 'Boutique' })] },
    { class: 'NoClassification', message: 'language' },
  ],
  ['subscriptions too', { ...none, ...shop({ isShop: false, isSubscription: true }) }, { class: 'Risk' }],
  ['consumers unclear', { ...none, ...shop({ isConsumerOffer: null }) }, { class: 'NoClassification', message: 'b2cUnclear' }],
  [
    'membership of an association',
    { ...none, imprint: legalPage({ text: 'Turnverein Muster e. V., Vereinsregister Musterstadt, VR 110' }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  ['association with a cart', { ...none, ...shop({ signs: ['cart-link'] }, { websiteType: 'society' }) }, { class: 'Risk' }],
  ['association that says it sells', { ...none, ...shop({}, { websiteType: 'society', purposes: ['shop-goods-b2c'] }) }, { class: 'Risk' }],
  [
    'an intermediary on whose site nothing is ordered',
    {
      applicability: applicability({ isShop: false, isSubscription: null, isConsumerOffer: null }),
      imprint: legalPage({ text: 'Immobilienmakler mit Erlaubnis nach § 34c GewO' }),
    },
    { class: 'NotApplicable', message: 'noOffer' },
  ],
  ['B2B', { ...none, ...shop({ isConsumerOffer: false }) }, { class: 'NotApplicable', message: 'noOffer' }],
  ['catalogue without ordering', { ...none, ...shop({ isShop: false, isConsumerOffer: null }) }, { class: 'NotApplicable' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('asks for no step that the finding shows to be done already', () => {
  const { fixes } = check.texts.de;
  for (const message of ['excessData', 'formIncomplete', 'noConfirm', 'missingOnPages']) {
    expect(fixes?.[message]).toBeDefined();
    expect(fixes?.[message]).not.toMatch(/Eingangsbestätigung mit Inhalt|ohne Anmeldung/);
  }
});
