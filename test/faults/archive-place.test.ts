import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '#engine/seal/archive.ts';
import { openArchive } from '#engine/seal/verify-archive.ts';
import { hostileSites } from '#lab/sites/hostile/sites.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab } from '#lab/types.ts';
import { breaches } from '../hostile/expectations.ts';
import { openScanYard, type ScanYard } from '../hostile/scan-yard.ts';

const run = promisify(execFile);
/** A site whose scan is over quickly and still leaves evidence. */
const site = hostileSites.find(({ slug }) => slug === 'bot-wall')!;

let lab: Lab;
let yard: ScanYard;
let folder: string;
let small: string | null = null;

beforeAll(async () => {
  lab = await startLab({ sites: [site] });
  yard = await openScanYard(lab.networkFile);
  folder = await mkdtemp(join(tmpdir(), 'places-'));
  const mountPoint = join(folder, 'small');
  await mkdir(mountPoint);
  // Only root may mount; elsewhere the test says that it was left out.
  small = await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', mountPoint]).then(
    () => mountPoint,
    () => null,
  );
});

afterAll(async () => {
  if (small) await run('umount', [small]);
  if (folder) await rm(folder, { recursive: true, force: true });
  await yard?.close();
  await lab?.close();
});

async function expectNotWritten(archivePath: string): Promise<void> {
  const outcome = await yard.scan({ url: site.url, timeoutMs: 40_000, archivePath });
  expect(outcome.archivePath).toBeNull();
  expect(outcome.evidence.run.errors.map(({ code }) => code)).toEqual(['blocked-by-site', 'archive-not-written']);
  expect(outcome.result.report.errors.map(({ code }) => code)).toEqual(['blocked-by-site', 'archive-not-written']);
  expect(outcome.evidence.pages.length).toBeGreaterThan(0);
  expect(JSON.parse(new TextDecoder().decode(outcome.har!)).log.pages).toHaveLength(outcome.evidence.pages.length);
  expect(breaches(outcome)).toEqual([]);
  expect(await yard.leftovers()).toEqual([]);
}

describe('an archive that cannot be written costs the archive and not the scan', () => {
  it('on a full disk', async ({ skip }) => {
    if (!small) return skip('a small file system can only be mounted by root');
    await writeFile(join(small, 'filler'), Buffer.alloc(60_000)).catch(() => undefined);
    await expectNotWritten(join(small, 'scan.zip'));
    expect(await readdir(small)).toEqual(['filler']);
  });

  it('in a folder that is missing', () => expectNotWritten(join(folder, 'missing', 'scan.zip')));

  it('in place of a folder', async () => {
    const taken = join(folder, 'taken.zip');
    await mkdir(join(taken, 'inside'), { recursive: true });
    await expectNotWritten(taken);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('in a folder without permission to write', async ({ skip }) => {
    if (process.getuid?.() === 0) return skip('root may write everywhere');
    const closed = join(folder, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o500);
    await expectNotWritten(join(closed, 'scan.zip'));
  });
});

it('is whole where there is room', async () => {
  const archivePath = join(folder, 'scan.zip');
  const outcome = await yard.scan({ url: site.url, timeoutMs: 40_000, archivePath });
  expect(outcome.archivePath).toBe(archivePath);
  const reading = await readArchive(archivePath);
  expect(reading.ok && reading.evidence).toEqual(outcome.evidence);
  const opened = openArchive(await readFile(archivePath));
  expect(opened.ok && Buffer.from(opened.files.get('har.json')!).equals(outcome.har!)).toBe(true);
});
