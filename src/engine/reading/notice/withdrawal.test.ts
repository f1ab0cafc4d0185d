import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['withdrawal', 'Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. Dazu genügt eine E-Mail.', ['withdrawal']],
  [
    'withdrawal of a purchase',
    'Widerrufsbelehrung\nSie haben das Recht, binnen vierzehn Tagen diesen Vertrag zu widerrufen.',
    [],
    ['withdrawal'],
  ],
  [
    'withdrawal in the next sentence',
    'Rechtsgrundlage ist Ihre Einwilligung. Sie können diese jederzeit über die Cookie-Einstellungen widerrufen.',
    ['withdrawal'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
