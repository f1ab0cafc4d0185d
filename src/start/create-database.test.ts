import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examineDatabaseFolder, lastFault } from './create-database.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'create-database-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

it.each([
  ['18\n', { kind: 'ready' }],
  ['17\n', { kind: 'other-version', found: '17' }],
  ['9.6\n', { kind: 'other-version', found: '9.6' }],
  ['', { kind: 'broken', why: 'PG_VERSION' }],
  ['\u0000\u0001', { kind: 'broken', why: 'PG_VERSION' }],
])('PG_VERSION %j', async (version, expected) => {
  await writeFile(join(home, 'PG_VERSION'), version);
  expect(await examineDatabaseFolder(home)).toEqual(expected);
});

it('tells nothing, an empty folder, a file and a folder of something else apart', async () => {
  expect(await examineDatabaseFolder(join(home, 'none'))).toEqual({ kind: 'missing' });
  expect(await examineDatabaseFolder(home)).toEqual({ kind: 'missing' });
  await writeFile(join(home, 'file'), '');
  expect(await examineDatabaseFolder(join(home, 'file'))).toEqual({ kind: 'broken', why: 'ENOTDIR' });
  await mkdir(join(home, 'base'));
  expect(await examineDatabaseFolder(home)).toEqual({ kind: 'broken', why: 'PG_VERSION: ENOENT' });
});

it.each([
  ['2026 [1] LOG:  a\n2026 [1] FATAL:  could not open\n2026 [1] LOG:  shut down\n', 'could not open'],
  ['initdb: error: no room\n', 'no room'],
  ['2026 [1] LOG:  fine\n', null],
])('last fault of %j', (output, expected) => expect(lastFault(output)).toBe(expected));
