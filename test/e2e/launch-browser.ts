import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#engine/browser/find-chromium.ts';
import { hasRoomySharedMemory } from '#engine/browser/shared-memory.ts';

/** The browser in front of the application: the one that the scanner would take. */
export async function launchBrowser(): Promise<Browser> {
  const binary = await findChromium();
  if (!binary) throw new Error('no browser');
  return chromium.launch({
    executablePath: binary.path,
    env: { ...(process.env as Record<string, string>), ...binary.environment },
    // Only pages of our own are opened, and tests may run as root, where the sandbox cannot start. They draw nothing in three dimensions:
    // without the processor's imitation of a graphics card a test takes a sixth less of the machine.
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: (await hasRoomySharedMemory()) ? ['--disable-dev-shm-usage'] : [],
  });
}
