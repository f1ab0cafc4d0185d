import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  [
    'objection in capitals',
    'WENN DIE DATENVERARBEITUNG AUF ART. 6 ABS. 1 LIT. F DSGVO BERUHT, HABEN SIE JEDERZEIT DAS RECHT, WIDERSPRUCH EINZULEGEN.',
    ['objectionHighlighted'],
  ],
  [
    'objection under its heading',
    'Widerspruchsrecht\nSie haben das Recht, aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einzulegen.',
    ['objectionHighlighted', 'rightObjection'],
  ],
  [
    'objection as a paragraph',
    'Sie haben viele Rechte.\nWiderspruchsrecht: Sie können aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch einlegen.',
    ['objectionHighlighted'],
  ],
  [
    'objection in a list only',
    'Sie haben das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch gegen die Verarbeitung (Art. 21 DSGVO).',
    ['rightObjection'],
    ['objectionHighlighted'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
