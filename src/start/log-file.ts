import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A log that is cut by size: `name.log`, and the older `name.log.1`, `name.log.2`. */
export interface LogFile {
  path: string;
  write(chunk: Uint8Array): void;
  close(): void;
}

/** Opens a log to append to. A full disk costs the log, not the application. */
export function openLog(path: string, { maxBytes = 5_000_000, keep = 2 }: { maxBytes?: number; keep?: number } = {}): LogFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let file = openSync(path, 'a', 0o600);
  let size = fstatSync(file).size;
  let open = true;
  const rotate = () => {
    closeSync(file);
    for (let i = keep; i > 0; i--) {
      const older = i === 1 ? path : `${path}.${i - 1}`;
      if (existsSync(older)) renameSync(older, `${path}.${i}`);
    }
    file = openSync(path, 'a', 0o600);
    size = 0;
  };
  return {
    path,
    write(chunk) {
      if (!open) return;
      try {
        if (size > 0 && size + chunk.length > maxBytes) rotate();
        writeSync(file, chunk);
        size += chunk.length;
      } catch {
        // Nowhere left to say it.
      }
    },
    close() {
      if (open) closeSync(file);
      open = false;
    },
  };
}
