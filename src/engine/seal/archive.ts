import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { unzipSync, zipSync } from 'fflate';
import { z } from 'zod';
import type { Evidence } from '#evidence/evidence.ts';
import type { ArchiveReading } from '../scan-order.ts';
import { fromFiles } from './evidence-files.ts';

/** Archives of another version are refused: their evidence means something else. */
const formatVersion = 1;
const manifestName = 'manifest.json';
/** Largest archive that is unpacked: a ZIP can claim anything. */
const unpackedCap = 1_500_000_000;

const manifestSchema = z.object({
  format: z.literal('spurenleser-evidence'),
  version: z.number().int(),
  createdAt: z.string(),
  sealedAt: z.string(),
  engineVersion: z.string(),
  ruleVersion: z.string(),
  browser: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

/** What the archive says about itself: who made it when and with what, and a hash for each file. */
export type Manifest = z.infer<typeof manifestSchema>;

/** What goes into the manifest besides the hashes. */
export type SealedBy = Omit<Manifest, 'format' | 'version' | 'files'>;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Packs files with a manifest of their SHA-256 hashes. */
export function packArchive(files: ReadonlyMap<string, Uint8Array>, sealedBy: SealedBy): Uint8Array {
  const names = [...files.keys()].sort();
  const manifest: Manifest = {
    format: 'spurenleser-evidence',
    version: formatVersion,
    ...sealedBy,
    files: names.map((name) => ({ name, bytes: files.get(name)!.length, sha256: sha256(files.get(name)!) })),
  };
  const mtime = new Date(sealedBy.sealedAt);
  const entries: Record<string, [Uint8Array, { mtime: Date; level: 0 | 6 }]> = {
    [manifestName]: [new TextEncoder().encode(`${JSON.stringify(manifest, null, 1)}\n`), { mtime, level: 6 }],
  };
  for (const name of names) entries[name] = [files.get(name)!, { mtime, level: /\.(jpg|png)$/.test(name) ? 0 : 6 }];
  return zipSync(entries);
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
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { ok: false, reason: missing ? 'missing' : 'unreadable', message: (error as Error).message };
  }
  return unpackArchive(bytes);
}

/** Verifies and unpacks an archive. */
export function unpackArchive(bytes: Uint8Array): ArchiveReading {
  let entries: Record<string, Uint8Array>;
  let total = 0;
  try {
    entries = unzipSync(bytes, {
      filter: (file) => {
        total += file.originalSize;
        if (total > unpackedCap) throw new Error('too large');
        return true;
      },
    });
  } catch {
    return { ok: false, reason: 'not-an-archive', message: 'not a ZIP archive' };
  }
  const manifestBytes = entries[manifestName];
  if (!manifestBytes) return { ok: false, reason: 'not-an-archive', message: 'no manifest' };
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(new TextDecoder().decode(manifestBytes)));
  } catch {
    return { ok: false, reason: 'not-an-archive', message: 'the manifest cannot be read' };
  }
  if (manifest.version !== formatVersion) return { ok: false, reason: 'unknown-version', message: `version ${manifest.version}` };
  const files = new Map<string, Uint8Array>();
  for (const { name, bytes: length, sha256: expected } of manifest.files) {
    const content = entries[name];
    if (!content || content.length !== length || sha256(content) !== expected) return { ok: false, reason: 'damaged', message: name };
    files.set(name, content);
  }
  const unlisted = Object.keys(entries).find((name) => name !== manifestName && !files.has(name));
  if (unlisted) return { ok: false, reason: 'damaged', message: unlisted };
  try {
    const evidence: Evidence = fromFiles(files);
    return { ok: true, evidence };
  } catch (error) {
    return { ok: false, reason: 'damaged', message: (error as Error).message };
  }
}
