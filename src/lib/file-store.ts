import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { Configuration } from './configuration.ts';

/** Files by key (`scans/<id>/…`), on whatever medium. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** The file as a stream with its length, for what is too large to hold. Null when there is no such file. */
  open(key: string): Promise<{ stream: Readable; bytes: number } | null>;
  /** Keys of all files below a prefix; none when there is nothing. */
  list(prefix: string): Promise<string[]>;
  /** Deletes everything below a prefix; nothing there is no fault. */
  deleteAll(prefix: string): Promise<void>;
}

/** Opens the store that the configuration names: a folder that all processes share, or a bucket of an S3-compatible service. */
export async function openFileStore({ files, s3 }: Pick<Configuration, 'files' | 's3'>): Promise<FileStore> {
  const isBucket = files.kind === 's3';
  const disk = new Disk(isBucket ? await bucketDriver(files, s3) : new FSDriver({ location: files.path, visibility: 'private' }));
  const place = (key: string) => (isBucket && files.prefix !== '' ? `${files.prefix}/${key}` : key);
  const unplace = (key: string) => (isBucket && files.prefix !== '' ? key.slice(files.prefix.length + 1) : key);
  return {
    put: (key, bytes) => disk.put(place(key), bytes),
    async get(key) {
      if (!(await disk.exists(place(key)))) return null;
      return disk.getBytes(place(key)).catch((error: unknown) => {
        // Deleted between the two calls.
        if ((error as { code?: string }).code === 'E_CANNOT_READ_FILE') return null;
        throw error;
      });
    },
    async open(key) {
      if (!(await disk.exists(place(key)))) return null;
      const { contentLength } = await disk.getMetaData(place(key));
      return { stream: await disk.getStream(place(key)), bytes: contentLength };
    },
    async list(prefix) {
      const keys: string[] = [];
      let paginationToken: string | undefined;
      do {
        const listed = await disk.driver
          .listAll(isBucket ? `${place(prefix)}/` : place(prefix), { recursive: true, paginationToken })
          .catch(nothing);
        for (const object of listed.objects) if (object.isFile) keys.push(isBucket ? unplace(object.key) : object.key);
        ({ paginationToken } = listed);
      } while (paginationToken !== undefined);
      return keys.sort();
    },
    // Keys of a bucket are mere strings: without the slash `scans/1` would take `scans/10` along.
    deleteAll: (prefix) => (isBucket ? disk.driver.deleteAll(`${place(prefix)}/`) : disk.deleteAll(prefix)),
  };
}

/** A folder that is not there holds nothing; anything else is a fault. */
function nothing(error: unknown): { objects: []; paginationToken?: string } {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  if (code === 'ENOENT' || cause?.code === 'ENOENT') return { objects: [] };
  throw error;
}

async function bucketDriver(
  place: Extract<Configuration['files'], { kind: 's3' }>,
  credentials: Configuration['s3'],
): Promise<DriverContract> {
  // Large, and most installations keep their files in a folder.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    bucket: place.bucket,
    region: place.region,
    ...(place.endpoint ? { endpoint: place.endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // Services other than Amazon's know neither access lists nor its newer checksums.
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
  });
}
