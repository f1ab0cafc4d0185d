import { expect, it } from 'vitest';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { namesAsTold } from './banner-recipients.ts';

const uses = ['google-analytics', 'youtube', 'youtube-nocookie', 'google-fonts'].map((id) => catalogueUse(id, ['accept']));

it.each<[string, string[]]>([
  [
    'Google Analytics zählt, welche Seiten gelesen werden (Google Ireland Limited). Filme von YouTube (Google Ireland Limited).',
    ['Google Analytics', 'YouTube'],
  ],
  ['Cookies: _ga (Google Ireland Limited). Filme zeigt YouTube.', ['YouTube']],
  ['Empfänger der Daten ist Google.', ['Google']],
  ['Wir zählen Besuche.', []],
])('names in a banner: %s', (text, expected) => {
  expect(namesAsTold(text, uses)).toEqual(expected);
});
