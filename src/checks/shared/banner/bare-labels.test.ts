import { expect, it } from 'vitest';
import { banner, control, toggle } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { isBareLabel } from './bare-labels.ts';

const toggles = [toggle({ label: 'Komfort' }), toggle({ label: 'YouTube-Video' }), toggle({ label: 'Statistik' })];
const shown = (deeperText: string, more: Parameters<typeof banner>[0] = {}) =>
  isBareLabel(catalogueUse('youtube'), banner({ toggles, deeperText, ...more }));

it.each([
  ['a label between others', 'Komfort\nYouTube-Video\nStatistik\nCookies für die Analyse der Nutzung unserer Website.', true],
  ['a label before the buttons', 'Komfort\nYouTube-Video\nAlle ablehnen', true],
  ['a sentence below', 'Komfort\nYouTube-Video\nZeigt Filme von YouTube und überträgt Ihre IP-Adresse an Google.\nStatistik', false],
  ['a table below', 'Komfort\nYouTube-Video\nAnbieter\nGoogle Ireland Limited\nZweck\nFilme zeigen\nStatistik', false],
  ['a sentence elsewhere', 'Mit Ihrer Einwilligung laden wir Filme von YouTube.\nKomfort\nYouTube-Video\nStatistik', false],
])('%s', (_, deeperText, expected) => {
  expect(shown(deeperText)).toBe(expected);
});

it('is none where more may stand behind a button, or no switch bears the name', () => {
  const bare = 'Komfort\nYouTube-Video\nStatistik';
  expect(shown(bare, { controls: [control({ role: 'other', element: 'button', text: 'Details einblenden', href: null })] })).toBe(false);
  expect(shown('Komfort\nYouTube', { toggles: [toggle({ label: 'Komfort' })] })).toBe(false);
  expect(shown(bare, { toggles: [toggle({ layer: 1, label: 'YouTube-Video' })], controls: [control({ role: 'accept' })] })).toBe(true);
});
