import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['newsletter', 'Für den Versand unseres Newsletters verarbeiten wir Ihre E-Mail-Adresse im Double-Opt-in-Verfahren.', ['newsletter']],
  ['no newsletter', 'Einen Newsletter bieten wir nicht an; wir versenden keinen Newsletter per E-Mail.', [], ['newsletter']],
  ['newsletter in a menu', 'Newsletter\nKarriere\nKontakt', [], ['newsletter', 'applications']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
