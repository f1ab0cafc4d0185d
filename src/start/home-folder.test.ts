import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDataFolder, type DataFolder, dataFolderOf, readSecrets } from './home-folder.ts';

let root: string;
let folder: DataFolder;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'home-folder-'));
  folder = dataFolderOf({}, root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

it.each([
  [undefined, '/project/var'],
  ['', '/project/var'],
  ['/srv/spurenleser', '/srv/spurenleser'],
  ['elsewhere', '/project/elsewhere'],
])('SPURENLESER_HOME=%s: %s', (given, expected) => expect(dataFolderOf({ SPURENLESER_HOME: given }, '/project').home).toBe(expected));

it('makes secrets once, readable by nobody else', async () => {
  await createDataFolder(folder);
  const first = await readSecrets(folder);
  await createDataFolder(folder);
  expect(await readSecrets(folder)).toEqual(first);
  expect(first.secretKey).not.toBe(first.databasePassword);
  expect((await stat(folder.secretsFile)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder.home)).sort()).toEqual(['files', 'logs', 'outbox', 'run', 'secrets.json']);
});

it('never makes a new password for a database that has one', async () => {
  await createDataFolder(folder);
  await mkdir(folder.postgres);
  await expect(readSecrets(folder)).rejects.toMatchObject({ code: 'secrets-missing' });
  expect(await readdir(folder.home)).not.toContain('secrets.json');
});

it.each(['', '{', '{}', '{"secretKey":"short","databasePassword":"x"}', 'null'])('leaves damaged secrets as they are: %s', async (text) => {
  await createDataFolder(folder);
  await writeFile(folder.secretsFile, text);
  await expect(readSecrets(folder)).rejects.toMatchObject({ code: 'secrets-broken' });
  expect(await readFile(folder.secretsFile, 'utf8')).toBe(text);
});

it('says when there is no room for the folder', async () => {
  await writeFile(folder.home, 'a file in its place');
  await expect(createDataFolder(folder)).rejects.toMatchObject({
    code: 'home-not-writable',
    values: { home: folder.home, why: 'ENOTDIR' },
  });
  const refused = dataFolderOf({ SPURENLESER_HOME: '/proc/spurenleser' }, root);
  await expect(createDataFolder(refused)).rejects.toMatchObject({ code: 'home-not-writable', values: { why: 'ENOENT' } });
});
