import { expect, it } from 'vitest';
import { forgetMovedScan, rememberedScan, rememberScan, type StorageAccess } from './visitor-scan.ts';

function tab(start: Record<string, string> = {}): StorageAccess {
  const items = new Map(Object.entries(start));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return () => storage;
}
const scan = { identifier: 'i', secret: 's', url: 'https://shop.test', hasEnded: false };

it('remembers and forgets', () => {
  const storage = tab();
  rememberScan(scan, storage);
  expect(rememberedScan(storage)).toEqual(scan);
  rememberScan(null, storage);
  expect(rememberedScan(storage)).toBeNull();
});

it.each([
  ['keeps a scan that stays the visitor’s', scan, scan],
  ['forgets one that moved into the account', { ...scan, isMoving: true as const }, null],
])('%s', (_, before, after) => {
  const storage = tab();
  rememberScan(before, storage);
  forgetMovedScan(storage);
  expect(rememberedScan(storage)).toEqual(after);
});

it.each(['', '{', 'null', '[]', '{"identifier":"i"}', '{"identifier":"i","secret":1,"url":"","hasEnded":true}'])(
  'takes %j for none',
  (text) => {
    expect(rememberedScan(tab({ 'visitor-scan': text }))).toBeNull();
  },
);

it('does without a storage that is forbidden', () => {
  const forbidden: StorageAccess = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(rememberedScan(forbidden)).toBeNull();
  expect(() => rememberScan(scan, forbidden)).not.toThrow();
});
