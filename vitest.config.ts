import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/setup/longest-first.ts';

/** What the projects with browsers and databases share: a scan mostly waits while it watches, so three files keep two cores busy. */
const machine = { maxWorkers: 3, sequence: { groupOrder: 1 } };

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
          // Modules are loaded once, as in the product: what one text leaves behind would be seen by the next.
          isolate: false,
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
          exclude: ['test/database/**'],
          globalSetup: ['test/setup/build-web-once.ts'],
          ...machine,
          maxConcurrency: 2,
          // What is waited for comes when it comes; a busy machine draws a page in seconds.
          expect: { poll: { timeout: 20_000 } },
          testTimeout: browserTimeoutMs,
          hookTimeout: browserTimeoutMs,
        },
      },
      {
        test: {
          name: 'database',
          include: ['test/database/**/*.test.ts'],
          // Each file has a server and a database of its own; the code they load is the same and is loaded once.
          isolate: false,
          ...machine,
          testTimeout: browserTimeoutMs,
          hookTimeout: browserTimeoutMs,
        },
      },
    ],
  },
});
