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
  // Vite builds for what this variable says before it looks at the mode: a test would get React's development build.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ configFile: join(root, 'vite.config.ts'), configLoader: 'native', logLevel: 'warn', mode: 'production' });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
  await writeFile(stampOf(root), `${fingerprint}\n`);
  return 'built';
}
