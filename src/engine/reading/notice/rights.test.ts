import { expect, it } from 'vitest';
import { misread, type NoticeCase, sixRights } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  [
    'verbs alone',
    'Your rights\nYou have the right to access, correct, delete, restrict, port and object to the processing of your personal data.',
    sixRights,
  ],
  [
    'one sentence',
    'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch.',
    sixRights,
  ],
  [
    'one a line',
    'Ihre Rechte\nAuskunft (Art. 15 DSGVO)\nBerichtigung (Art. 16 DSGVO)\nLöschung (Art. 17 DSGVO)\nEinschränkung (Art. 18 DSGVO)\nÜbertragbarkeit (Art. 20 DSGVO)\nWiderspruch (Art. 21 DSGVO)\nWenden Sie sich an uns.',
    sixRights,
  ],
  [
    'a list after a colon',
    'Sie haben uns gegenüber folgende Rechte:\n- das Recht auf Auskunft,\n- das Recht auf Berichtigung oder Löschung,\n- das Recht auf Einschränkung der Verarbeitung,\n- das Recht auf Widerspruch gegen die Verarbeitung,\n- das Recht auf Datenübertragbarkeit.',
    sixRights,
  ],
  [
    'verbs',
    'Sie können jederzeit verlangen, dass wir Ihre Daten berichtigen oder löschen, und der Verarbeitung widersprechen.',
    ['rightRectification', 'rightErasure', 'rightObjection'],
    ['rightAccess', 'rightPortability'],
  ],
  [
    'old law',
    'Sie haben ein Recht auf unentgeltliche Auskunft sowie ein Recht auf Berichtigung, Sperrung oder Löschung.',
    ['rightAccess', 'rightRectification', 'rightErasure'],
    ['rightRestriction', 'rightPortability', 'rightObjection'],
  ],
  [
    'cookies deleted in the browser',
    'Sie können die Löschung von Cookies in Ihrem Browser einstellen; die Funktionalität kann eingeschränkt sein.',
    [],
    ['rightErasure', 'rightRestriction'],
  ],
  [
    'advertising is objected to',
    'Der Nutzung der Kontaktdaten zur Übersendung von Werbung wird hiermit widersprochen.',
    [],
    ['rightObjection'],
  ],
  [
    'objection to cookies',
    'Sie können Cookies in Ihrem Browser einschränken oder ihnen widersprechen.',
    [],
    ['rightRestriction', 'rightObjection'],
  ],
  ['unsubscribing', 'Sie können sich jederzeit abmelden; Ihre Adresse wird dann gelöscht.', [], ['rightErasure']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
