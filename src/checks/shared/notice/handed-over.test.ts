import { expect, it } from 'vitest';
import type { ConsentState } from '#evidence/gathered.ts';
import { catalogueUse, traffic } from '../../../../test/factories/traffic.ts';
import { handedOver } from './handed-over.ts';

const loaded = (service: string, url: string, type: 'frame' | 'fetch' | 'image', states: ConsentState[]) => ({
  services: [catalogueUse(service, states)],
  requests: traffic({ service, url, type, states }).requests,
});
const video = loaded('youtube', 'https://www.youtube.com/embed/x', 'frame', ['none', 'accept']);
const waits = loaded('youtube', 'https://www.youtube.com/embed/x', 'frame', ['accept']);
const picture = loaded('youtube', 'https://i.ytimg.com/vi/x/hq.jpg', 'image', ['none']);
const measuring = loaded('google-analytics', 'https://www.google-analytics.com/g/collect?cid=1', 'fetch', ['none', 'reject']);
const found = (sentence: string, facts: typeof video, told: string[] = []) =>
  handedOver(`Grundsätze\nIhre Daten sind uns wichtig.\n${sentence}`, '/datenschutz', { ...facts, toldUntrue: new Set(told) }).map(
    ({ params }) => params?.['seen'],
  );

it.each<[string, typeof video, string[]]>([
  ['Externe Inhalte werden erst nach Ihrer Zustimmung geladen.', video, ['YouTube']],
  ['Inhalte von Drittanbietern laden wir nur mit Ihrer Einwilligung.', video, ['YouTube']],
  ['Drittanbieter-Inhalte werden erst geladen, wenn Sie darauf klicken.', video, ['YouTube']],
  ['Externe Dienste werden erst geladen, nachdem Sie zugestimmt haben.', measuring, ['Google Analytics']],
  ['Ohne Ihre Einwilligung werden keine Daten an Dritte übertragen.', video, ['YouTube']],
  ['Bevor Sie zustimmen, wird keine Verbindung zu Servern Dritter hergestellt.', video, ['YouTube']],
  ['No third-party content is loaded without your consent.', video, ['YouTube']],
  ['External content is loaded only after your consent.', video, ['YouTube']],
  ['Without your consent no data are transmitted to third parties.', video, ['YouTube']],
])('is refuted: %s', (sentence, facts, seen) => {
  expect(found(sentence, facts)).toEqual(seen);
});

it.each<[string, typeof video]>([
  ['Externe Inhalte werden erst nach Ihrer Zustimmung geladen.', waits],
  ['Externe Inhalte werden erst nach Ihrer Zustimmung geladen.', picture],
  // Content is no measuring, and who measures may be a processor.
  ['Externe Inhalte werden erst nach Ihrer Zustimmung geladen.', measuring],
  ['Ohne Ihre Einwilligung werden keine Daten an Dritte übertragen.', measuring],
  ['Ohne Ihre Einwilligung geben wir keine Daten an Dritte weiter.', video],
  ['Ohne Ihre Einwilligung werden Ihre Daten nicht an Dritte übermittelt.', video],
  ['Externe Inhalte werden in der Regel erst nach Ihrer Zustimmung geladen.', video],
  ['Externe Inhalte werden erst beim Aufruf der Seite geladen.', video],
  ['Externe Inhalte, die notwendig sind, laden sofort; andere externe Inhalte erst nach Ihrer Zustimmung.', video],
  ['Kontaktformular\nOhne Ihre Einwilligung werden keine Daten an Dritte übermittelt.', video],
])('is not refuted: %s', (sentence, facts) => {
  expect(found(sentence, facts)).toEqual([]);
});

it('leaves out what another untrue sentence tells of', () => {
  expect(found('Externe Inhalte werden erst nach Ihrer Zustimmung geladen.', video, ['youtube'])).toEqual([]);
});
