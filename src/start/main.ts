import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInTerminal } from './run-in-terminal.ts';

/** `npm start`: the whole application on one machine, until Ctrl-C. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

process.exitCode = await runInTerminal(process.argv.slice(2), {
  root,
  scripts: { server: join(root, 'src/server/main.ts'), worker: join(root, 'src/worker/main.ts') },
});
