import { expect, it } from 'vitest';
import { isSamePlayer } from './recognising-embeds.ts';

it.each<[string | null, string | null, boolean]>([
  ['youtube', 'youtube', true],
  ['youtube-nocookie', 'youtube', true],
  ['youtube', 'google-maps', false],
  ['vimeo', 'youtube', false],
  ['own-script', 'youtube', false],
  [null, 'youtube', false],
])('one player told once: %s and %s', (one, other, expected) => expect(isSamePlayer(one, other)).toBe(expected));
