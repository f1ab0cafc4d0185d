import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintWebSources } from './web-sources.ts';

let root: string;
const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'web-sources-'));
  await put('src/web/a.tsx', 'a');
  await put('src/contract/b.ts', 'b');
  await put('package-lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

it.each([
  ['src/web/a.tsx', true],
  ['src/web/deep/new.css', true],
  ['src/contract/b.ts', true],
  ['package-lock.json', true],
  ['vite.config.ts', true],
  ['src/web/a.test.tsx', false],
  ['src/server/c.ts', false],
])('%s changes it: %s', async (path, expected) => {
  const before = await fingerprintWebSources(root);
  expect(await fingerprintWebSources(root)).toBe(before);
  await put(path, 'changed');
  expect((await fingerprintWebSources(root)) !== before).toBe(expected);
});
