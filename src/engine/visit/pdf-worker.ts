import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';

/** Runs in a thread of its own: a document from a stranger may be built to eat memory or time. */
const document = await getDocumentProxy(workerData as Uint8Array);
const { text } = await extractText(document, { mergePages: true });
parentPort?.postMessage(text.slice(0, 400_000));
