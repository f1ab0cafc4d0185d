import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FilePlace } from './configuration.ts';

/** Files by key (`scans/<id>/…`), on whatever medium. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes everything below a prefix; nothing there is no fault. */
  deleteAll(prefix: string): Promise<void>;
}

/** Opens the store at a place of the configuration: a folder that all processes share. Throws for places it has no driver for. */
export function openFileStore(place: FilePlace): FileStore {
  if (place.kind !== 'folder') throw new Error('FILES_URL names an S3 store, for which this version has no driver; use file:///folder.');
  const disk = new Disk(new FSDriver({ location: place.path, visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    async get(key) {
      if (!(await disk.exists(key))) return null;
      return disk.getBytes(key).catch((error: unknown) => {
        // Deleted between the two calls.
        if ((error as { code?: string }).code === 'E_CANNOT_READ_FILE') return null;
        throw error;
      });
    },
    deleteAll: (prefix) => disk.deleteAll(prefix),
  };
}
