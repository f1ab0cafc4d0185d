import { wantsColour } from '#lib/terminal-style.ts';
import { parseStartArguments } from './arguments.ts';
import { describeFailure, describeNotice } from './messages.ts';
import { type RunOptions, runApplication } from './run-application.ts';
import { localeOf } from './texts.ts';

/** npm and a terminal may both pass the same Ctrl-C on: only a second one, later, is impatience. */
const repeatedMs = 500;

/**
 * Runs the application as a command: Ctrl-C ends it in order, a second one at once; sentences go to the terminal.
 * @returns the exit code: 0 = ended as told, 1 = could not start or go on
 */
export async function runInTerminal(args: readonly string[], options: Pick<RunOptions, 'root' | 'scripts'>): Promise<0 | 1> {
  const { stdout, stderr, env } = process;
  const stop = new AbortController();
  const kill = new AbortController();
  let stoppedAt = 0;
  const onSignal = () => {
    if (!stop.signal.aborted) {
      stoppedAt = Date.now();
      stop.abort();
    } else if (Date.now() - stoppedAt > repeatedMs) {
      kill.abort();
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // A closed terminal or pipe is no reason to leave processes behind.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);

  let locale = localeOf(undefined, env);
  const coloured = wantsColour(stdout.isTTY === true, env);
  try {
    locale = localeOf(parseStartArguments(args).lang, env);
    await runApplication({
      ...options,
      env,
      notify: (notice) => (notice.kind === 'error' ? stderr : stdout).write(`${describeNotice(notice, locale, coloured)}\n`),
      stop: stop.signal,
      kill: kill.signal,
    });
    return 0;
  } catch (error) {
    stderr.write(`${describeFailure(error, locale)}\n`);
    return 1;
  }
}
