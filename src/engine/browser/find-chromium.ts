import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackBundledChromium } from './bundled-chromium.ts';

/** A browser that can be started, and what its environment needs. */
export interface ChromiumBinary {
  path: string;
  source: 'CHROMIUM_PATH' | 'installed' | 'bundled';
  environment: Record<string, string>;
  args: readonly string[];
}

/** Debian's /usr/bin/chromium is a wrapper that adds flags, so the real binary comes first. */
const installedPaths = [
  '/usr/lib/chromium/chromium',
  '/usr/lib/chromium-browser/chromium-browser',
  '/opt/google/chrome/chrome',
  '/opt/google/chrome-beta/chrome',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Finds a browser: `CHROMIUM_PATH`, then an installed one, then the bundled one, which is unpacked on first use.
 * Null when none can be run (a `CHROMIUM_PATH` that is not executable is never silently replaced by another browser).
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<ChromiumBinary | null> {
  const wanted = environment['CHROMIUM_PATH'];
  if (wanted === 'bundled') return bundled();
  if (wanted) return (await isExecutable(wanted)) ? { path: wanted, source: 'CHROMIUM_PATH', environment: {}, args: [] } : null;
  for (const path of installedPaths) {
    if (await isExecutable(path)) return { path, source: 'installed', environment: {}, args: [] };
  }
  return bundled();
}

async function bundled(): Promise<ChromiumBinary | null> {
  const directory = await unpackBundledChromium();
  if (!directory) return null;
  return {
    path: join(directory, 'chromium'),
    source: 'bundled',
    environment: { LD_LIBRARY_PATH: join(directory, 'al2023', 'lib'), FONTCONFIG_PATH: join(directory, 'fonts') },
    // It is a headless shell without a GPU process of its own kind: SwiftShader keeps WebGL alive for fingerprint detection.
    args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  };
}
