import { access, constants } from 'node:fs/promises';
import { checkWritable, writeWhole } from '#lib/output-file.ts';
import type { JudgeCommand, ScanCommand } from './command.ts';
import { say } from './say.ts';
import { type Terminal, write } from './terminal.ts';
import { type CliTexts, cliTexts } from './texts.ts';

/** Files a command writes or reads, checked before anything is done. Yields one sentence about the first that fails, or null. */
export async function findFileProblem(command: ScanCommand | JudgeCommand): Promise<string | null> {
  const texts = cliTexts[command.locale];
  const written = writtenFiles(command);
  const paths = written.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) return say(texts.usage.sameFile, { path: twice });
  for (const { option, path } of written) {
    const outcome = await checkWritable(path);
    if (!outcome.ok) return say(texts.usage.notWritable, { path, option, reason: fileReason(outcome.reason, texts) });
  }
  const network = command.name === 'scan' ? command.order.networkFile : undefined;
  if (network === undefined) return null;
  const failure = await access(network, constants.R_OK).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code ?? 'EIO',
  );
  return failure === null ? null : say(texts.usage.notReadable, { path: network, option: '--network', reason: fileReason(failure, texts) });
}

function writtenFiles(command: ScanCommand | JudgeCommand): { option: string; path: string }[] {
  const files = [{ option: '--json', path: command.json }];
  if (command.name === 'scan') {
    files.push({ option: '--har', path: command.har }, { option: '--evidence', path: command.order.archivePath ?? null });
  }
  return files.flatMap(({ option, path }) => (path === null || path === '-' ? [] : [{ option, path }]));
}

/** Writes a value as JSON to a file or standard output (`-`). Yields one sentence when that failed, else null. */
export async function deliverJson(path: string, value: unknown, terminal: Terminal, texts: CliTexts): Promise<string | null> {
  const json = `${JSON.stringify(value, null, 2)}\n`;
  if (path === '-') return deliverText(json, terminal, texts);
  const outcome = await writeWhole(path, json);
  return outcome.ok ? null : say(texts.notDelivered, { path, reason: fileReason(outcome.reason, texts) });
}

/** Writes to standard output. Yields one sentence when that failed, else null. */
export async function deliverText(text: string, terminal: Terminal, texts: CliTexts): Promise<string | null> {
  const failure = await write(terminal.stdout, text);
  if (failure === null) return null;
  return failure === 'EPIPE' ? texts.brokenPipe : say(texts.stdoutFailed, { reason: fileReason(failure, texts) });
}

function fileReason(code: string, texts: CliTexts): string {
  return Object.hasOwn(texts.fileReason, code)
    ? texts.fileReason[code as keyof CliTexts['fileReason']]
    : say(texts.fileReason.other, { code });
}
