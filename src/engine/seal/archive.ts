import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import type { ArchiveReading } from '../scan-order.ts';
import { fromFiles } from './evidence-files.ts';
import { formatVersion, type Manifest, manifestName } from './manifest.ts';
import { openArchive, readArchiveFile, sha256 } from './verify-archive.ts';

/** What goes into the manifest besides the hashes. */
export type SealedBy = Omit<Manifest, 'format' | 'version' | 'files'>;

/** A packed archive. The hash of its manifest covers every file in it: whoever knows it elsewhere can tell that nothing was exchanged. */
export interface SealedArchive {
  bytes: Uint8Array;
  sealSha256: string;
}

/** Packs files with a manifest of their SHA-256 hashes. */
export function packArchive(files: ReadonlyMap<string, Uint8Array>, sealedBy: SealedBy): SealedArchive {
  const names = [...files.keys()].sort();
  const manifest: Manifest = {
    format: 'spurenleser-evidence',
    version: formatVersion,
    ...sealedBy,
    files: names.map((name) => ({ name, bytes: files.get(name)!.length, sha256: sha256(files.get(name)!) })),
  };
  const mtime = new Date(sealedBy.sealedAt);
  const manifestBytes = new TextEncoder().encode(`${JSON.stringify(manifest, null, 1)}\n`);
  const entries: Record<string, [Uint8Array, { mtime: Date; level: 0 | 6 }]> = { [manifestName]: [manifestBytes, { mtime, level: 6 }] };
  for (const name of names) entries[name] = [files.get(name)!, { mtime, level: /\.(jpg|png)$/.test(name) ? 0 : 6 }];
  return { bytes: zipSync(entries), sealSha256: sha256(manifestBytes) };
}

/** Writes an archive beside its final place and moves it there, so that a half-written one is never found. */
export async function writeArchive(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Reads an archive back and verifies every hash of its manifest. */
export async function readArchive(path: string): Promise<ArchiveReading> {
  const bytes = await readArchiveFile(path);
  return bytes instanceof Uint8Array ? unpackArchive(bytes) : bytes;
}

/** Verifies and unpacks an archive. */
export function unpackArchive(bytes: Uint8Array): ArchiveReading {
  const opened = openArchive(bytes);
  if (!opened.ok) return opened;
  try {
    return { ok: true, evidence: fromFiles(opened.files), sealSha256: opened.sealSha256 };
  } catch (error) {
    return { ok: false, reason: 'damaged', message: (error as Error).message };
  }
}
