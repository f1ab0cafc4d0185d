import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identityOf } from './process-identity.ts';
import { takeLock } from './start-lock.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-lock-'));
  file = join(folder, 'start.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is held, told, and let go without a trace', async () => {
  const lock = await takeLock(file);
  await lock.tell('http://localhost:3000');
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...identityOf(process.pid), address: 'http://localhost:3000' });
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});

it('is refused while another start lives, and says where that one is', async () => {
  const text = JSON.stringify({ ...identityOf(process.ppid), address: 'http://localhost:4000' });
  await writeFile(file, text);
  await expect(takeLock(file)).rejects.toMatchObject({
    code: 'already-running',
    values: { pid: String(process.ppid), address: 'http://localhost:4000' },
  });
  expect(await readFile(file, 'utf8')).toBe(text);
  expect(await readdir(folder)).toEqual(['start.lock']);
});

it.each([
  ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, born: '1', address: '' })],
  ['a later process with the same number', JSON.stringify({ pid: process.ppid, born: '0', address: '' })],
  ['half a file', '{"pid":'],
  ['an empty file', ''],
])('takes over from %s', async (_, text) => {
  await writeFile(file, text);
  const lock = await takeLock(file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});
