import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files by key (`scans/<id>/…`), on whatever medium. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** Deletes everything below a prefix; nothing there is no fault. */
  deleteAll(prefix: string): Promise<void>;
}

/** Opens the store at an address. `file://…` is a folder that all processes share. Throws for other schemes. */
export function openFileStore(url: string): FileStore {
  if (!url.startsWith('file:')) throw new Error(`no file store for ${url.split(':')[0]}: only file:// is known`);
  const disk = new Disk(new FSDriver({ location: fileURLToPath(url), visibility: 'private' }));
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
