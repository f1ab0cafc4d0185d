import { expect, it } from 'vitest';
import { legalPage, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { transferContradictions } from './transfer-contradictions.ts';

const none = 'Eine Übermittlung in Drittländer findet nicht statt.';
const analytics = 'Google Analytics\nDie Informationen werden an einen Server von Google in den USA übertragen und dort gespeichert.';
const inMain = (text: string) =>
  transferContradictions({ privacy: legalPage({ kind: 'privacy', text }), pages: [pageFact()] }, { main: true }).map(({ claim }) => claim);

it.each([
  [`Empfänger und Drittländer\n${none}\n${analytics}`, true],
  [`Weitergabe von Daten\nIn Drittländer übermitteln wir keine Daten.\n${analytics}`, true],
  [`Kontaktformular\n${none}\n${analytics}`, false],
  [`Empfänger und Drittländer\nEine Übermittlung Ihrer Anfragen in Drittländer findet nicht statt.\n${analytics}`, false],
  [`Empfänger und Drittländer\n${none}\nGoogle Analytics\nEs werden keine Daten in die USA übertragen.`, false],
  [`Empfänger und Drittländer\n${none}\nVideos\nWenn Sie das Video starten, werden Daten in die USA übertragen.`, false],
  [`Empfänger und Drittländer\n${none}`, false],
] as const)('a notice that names a transfer and denies any: %s', (text, expected) => {
  expect(inMain(text).length > 0).toBe(expected);
});

it.each([
  [`Live-Calls laufen über Zoom (Zoom Communications, Inc., San José, USA). ${none}`, true],
  [`Live-Calls laufen über BigBlueButton in Frankfurt. ${none}`, false],
  ['Live-Calls laufen über Zoom (Zoom Communications, Inc., San José, USA); es gilt das Data Privacy Framework.', false],
])('a separate notice: %s', (text, expected) => {
  const heading = 'Datenschutzhinweise für Kursteilnehmende';
  const page = pageFact({
    url: `${siteUrl}teilnehmende`,
    kind: 'other',
    headings: [heading],
    text: `${heading}\nVerantwortlich ist die Muster GmbH. Wir verarbeiten Ihre Daten, um den Vertrag zu erfüllen (Art. 6 Abs. 1 lit. b DSGVO).\nWer bekommt die Daten?\n${text}`,
  });
  const privacy = legalPage({
    kind: 'privacy',
    text: 'Datenschutzerklärung\nWir verarbeiten Ihre Daten, um Ihre Anfrage zu beantworten, und löschen sie danach.',
  });
  expect(transferContradictions({ privacy, pages: [page] }, { main: false }).length > 0).toBe(expected);
});
