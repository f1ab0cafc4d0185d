import { expect, it } from 'vitest';
import { screenIn } from './own-counting.ts';

it.each([
  ['both in one value', 'https://a.test/m?res=1366x768&r=1', 'res=1366x768'],
  ['encoded', 'https://a.test/m?sr=1920%2A1080', 'sr=1920*1080'],
  ['width and height apart', 'https://a.test/c?swidth=1366&sheight=768', 'swidth=1366, sheight=768'],
  ['other names of the same', 'https://a.test/c?screen_width=390&screen_height=844', 'screen_width=390, screen_height=844'],
  ['a picture of that size', 'https://a.test/c?bild=foto-1366x768.jpg', null],
  ['search words', 'https://a.test/c?sh=rom', null],
  ['no query', 'https://a.test/matomo.js', null],
  ['no address', 'about:', null],
])('%s', (_, url, expected) => expect(screenIn(url)).toBe(expected));
