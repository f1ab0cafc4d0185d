import { expect, it } from 'vitest';
import { categoryLines } from './category-lines.ts';

const names = ['Technisch notwendig', 'Marketing', 'Statistik'];
it.each([
  [
    'Technisch notwendig – TYPO3, Cookie fe_typo_user, Sitzung; Matomo, Statistik ohne Cookies',
    ['Technisch notwendig', 'TYPO3, Cookie fe_typo_user, Sitzung', 'Matomo, Statistik ohne Cookies'],
  ],
  ['Statistik: Matomo', ['Statistik', 'Matomo']],
  ['Marketing - Google Ads; Meta', ['Marketing', 'Google Ads', 'Meta']],
  ['Marketing Meta Pixel.', ['Marketing', 'Meta Pixel.']],
  ['Statistik hilft uns, die Seite zu verbessern', ['Statistik hilft uns, die Seite zu verbessern']],
  [`Statistik ${'Dienste '.repeat(30)}mehr`, [`Statistik ${'Dienste '.repeat(30)}mehr`]],
  // No switch is called so, or nothing stands behind its name.
  ['Unser Angebot – jetzt neu; gratis', ['Unser Angebot – jetzt neu; gratis']],
  ['Marketing', ['Marketing']],
  ['Marketing-Cookies helfen uns; mehr dazu unten', ['Marketing-Cookies helfen uns; mehr dazu unten']],
])('%s', (text, lines) => {
  expect(categoryLines(text, names)).toEqual(lines);
});

it('keeps the lines around', () => {
  expect(categoryLines('Einstellungen\nStatistik: Matomo\nSpeichern', names)).toEqual([
    'Einstellungen',
    'Statistik',
    'Matomo',
    'Speichern',
  ]);
});
