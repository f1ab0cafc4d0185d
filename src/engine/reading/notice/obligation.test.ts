import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['in everyday words', 'Was du mir schreibst, ist freiwillig.', ['obligation']],
  [
    'on a voluntary basis',
    'Soweit auf unseren Seiten personenbezogene Daten erhoben werden, erfolgt dies, soweit möglich, stets auf freiwilliger Basis.',
    ['obligation'],
  ],
  ['obligation', 'Die Bereitstellung Ihrer Daten ist weder gesetzlich noch vertraglich vorgeschrieben.', ['obligation']],
  ['voluntary fields', 'Die Angabe Ihrer Telefonnummer ist freiwillig.', ['obligation']],
  ['voluntary consent', 'Ihre Einwilligung ist freiwillig.', [], ['obligation']],
  ...[
    'Eine Pflicht, uns Daten zu geben, besteht nicht.',
    'Es besteht keine Verpflichtung, uns Ihre Daten mitzuteilen.',
    'Eine Verpflichtung, Angaben zu machen, gibt es nicht.',
    'Sie müssen uns keine Daten geben.',
    'Sie brauchen hier keine persönlichen Angaben zu machen.',
    'Du musst uns keine Daten geben, wenn du nur lesen willst.',
    'Diese Angaben müssen Sie uns nicht machen, um die Seite zu lesen.',
    'Zur Angabe Ihrer Daten sind Sie nicht verpflichtet.',
    'Welche Daten erforderlich sind, teilen wir vor der Datenerhebung, z. B. in Onlineformularen durch besondere Kennzeichnung mit.',
    'Dabei sind Name und Telefonnummer anzugeben, damit wir wissen, von wem die Anfrage stammt.',
  ].map((text): NoticeCase => [text, text, ['obligation']]),
  ...[
    'Ihnen steht es frei, einzelne Fragen unbeantwortet zu lassen.',
    'Es steht Ihnen frei, uns weitere Angaben zu machen; ohne sie dauert die Antwort länger.',
    'Es steht dir frei, Daten wegzulassen.',
    'Welche Angaben Sie machen, entscheiden Sie.',
    'Sie entscheiden selbst, was Sie uns mitteilen.',
    'It is up to you which details you give us.',
  ].map((text): NoticeCase => [text, text, ['obligation']]),
  ['freedom to refuse cookies', 'Es steht Ihnen frei, die Cookies abzulehnen und Daten zu löschen.', [], ['obligation']],
  ['freedom of another kind', 'Es steht Ihnen frei, jederzeit Ihre Einwilligung zu widerrufen.', [], ['obligation']],
  ['what the site chooses', 'Welche Daten wir machen lassen, bestimmt die Aufsicht.', [], ['obligation']],
  ['duty of the site', 'Wir haben die Pflicht, Daten zu löschen.', [], ['obligation']],
  ['what others have to state', 'Im Impressum ist eine Anschrift anzugeben.', [], ['obligation']],
  ...[
    'We process data where we are subject to a legal obligation (Art. 6 (1) (c) GDPR).',
    'Processing is necessary for compliance with a legal obligation.',
    'Your data is kept in order to comply with a statutory requirement.',
    'The legal basis is our legal obligation (Art. 6(1)(c) GDPR).',
  ].map((text): NoticeCase => [text, text, [], ['obligation']]),
  ['English', 'Providing your data is neither a statutory nor a contractual requirement.', ['obligation']],
  ['English, with what follows', 'You are not obliged to provide your data; without your address we cannot deliver.', ['obligation']],
  ['duty to tell', 'Es ist unsere Pflicht, Ihnen diese Informationen zu geben.', [], ['obligation']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
