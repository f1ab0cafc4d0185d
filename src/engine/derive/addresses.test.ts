import { describe, expect, it } from 'vitest';
import { hostOf, pageKey, parseAddress, withoutFragment } from './addresses.ts';

describe('parseAddress', () => {
  it.each([
    ['https://Shop.Example.de:8443/a?b=1#c', 'shop.example.de', true],
    ['http://example.de./x', 'example.de', false],
    ['wss://live.example.de/socket', 'live.example.de', true],
    ['https://[2a01:4f8::1]/', '[2a01:4f8::1]', true],
    ['https://müller.de/', 'xn--mller-kva.de', true],
    ['stun:stun.l.google.com:19302', 'stun.l.google.com', false],
    ['turns:turn.example.de:443?transport=tcp', 'turn.example.de', true],
    ['https://user:secret@example.de/', 'example.de', true],
  ])('%s', (url, host, encrypted) => {
    expect(parseAddress(url)).toMatchObject({ host, encrypted });
  });

  it.each([
    '',
    'data:text/html,<b>',
    'blob:https://a.de/1',
    'javascript:alert(1)',
    'about:blank',
    'chrome-extension://abc/x.js',
    'https://',
    'http://a b/',
    'stun:',
    'not an address',
    '__proto__',
  ])('refuses %j', (url) => {
    expect(parseAddress(url)).toBeNull();
    expect(hostOf(url)).toBe('');
  });
});

describe('pageKey', () => {
  it.each([
    ['http://www.a.de/b/', 'https://a.de/b#teil', true],
    ['https://a.de', 'https://www.a.de/index.html', true],
    ['https://a.de/?p=1', 'https://a.de/?p=2', false],
    ['https://a.de/#/impressum', 'https://a.de/#/datenschutz', false],
    ['https://a.de/#/impressum/', 'https://a.de/#/impressum', true],
    ['https://a.de/b', 'https://c.de/b', false],
  ])('%s and %s', (left, right, same) => {
    expect(pageKey(left) === pageKey(right)).toBe(same);
  });

  it('leaves fragments out of requests', () => {
    expect(withoutFragment('https://a.de/b#c#d')).toBe('https://a.de/b');
  });
});
