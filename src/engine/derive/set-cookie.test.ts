import { describe, expect, it } from 'vitest';
import { parseSetCookie, snapSeconds } from './set-cookie.ts';

const setAt = Date.parse('2026-11-21T10:00:00Z');

describe('parseSetCookie', () => {
  it.each([
    ['session', 'a=b', null],
    ['Max-Age', 'a=b; Max-Age=3600', 3_600],
    ['Max-Age before Expires', 'a=b; Expires=Sat, 21 Nov 2026 11:00:00 GMT; Max-Age=63072000', 63_072_000],
    ['Expires', 'a=b; Expires=Sun, 21 Nov 2027 10:00:00 GMT', 31_536_000],
    ['Expires with dashes', 'a=b; expires=Sun, 21-Nov-2027 10:00:00 GMT', 31_536_000],
    ['Expires off by seconds', 'a=b; Expires=Sun, 21 Nov 2027 10:00:07 GMT', 31_536_000],
    ['beyond 400 days', 'a=b; Max-Age=315360000', 315_360_000],
    ['invalid Expires', 'a=b; Expires=never', null],
    ['invalid Max-Age', 'a=b; Max-Age=soon', null],
    ['cookieStore milliseconds as text', 'a=b; Path=/; Expires=Mon, 23 Nov 2026 10:00:00 GMT', 172_800],
  ])('%s', (_name, raw, lifetimeSeconds) => {
    expect(parseSetCookie(raw, setAt)).toMatchObject({ name: 'a', value: 'b', lifetimeSeconds, deletes: false });
  });

  it.each([
    'a=; Max-Age=0',
    'a=b; Max-Age=-1',
    'a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    'a=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0',
  ])('deletes: %s', (raw) => {
    expect(parseSetCookie(raw, setAt)).toMatchObject({ deletes: true, lifetimeSeconds: 0 });
  });

  it('reads attributes whatever their case', () => {
    expect(parseSetCookie('__Host-id=1=2; secure; HTTPONLY; samesite=NONE; Domain=.Example.DE; Path=/a; Partitioned', setAt)).toEqual({
      name: '__Host-id',
      value: '1=2',
      domain: 'example.de',
      path: '/a',
      secure: true,
      httpOnly: true,
      sameSite: 'None',
      partitioned: true,
      lifetimeSeconds: null,
      deletes: false,
    });
  });

  it.each([
    ['value without name', 'alone', { name: '', value: 'alone' }],
    ['__proto__', '__proto__=x', { name: '__proto__', value: 'x' }],
    ['unknown SameSite', 'a=b; SameSite=Maybe', { name: 'a', sameSite: null }],
    ['umlauts', 'größe=übermaß', { name: 'größe', value: 'übermaß' }],
  ])('%s', (_name, raw, expected) => {
    expect(parseSetCookie(raw, setAt)).toMatchObject(expected);
  });

  it.each(['', ';', '=', '=; Max-Age=5'])('sets nothing: %j', (raw) => {
    expect(parseSetCookie(raw, setAt)).toBeNull();
  });

  it('reads 4,096 characters of nonsense', () => {
    expect(() => parseSetCookie(`a=${'; Expires=1 1 1 1'.repeat(240)}`, setAt)).not.toThrow();
  });
});

describe('snapSeconds', () => {
  it.each([
    [86_400, 86_400],
    [31_535_790, 31_536_000],
    [1_799, 1_800],
    [1_234, 1_234],
    [0.4, 0],
    [-50, -50],
  ])('%d', (seconds, snapped) => {
    expect(snapSeconds(seconds)).toBe(snapped);
  });
});
