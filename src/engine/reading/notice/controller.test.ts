import { expect, it } from 'vitest';
import { misread, type NoticeCase } from '../../../../test/factories/notice-cases.ts';

const cases: NoticeCase[] = [
  ['an address beside the imprint', 'Verantwortlicher ist die Muster GmbH (siehe Impressum), info@muster.test.', ['controllerContact']],
  ['the imprint alone', 'Verantwortlicher ist die Muster GmbH (siehe Impressum).', ['controller'], ['controllerContact']],
  [
    'a heading that names definitions as well',
    '§ 1 Verantwortlicher und Begriffe\n(1) Verantwortlich für die Verarbeitung Ihrer Daten ist die Beispiel GmbH, Musterweg 1, 12345 Musterstadt, Tel.: 0361 5550.',
    ['controller', 'controllerContact'],
  ],
  [
    'the definition below it',
    'Begriffe und Verantwortlicher\nVerantwortlicher ist die natürliche oder juristische Person, die über die Zwecke der Verarbeitung entscheidet.',
    [],
    ['controller'],
  ],
  [
    'block under a heading',
    'Verantwortlicher\nBeispiel GmbH\nMusterweg 1\n12345 Musterstadt\nE-Mail: info@beispiel.test',
    ['controller', 'controllerContact'],
  ],
  [
    'long formula over two lines',
    'Name und Anschrift des Verantwortlichen\nDer Verantwortliche im Sinne der Datenschutz-Grundverordnung und anderer nationaler Datenschutzgesetze der Mitgliedsstaaten sowie sonstiger datenschutzrechtlicher Bestimmungen ist die:\nBeispiel GmbH\nMusterweg 1\n12345 Musterstadt',
    ['controller', 'controllerContact'],
  ],
  [
    'stelle with colon',
    'Hinweis zur verantwortlichen Stelle\nDie verantwortliche Stelle für die Datenverarbeitung auf dieser Website ist:\nAnna Beispiel\nMusterweg 1\n12345 Musterstadt',
    ['controller', 'controllerContact'],
  ],
  [
    'name before the role',
    'Wir, die Beispiel GmbH, Musterweg 1, 12345 Musterstadt, sind verantwortlich für die Verarbeitung Ihrer Daten.',
    ['controller', 'controllerContact'],
  ],
  [
    'disguised address',
    'Verantwortlich im Sinne der DSGVO ist Anna Beispiel, anna (at) beispiel (punkt) test.',
    ['controller', 'controllerContact'],
  ],
  ['name without address', 'Verantwortlicher im Sinne der DSGVO ist die Beispiel GmbH.', ['controller'], ['controllerContact']],
  [
    'spelling without umlauts',
    'Verantwortlicher fuer die Verarbeitung: Beispiel GmbH, Musterweg 1, 12345 Musterstadt',
    ['controller', 'controllerContact'],
  ],
  [
    'only a reference to the imprint',
    'Verantwortlich ist der Betreiber dieser Website. Seine Kontaktdaten können Sie dem Impressum entnehmen.',
    [],
    ['controller', 'controllerContact'],
  ],
  [
    'responsible for contents',
    'Inhaltlich verantwortlich gemäß § 18 Abs. 2 MStV: Anna Beispiel, Musterweg 1, 12345 Musterstadt',
    [],
    ['controller'],
  ],
  ['responsible under press law', 'Verantwortlich i.S.d. § 55 RStV: Anna Beispiel, Musterweg 1, 12345 Musterstadt', [], ['controller']],
  [
    'the hoster',
    'Hosting\nVerantwortlich für die Verarbeitung ist die Server & Mehr GmbH, Rechenweg 2, 20095 Hamburg.',
    [],
    ['controller'],
  ],
  [
    'a network',
    'Instagram\nVerantwortlicher ist die Meta Platforms Ireland Limited, 4 Grand Canal Square, Dublin 2, Irland.',
    [],
    ['controller'],
  ],
  [
    'the address that follows is the authority’s',
    'Übertragbarkeit\nSie können verlangen, dass wir die Daten an einen anderen Verantwortlichen übermitteln.\nAufsichtsbehörde: Landesbeauftragter für den Datenschutz, Musterweg 10, 70173 Stuttgart',
    [],
    ['controller'],
  ],
  [
    'liability for contents',
    'Für unsere Inhalte sind wir gemäß § 7 DDG verantwortlich.\nAuf Externe Links haben wir keinen Einfluss.',
    [],
    ['controller'],
  ],
];

it.each(cases)('%s', (...noticeCase) => {
  expect(misread(noticeCase)).toEqual({ missing: [], wrong: [] });
});
