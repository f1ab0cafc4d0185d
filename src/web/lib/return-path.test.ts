import { describe, expect, it } from 'vitest';
import { loginPath, returnPath } from './return-path.ts';

describe('the way back after a login', () => {
  it.each([
    ['/profile/billingAddress', '', ''],
    ['/websites', '?sort=risk&service=A%26B', '#liste'],
    ['/report/1', '', '#ck-before-consent'],
  ])('leads to %s%s%s', (pathname, search, hash) => {
    const login = loginPath({ pathname, search, hash });
    expect(login.startsWith('/login?next=')).toBe(true);
    expect(returnPath(login.slice('/login'.length))).toBe(pathname + search + hash);
  });

  it.each(['/', '/login', '/logout', '/registration'])('does not lead to %s', (pathname) => {
    expect(loginPath({ pathname, search: '?x=1', hash: '' })).toBe('/login');
    expect(returnPath(`?next=${encodeURIComponent(pathname)}`)).toBe('/');
  });

  it.each([
    '',
    'profile',
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '\\\\evil.test',
    'javascript:alert(1)',
    '/..//evil.test',
    '/%0a//evil.test/../..//x',
    '/\t/evil.test',
    ' //evil.test',
    '/a/..//evil.test',
  ])('takes %j for the dashboard or an own path', (next) => {
    const path = returnPath(`?next=${encodeURIComponent(next)}`);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(new URL(`/app${path}`, 'https://own.test').origin).toBe('https://own.test');
    expect(new URL(path, 'https://own.test').origin).toBe('https://own.test');
  });
});
