import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { textOfBody } from './request-body.ts';

const log = JSON.stringify({ e: ['0.8.70', 2], a: Array.from({ length: 400 }, (_, index) => [index * 37, 12, 'größer']) });
const packed = (bytes: Uint8Array) => `base64:${Buffer.from(bytes).toString('base64')}`;

describe('the text of a request body', () => {
  it.each([
    ['text', 'a=1', 'a=1'],
    ['nothing', null, null],
    ['gzip', packed(gzipSync(log)), log],
    ['zlib', packed(deflateSync(log)), log],
  ])('is read from %s', (_, body, expected) => expect(textOfBody(body)).toBe(expected));

  it('is read as far as a body that was cut goes', () => {
    const text = textOfBody(packed(gzipSync(log)).slice(0, 800));
    expect(text!.length).toBeGreaterThan(100);
    expect(log.startsWith(text!.slice(0, -3))).toBe(true);
  });

  it.each([
    ['another format', Buffer.from([0x0a, 0xff, 0xfe, 0x80])],
    ['what only begins like gzip', Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(40, 0xee)])],
    ['packed bytes that are no text', gzipSync(randomBytes(4_000))],
    ['what unpacks to too much', gzipSync(Buffer.alloc(5_000_000, 0x31))],
    ['nothing after the mark', Buffer.alloc(0)],
  ])('is none for %s', (_, bytes) => expect(textOfBody(packed(bytes))).toBeNull());
});
