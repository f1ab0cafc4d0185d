import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readParameters } from './parameters.ts';
import { findPersonalData, searchTypedText } from './personal-data.ts';

const typed = searchTypedText('spurenprobe7341');
const found = (
  url: string,
  { body = null, referer = null, own = false }: { body?: string | null; referer?: string | null; own?: boolean } = {},
) =>
  findPersonalData({ url, body, referer, parameters: readParameters(url, body) }, typed, own).map(
    ({ kind, where, masked }) => `${kind} ${where} ${masked}`,
  );

const base64 = (text: string) => Buffer.from(text).toString('base64');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('findPersonalData', () => {
  it.each([
    ['plain', 'https://a.de/?e=erika@beispiel.de', ['email url e***@beispiel.de']],
    ['percent-encoded', 'https://a.de/?e=erika%40beispiel.de', ['email url e***@beispiel.de']],
    ['inside an encoded address', 'https://a.de/?dl=https%3A%2F%2Fb.de%2F%3Fmail%3Derika%2540beispiel.de', ['email url e***@beispiel.de']],
    ['in the path', 'https://a.de/konto/erika@beispiel.de/daten', ['email url e***@beispiel.de']],
    ['base64', `https://a.de/?d=${encodeURIComponent(base64('{"m":"erika@beispiel.de"}'))}`, ['email url e***@beispiel.de']],
    ['phone by name', 'https://a.de/?tel=040%20123456-78', ['phone url 040***78']],
    ['phone by shape', 'https://a.de/?x=%2B4915112345678', ['phone url +49***78']],
    ['session of a platform', 'https://a.de/?PHPSESSID=abcdef0123456789', ['session url PHPSESSID=abc***']],
    ['session of an old shop', 'https://a.de/?u=https%3A%2F%2Fx.de%2Fkasse.php%3FXTCsid%3D7f3a9c2e5b8d1f4a', ['session url XTCsid=7f3***']],
    ['matrix session', 'https://a.de/shop;jsessionid=AB12CD34EF', ['session url jsessionid=AB1***']],
    [
      'hashed address',
      `https://a.de/tr?ud%5Bem%5D=${sha256('erika@beispiel.de')}`,
      [`hashed-email url ud[em]=${sha256('erika@beispiel.de').slice(0, 4)}…`],
    ],
    ['typed text', 'https://a.de/?q=spurenprobe7341', ['typed-text url spu***']],
    ['typed text hashed', `https://a.de/?q=${sha256('spurenprobe7341')}`, ['hashed-email url sha256(…)']],
  ])('%s', (_name, url, expected) => {
    expect(found(url)).toEqual(expected);
  });

  it.each([
    ['picture for dense screens', 'https://a.de/logo@2x.png'],
    ['package version', 'https://cdn.a.de/npm/swiper@8/swiper-bundle.min.js'],
    ['package version with tag', 'https://cdn.a.de/npm/bootstrap@5.3.0-alpha.min.js'],
    ['map', 'https://a.de/maps/@52.5,13.4,15z'],
    ['handle', 'https://a.de/@beispiel.de'],
    ['analytics session', 'https://a.de/collect?sid=1763700000&session_id=abcdef0123456789'],
    ['key as login', 'https://0123456789abcdef0123456789abcdef@o1.ingest.a.de/envelope'],
    ['order number', 'https://a.de/?order=004915112'],
    ['price', 'https://a.de/?ph=9.90'],
    ['hash of something else', `https://a.de/?integrity=${sha256('x')}`],
  ])('not: %s', (_name, url) => {
    expect(found(url)).toEqual([]);
  });

  it('looks at body and referer, and at session ids of the site itself', () => {
    expect(found('https://a.de/', { body: '{"email":"erika@beispiel.de"}' })).toEqual(['email body e***@beispiel.de']);
    expect(found('https://a.de/', { referer: 'https://b.de/?mail=erika@beispiel.de' })).toEqual(['email referer e***@beispiel.de']);
    expect(found('https://a.de/?session_id=abcdef0123456789', { own: true })).toEqual(['session url session_id=abc***']);
    expect(found('https://a.de/', { body: `d=${base64('[1,"spurenprobe7341"]')}` })).toEqual(['typed-text body spu***']);
    expect(found('https://a.de/', { body: `d=${base64('spurenprobe7341')}` })).toEqual(['typed-text body spu***']);
  });

  it('never shows the value', () => {
    const [entry = ''] = found('https://a.de/?e=erika.musterfrau@beispiel.de');
    expect(entry).not.toContain('musterfrau');
  });

  it('ends on hostile texts', () => {
    expect(found(`https://a.de/?x=${'a.'.repeat(20_000)}@`)).toEqual([]);
    expect(found('https://a.de/', { body: `${'a'.repeat(32_000)}@${'b.'.repeat(300)}` })).toEqual([]);
    expect(found('https://a.de/', { body: 'a@b.cc '.repeat(4_000) })).toHaveLength(1);
  });
});
