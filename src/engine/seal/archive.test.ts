import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evidence } from '../../../test/factories/evidence.ts';
import type { ArchiveVerification } from '../scan-order.ts';
import { packArchive, unpackArchive } from './archive.ts';
import { toFiles } from './evidence-files.ts';
import type { Manifest } from './manifest.ts';
import { packageGuides } from './package-guide.ts';
import { openArchive, sha256, verifyArchive } from './verify-archive.ts';

const made = { createdAt: '2026-11-21T08:14:00.000Z', engineVersion: '0.1.0', ruleVersion: '2026-11-21-abc', browser: 'Chrome/1' };
const sealedBy = { identifier: 'scan-1', url: 'https://www.muster.test/', ...made, sealedAt: '2026-11-21T08:15:00.000Z' };
const sealed = packArchive(toFiles(evidence()), sealedBy);
const stored = unzipSync(sealed.bytes);
const manifestOf = (files: Record<string, Uint8Array>) => JSON.parse(strFromU8(files['manifest.json']!)) as Manifest;
/** The archive with something done to its files. */
const altered = (change: (files: Record<string, Uint8Array>) => void, level: 0 | 6 = 6) => {
  const files = { ...stored };
  change(files);
  return zipSync(files, { level });
};
const problemsOf = (bytes: Uint8Array) => {
  const opened = openArchive(bytes);
  return opened.ok ? [] : [opened.reason, ...opened.problems.map(({ kind, name }) => `${kind} ${name}`)];
};
/** A byte of a stored (not packed) file turned round, so that the ZIP stays one. */
function withFlippedByte(text: string): Uint8Array {
  const bytes = altered((files) => {
    files['scan.json'] = strToU8(text);
    const manifest = manifestOf(files);
    const entry = manifest.files.find(({ name }) => name === 'scan.json')!;
    Object.assign(entry, { bytes: text.length, sha256: sha256(strToU8(text)) });
    files['manifest.json'] = strToU8(JSON.stringify(manifest));
  }, 0);
  const place = Buffer.from(bytes).indexOf(text);
  bytes[place]! ^= 1;
  return bytes;
}

describe('a package', () => {
  it('names versions and a hash for each file, and is told by the hash of its manifest', () => {
    const manifest = manifestOf(stored);
    expect(manifest).toMatchObject({ format: 'spurenleser-evidence', version: 1, ...sealedBy });
    expect(manifest.files.map(({ name }) => name)).toEqual([...toFiles(evidence()).keys()].sort());
    for (const { name, bytes, sha256: hash } of manifest.files)
      expect([stored[name]!.length, sha256(stored[name]!)], name).toEqual([bytes, hash]);
    expect(sealed.sealSha256).toBe(sha256(stored['manifest.json']!));
  });

  it('gives back what was sealed', () => {
    expect(unpackArchive(sealed.bytes)).toEqual({ ok: true, evidence: evidence(), sealSha256: sealed.sealSha256 });
  });

  it('may hold more than evidence, and may be from before it said which scan it is', () => {
    const { identifier: _, url: __, ...older } = sealedBy;
    const files = new Map([...toFiles(evidence()), ['report.json', strToU8('{}')] as const]);
    const { bytes } = packArchive(files, older as typeof sealedBy);
    expect(unpackArchive(bytes)).toMatchObject({ ok: true, evidence: evidence() });
  });

  it.each<[string, () => Uint8Array, string[]]>([
    ['one file changed', () => altered((files) => (files['pages.json'] = strToU8('[]'))), ['damaged', 'damaged pages.json']],
    ['one file taken out', () => altered((files) => delete files['gateway.json']), ['damaged', 'missing gateway.json']],
    ['one file put in', () => altered((files) => (files['note.txt'] = strToU8('neu'))), ['damaged', 'added note.txt']],
    [
      'all three',
      () =>
        altered((files) => {
          delete files['gateway.json'];
          files['pages.json'] = strToU8('[]');
          files['../<b>.txt'] = strToU8('neu');
        }),
      ['damaged', 'missing gateway.json', 'damaged pages.json', 'added ../<b>.txt'],
    ],
    ['one byte turned round', () => withFlippedByte('{"answer":42}'), ['damaged', 'damaged scan.json']],
    [
      'a file that cannot be unpacked beside one that was changed',
      () => {
        const bytes = altered((files) => (files['transport.json'] = strToU8('{}')));
        const header = Buffer.from(bytes).indexOf('pages.json');
        bytes.fill(0xff, header + 'pages.json'.length, header + 'pages.json'.length + 40);
        return bytes;
      },
      ['damaged', 'damaged pages.json', 'damaged transport.json'],
    ],
    [
      'two files of one name',
      () => {
        const bytes = altered((files) => (files['scan.jsoX'] = strToU8('{}')));
        const text = Buffer.from(bytes);
        for (let at = text.indexOf('scan.jsoX'); at >= 0; at = text.indexOf('scan.jsoX', at)) text.write('scan.json', at);
        return new Uint8Array(text);
      },
      ['damaged', 'damaged scan.json', 'added scan.json'],
    ],
    ['no manifest', () => altered((files) => delete files['manifest.json']), ['not-an-archive']],
    ['a manifest that is none', () => altered((files) => (files['manifest.json'] = strToU8('{'))), ['not-an-archive']],
    [
      'another version',
      () => altered((files) => (files['manifest.json'] = strToU8(JSON.stringify({ ...manifestOf(files), version: 9 })))),
      ['unknown-version'],
    ],
    ['no ZIP', () => strToU8('nothing'), ['not-an-archive']],
    ['nothing', () => new Uint8Array(), ['not-an-archive']],
    ['a cut ZIP', () => sealed.bytes.slice(0, sealed.bytes.length / 2), ['not-an-archive']],
  ])('with %s is refused, and every file that is wrong is named', (_, bytes, expected) => {
    const given = bytes();
    expect(problemsOf(given)).toEqual(expected);
    expect(unpackArchive(given)).toMatchObject({ ok: false, reason: expected[0] });
  });
});

describe('the guides', () => {
  it('tell in both languages which scan it is and how anybody verifies it', () => {
    const guides = packageGuides({ url: 'https://www.muster.test/\nBetrug: ja', ...made });
    expect(guides.map(([name]) => name)).toEqual(['LIESMICH.txt', 'README.txt']);
    for (const [, text] of guides)
      for (const word of [
        'https://www.muster.test/ Betrug',
        made.ruleVersion,
        made.engineVersion,
        'sha256sum manifest.json',
        'npm run verify',
      ])
        expect(text).toContain(word);
  });
});

describe('a package in a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seal-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const kept = async (name: string, bytes: Uint8Array) => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };

  it.each<[string, () => Promise<string>, Partial<ArchiveVerification>]>([
    ['whole', () => kept('whole.zip', sealed.bytes), { ok: true, sealSha256: sealed.sealSha256 }],
    [
      'changed',
      () =>
        kept(
          'changed.zip',
          altered((files) => (files['pages.json'] = strToU8('[]'))),
        ),
      { ok: false, reason: 'damaged', sealSha256: sealed.sealSha256 },
    ],
    ['missing', async () => join(folder, 'nowhere.zip'), { ok: false, reason: 'missing', sealSha256: null }],
    ['a folder', async () => folder, { ok: false, reason: 'unreadable' }],
  ])('%s', async (_, path, expected) => {
    expect(await verifyArchive(await path())).toMatchObject(expected);
  });
});
