import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['processor', 'Unser Hoster verarbeitet die Daten als Auftragsverarbeiter.', ['recipients']],
  [
    'passing on to a named kind',
    'Wir geben Ihre Anschrift an das mit der Lieferung beauftragte Versandunternehmen weiter.',
    ['recipients'],
  ],
  ['receivers of the newsletter', 'Die Öffnung wird für jeden Newsletter-Empfänger gezählt.', [], ['recipients']],
  [
    'list of what one may ask',
    'Sie haben das Recht, Auskunft zu verlangen:\n- die Empfänger, gegenüber denen die Daten offengelegt worden sind',
    [],
    ['recipients'],
  ],
  ['transfer with a safeguard', 'Google überträgt Daten in die USA. Es gelten Standardvertragsklauseln.', ['thirdCountry']],
  [
    'third country as a right',
    'Sie haben ein Recht auf Auskunft darüber, ob Daten an ein Drittland übermittelt wurden.',
    [],
    ['thirdCountry'],
  ],
  [
    'definition of a recipient',
    'Begriffsbestimmungen\nEmpfänger ist eine natürliche oder juristische Person, der Daten offengelegt werden.',
    [],
    ['recipients'],
  ],
  [
    'third party in the words of Art. 6',
    'Die Verarbeitung ist zur Wahrung der Interessen eines Dritten notwendig, sofern Ihre Interessen nicht überwiegen.',
    [],
    ['recipients'],
  ],
  [
    'no transfer, said among the rights',
    'Ihre Rechte\nSie haben ein Recht auf Auskunft.\nEine Übermittlung an Drittstaaten ist nicht geplant.',
    ['thirdCountry', 'rightAccess'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
