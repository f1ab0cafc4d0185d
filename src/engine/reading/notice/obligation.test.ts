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
  ['duty of the site', 'Wir haben die Pflicht, Daten zu löschen.', [], ['obligation']],
  ['what others have to state', 'Im Impressum ist eine Anschrift anzugeben.', [], ['obligation']],
  ['duty to tell', 'Es ist unsere Pflicht, Ihnen diese Informationen zu geben.', [], ['obligation']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
