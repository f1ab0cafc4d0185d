import { openFileStore } from '#lib/file-store.ts';
import { startWorker } from '#worker/start-worker.ts';
import { examined } from './service.ts';

/**
 * A worker in a process of its own whose main thread gets no turn while it scans. Arguments: address of the database, folder of the files,
 * milliseconds.
 */
const [databaseUrl = '', folder = '', busyMs = '0'] = process.argv.slice(2);
const ignore = () => undefined;
await startWorker({
  databaseUrl,
  files: await openFileStore({ files: { kind: 'folder', path: folder }, s3: null }),
  networkFile: undefined,
  concurrency: 1,
  postman: null,
  log: { info: ignore, warn: ignore, error: ignore },
  async runScan(order, options) {
    process.stdout.write('busy\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(busyMs));
    return examined(order, options);
  },
});
