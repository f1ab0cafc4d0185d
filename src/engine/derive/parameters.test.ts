import { describe, expect, it } from 'vitest';
import { decodeText, readParameters } from './parameters.ts';

const named = (url: string, body: string | null = null) =>
  readParameters(url, body).map(({ name, value, where }) => `${where}:${name}=${value}`);

describe('readParameters', () => {
  it.each([
    ['query', 'https://a.de/x?b=1&c=%C3%A4+z#d=9', null, ['url:b=1', 'url:c=ä z']],
    ['matrix', 'https://a.de/shop;jsessionid=AB12CD34?x=1', null, ['url:x=1', 'url:jsessionid=AB12CD34']],
    ['no value', 'https://a.de/?flag&=x', null, ['url:flag=']],
    ['form body', 'https://a.de/', 'cid=1&en=page_view', ['body:cid=1', 'body:en=page_view']],
    ['batch body', 'https://a.de/', 'en=a&x=1\nen=b', ['body:en=a', 'body:x=1', 'body:en=b']],
    [
      'events in a field',
      'https://a.de/',
      `data=${encodeURIComponent('[{"event":"view","properties":{"distinct_id":"u1"}}]')}`,
      ['body:event=view', 'body:distinct_id=u1'],
    ],
    [
      'events in a field in Base64',
      'https://a.de/',
      `data=${encodeURIComponent(btoa('{"event":"view","properties":{"distinct_id":"u1"}}'))}`,
      ['body:event=view', 'body:distinct_id=u1'],
    ],
    ['text in brackets', 'https://a.de/', 'note=[neu]', ['body:note=[neu]']],
    [
      'a token is no event',
      'https://a.de/',
      'jwt=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
      ['body:jwt=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc'],
    ],
    ['json body', 'https://a.de/', '{"a":"b","c":{"d":17,"e":null}}', ['body:a=b', 'body:d=17', 'body:e=']],
    ['cut json body', 'https://a.de/', '[{"uid":"u1","long":"abc', ['body:uid=u1']],
    ['multipart', 'https://a.de/', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.de\r\n--x--', ['body:email=a@b.de']],
    ['binary body', 'https://a.de/', 'base64:AAAA=BBBB', []],
    ['prose', 'https://a.de/', 'just words', []],
    ['broken escapes', 'https://a.de/?a=%E4%zz%41', null, ['url:a=ä%zzA']],
    ['__proto__', 'https://a.de/?__proto__=1&constructor=2', null, ['url:__proto__=1', 'url:constructor=2']],
  ])('%s', (_name, url, body, expected) => {
    expect(named(url, body)).toEqual(expected);
  });

  it('stops at 250', () => {
    expect(readParameters(`https://a.de/?${'a=1&'.repeat(5_000)}`, null)).toHaveLength(250);
    expect(readParameters('https://a.de/', `{${'"a":"1",'.repeat(5_000)}`)).toHaveLength(250);
  });

  it('decodes what can be decoded', () => {
    expect(decodeText('a%20b+c')).toBe('a b c');
  });
});
