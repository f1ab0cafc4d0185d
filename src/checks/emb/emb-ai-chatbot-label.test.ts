import { expect, it } from 'vitest';
import { legalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './emb-ai-chatbot-label.ts';

const bot = { services: [catalogueUse('moin-ai')] };
const start = (part: Partial<PageFact>) => ({ pages: [pageFact(part)] });
const button = (text: string) => [{ text, visible: true, area: 'body' as const }];

const cases: [string, Partial<Facts>, Outline][] = [
  ['no chat', {}, { class: 'NotApplicable', message: 'noChatbot' }],
  ['an AI vendor and no label', bot, { class: 'Hint', message: 'noLabelSeen', cause: 'ai-label:moin-ai', refs: ['moin-ai', siteUrl] }],
  [
    'label in the text',
    { ...bot, ...start({ text: 'Willkommen. Haben Sie Fragen? Unser virtueller Assistent hilft Ihnen.' }) },
    { class: 'Conform', message: 'disclosed' },
  ],
  ['label on the button', { ...bot, ...start({ buttons: button('KI-Assistent fragen') }) }, { class: 'Conform' }],
  ['label in English', { ...bot, ...start({ language: 'en', text: 'Ask our AI assistant anything' }) }, { class: 'Conform' }],
  ...[
    'Moin! Ich bin ein Bot und beantworte Fragen zu Möbeln.',
    'Hier antwortet ein Computerprogramm.',
    'Hier schreibt kein Mensch.',
    'Unsere Antworten werden automatisch erzeugt.',
    'Hi, I’m your friendly bot!',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `label in other words: ${text}`,
    { ...bot, ...start({ text }) },
    { class: 'Conform' },
  ]),
  ...['Wir entwickeln Chatbots und KI-Systeme für Firmen.', 'Hallo, ich bin Jonas!', 'Ich bin ein Mensch und berate Sie.'].map(
    (text): [string, Partial<Facts>, Outline] => [`no label: ${text}`, { ...bot, ...start({ text }) }, { class: 'Hint' }],
  ),
  [
    'AI as a topic of the page',
    { ...bot, ...start({ text: 'Wir beraten Firmen zu KI und Cloud.' }) },
    { class: 'Hint', message: 'noLabelSeen' },
  ],
  [
    'only the privacy notice calls it a chatbot',
    { ...bot, pages: [pageFact(), pageFact({ kind: 'privacy', url: `${siteUrl}datenschutz`, text: 'Unser Chatbot …' })] },
    { class: 'Hint', message: 'noLabelSeen' },
  ],
  ['text cut off', { ...bot, ...start({ textComplete: false }) }, { class: 'NoClassification', message: 'notRead' }],
  [
    'unsupported language',
    { ...bot, ...start({ language: 'fr', text: 'Bonjour à tous' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['page not read', { ...bot, ...start({ failure: 'timeout' }) }, { class: 'NoClassification', message: 'notRead' }],
  ['people or machine', { services: [catalogueUse('userlike')] }, { class: 'NoClassification', message: 'typeUnclear' }],
  ...(
    [
      ['Anfragen werden zunächst von einem KI-gestützten Assistenten beantwortet.', 'toldAsAi'],
      ['Zuerst antwortet eine KI auf Ihre Fragen.', 'toldAsAi'],
      ['Es antwortet keine KI, sondern unser Team.', 'typeUnclear'],
      ['Ihre Fragen beantwortet unser Team.', 'typeUnclear'],
      ['Der Anbieter nutzt KI zur Abwehr von Angriffen.', 'typeUnclear'],
      ['Im Chat antwortet zunächst ein automatisches System.', 'toldAutomatic'],
      ['Ihre Fragen beantwortet zuerst ein Chatbot.', 'toldAutomatic'],
      ['Ihre Fragen werden nicht automatisch beantwortet.', 'typeUnclear'],
      ['Die Daten werden automatisch gelöscht.', 'typeUnclear'],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `the notice: ${sentence}`,
    {
      services: [catalogueUse('userlike')],
      ...start({ text: 'Willkommen' }),
      privacy: legalPage({
        kind: 'privacy',
        text: `${privacyText} Wir bieten einen Chat von Userlike an. ${sentence} Verarbeitet wird die IP-Adresse. Ende.`,
      }),
    },
    message === 'toldAsAi' ? { class: 'Hint', message, cause: 'ai-label:userlike' } : { class: 'NoClassification', message },
  ]),
  ['unknown product with a label', start({ buttons: button('Frag unsere KI') }), { class: 'Conform', message: 'disclosed' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
