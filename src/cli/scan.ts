import type { RunScan, ScanOutcome } from '#engine/scan-order.ts';
import { parseTarget } from '#lib/target/target-url.ts';
import { terminalStyle, wantsColour } from '#lib/terminal-style.ts';
import { buildHar } from '#report/har/har.ts';
import type { ScanCommand } from './command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { exitCodeOf } from './exit-decision.ts';
import { complain, explainExit } from './messages.ts';
import { deliverJson, deliverText, findFileProblem } from './outputs.ts';
import { liveProgress, type ProgressView, plainProgress } from './progress.ts';
import { say } from './say.ts';
import { renderSummary } from './summary.ts';
import type { Terminal } from './terminal.ts';
import { cliTexts } from './texts.ts';

/** Scans a website, delivers the results that were asked for, and says by the exit code how it went. */
export async function scanCommand(command: ScanCommand, terminal: Terminal, runScan: RunScan): Promise<ExitCode> {
  const texts = cliTexts[command.locale];
  const problem = await findFileProblem(command);
  if (problem !== null) return complain(terminal, problem, exitCodes.usage);

  const progress = progressView(command, terminal);
  let outcome: ScanOutcome;
  try {
    outcome = await runScan(command.order, { onProgress: progress.onProgress, signal: terminal.signal });
  } catch (error) {
    await progress.end();
    if (terminal.signal.aborted) return complain(terminal, texts.interrupted, exitCodes.interrupted);
    const reason = error instanceof Error ? error.message : String(error);
    if (isNetworkFileError(error))
      return complain(terminal, say(texts.usage.networkFile, { path: command.order.networkFile ?? '', reason }), exitCodes.usage);
    throw error;
  }
  await progress.end();
  if (terminal.signal.aborted) return complain(terminal, texts.interrupted, exitCodes.interrupted);

  const undelivered = await deliver(command, outcome, terminal);
  if (undelivered !== null) return complain(terminal, undelivered, exitCodes.outputFailed);
  const code = exitCodeOf(outcome.result.report, command.failOn);
  await explainExit(terminal, code, outcome.result.report, command.failOn);
  return code;
}

function progressView(command: ScanCommand, terminal: Terminal): ProgressView {
  if (command.quiet) return { onProgress: () => {}, end: async () => {} };
  const options = { terminal, texts: cliTexts[command.locale], locale: command.locale, host: hostOf(command.order.url) };
  const movable = terminal.stderr.isTTY === true && terminal.env['TERM'] !== 'dumb';
  return movable ? liveProgress(options) : plainProgress(options);
}

function hostOf(url: string): string {
  const target = parseTarget(url);
  return target.ok ? target.url.host : url;
}

/** By its code, because the class would load the engine's network part before it is needed. */
function isNetworkFileError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'network-file';
}

/** Writes what was asked for. The summary comes last, so that it can name files that are there. */
async function deliver(command: ScanCommand, outcome: ScanOutcome, terminal: Terminal): Promise<string | null> {
  const texts = cliTexts[command.locale];
  const { result, evidence, facts, archivePath } = outcome;
  if (command.har !== null) {
    const undelivered = await deliverJson(command.har, buildHar({ evidence, facts }), terminal, texts);
    if (undelivered !== null) return undelivered;
  }
  if (command.json !== null) {
    const undelivered = await deliverJson(command.json, result, terminal, texts);
    if (undelivered !== null) return undelivered;
  }
  if (command.json === '-' || command.har === '-') return null;
  const summary = renderSummary(result, {
    style: terminalStyle(command.colour && wantsColour(terminal.stdout.isTTY === true, terminal.env)),
    columns: terminal.stdout.columns,
    files: { archive: archivePath, json: command.json, har: command.har },
    timeZone: terminal.timeZone,
  });
  return deliverText(summary, terminal, texts);
}
