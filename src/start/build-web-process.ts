import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.ts';

/** Builds the web app when it is not fresh, as a process of its own: the bundler's memory goes with it. Also `npm run build`. An argument names another root. */
const root = process.argv[2] ?? dirname(dirname(dirname(fileURLToPath(import.meta.url))));

await buildWeb(root).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
