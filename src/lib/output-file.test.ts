import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkWritable, writeWhole } from './output-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'output-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('checks without leaving or changing anything', async () => {
  const path = join(folder, 'old.json');
  await writeFile(path, 'old');
  expect(await checkWritable(path)).toEqual({ ok: true });
  expect(await checkWritable(join(folder, 'new.json'))).toEqual({ ok: true });
  expect(await readdir(folder)).toEqual(['old.json']);
  expect(await readFile(path, 'utf8')).toBe('old');
});

it('replaces a file as a whole, through a link too', async () => {
  const path = join(folder, 'real.json');
  await writeFile(path, 'old');
  await symlink(path, join(folder, 'link.json'));
  expect(await writeWhole(join(folder, 'link.json'), 'new')).toEqual({ ok: true });
  expect(await readFile(path, 'utf8')).toBe('new');
  expect((await readdir(folder)).sort()).toEqual(['link.json', 'real.json']);
});

it('says why a path cannot be written', async () => {
  await mkdir(join(folder, 'sub'));
  await writeFile(join(folder, 'file'), '');
  expect(await checkWritable(join(folder, 'none', 'x.json'))).toEqual({ ok: false, reason: 'ENOENT' });
  expect(await checkWritable(join(folder, 'sub'))).toEqual({ ok: false, reason: 'EISDIR' });
  expect(await checkWritable(join(folder, 'file', 'x.json'))).toEqual({ ok: false, reason: 'ENOTDIR' });
  expect(await writeWhole(join(folder, 'none', 'x.json'), '')).toEqual({ ok: false, reason: 'ENOENT' });
});

// The superuser may write everywhere, so permissions can only be seen as another user.
it.skipIf(process.getuid?.() === 0)('respects permissions', async () => {
  const path = join(folder, 'locked.json');
  await writeFile(path, '');
  await chmod(path, 0o400);
  expect(await checkWritable(path)).toEqual({ ok: false, reason: 'EACCES' });
});

it('writes to devices instead of replacing them', async () => {
  expect(await writeWhole('/dev/null', 'x')).toEqual({ ok: true });
  expect(await checkWritable('/dev/null')).toEqual({ ok: true });
  expect(await writeWhole('/dev/full', 'x')).toEqual({ ok: false, reason: 'ENOSPC' });
});
