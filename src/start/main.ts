import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wantsColour } from '#lib/terminal-style.ts';
import { parseStartArguments } from './arguments.ts';
import { describeFailure, describeNotice } from './messages.ts';
import { runApplication } from './run-application.ts';
import { localeOf } from './texts.ts';

/** `npm start`: the whole application on one machine, until Ctrl-C. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const stop = new AbortController();
const kill = new AbortController();
let firstSignalAt = 0;

// npm and a terminal may both pass the same Ctrl-C on: only a second one, later, is impatience.
const repeatedMs = 500;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!stop.signal.aborted) {
      firstSignalAt = Date.now();
      stop.abort();
    } else if (Date.now() - firstSignalAt > repeatedMs) {
      kill.abort();
      process.exit(130);
    }
  });
// A closed terminal or pipe is no reason to leave processes behind.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

let locale = localeOf(undefined, process.env);
const coloured = wantsColour(process.stdout.isTTY === true, process.env);
try {
  locale = localeOf(parseStartArguments(process.argv.slice(2)).lang, process.env);
  await runApplication({
    root,
    env: process.env,
    scripts: { server: join(root, 'src/server/main.ts'), worker: join(root, 'src/worker/main.ts') },
    notify: (notice) => (notice.kind === 'error' ? process.stderr : process.stdout).write(`${describeNotice(notice, locale, coloured)}\n`),
    stop: stop.signal,
    kill: kill.signal,
  });
  process.exitCode = 0;
} catch (error) {
  process.stderr.write(`${describeFailure(error, locale)}\n`);
  process.exitCode = 1;
}
