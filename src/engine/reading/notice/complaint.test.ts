import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ...[
    'Ihnen steht der Weg zur Aufsichtsbehörde offen.',
    'Beschwerden können an den Datenschutzbeauftragten der Diözese gerichtet werden.',
    'Beschwerde können Sie beim Diözesandatenschutzbeauftragten der bayerischen (Erz-)Diözesen einlegen.',
    'Beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten können Sie Anzeige erstatten.',
    'Wer sein Recht verletzt sieht, darf beim EDÖB eine Anzeige einreichen.',
    'Erstatten Sie sonst beim kantonalen Datenschutzbeauftragten Anzeige.',
    'You may also file a report with the FDPIC.',
  ].map((text): NoticeCase => [text, text, ['complaint']]),
  ['an advertisement', 'Unsere Anzeigen machen wir beim EDÖB-Jahresbericht nicht.', [], ['complaint']],
  ['a crime', 'Bei Betrug erstatten wir Anzeige bei der Polizei.', [], ['complaint']],
  ['the officer of the site', 'Unseren Datenschutzbeauftragten erreichen Sie bei Fragen unter dsb@muster.test.', [], ['complaint']],
  ['complaint', 'Sie haben das Recht, sich bei einer Aufsichtsbehörde zu beschweren.', ['complaint']],
  ['complaint by article', 'Außerdem steht Ihnen das Recht aus Art. 77 DSGVO zu.', ['complaint']],
  [
    'complaint in two sentences',
    'Beschwerderecht\nSie haben ein Recht auf Beschwerde. Zuständig ist die Datenschutzbehörde an Ihrem Wohnort.',
    ['complaint'],
  ],
  [
    'trade supervision',
    'Zuständige Aufsichtsbehörde ist das Gewerbeaufsichtsamt Musterstadt. Beschwerden richten Sie bitte dorthin.',
    [],
    ['complaint'],
  ],
  ['authority of the imprint', 'Aufsichtsbehörde: Landratsamt Musterstadt', [], ['complaint']],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
