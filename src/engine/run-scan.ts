import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Evidence } from '#evidence/evidence.ts';
import { consentStates } from '#evidence/gathered.ts';
import type { ScanErrorCode } from '#evidence/scan-run.ts';
import { parseTarget } from '#lib/target/target-url.ts';
import { buildHar } from '#report/har/har.ts';
import { assembleEvidence, type RunFacts } from './assemble-evidence.ts';
import { LaunchError } from './browser/launch-browser.ts';
import { judge } from './judge.ts';
import { NetworkFileError } from './network/network-file.ts';
import { openScanEnvironment, ScanRefused } from './scan-environment.ts';
import type { ScanDependencies, ScanOrder, ScanOutcome } from './scan-order.ts';
import { packArchive, writeArchive } from './seal/archive.ts';
import { toFiles } from './seal/evidence-files.ts';
import { packageGuides } from './seal/package-guide.ts';
import { storable } from './seal/storable.ts';
import { engineVersion } from './version.ts';
import { createProgressBoard } from './visit/progress-board.ts';
import type { StateResult } from './visit/state-result.ts';
import { visitAllStates } from './visit/visit-all-states.ts';

/**
 * One scan from order to report. Expected failures end up in the outcome with a stable code and everything seen so far;
 * what could not be examined is never called clean.
 */
export async function runScan(order: ScanOrder, { onProgress, signal: givenUp }: ScanDependencies): Promise<ScanOutcome> {
  const createdAt = new Date();
  const run: RunFacts = { identifier: order.identifier ?? randomUUID(), order, createdAt, startUrl: order.url, errors: [] };
  const progress = createProgressBoard(createdAt.getTime(), onProgress, order);
  const folder = await mkdtemp(join(tmpdir(), 'spurenleser-scan-'));
  try {
    progress.phase('launch');
    const evidence = await observe(order, run, folder, progress, givenUp);
    progress.phase('seal');
    // What is judged is what is sealed: the archive gives the same bytes again.
    const sealed = storable(JSON.parse(JSON.stringify(evidence)) as Evidence);
    progress.phase('derive');
    progress.phase('check');
    const judgement = judge(sealed, order.locale);
    if (!order.archivePath) return { evidence: sealed, ...judgement, archivePath: null, har: null };
    let har: Uint8Array | null = null;
    try {
      har = new TextEncoder().encode(JSON.stringify(buildHar({ evidence: sealed, facts: judgement.facts })));
      const files = toFiles(sealed);
      files.set('har.json', har);
      for (const name of progress.screenshots) files.set(`screenshots/${name}`, await readFile(join(folder, name)));
      const { result } = judgement;
      const { identifier, url, ruleVersion } = result.report;
      const made = { createdAt: sealed.run.createdAt, engineVersion, ruleVersion, browser: sealed.run.browser.product };
      files.set('report.json', new TextEncoder().encode(`${JSON.stringify(result, null, 1)}\n`));
      for (const [name, guide] of packageGuides({ url, ...made })) files.set(name, new TextEncoder().encode(guide));
      const { bytes, sealSha256 } = packArchive(files, { identifier, url, ...made, sealedAt: new Date().toISOString() });
      await writeArchive(order.archivePath, bytes);
      const report = { ...result.report, evidenceSha256: sealSha256 };
      return { evidence: sealed, ...judgement, result: { ...result, report }, archivePath: order.archivePath, har };
    } catch (error) {
      const failed: Evidence = {
        ...sealed,
        run: {
          ...sealed.run,
          errors: [...sealed.run.errors, { code: 'archive-not-written', state: null, message: (error as Error).message }],
        },
      };
      return { evidence: failed, ...judge(failed, order.locale), archivePath: null, har };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is left to say of a scan that could not be run at all: a report with the error and nothing examined. */
export async function reportUnexamined(order: ScanOrder, code: ScanErrorCode, message: string): Promise<ScanOutcome> {
  const run: RunFacts = {
    identifier: order.identifier ?? randomUUID(),
    order,
    createdAt: new Date(),
    startUrl: order.url,
    errors: [{ code, state: null, message }],
  };
  const evidence = storable(JSON.parse(JSON.stringify(await assembleEvidence(run, null, []))) as Evidence);
  return { evidence, ...judge(evidence, order.locale), archivePath: null, har: null };
}

type Progress = ReturnType<typeof createProgressBoard>;

/** Everything up to the seal: target, gateway, browser, three states. */
async function observe(order: ScanOrder, run: RunFacts, folder: string, progress: Progress, givenUp: AbortSignal): Promise<Evidence> {
  const target = parseTarget(order.url);
  if (!target.ok) {
    run.errors.push({ code: target.code, state: null, message: target.message });
    return assembleEvidence(run, null, []);
  }
  run.startUrl = target.url.href;
  let environment: Awaited<ReturnType<typeof openScanEnvironment>>;
  try {
    environment = await openScanEnvironment(order, target.url, run.createdAt.getTime());
  } catch (error) {
    run.errors.push({ code: codeOf(error), state: null, message: (error as Error).message });
    return assembleEvidence(run, null, []);
  }
  run.startUrl = environment.startUrl;
  const saveScreenshot = async (name: string, image: Buffer): Promise<string | null> => {
    try {
      await writeFile(join(folder, name), image);
    } catch {
      return null;
    }
    const state = consentStates.find((candidate) => name.startsWith(candidate));
    if (state) progress.screenshot(state, name, join(folder, name));
    return `screenshots/${name}`;
  };
  let results: StateResult[] = [];
  try {
    progress.phase('visit');
    results = await visitAllStates({ order, environment, progress, saveScreenshot, givenUp, errors: run.errors });
    return await assembleEvidence(run, environment, results);
  } finally {
    await environment.close();
    for (const state of consentStates) if (!results.some((result) => result.state === state)) progress.done(state, false, 'failed');
  }
}

function codeOf(error: unknown): ScanErrorCode {
  if (error instanceof ScanRefused) return error.code;
  if (error instanceof LaunchError) return 'browser-crashed';
  if (error instanceof NetworkFileError) throw error;
  return 'internal';
}
