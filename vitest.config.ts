import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/setup/longest-first.ts';

/** Real browsers are slow to start on a busy machine; the bound is for hangs, not for speed. */
const browserTimeoutMs = 120_000;

export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'lab/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Both of the cores a small machine has; the browsers begin when these are done.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          // The browser that the project brings, so that no result depends on what else a machine has; some tests ask for an installed one too.
          env: { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? 'bundled' },
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/setup/build-web-once.ts'],
          // A scan mostly waits while it watches: three files with two scans each keep two cores busy without starving one another.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          maxConcurrency: 2,
          // What is waited for comes when it comes; a busy machine draws a page in seconds.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: browserTimeoutMs,
          hookTimeout: browserTimeoutMs,
        },
      },
    ],
  },
});
