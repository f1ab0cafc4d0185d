import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { ArchiveProblem, ArchiveVerification } from '../scan-order.ts';
import { formatVersion, type Manifest, manifestName, manifestSchema } from './manifest.ts';

/** Largest archive that is unpacked: a ZIP can claim anything. */
const unpackedCap = 1_500_000_000;

/** SHA-256 as hexadecimal text. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A verified archive with what is in it. */
export type OpenedArchive =
  | (Extract<ArchiveVerification, { ok: true }> & { manifest: Manifest; files: ReadonlyMap<string, Uint8Array> })
  | Extract<ArchiveVerification, { ok: false }>;

/** Compares an archive with its manifest, file by file. */
export async function verifyArchive(path: string): Promise<ArchiveVerification> {
  const bytes = await readArchiveFile(path);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const opened = openArchive(bytes);
  if (!opened.ok) return opened;
  const { files: _, ...verification } = opened;
  return verification;
}

/** The bytes of an archive, or why they cannot be read. */
export async function readArchiveFile(path: string): Promise<Uint8Array | Extract<ArchiveVerification, { ok: false }>> {
  try {
    return await readFile(path);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { ok: false, reason: missing ? 'missing' : 'unreadable', message: (error as Error).message, problems: [], sealSha256: null };
  }
}

/** Unpacks an archive and compares every file with the manifest: what is damaged, missing or was added is named. */
export function openArchive(bytes: Uint8Array): OpenedArchive {
  const names = listNames(bytes);
  if (names === null) return refused('not-an-archive', 'not a ZIP archive');
  if (names === 'too-large') return refused('not-an-archive', 'too large');
  const manifestBytes = unpack(bytes, manifestName);
  if (!manifestBytes) return refused('not-an-archive', 'no manifest');
  const sealSha256 = sha256(manifestBytes);
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(new TextDecoder().decode(manifestBytes)));
  } catch {
    return { ...refused('not-an-archive', 'the manifest cannot be read'), sealSha256 };
  }
  if (manifest.version !== formatVersion) return { ...refused('unknown-version', `version ${manifest.version}`), sealSha256 };
  const { files, problems } = compare(contentsOf(bytes), names, manifest);
  if (problems.length > 0) return { ok: false, reason: 'damaged', message: problems[0]!.name, problems, sealSha256 };
  return { ok: true, manifest, sealSha256, files };
}

function compare(contentOf: (name: string) => Uint8Array | null, names: readonly string[], manifest: Manifest) {
  const files = new Map<string, Uint8Array>();
  const problems: ArchiveProblem[] = [];
  const present = new Set(names);
  for (const { name, bytes: length, sha256: expected } of manifest.files) {
    if (!present.has(name)) {
      problems.push({ kind: 'missing', name });
      continue;
    }
    const content = contentOf(name);
    if (!content || content.length !== length || sha256(content) !== expected) problems.push({ kind: 'damaged', name });
    else files.set(name, content);
  }
  // Each may be there once: a second file of the same name would be another one for whoever reads the first.
  const expected = new Set([manifestName, ...manifest.files.map(({ name }) => name)]);
  for (const name of names) if (!expected.delete(name)) problems.push({ kind: 'added', name });
  return { files, problems };
}

function refused(reason: 'not-an-archive' | 'unknown-version', message: string) {
  return { ok: false as const, reason, message, problems: [], sealSha256: null };
}

function listNames(bytes: Uint8Array): string[] | 'too-large' | null {
  const names: string[] = [];
  let total = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        total += originalSize;
        return false;
      },
    });
  } catch {
    return null;
  }
  return total > unpackedCap ? 'too-large' : names;
}

/** All at once, or where that fails one at a time: a file that cannot be unpacked shall not hide the others. */
function contentsOf(bytes: Uint8Array): (name: string) => Uint8Array | null {
  try {
    const contents = new Map(Object.entries(unzipSync(bytes)));
    return (name) => contents.get(name) ?? null;
  } catch {
    return (name) => unpack(bytes, name);
  }
}

/** One file; null: it is not there or cannot be unpacked. */
function unpack(bytes: Uint8Array, wanted: string): Uint8Array | null {
  try {
    return unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted] ?? null;
  } catch {
    return null;
  }
}
