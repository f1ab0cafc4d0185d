import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['obligation', 'Die Bereitstellung Ihrer Daten ist weder gesetzlich noch vertraglich vorgeschrieben.', ['obligation']],
  ['voluntary fields', 'Die Angabe Ihrer Telefonnummer ist freiwillig.', ['obligation']],
  ['voluntary consent', 'Ihre Einwilligung ist freiwillig.', [], ['obligation']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
