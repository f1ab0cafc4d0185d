import { describe, expect, it } from 'vitest';
import { foreignSchemes, oddButValid, privateLiterals, privateNames } from './ssrf-vectors.ts';
import { maxTargetLength, parseTarget, type TargetOptions } from './target-url.ts';

function codeOf(input: string, options?: TargetOptions): string {
  const target = parseTarget(input, options);
  return target.ok ? 'ok' : `${target.code} ${target.problem}`;
}

describe('parseTarget', () => {
  it.each(privateLiterals)('refuses the private address %s', (input) => {
    expect(codeOf(input)).toMatch(/^(blocked-target private-address|invalid-url syntax)$/);
  });

  it.each(privateNames)('refuses the private name %s', (input) => {
    expect(codeOf(input)).toBe('blocked-target private-name');
  });

  it.each(foreignSchemes)('refuses the scheme of %s', (input) => {
    expect(codeOf(input)).toBe('unsupported-scheme scheme');
  });

  it.each(oddButValid)('accepts %s', (input, href) => {
    expect(parseTarget(input)).toMatchObject({ ok: true, url: expect.objectContaining({ href }) });
  });

  it.each([
    ['', 'invalid-url empty'],
    ['   ', 'invalid-url empty'],
    ['https://', 'invalid-url syntax'],
    ['/etc/passwd', 'invalid-url syntax'],
    ['?q', 'invalid-url syntax'],
    ['https://exa mple.com/', 'invalid-url characters'],
    ['https://example.com/a\nb', 'invalid-url characters'],
    ['https://example.com/\u0000', 'invalid-url characters'],
    ['https://a..b/', 'invalid-url syntax'],
    [`https://${'a'.repeat(64)}.example/`, 'invalid-url syntax'],
    [`https://example.com/${'a'.repeat(maxTargetLength)}`, 'invalid-url too-long'],
    [`https://example.com/${'ä'.repeat(1000)}`, 'invalid-url too-long'],
    ['https://user:pw@example.com/', 'invalid-url credentials'],
    ['https://user@example.com/', 'invalid-url credentials'],
    ['http://user:pw@10.0.0.1/', 'blocked-target private-address'],
    ['127.0.0.1', 'blocked-target private-address'],
    ['localhost:3000', 'blocked-target private-name'],
    ['https://example.com:22/', 'blocked-target port'],
    ['https://example.com:0/', 'blocked-target port'],
    ['https://example.com:65536/', 'invalid-url syntax'],
    ['https://example.com:80/', 'ok'],
    ['http://example.com:443/', 'ok'],
  ])('%j → %s', (input, code) => {
    expect(codeOf(input)).toBe(code);
  });

  it('knows further ports and its own names', () => {
    expect(codeOf('https://example.com:8443/', { ports: [8443] })).toBe('ok');
    expect(codeOf('https://Scan.Example.com./x', { ownHosts: ['scan.example.com'] })).toBe('blocked-target own-host');
  });
});
