import { findChromium } from '#engine/browser/find-chromium.ts';
import { ConfigurationError, readConfiguration, readMode } from '#lib/configuration.ts';
import { openFileStore } from '#lib/file-store.ts';
import { createLog } from '#lib/log.ts';
import { createPostman } from '#mails/postman.ts';
import { startWorker } from './start-worker.ts';

/** Tells a supervisor that starting again will not help. */
const exitCodes = { configuration: 64, browserMissing: 78 } as const;

function sayAndExit(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env, readMode(process.env));
  if (!(await findChromium())) {
    sayAndExit(
      'Es wurde kein Browser gefunden, und der mitgelieferte lässt sich nicht entpacken. Installieren Sie Chromium oder setzen Sie CHROMIUM_PATH. / No browser was found and the bundled one cannot be unpacked. Install Chromium or set CHROMIUM_PATH.',
      exitCodes.browserMissing,
    );
  }
  const log = createLog({ process: 'worker', level: configuration.logLevel });
  const worker = await startWorker({
    databaseUrl: configuration.databaseUrl,
    files: await openFileStore(configuration),
    networkFile: configuration.networkFile ?? undefined,
    concurrency: configuration.workerConcurrency,
    postman: createPostman(configuration),
    log,
    givesWay: true,
  });
  log.info({ concurrency: configuration.workerConcurrency }, 'worker ready');
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'worker stops');
    void worker.stop().finally(() => process.exit(0));
  };
  process.once('SIGINT', () => stop('SIGINT'));
  process.once('SIGTERM', () => stop('SIGTERM'));
  // A parent that is gone cannot stop us any more.
  if (process.send) process.once('disconnect', () => stop('disconnect'));
}

await main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  sayAndExit(message, error instanceof ConfigurationError ? exitCodes.configuration : 1);
});
