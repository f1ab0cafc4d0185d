import type { Report } from '#contract/report.ts';
import { printable } from '#lib/terminal-text.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { FailOn } from './exit-decision.ts';
import { say } from './say.ts';
import { type Terminal, write } from './terminal.ts';
import { cliTexts } from './texts.ts';

/** Says one sentence on standard error and yields the exit code. */
export async function complain(terminal: Terminal, sentence: string, code: ExitCode): Promise<ExitCode> {
  await write(terminal.stderr, `${printable(sentence)}\n`);
  return code;
}

/** Says why a finished scan ends with another code than 0; silent when it is 0. */
export async function explainExit(terminal: Terminal, code: ExitCode, report: Report, failOn: FailOn | null): Promise<void> {
  const texts = cliTexts[report.locale];
  const reason = report.errors.map(({ message }) => message).join(' ');
  if (code === exitCodes.scanFailed)
    await complain(terminal, say(texts.scanFailed, { codes: report.errors.map((error) => error.code).join(', '), reason }), code);
  if (code === exitCodes.outputFailed) await complain(terminal, reason, code);
  if (code === exitCodes.thresholdMet) {
    const { Risk, Hint } = report.summary.counts;
    const risks = `${texts.classes.Risk} ${Risk}`;
    const hints = `${texts.classes.Hint} ${Hint}`;
    await complain(terminal, say(texts.thresholdMet, { threshold: failOn ?? '', risks, hints }), code);
  }
  if (code === exitCodes.incomplete) {
    const missing = report.completeness.states.filter(({ examined }) => !examined).length;
    await complain(terminal, say(texts.incompleteGate, { missing }), code);
  }
}
