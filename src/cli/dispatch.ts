import type { Locale } from '#contract/vocabulary.ts';
import type { RunScan } from '#engine/scan-order.ts';
import { parseCommand } from './arguments.ts';
import type { Command } from './command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { helpText } from './help.ts';
import { type JudgeDependencies, judgeCommand } from './judge.ts';
import { complain } from './messages.ts';
import { deliverText } from './outputs.ts';
import { say } from './say.ts';
import { scanCommand } from './scan.ts';
import type { Terminal } from './terminal.ts';
import { cliTexts } from './texts.ts';
import { type VerifyDependencies, verifyCommand } from './verify.ts';

/** Parts that are loaded only when a command needs them, so that `--help` starts no engine. */
export interface Loaders {
  program: string;
  version: string;
  loadScan(): Promise<RunScan>;
  loadJudge(): Promise<JudgeDependencies>;
  loadVerify(): Promise<VerifyDependencies>;
  /** Runs the lab until the user ends it. */
  runLab(args: string[], signal: AbortSignal): Promise<void>;
}

/** Runs the command that the arguments name and yields its exit code. */
export async function dispatch(args: readonly string[], terminal: Terminal, loaders: Loaders): Promise<ExitCode> {
  const parsed = parseCommand(args);
  if (!parsed.ok) {
    const command = parsed.topic === 'all' ? loaders.program : `${loaders.program} ${parsed.topic}`;
    await complain(terminal, parsed.message, exitCodes.usage);
    return complain(terminal, say(cliTexts[parsed.locale].usage.seeHelp, { command }), exitCodes.usage);
  }
  try {
    return await perform(parsed.command, terminal, loaders);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return complain(terminal, say(cliTexts[parsed.command.locale].engineFault, { reason }), exitCodes.scanFailed);
  }
}

async function perform(command: Command, terminal: Terminal, loaders: Loaders): Promise<ExitCode> {
  switch (command.name) {
    case 'help':
      return show(helpText(command.topic, command.locale, loaders.program), command.locale, terminal);
    case 'version':
      return show(`${loaders.version}\n`, command.locale, terminal);
    case 'scan':
      return scanCommand(command, terminal, await loaders.loadScan());
    case 'judge':
      return judgeCommand(command, terminal, await loaders.loadJudge());
    case 'verify':
      return verifyCommand(command, terminal, await loaders.loadVerify());
    case 'lab':
      await loaders.runLab(command.args, terminal.signal);
      return exitCodes.done;
  }
}

async function show(text: string, locale: Locale, terminal: Terminal): Promise<ExitCode> {
  const undelivered = await deliverText(text, terminal, cliTexts[locale]);
  return undelivered === null ? exitCodes.done : complain(terminal, undelivered, exitCodes.outputFailed);
}
