import { expect, it } from 'vitest';
import { legalPage, noLegalPage, requestFact } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './pp-ai-tools.ts';

const bot = { services: [catalogueUse('botpress')] };
const model = { requests: [requestFact({ url: 'https://api.openai.com/v1/responses', type: 'fetch' })] };
const saying = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['no AI service', {}, { class: 'NotApplicable', message: 'noService' }],
  ['chat that may be answered by people', { services: [catalogueUse('userlike')] }, { class: 'NotApplicable', message: 'noService' }],
  ['chatbot not described', bot, { class: 'Hint', message: 'notDescribed', cause: 'botpress', refs: ['botpress'] }],
  ['model asked by the page', model, { class: 'Hint', message: 'notDescribed', cause: 'openai.com', refs: ['none-r1'] }],
  ['artificial intelligence described', { ...bot, ...saying('Unser Chat nutzt künstliche Intelligenz.') }, { class: 'Conform' }],
  ['chatbot named', { ...bot, ...saying('Wir setzen einen Chatbot von Botpress ein.') }, { class: 'Conform' }],
  ['provider of the model named', { ...model, ...saying('Eingaben gehen an OpenAI.') }, { class: 'Conform' }],
  ...[
    'Eine automatisierte Entscheidungsfindung, etwa durch künstliche Intelligenz, findet bei uns nicht statt.',
    'Wir setzen keine KI-Systeme ein.',
    'Google Analytics setzt Machine-Learning-Technologien bei der Datenanalyse ein.',
    'reCAPTCHA erkennt Bots durch maschinelles Lernen.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `describes nothing: ${text}`,
    { ...bot, ...saying(text) },
    { class: 'Hint', message: 'notDescribed' },
  ]),
  ...[
    'Ihre Fragen beantwortet ein KI-Assistent; die Eingaben werden nicht zum Training der KI verwendet.',
    'Der Chat beruht auf maschinellem Lernen; Ihre Eingaben werden dafür übertragen.',
    'Wir nutzen auf dieser Seite einen KI-Chatbot. Eine automatisierte Entscheidung findet nicht statt.',
  ].map((text): [string, Partial<Facts>, Outline] => [`describes it: ${text}`, { ...bot, ...saying(text) }, { class: 'Conform' }]),
  ['KI inside a word is none', { ...bot, ...saying('Wir haben Skikurse und eine Kita.') }, { class: 'Hint' }],
  ['no notice', { ...bot, privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  [
    'notice not read',
    { ...bot, privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
