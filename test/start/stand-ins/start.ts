import { join } from 'node:path';
import { runInTerminal } from '#start/run-in-terminal.ts';

/** `npm start` with stand-ins for server and worker, in the project folder given as argument. */
const [root, ...args] = process.argv.slice(2);
const standIn = (name: string) => join(import.meta.dirname, `${name}.ts`);

process.exitCode = await runInTerminal(args, { root: root!, scripts: { server: standIn('server'), worker: standIn('worker') } });
