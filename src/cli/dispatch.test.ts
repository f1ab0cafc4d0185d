import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scanResultSchema } from '#contract/scan-result.ts';
import type { ArchiveReading, RunScan, ScanOutcome, ScanProgress } from '#engine/scan-order.ts';
import { buildScanResult, type ScanResultInput } from '#report/build-scan-result.ts';
import { gathered } from '../../test/factories/facts.ts';
import { evidence, pageVisit, reportInput, sampleChecks, trackedFacts } from '../../test/factories/report.ts';
import { dispatch, type Loaders } from './dispatch.ts';
import { tolerateClosedPipe } from './terminal.ts';

class Sink extends Writable {
  text = '';
  isTTY = false;
  columns = 100;
  reject: Error | null = null;
  override _write(chunk: Buffer, _: string, done: (error?: Error | null) => void): void {
    if (!this.reject) this.text += chunk.toString();
    done(this.reject);
  }
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const url = 'https://www.muster.test/';

function outcomeOf(input: ScanResultInput): ScanOutcome {
  return { evidence: input.evidence, facts: input.facts, result: buildScanResult(input), archivePath: null, har: null };
}

const clean = reportInput({ checks: sampleChecks.filter((check) => check.run({} as never).class === 'Conform'), facts: trackedFacts() });
const hinted = reportInput({ checks: sampleChecks.filter((check) => check.run({} as never).class === 'Hint') });
const incomplete = reportInput({ checks: clean.checks, facts: trackedFacts({}, ['rejected']) });
const failed = reportInput({
  evidence: evidence({
    run: { ...evidence().run, errors: [{ code: 'unresolvable', state: null, message: 'ENOTFOUND' }] },
    pages: [pageVisit({ failure: 'unresolvable' })],
  }),
  facts: gathered({}, Object.keys(gathered()) as (keyof ReturnType<typeof gathered>)[], 'unreachable'),
});

interface Run {
  scan?: RunScan | ScanResultInput;
  archive?: ArchiveReading;
  stdout?: Partial<Sink>;
  stderr?: Partial<Sink>;
  env?: Record<string, string>;
  aborted?: boolean;
}

async function run(args: string[], { scan = reportInput(), archive, stdout = {}, stderr = {}, env = {}, aborted = false }: Run = {}) {
  const out = Object.assign(new Sink(), stdout);
  const err = Object.assign(new Sink(), stderr);
  tolerateClosedPipe(out, err);
  const orders: Parameters<RunScan>[0][] = [];
  const loaders: Loaders = {
    program: 'spurenleser',
    version: '1.2.3',
    loadScan: async () => async (order, dependencies) => {
      orders.push(order);
      return typeof scan === 'function' ? scan(order, dependencies) : outcomeOf({ ...scan, locale: order.locale });
    },
    loadJudge: async () => ({
      readArchive: async () => archive ?? { ok: true, evidence: evidence(), sealSha256: 'ab'.repeat(32) },
      judgeEvidence: (_, locale) => buildScanResult(reportInput({ locale })),
    }),
    loadVerify: () => import('#engine/seal/verify-archive.ts'),
    runLab: async () => {},
  };
  const signal = aborted ? AbortSignal.abort() : new AbortController().signal;
  const code = await dispatch(args, { stdout: out, stderr: err, env, signal, timeZone: 'Europe/Berlin' }, loaders);
  return { code, out: out.text, err: err.text, orders };
}

describe('exit codes', () => {
  const cases: [string, string[], Run, number][] = [
    ['risks without a threshold', [], {}, 0],
    ['risks at --fail-on risk', ['--fail-on', 'risk'], {}, 1],
    ['risks at --fail-on hint', ['--fail-on', 'hint'], {}, 1],
    ['warnings at --fail-on risk', ['--fail-on', 'risk'], { scan: hinted }, 0],
    ['warnings at --fail-on hint', ['--fail-on', 'hint'], { scan: hinted }, 1],
    ['nothing found at --fail-on hint', ['--fail-on', 'hint'], { scan: clean }, 0],
    ['incomplete without a threshold', [], { scan: incomplete }, 0],
    ['incomplete at --fail-on risk', ['--fail-on', 'risk'], { scan: incomplete }, 4],
    ['failed', [], { scan: failed }, 3],
    ['failed at --fail-on risk', ['--fail-on', 'risk'], { scan: failed }, 3],
    [
      'a fault of the engine',
      [],
      {
        scan: async () => {
          throw new Error('boom');
        },
      },
      3,
    ],
    [
      'a network file that is no use',
      [],
      {
        scan: async () => {
          throw Object.assign(new Error('hosts: missing'), { code: 'network-file' });
        },
      },
      2,
    ],
    ['interrupted', [], { aborted: true }, 130],
    [
      'an archive that could not be written',
      [],
      {
        scan: reportInput({
          evidence: evidence({ run: { ...evidence().run, errors: [{ code: 'archive-not-written', state: null, message: 'ENOSPC' }] } }),
        }),
      },
      5,
    ],
  ];
  it.each(cases)('%s', async (_, args, given, code) => {
    const { code: actual, err } = await run(['scan', url, '--quiet', ...args], given);
    expect(actual).toBe(code);
    if (code === 0) expect(err).toBe('');
    else expect(err).toMatch(/^[^\n]+\n$/);
    expect(err).not.toMatch(/\{|at .+:\d+:\d+|ENOTFOUND/);
  });

  it.each([[['--help']], [['scan', '--help']], [['judge', '--help']], [['lab', '--help']], [['--version']]])(
    '%j ends with 0 and writes to standard output alone',
    async (args) => {
      const { code, out, err } = await run(args);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/\S\n$/);
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    },
  );

  it.each([[[]], [['nope']], [['scan']], [['scan', url, '--nope']], [['scan', 'ftp://x.test']]])(
    '%j ends with 2, a sentence and where help is',
    async (args) => {
      const { code, out, err } = await run(args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^[^\n]+\nHilfe: spurenleser( scan)? --help\n$/);
    },
  );
});

describe('results', () => {
  it('writes the wire objects to a file and names it in the summary', async () => {
    const path = join(folder, 'out.json');
    const { code, out } = await run(['scan', url, '--json', path, '--quiet']);
    expect(code).toBe(0);
    expect(scanResultSchema.safeParse(JSON.parse(await readFile(path, 'utf8'))).error).toBeUndefined();
    expect(out).toContain(`JSON: ${path}`);
  });

  it.each(['--json', '--har'])('%s - has standard output for itself', async (option) => {
    const { code, out } = await run(['scan', url, option, '-']);
    expect(code).toBe(0);
    expect(Object.keys(JSON.parse(out))).toEqual(
      option === '--har' ? ['log'] : ['report', 'tagMonitor', 'requestHierarchy', 'cookieMonitor', 'consentMonitor'],
    );
  });

  it('writes JSON and its error also when the scan failed', async () => {
    const { code, out, err } = await run(['scan', url, '--json', '-', '--quiet'], { scan: failed });
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ report: { scanState: 'failed', errors: [{ code: 'unresolvable' }] } });
    expect(err).toContain('lässt sich nicht auflösen');
  });

  it.each([
    ['--json', 'none/out.json', 'Der Ordner oder die Datei ist nicht vorhanden.'],
    ['--har', '', 'Der Pfad ist ein Ordner.'],
    ['--evidence', 'file/out.zip', 'Ein Teil des Pfads ist kein Ordner.'],
    ['--network', 'none.json', 'Der Ordner oder die Datei ist nicht vorhanden.'],
  ])('finds out before the scan that %s %s is no use', async (option, path, reason) => {
    await writeFile(join(folder, 'file'), '');
    const { code, out, err, orders } = await run(['scan', url, option, join(folder, path)]);
    expect([code, out, orders]).toEqual([2, '', []]);
    expect(err).toContain(reason);
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('refuses to write two results into one file', async () => {
    const path = join(folder, 'x');
    expect(await run(['scan', url, '--json', path, '--har', path])).toMatchObject({
      code: 2,
      err: expect.stringContaining('dieselbe Datei'),
    });
  });

  it.each([[[]], [['--json', '-']]])('says in one sentence that the reader of standard output is gone (%j)', async (args) => {
    const reject = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const { code, err } = await run(['scan', url, '--quiet', ...args], { stdout: { reject } });
    expect([code, err]).toEqual([5, 'Die Ausgabe wurde nicht bis zum Ende gelesen: Die Leitung ist geschlossen.\n']);
  });

  it('survives a closed standard error', async () => {
    const reject = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    expect(await run(['scan', url], { stderr: { reject } })).toMatchObject({ code: 0, out: expect.stringContaining('Ergebnis') });
  });

  it('judges an archive, and says what is wrong with a bad one', async () => {
    expect(await run(['judge', 'a.zip', '--lang', 'en', '--fail-on', 'risk'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('Evidence archive: a.zip'),
    });
    const archive = { ok: false, reason: 'damaged', message: '' } as const;
    expect(await run(['judge', 'a.zip'], { archive })).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/beschädigt oder verändert/),
    });
  });
});

describe('colour', () => {
  it.each<[string, string[], Run, boolean]>([
    ['on a terminal', [], { stdout: { isTTY: true } }, true],
    ['not in a pipe', [], {}, false],
    ['not with --no-color', ['--no-color'], { stdout: { isTTY: true } }, false],
    ['not with NO_COLOR', [], { stdout: { isTTY: true }, env: { NO_COLOR: '1' } }, false],
  ])('%s', async (_, args, given, coloured) => {
    const { out } = await run(['scan', url, '--quiet', ...args], given);
    expect(out.includes('\u001b[')).toBe(coloured);
  });
});

describe('progress', () => {
  const events: ScanProgress[] = [
    { type: 'phase', phase: 'launch', elapsedMs: 0 },
    {
      type: 'page',
      state: 'none',
      page: 'https://www.muster.test/kontakt',
      pageIndex: 2,
      pageCount: 4,
      requests: 31,
      cookies: 2,
      elapsedMs: 2500,
    },
    {
      type: 'counts',
      state: 'none',
      page: 'https://www.muster.test/kontakt',
      pageIndex: 2,
      pageCount: 4,
      requests: 40,
      cookies: 3,
      elapsedMs: 3000,
    },
    { type: 'finding', state: 'none', name: 'Evil\u001b[31m', host: 'evil.test', elapsedMs: 3100 },
    {
      type: 'state-done',
      state: 'reject',
      examined: false,
      reason: 'no-reject',
      pageIndex: 1,
      pageCount: 4,
      requests: 9,
      cookies: 0,
      elapsedMs: 12_400,
    },
  ];
  const scan: RunScan = async (order, { onProgress }) => {
    for (const event of events) onProgress(event);
    return outcomeOf(reportInput({ locale: order.locale }));
  };

  it('is one line for each event in a log', async () => {
    const { err, out } = await run(['scan', url], { scan });
    expect(err.replaceAll('\u00a0', ' ').split('\n')).toEqual([
      '[0,0 s] Browser wird gestartet',
      '[2,5 s] keine Interaktion: Seite 2 von 4 · https://www.muster.test/kontakt',
      '[3,1 s] keine Interaktion: gesehen: Evil\\x1b[31m (evil.test)',
      '[12 s] abgelehnt: nicht geprüft · 9 Anfragen · 0 Cookies',
      '',
    ]);
    expect(out).not.toContain('Seite 2 von 4');
  });

  it('is rewritten in place on a terminal and gone at the end', async () => {
    const { err } = await run(['scan', url, '--lang', 'en'], { scan, stderr: { isTTY: true, columns: 60 } });
    const frames = err.split('\u001b[4A\u001b[0J');
    expect(frames).toHaveLength(events.length + 1);
    expect(frames.at(-1)).toBe('');
    const last = frames.at(-2)!.trimEnd().replaceAll('\u00a0', ' ').split('\n');
    expect(last[0]).toBe('Scan of www.muster.test · Starting the browser · 12 s');
    expect(last.slice(1).map((line) => line.trim())).toEqual([
      'no interaction  page 2 of 4 · 40 requests · 3 cookies · …',
      'rejected        not examined · 9 requests · 0 cookies',
      'accepted        waiting',
    ]);
    expect(err).not.toContain('\u001b[31m');
  });

  it('is silent with --quiet', async () => {
    expect((await run(['scan', url, '--quiet'], { scan, stderr: { isTTY: true } })).err).toBe('');
  });
});
