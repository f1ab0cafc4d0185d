import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintWebSources } from './web-sources.ts';

/** What became of a build. */
export type BuildOutcome = 'fresh' | 'built';

const stampOf = (root: string) => join(root, 'dist', 'web', '.built');

/** Whether `dist/web` was built from the present sources. */
export async function webIsFresh(root: string): Promise<boolean> {
  const stamp = await readFile(stampOf(root), 'utf8').catch(() => null);
  return stamp !== null && stamp.trim() === (await fingerprintWebSources(root));
}

/** Builds the web app into `dist/web` when its sources have changed since the last complete build. Throws what Vite throws. */
export async function buildWeb(root: string): Promise<BuildOutcome> {
  if (await webIsFresh(root)) return 'fresh';
  const { build } = await import('vite');
  const fingerprint = await fingerprintWebSources(root);
  // Emptying the folder takes the old stamp away, so an interrupted build is never taken for a complete one.
  await build({ configFile: join(root, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn', mode: 'production' });
  await writeFile(stampOf(root), `${fingerprint}\n`);
  return 'built';
}
