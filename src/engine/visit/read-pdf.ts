import { Worker } from 'node:worker_threads';

/** Longest that reading one document may take, and the memory it may use. */
const capMs = 8_000;
const memoryMb = 256;

/** Text of a PDF document, or null when it cannot be read within bounds. */
export function readPdf(bytes: Uint8Array): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // What a broken document makes the library print is not the user's concern.
      stdout: true,
      stderr: true,
    });
    const done = (text: string | null) => {
      clearTimeout(timer);
      resolve(text);
      void worker.terminate();
    };
    const timer = setTimeout(() => done(null), capMs);
    worker.once('message', (text: unknown) => done(typeof text === 'string' ? text : null));
    worker.once('error', () => done(null));
    worker.once('exit', () => done(null));
  });
}
