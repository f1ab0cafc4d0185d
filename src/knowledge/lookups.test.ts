import { describe, expect, it } from 'vitest';
import { fallbackService } from './fallback-service.ts';
import { isSameSite, registrableDomain } from './registrable-domain.ts';
import { createGeography } from './server-country.ts';

describe('registrableDomain', () => {
  it.each([
    ['www.example.de', 'example.de'],
    ['EXAMPLE.DE.', 'example.de'],
    ['a.b.example.co.uk', 'example.co.uk'],
    ['shop.test', 'shop.test'],
    ['stats.shop.test', 'shop.test'],
    ['verein.github.io', 'verein.github.io'],
    ['github.io', 'github.io'],
    ['laden.myshopify.com', 'laden.myshopify.com'],
    ['d1.cloudfront.net', 'd1.cloudfront.net'],
    ['localhost', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '[::1]'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['_dmarc.example.de', 'example.de'],
    ['', ''],
  ])('%s → %s', (host, domain) => {
    expect(registrableDomain(host)).toBe(domain);
  });

  it('separates tenants of a shared suffix', () => {
    expect(isSameSite('a.github.io', 'b.github.io')).toBe(false);
    expect(isSameSite('www.example.de', 'cdn.example.de')).toBe(true);
  });
});

describe('createGeography', () => {
  const geography = createGeography();

  it.each([
    ['88.198.10.10', 'DE', '88.198.0.0/16'],
    ['::ffff:88.198.10.10', 'DE', '88.198.0.0/16'],
    ['2a01:4f8::1', 'DE', '2a01:4f8::/32'],
    ['[2a01:4f8::1]', 'DE', '2a01:4f8::/32'],
    ['10.0.0.1', null, null],
    ['127.0.0.1', null, null],
    ['::1', null, null],
    ['nonsense', null, null],
    ['', null, null],
    ['999.1.1.1', null, null],
  ])('%s → %s in %s', (ip, country, network) => {
    expect(geography.countryOf(ip)).toBe(country);
    expect(geography.networkOf(ip)).toBe(network);
  });
});

describe('fallbackService', () => {
  it.each([
    ['hbopenbid.pubmatic.com', 'marketing', 'yes'],
    ['static.olark.com', 'chat', 'disputed'],
    ['code.createjs.com', 'cdn', 'disputed'],
  ])('%s → %s, %s', (host, category, consent) => {
    expect(fallbackService(host)).toMatchObject({ category, consent, vendor: '', source: 'third-party-web' });
  });

  it('knows nothing about hosts outside the list', () => {
    expect(fallbackService('www.example.de')).toBeNull();
    expect(fallbackService('')).toBeNull();
    expect(fallbackService('10.0.0.1')).toBeNull();
  });
});
