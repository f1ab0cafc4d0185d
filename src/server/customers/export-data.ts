import { Readable } from 'node:stream';
import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';
import type { Database } from '#db/database.ts';
import { type ExportedScan, readAccountData, readAnswersForExport, readScansForExport } from '#db/queries/export-customer.ts';
import type { FileStore } from '#lib/file-store.ts';

/** Where the data of an account are. */
export interface ExportSources {
  db: Database;
  files: FileStore;
}

type Entry = (zip: Zip) => void;

/** All data of a customer as a ZIP archive: JSON and the files of the scans. Made while it is sent, one file in memory at a time. */
export function exportData(sources: ExportSources, customerId: string): Readable {
  return Readable.from(packed(entriesOf(sources, customerId)), { objectMode: false });
}

async function* entriesOf({ db, files }: ExportSources, customerId: string): AsyncGenerator<Entry> {
  for (const [name, content] of Object.entries(await readAccountData(db, customerId))) yield json(`${name}.json`, content);
  for await (const scan of readScansForExport(db, customerId)) yield* entriesOfScan({ db, files }, scan);
}

async function* entriesOfScan({ db, files }: ExportSources, scan: ExportedScan): AsyncGenerator<Entry> {
  const folder = `scans/${scan.id}`;
  yield json(`${folder}/scan.json`, scan);
  for (const { part, body } of await readAnswersForExport(db, scan.id)) yield gzipped(`${folder}/${part}.json`, body);
  for (const key of await files.list(folder)) {
    const bytes = await files.get(key);
    if (bytes) yield asIs(key, bytes);
  }
}

async function* packed(entries: AsyncGenerator<Entry>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else chunks.push(chunk);
  });
  const taken = () => {
    if (failure) throw failure;
    const ready = chunks;
    chunks = [];
    return ready;
  };
  for await (const add of entries) {
    add(zip);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

function json(name: string, content: unknown): Entry {
  return (zip) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(new TextEncoder().encode(JSON.stringify(content, null, 2)), true);
  };
}

/** Pictures and archives are packed already. */
function asIs(name: string, bytes: Uint8Array): Entry {
  return (zip) => {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
  };
}

const gzipHeaderBytes = 10;
const gzipTrailerBytes = 8;

/** Gzip and ZIP hold the same deflated bytes, checksum and size: megabytes of results need not be packed anew for each export. */
function gzipped(name: string, body: Buffer): Entry {
  return (zip) => {
    const trailer = body.length - gzipTrailerBytes;
    const file: ZipInputFile = {
      filename: name,
      compression: 8,
      crc: body.readUInt32LE(trailer),
      size: body.readUInt32LE(trailer + 4),
    };
    zip.add(file);
    file.ondata!(null, Uint8Array.from(body.subarray(gzipHeaderBytes, trailer)), true);
  };
}
