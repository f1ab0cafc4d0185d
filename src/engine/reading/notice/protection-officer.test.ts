import { expect, it } from 'vitest';
import { misread, type NoticeCase, statementsIn } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  [
    'officer with e-mail',
    'Datenschutzbeauftragter\nUnseren Datenschutzbeauftragten erreichen Sie unter dsb@beispiel.test.',
    ['dpo', 'dpoContact'],
  ],
  ['officer by post', 'Datenschutzbeauftragte/r\nBeispiel GmbH, z. Hd. Datenschutz, Musterweg 1, 12345 Musterstadt', ['dpo', 'dpoContact']],
  [
    'same address',
    'Sie erreichen unsere Datenschutzbeauftragte unter der oben genannten Anschrift mit dem Zusatz „Datenschutz“.',
    ['dpo', 'dpoContact'],
  ],
  ['no way to reach', 'Wir haben einen Datenschutzbeauftragten bestellt.', ['dpo'], ['dpoContact']],
  ['state commissioner', 'Aufsichtsbehörde ist die Landesbeauftragte für den Datenschutz, Musterweg 1, 12345 Musterstadt.', [], ['dpo']],
  [
    'state officer',
    'Zuständig ist der Landesdatenschutzbeauftragte des Bundeslandes, in dem wir sitzen, poststelle@land.test.',
    [],
    ['dpo'],
  ],
  ...[
    'Beschwerden können Sie an die österreichische Datenschutzbehörde (dsb.gv.at) richten.',
    'Beschwerden richten Sie an die Österreichische Datenschutzbehörde (DSB), Barichgasse 40, 1030 Wien.',
    'Sie können sich bei der Behörde beschweren: https://www.dsb.gv.at, dsb@dsb.gv.at.',
    'Aufsicht: Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB), Feldeggweg 1, 3003 Bern.',
    'Für uns zuständig ist der Beauftragte für den Datenschutz der EKD, Lange Laube 20, 30159 Hannover.',
  ].map((text): NoticeCase => [text, text, [], ['dpo']]),
  ['officer by the letters', 'Unser DSB ist unter dsb@beispiel.test erreichbar.', ['dpo', 'dpoContact']],
  [
    'list of officers',
    'Eine Liste der Datenschutzbeauftragten sowie deren Kontaktdaten finden Sie unter https://www.bfdi.bund.de.',
    [],
    ['dpo'],
  ],
  [
    'none appointed',
    'Ein Datenschutzbeauftragter ist nicht bestellt, weil wir dazu nicht verpflichtet sind. info@beispiel.test',
    ['dpoDenied'],
    ['dpo'],
  ],
  ...[
    'Einen Datenschutzbeauftragten müssen wir nicht benennen; Fragen beantwortet Jörn Beispiel unter info@beispiel.test.',
    'Einen betrieblichen Datenschutzbeauftragten haben wir nicht.',
    'Ein Datenschutzbeauftragter ist bei uns nicht vorgeschrieben.',
    'Wir haben keinen Datenschutzbeauftragten bestellt.',
    'Wir brauchen keinen Datenschutzbeauftragten.',
    'Eine Pflicht zur Benennung eines Datenschutzbeauftragten besteht für uns nicht.',
    'Zur Bestellung eines Datenschutzbeauftragten sind wir nicht verpflichtet.',
    'Eine Pflicht, einen Datenschutzbeauftragten zu benennen, besteht für uns nicht.',
    'Eine gesetzliche Verpflichtung, für unser Unternehmen einen Datenschutzbeauftragten zu bestellen, besteht derzeit nicht.',
    'Für uns besteht keine Benennungspflicht für einen Datenschutzbeauftragten.',
    'Die Voraussetzungen, unter denen ein Datenschutzbeauftragter zu benennen ist, liegen bei uns nicht vor.',
    'There is no obligation to appoint a data protection officer.',
    'Als Kleinbetrieb müssen wir keinen Datenschutzbeauftragten bestellen.',
    '2. Datenschutzbeauftragter\nDa bei uns weniger als zwanzig Personen ständig mit der automatisierten Verarbeitung personenbezogener Daten beschäftigt sind, ist die Benennung eines Datenschutzbeauftragten nach § 38 BDSG nicht erforderlich. Bei Fragen wenden Sie sich an uns.',
    'Datenschutzbeauftragter\nWir sind ein kleiner Betrieb. Bestellt ist niemand, eine Pflicht zur Bestellung besteht nicht.',
  ].map((text): NoticeCase => [text, text, ['dpoDenied'], ['dpo']]),
  [
    'one heading for both, and only the controller has an address',
    '1. Verantwortliche und Datenschutzbeauftragter\nVerantwortlich ist die Akademie Beispiel gGmbH, Ring 1, 12345 Ort, info@beispiel.test.\nWir haben einen Datenschutzbeauftragten bestellt.',
    ['dpo'],
    ['dpoContact'],
  ],
  [
    'one heading for both, each with an address',
    'Verantwortlicher und Datenschutzbeauftragter\nMuster GmbH, Ring 1, 12345 Ort, info@beispiel.test\nDatenschutzbeauftragter: Ina Petersen, Weg 2, 12345 Ort',
    ['dpo', 'dpoContact'],
  ],
  [
    'one heading for both, and a mailbox of the officer',
    'Verantwortlicher und Datenschutzbeauftragter\nMuster GmbH, Ring 1, 12345 Ort, info@beispiel.test oder datenschutz@beispiel.test',
    ['dpo', 'dpoContact'],
  ],
  [
    'appointed, with a duty for others under it',
    'Datenschutzbeauftragter\nUnsere Datenschutzbeauftragte ist Ina Petersen, dsb@beispiel.test. Die Angabe Ihrer Daten ist nicht erforderlich.',
    ['dpo', 'dpoContact'],
    ['dpoDenied'],
  ],
  [
    'appointed without a duty',
    'Obwohl keine Pflicht besteht, haben wir eine Datenschutzbeauftragte benannt: Ina Petersen, dsb@beispiel.test.',
    ['dpo', 'dpoContact'],
    ['dpoDenied'],
  ],
  [
    'officer bound to secrecy',
    'Unser Datenschutzbeauftragter (dsb@beispiel.test) unterliegt der Schweigepflicht und gibt nichts weiter, was nicht nötig ist.',
    ['dpo', 'dpoContact'],
    ['dpoDenied'],
  ],
  [
    'none needed',
    'Datenschutzbeauftragter\nWir sind gesetzlich nicht verpflichtet, einen Datenschutzbeauftragten zu benennen.',
    [],
    ['dpo'],
  ],
  [
    'officer of a vendor',
    'Den Datenschutzbeauftragten von Google erreichen Sie unter https://support.google.test oder data@google.test.',
    [],
    ['dpo'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});

it('quotes the denial, not how the long sentence begins', () => {
  const reasons =
    'Da bei uns in der Verwaltung, in der Werkstatt und in den beiden Ladengeschäften zusammen weniger als zwanzig Personen ständig';
  const text = `Datenschutzbeauftragter\n${reasons} mit der automatisierten Verarbeitung personenbezogener Daten beschäftigt sind, ist die Benennung eines Datenschutzbeauftragten nicht erforderlich.`;
  const [denied] = statementsIn(text).filter(({ kind }) => kind === 'dpoDenied');
  expect(denied?.quote).toMatch(/ist die Benennung eines Datenschutzbeauftragten nicht erforderlich\.$/);
});
