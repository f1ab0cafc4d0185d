import { expect, it } from 'vitest';
import { legalPage, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { untoldMeeting } from './untold-meetings.ts';

const silent = 'Wir beantworten Anfragen.';

it.each([
  ['Über Zoom, 19 bis 21 Uhr. 49 €.', silent, 'Zoom'],
  ['Die Sprechstunde findet per Microsoft Teams statt.', silent, 'Microsoft Teams'],
  ['Den Zoom-Link zum Webinar schicken wir Ihnen zu.', silent, 'Zoom'],
  ['Über Zoom, 19 bis 21 Uhr. 49 €.', 'Für Online-Seminare nutzen wir Zoom (Zoom Communications, Inc.).', null],
  ['Die Sprechstunde findet per Microsoft Teams statt.', 'Wir nutzen Teams von Microsoft.', null],
  ['Unsere Software hat eine Schnittstelle: Termine und Seminare über Zoom.', silent, null],
  ['Melden Sie Störungen über Zoom.', silent, null],
  ['Das Objektiv mit Zoomfaktor 3 zeigen wir im Kurs.', silent, null],
])('%s / %s', (text, notice, tool) => {
  const pages = [pageFact({ url: `${siteUrl}seminare`, kind: 'other', text: `Seminare\n${text}` })];
  expect(untoldMeeting({ pages, privacy: legalPage({ kind: 'privacy', text: notice }) })?.tool ?? null).toBe(tool);
});
