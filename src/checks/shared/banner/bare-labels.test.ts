import { expect, it } from 'vitest';
import { banner, control, toggle } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { switchWords } from './bare-labels.ts';

const toggles = [toggle({ label: 'Komfort' }), toggle({ label: 'YouTube-Video' }), toggle({ label: 'Statistik' })];
const shown = (deeperText: string, more: Parameters<typeof banner>[0] = {}) =>
  switchWords(catalogueUse('youtube'), banner({ toggles, deeperText, ...more })) !== null;

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

const switches = (...labels: string[]) => labels.map((label) => toggle({ label }));
const advertising = 'Ermöglicht Google, personenbezogene Daten für Online-Werbung zu sammeln.';
const ofAds = (deeperText: string, ...labels: string[]) =>
  switchWords(catalogueUse('google-ads'), banner({ toggles: switches(...labels), deeperText }));

it.each([
  ['the only switch of its group', `Marketing\n${advertising}\nGoogle Ads\nSpeichern`, ['Marketing', 'Google Ads'], [advertising, true]],
  [
    'a description that names the purpose, with another switch between',
    'Werbung & Tracking\nDamit zeigen wir Ihnen Werbung auf anderen Websites.\nMeta-Pixel\nGoogle Ads\nSpeichern',
    ['Werbung & Tracking', 'Meta-Pixel', 'Google Ads'],
    ['Damit zeigen wir Ihnen Werbung auf anderen Websites.', true],
  ],
  [
    'a description without a purpose above the only switch',
    'Externe Dienste\nHier laden wir weitere Dienste auf unserer Seite.\nGoogle Ads\nSpeichern',
    ['Externe Dienste', 'Google Ads'],
    ['Hier laden wir weitere Dienste auf unserer Seite.', false],
  ],
])('takes the description of the group: %s', (_, deeperText, labels, [quote, saysPurpose]) => {
  expect(ofAds(deeperText, ...labels)).toEqual({ group: { quote, saysProvider: true, saysPurpose } });
});

it.each([
  [
    'a description of the group before',
    `Marketing\n${advertising}\nMeta-Pixel\nKomfort\nGoogle Ads`,
    ['Marketing', 'Meta-Pixel', 'Komfort', 'Google Ads'],
  ],
  [
    'a description of the switch above',
    'Marketing\nMatomo\nZählt für die Statistik, wie oft Besucher wiederkommen.\nGoogle Ads',
    ['Marketing', 'Matomo', 'Google Ads'],
  ],
  [
    'a description that names neither, for several',
    'Externe Dienste\nHier laden wir weitere Dienste auf unserer Seite.\nGoogle Ads\nMatomo',
    ['Externe Dienste', 'Google Ads', 'Matomo'],
  ],
  [
    'the words of the whole banner',
    `Einstellungen\n${advertising.replace('Google', 'uns')}\nMarketing\nGoogle Ads`,
    ['Marketing', 'Google Ads'],
  ],
])('leaves %s', (_, deeperText, labels) => {
  expect(ofAds(deeperText, ...labels)).toEqual({ group: null });
});

it('tells more than a label where the group tells how long its cookies stay', () => {
  expect(ofAds(`Marketing\n${advertising} Die Cookies bleiben 90 Tage.\nGoogle Ads`, 'Marketing', 'Google Ads')).toBeNull();
});
