import { expect, it } from 'vitest';
import { applicability, cookieFact, legalPage, noLegalPage, noticeItem, noticeItems } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-legal-bases.ts';

const bases = (value: string) => ({ noticeItems: noticeItems({ items: [noticeItem('legalBases', value)] }) });

const section = (service: string, sentence: string, stores = true): Partial<Facts> => ({
  ...bases('a,f'),
  privacy: legalPage({ kind: 'privacy', text: `Datenschutzerklärung\n\nIntercom\n\nWir nutzen den Chat Intercom. ${sentence}` }),
  services: [catalogueUse(service, ['none'])],
  cookies: stores ? [cookieFact({ serviceId: service, needsConsent: 'disputed' })] : [],
  storage: [],
});
const unfit: Outline = { class: 'Hint', message: 'unfit', cause: 'privacy-notice:unfit-basis' };

const cases: [string, Partial<Facts>, Outline][] = [
  ['several letters', {}, { class: 'Conform' }],
  ['church law', bases('KDG'), { class: 'Conform' }],
  ['one letter and forms', bases('f'), { class: 'Hint', message: 'single', cause: 'privacy-notice:legal-bases' }],
  ['public task and forms', bases('e'), { class: 'Conform', message: 'some' }],
  ['one letter, no forms', { ...bases('f'), applicability: applicability({ hasForms: false }) }, { class: 'Conform' }],
  ['act without a letter', bases(''), { class: 'Hint', message: 'noLetter' }],
  ['letter f for a chat that stores', section('intercom', 'Wir stützen dies auf Art. 6 Abs. 1 lit. f DSGVO.'), unfit],
  ['letter f in another notation', section('intercom', 'Grundlage: Art. 6 Abs. 1 S. 1 lit. f) DSGVO (Erreichbarkeit).'), unfit],
  ['legitimate interests in words', section('intercom', 'Das geschieht in unserem berechtigten Interesse.'), unfit],
  [
    'letter f for one of two letters, consent for storing',
    section('intercom', 'Grundlage ist Art. 6 Abs. 1 lit. f DSGVO. Cookies setzen wir nur mit Ihrer Einwilligung.'),
    { class: 'Conform' },
  ],
  ['consent', section('intercom', 'Grundlage ist Art. 6 Abs. 1 lit. a DSGVO.'), { class: 'Conform' }],
  ['a disputed service that stored nothing', section('intercom', 'Grundlage ist Art. 6 Abs. 1 lit. f DSGVO.', false), { class: 'Conform' }],
  ['a service that is not in use', { ...section('intercom', 'Art. 6 Abs. 1 lit. f DSGVO.'), services: [] }, { class: 'Conform' }],
  ['none', { noticeItems: noticeItems({ without: ['legalBases'] }) }, { class: 'Risk', message: 'missing' }],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['legalBases'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
