import { expect, it } from 'vitest';
import { rememberedScan, rememberScan } from './visitor-scan.ts';

const storage = (start: Record<string, string> = {}) => {
  const items = new Map(Object.entries(start));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
};
const scan = { identifier: 'i', secret: 's', url: 'https://shop.test', hasEnded: false };

it('remembers and forgets', () => {
  const tab = storage();
  rememberScan(tab, scan);
  expect(rememberedScan(tab)).toEqual(scan);
  rememberScan(tab, null);
  expect(rememberedScan(tab)).toBeNull();
});

it.each(['', '{', 'null', '[]', '{"identifier":"i"}', '{"identifier":"i","secret":1,"url":"","hasEnded":true}'])(
  'takes %j for none',
  (text) => {
    expect(rememberedScan(storage({ 'visitor-scan': text }))).toBeNull();
  },
);

it('does without a storage that is forbidden', () => {
  const forbidden = new Proxy({} as Storage, {
    get: () => () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(rememberedScan(forbidden)).toBeNull();
  expect(() => rememberScan(forbidden, scan)).not.toThrow();
});
