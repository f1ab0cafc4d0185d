import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the web app is made from: folders and files of the project. */
const sources = ['src/web', 'src/contract', 'package-lock.json', 'vite.config.ts'];

/** A fingerprint of everything the web app is built from, tests left out. It changes when, and only when, a build would. */
export async function fingerprintWebSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesUnder(root, source)) {
      const content = await readFile(join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

async function filesUnder(root: string, source: string): Promise<string[]> {
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error.code,
  );
  if (entries === 'ENOTDIR') return [source];
  if (entries === undefined || typeof entries === 'string') return [];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
