import { constants } from 'node:fs';
import { access, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Whether a file could be written, and if not, the system's code for why (`ENOENT`, `EACCES`, `EISDIR`, `ENOSPC` …). */
export type WriteOutcome = { ok: true } | { ok: false; reason: string };

/** Finds out whether a file can be written to this path, without changing what is there. */
export async function checkWritable(path: string): Promise<WriteOutcome> {
  return attempt(async () => {
    const { target, draft } = await placeOf(path);
    await (await open(draft ?? target, draft ? 'wx' : 'a')).close();
    if (draft) await rm(draft);
  });
}

/** Writes a text file as a whole or not at all: a reader never sees half of it. Devices and pipes are written to directly. */
export async function writeWhole(path: string, text: string): Promise<WriteOutcome> {
  return attempt(async () => {
    const { target, draft } = await placeOf(path);
    const file = await open(draft ?? target, draft ? 'wx' : 'a');
    try {
      await file.writeFile(text);
      await file.close();
      if (draft) await rename(draft, target);
    } catch (error) {
      await file.close();
      if (draft) await rm(draft, { force: true });
      throw error;
    }
  });
}

/** Where to write: a regular file goes through a draft beside it; a device or pipe (`/dev/stdout`) must not be replaced. */
async function placeOf(path: string): Promise<{ target: string; draft: string | null }> {
  const target = await realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return path;
    throw error;
  });
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  const found = await stat(target).catch(() => null);
  if (found === null) return { target, draft };
  if (found.isDirectory()) throw Object.assign(new Error('is a directory'), { code: 'EISDIR' });
  await access(target, constants.W_OK);
  return { target, draft: found.isFile() ? draft : null };
}

async function attempt(work: () => Promise<void>): Promise<WriteOutcome> {
  try {
    await work();
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: (error as NodeJS.ErrnoException).code ?? 'EIO' };
  }
}
