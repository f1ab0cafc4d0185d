import { expect, it } from 'vitest';
import { bannerEvidence } from '../../../../test/factories/evidence.ts';
import { control, serviceUse } from '../../../../test/factories/facts.ts';
import { namesService } from '../notice/notice.ts';
import { bannerWords, mayLeadOn } from './banner-controls.ts';

const pixel = serviceUse({ service: { id: 'meta-pixel', name: 'Meta-Pixel', category: 'marketing', aliases: ['Meta Pixel'] } });
const names = (deeperText: string) =>
  namesService(bannerWords(bannerEvidence({ text: 'Wir verwenden Cookies.', deeperText, toggles: [] })).join('\n'), pixel);

it.each([
  [
    'drawn with both states',
    'Statistik\nCookies aktivieren oder deaktivieren\nAktiviertDeaktiviert\nMarketing\nMeta Pixel (Meta Platforms Ireland Ltd.)',
  ],
  ['drawn with both states in lines', 'Statistik\nAktiviert\nDeaktiviert\nMarketing\nMeta Pixel: Werbung'],
  ['off', 'Statistik\nAus\nMeta Pixel: Werbung'],
  ['inactive', 'Statistik\nInaktiv\nMeta Pixel: Werbung'],
  ['in English', 'Statistics\nEnabled Disabled\nMarketing\nMeta Pixel: Werbung'],
  ['in English, off', 'Statistics\nOff\nMeta Pixel: Werbung'],
])('reads a service named below a switch that is %s', (_, text) => {
  expect(names(text)).toBe(true);
});

it('keeps what the banner denies itself', () => {
  expect(names('Marketing\nDen Meta Pixel setzen wir nicht ein.')).toBe(false);
});

it.each([
  ['Optionen?', true],
  ['Datenschutz', true],
  ['Privatsphäre', true],
  ['Datenschutzerklärung', false],
  ['Datenschutzhinweise', false],
  ['Impressum', false],
  ['Privacy policy', false],
])('%s may lead to further choices: %s', (text, expected) => {
  expect(mayLeadOn(control({ role: 'other', element: 'button', href: null, text }))).toBe(expected);
  expect(mayLeadOn(control({ role: 'other', element: 'button', href: '/seite', text }))).toBe(false);
});
