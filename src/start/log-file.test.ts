import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLog } from './log-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is cut by size, keeps so many, and goes on where it ended', async () => {
  const path = join(folder, 'logs', 'worker.log');
  const options = { maxBytes: 10, keep: 2 };
  const log = openLog(path, options);
  for (const text of ['eins\n', 'zwei\n', 'drei\n', 'vier\n']) log.write(Buffer.from(text));
  log.close();
  log.write(Buffer.from('zu spät'));
  const again = openLog(path, options);
  for (const text of ['fünf\n', 'sechs\n', 'sieben\n']) again.write(Buffer.from(text));
  again.close();
  expect((await readdir(join(folder, 'logs'))).sort()).toEqual(['worker.log', 'worker.log.1', 'worker.log.2']);
  expect(await readFile(path, 'utf8')).toBe('sieben\n');
  expect(await readFile(`${path}.1`, 'utf8')).toBe('sechs\n');
  expect(await readFile(`${path}.2`, 'utf8')).toBe('fünf\n');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});
