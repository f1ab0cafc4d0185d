import { expect, it } from 'vitest';
import {
  field,
  formFact,
  imprintElements,
  judge,
  legalPage,
  link,
  noLegalPage,
  noticeItem,
  noticeItems,
  pageFact,
  siteUrl,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-purposes.ts';

const one = { noticeItems: noticeItems({ items: [noticeItem('purposes')] }) };
const none = { noticeItems: noticeItems({ without: ['purposes'] }) };
const silent: Partial<Facts> = { forms: [], imprintElements: imprintElements({ email: [], phone: [] }) };
const analytics = traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect' });

const asked = (label: string) => ({ kind: null, topic: null, label, type: 'text', required: true });

/** A page with a form to register by, and a notice that says `more` besides what it tells of the visit. */
function registration(more = '', linked: readonly string[] = [], questions = 6): Partial<Facts> {
  const url = `${siteUrl}kurs`;
  const links = linked.map((path) => link({ text: 'Datenschutz', href: new URL(path, siteUrl).href }));
  const fields = ['Name', 'Geburtsdatum', 'E-Mail', 'Schule', 'Notfalltelefon', 'Größe'].slice(0, questions).map(asked);
  const text = `Wir verarbeiten die IP-Adresse, um die Website auszuliefern, und löschen sie nach sieben Tagen. ${more}`;
  return {
    privacy: legalPage({ kind: 'privacy', text }),
    pages: [pageFact(), pageFact({ url, kind: 'other', title: 'Anmeldung zum Kurs', links })],
    forms: [formFact({ pageUrl: url, kind: 'other', submitText: 'Absenden', asked: fields })],
  };
}

/** A page with a form that asks about the health of a child, and a notice that says `more` besides what it tells of the visit. */
function sickNote(more = '', topic: 'health' | null = 'health', title = 'Krankmeldung'): Partial<Facts> {
  const url = `${siteUrl}${title.toLowerCase()}`;
  const text = `Wir verarbeiten die IP-Adresse, um die Website auszuliefern, und löschen sie nach sieben Tagen. ${more}`;
  const question = { kind: null, topic, label: 'Art der Erkrankung', type: 'text', required: true };
  return {
    privacy: legalPage({ kind: 'privacy', text }),
    pages: [pageFact(), pageFact({ url, kind: 'other', title, headings: [title] })],
    forms: [formFact({ pageUrl: url, kind: 'other', submitText: 'Absenden', asked: [asked('Name'), question] })],
  };
}

/** A page that takes orders, and a notice that says `more` besides what it tells of the visit. */
function order(more = '', { title = 'Torten vorbestellen', linked = '' } = {}): Partial<Facts> {
  const url = `${siteUrl}torten`;
  const text = `Wir verarbeiten die IP-Adresse, um die Website auszuliefern, und löschen sie nach sieben Tagen. Mit dem Anbieter besteht ein Vertrag über Auftragsverarbeitung. ${more}`;
  const links = linked === '' ? [] : [link({ text: 'Datenschutz im Laden', href: new URL(linked, siteUrl).href })];
  return {
    privacy: legalPage({ kind: 'privacy', text }),
    pages: [pageFact(), pageFact({ url, kind: 'other', title, headings: [title], links })],
    forms: [formFact({ pageUrl: url, kind: 'order', submitText: 'Absenden' })],
  };
}

/** A long form with a question on income, and a notice that says `more` besides what it tells of the visit. */
function questionnaire(more = '', { title = 'Selbstauskunft', questions = 9, topic = 'income' as 'income' | null } = {}): Partial<Facts> {
  const url = `${siteUrl}${title.toLowerCase()}`;
  const text = `Wir verarbeiten die IP-Adresse, um die Website auszuliefern, und löschen sie nach sieben Tagen. ${more}`;
  const fields = Array.from({ length: questions - 1 }, (_, index) => asked(`Frage ${index}`));
  return {
    privacy: legalPage({ kind: 'privacy', text }),
    pages: [pageFact(), pageFact({ url, kind: 'other', title, headings: [title] })],
    forms: [formFact({ pageUrl: url, kind: 'contact', submitText: 'Absenden', asked: [...fields, { ...asked('Nettoeinkommen'), topic }] })],
  };
}

/** A long form with a button for enquiries that asks about these delicate topics. */
function enquiryOn(title: string, topics: ('nationality' | 'identity-document' | 'religion')[], more = ''): Partial<Facts> {
  const facts = questionnaire(`Kontaktformular: Wir beantworten Ihre Anfrage. Die Server stehen in Deutschland. ${more}`, {
    title,
    topic: null,
  });
  const delicate = topics.map((topic) => ({ ...asked(`Frage zu ${topic}`), topic }));
  return {
    ...facts,
    forms: (facts.forms ?? []).map((form) => ({ ...form, submitText: 'Termin anfragen', asked: [...form.asked, ...delicate] })),
  };
}

const cases: [string, Partial<Facts>, Outline][] = [
  ['in several sections', {}, { class: 'Conform' }],
  ['in one section', { ...one, ...silent }, { class: 'Hint', message: 'single', cause: 'privacy-notice:purposes' }],
  ['in one section, with a form and an imprint', one, { class: 'Hint', message: 'singleWays' }],
  ['in one section, with a service', { ...one, ...silent, ...analytics }, { class: 'Hint', message: 'singleServices' }],
  ['in one section, with both', { ...one, ...analytics }, { class: 'Hint', message: 'singleWaysServices' }],
  [
    'in one section, about the enquiries themselves',
    { noticeItems: noticeItems({ items: [noticeItem('purposes', 'zwecks Bearbeitung der Anfrage')] }), ...analytics },
    { class: 'Hint', message: 'singleServices' },
  ],
  ['a registration form the notice is silent of', registration(), { class: 'Hint', message: 'form', cause: 'privacy-notice:registration' }],
  ['a registration form it tells of', registration('Anmeldung zu Kursen: Wir verarbeiten Ihre Angaben.'), { class: 'Conform' }],
  [
    'a registration form beside a donation form it tells of',
    registration(
      'Das Spendenformular stammt von der Muster GmbH. Kontaktformular: Wir beantworten Ihre Anfrage. Sie erhalten Ihre Daten in gängiger Form.',
    ),
    { class: 'Hint', message: 'form' },
  ],
  ['a registration form with a notice of its own', registration('', ['/datenschutz-kurse']), { class: 'Conform' }],
  ['a registration form with few questions', registration('', [], 3), { class: 'Conform' }],
  [
    'papers of which the notice is silent',
    { forms: [formFact({ fields: [...formFact().fields, field({ label: 'Foto Ihres Führerscheins *', type: 'file' })] })] },
    { class: 'Hint', message: 'papers', cause: 'privacy-notice:papers' },
  ],
  [
    'a sick note of which the notice is silent',
    sickNote(),
    { class: 'Hint', message: 'sensitiveForm', cause: 'privacy-notice:sensitive-form' },
  ],
  ['a sick note it tells of', sickNote('Bei einer Krankmeldung verarbeiten wir den Namen des Kindes.'), { class: 'Conform' }],
  ['a sick note, and forms in general', sickNote('Was Sie in Formulare eingeben, löschen wir nach einem Jahr.'), { class: 'Conform' }],
  ['a sick note without a question about health', sickNote('', null), { class: 'Conform' }],
  ['a sick note under a title that tells nothing', sickNote('', 'health', 'Kontakt'), { class: 'Conform' }],
  ['orders of which the notice is silent', order(), { class: 'Hint', message: 'order', cause: 'privacy-notice:order-form' }],
  ...[
    'Wenn Sie bei uns bestellen, verarbeiten wir Ihre Angaben für die Lieferung.',
    'Daten unserer Kunden bewahren wir zehn Jahre auf.',
    'Wir verarbeiten Ihre Daten zur Vertragserfüllung.',
    'Was Sie in unsere Formulare eingeben, löschen wir nach einem Jahr.',
    'Für Torten brauchen wir Ihren Namen: Die Vorbestellung löschen wir danach.',
  ].map((more): [string, Partial<Facts>, Outline] => [`orders it tells of: ${more}`, order(more), { class: 'Conform' }]),
  ...[
    'Ihre Daten werden dadurch erhoben, dass Sie uns diese mitteilen, zum Beispiel in einem Formular.',
    'Hierbei kann es sich z. B. um Daten handeln, die Sie in ein Formular eingeben.',
    'We collect what you tell us, for example in a form.',
  ].map((more): [string, Partial<Facts>, Outline] => [
    `orders beside the opening of a generator: ${more}`,
    order(more),
    { class: 'Hint', message: 'order' },
  ]),
  [
    'orders, with an example that tells what becomes of them',
    order('Was Sie zum Beispiel in ein Formular eingeben, speichern wir, bis alles erledigt ist.'),
    { class: 'Conform' },
  ],
  ['orders with a notice of their own', order('', { linked: '/datenschutz-laden' }), { class: 'Conform' }],
  [
    'many delicate questions behind a button for enquiries',
    enquiryOn('Deutsch und Beratung', ['nationality', 'identity-document', 'religion']),
    { class: 'Hint', message: 'questionnaire' },
  ],
  ['one delicate question behind a button for enquiries', enquiryOn('Deutsch und Beratung', ['nationality']), { class: 'Conform' }],
  [
    'many delicate questions of whose subject it tells',
    enquiryOn('Beratungstermin', ['nationality', 'identity-document', 'religion'], 'Bei der Beratung erheben wir Ihren Aufenthaltsstatus.'),
    { class: 'Conform' },
  ],
  [
    'a questionnaire of which the notice is silent',
    questionnaire(),
    { class: 'Hint', message: 'questionnaire', cause: 'privacy-notice:questionnaire' },
  ],
  [
    'a questionnaire beside a contact form it tells of',
    questionnaire(
      'Kontaktformular: Wir beantworten Ihre Anfrage. Das Cookie schützt Formulare. Ohne die Pflichtangaben eines Formulars geht es nicht.',
    ),
    { class: 'Hint', message: 'questionnaire' },
  ],
  ['a questionnaire it tells of', questionnaire('Ihre Angaben in der Selbstauskunft löschen wir nach einem Jahr.'), { class: 'Conform' }],
  [
    'one that it tells of by the longer part',
    questionnaire('Die Selbstauskunft löschen wir.', { title: 'Mieterselbstauskunft' }),
    { class: 'Conform' },
  ],
  ['a questionnaire, and forms in general', questionnaire('Was Sie in unsere Formulare eintragen, löschen wir.'), { class: 'Conform' }],
  ['a questionnaire, and entries of forms', questionnaire('Formulardaten löschen wir nach einem Jahr.'), { class: 'Conform' }],
  ['a short form', questionnaire('', { questions: 5 }), { class: 'Conform' }],
  ['a long form without a delicate question', questionnaire('', { topic: null }), { class: 'Conform' }],
  ['a long enquiry', questionnaire('', { title: 'Finanzierungsanfrage' }), { class: 'Conform' }],
  ['nowhere', { ...none, ...silent }, { class: 'Risk', message: 'missing' }],
  ['nowhere, with a form and an imprint', none, { class: 'Risk', message: 'missingWays' }],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['purposes'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

const paramsOf = (facts: Partial<Facts>, missing: readonly (keyof Facts)[] = []) => {
  const result = judge(check, facts, missing);
  return 'findings' in result ? result.findings[0]?.params : null;
};

it('names what the site shows', () => {
  expect(paramsOf({ ...one, ...analytics })).toEqual({ ways: '/kontakt, info@muster.test, +49301234567', services: 'Google Analytics' });
  expect(paramsOf({ ...one, forms: [] })).toEqual({ ways: 'info@muster.test, +49301234567', services: '' });
});

it('tells of an order form once, though it asks for the health of guests as well', () => {
  const facts = order('Sie teilen uns Daten mit, zum Beispiel in einem Formular.');
  const long = Array.from({ length: 9 }, (_, index) => asked(`Frage ${index}`));
  const forms = (facts.forms ?? []).map((form) => ({
    ...form,
    asked: [...long, { ...asked('Allergien der Gäste'), topic: 'health' as const }],
  }));
  const result = judge(check, { ...facts, forms });
  expect('findings' in result && result.findings.map(({ message }) => message)).toEqual(['order']);
});

it('calls a form with one delicate question none with many', () => {
  expect(paramsOf(questionnaire())).toMatchObject({ many: '', fields: 'Nettoeinkommen' });
  expect(paramsOf(enquiryOn('Deutsch und Beratung', ['nationality', 'identity-document', 'religion']))).toMatchObject({ many: 1 });
});

it('reads the ways from links where there is no imprint, and judges without them', () => {
  const links = [link({ href: 'mailto:post@muster.test?subject=Anfrage' }), link({ href: 'tel:+491234' })];
  const pages = [pageFact(), pageFact({ url: `${siteUrl}kontakt`, kind: 'other', links })];
  expect(paramsOf({ ...one, ...silent, pages })).toEqual({ ways: 'post@muster.test, +491234', services: '' });
  expect(paramsOf(one, ['forms', 'services', 'imprintElements'])).toEqual({ ways: '', services: '' });
});
