import { expect, it } from 'vitest';
import { typedAddress } from './typed-address.ts';

it.each([
  ['example.de', 'https://example.de'],
  ['  www.example.de ', 'https://www.example.de'],
  ['example.de/shop?a=1#b', 'https://example.de/shop?a=1#b'],
  ['example.de:8443', 'https://example.de:8443'],
  ['example.de:8443/x', 'https://example.de:8443/x'],
  ['bücher.example', 'https://bücher.example'],
  ['192.0.2.1', 'https://192.0.2.1'],
  ['http://example.de', 'http://example.de'],
  ['HTTPS://example.de', 'HTTPS://example.de'],
  ['ftp://example.de', 'ftp://example.de'],
  ['mailto:a@example.de', 'mailto:a@example.de'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['user@example.de', 'user@example.de'],
  ['localhost', 'localhost'],
  ['two words.de', 'two words.de'],
  ['', ''],
])('%j is taken as %j', (typed, address) => expect(typedAddress(typed)).toBe(address));
