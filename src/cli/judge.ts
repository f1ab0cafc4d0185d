import type { JudgeEvidence, ReadArchive } from '#engine/scan-order.ts';
import { terminalStyle, wantsColour } from '#lib/terminal-style.ts';
import type { JudgeCommand } from './command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { exitCodeOf } from './exit-decision.ts';
import { complain, explainExit } from './messages.ts';
import { deliverJson, deliverText, findFileProblem } from './outputs.ts';
import { say } from './say.ts';
import { renderSummary } from './summary.ts';
import type { Terminal } from './terminal.ts';
import { cliTexts } from './texts.ts';

/** The parts of the engine that judging needs. */
export interface JudgeDependencies {
  readArchive: ReadArchive;
  judgeEvidence: JudgeEvidence;
}

/** Judges a sealed archive by the rules of today. */
export async function judgeCommand(
  command: JudgeCommand,
  terminal: Terminal,
  { readArchive, judgeEvidence }: JudgeDependencies,
): Promise<ExitCode> {
  const texts = cliTexts[command.locale];
  const problem = await findFileProblem(command);
  if (problem !== null) return complain(terminal, problem, exitCodes.usage);
  const reading = await readArchive(command.archive);
  if (!reading.ok) return complain(terminal, say(texts.archive[reading.reason], { path: command.archive }), exitCodes.usage);

  const judged = judgeEvidence(reading.evidence, command.locale);
  const result = { ...judged, report: { ...judged.report, evidenceSha256: reading.sealSha256 } };
  const undelivered = command.json === null ? null : await deliverJson(command.json, result, terminal, texts);
  if (undelivered !== null) return complain(terminal, undelivered, exitCodes.outputFailed);
  if (command.json !== '-') {
    const summary = renderSummary(result, {
      style: terminalStyle(command.colour && wantsColour(terminal.stdout.isTTY === true, terminal.env)),
      columns: terminal.stdout.columns,
      files: { archive: command.archive, json: command.json, har: null },
      timeZone: terminal.timeZone,
    });
    const unread = await deliverText(summary, terminal, texts);
    if (unread !== null) return complain(terminal, unread, exitCodes.outputFailed);
  }
  const code = exitCodeOf(result.report, command.failOn);
  await explainExit(terminal, code, result.report, command.failOn);
  return code;
}
