import { engineVersion } from '#engine/version.ts';
import { dispatch } from './dispatch.ts';
import { tolerateClosedPipe } from './terminal.ts';

const { stdout, stderr, env, argv } = process;
tolerateClosedPipe(stdout, stderr);

const interruption = new AbortController();
// Once: a second Ctrl-C ends the process at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

const code = await dispatch(
  argv.slice(2),
  { stdout, stderr, env, signal: interruption.signal },
  {
    program: 'spurenleser',
    version: engineVersion,
    loadScan: async () => (await import('#engine/run-scan.ts')).runScan,
    loadJudge: () => import('#engine/judge.ts'),
    loadVerify: () => import('#engine/seal/verify-archive.ts'),
    runLab: async (args) => (await import('#lab/main.ts')).main(args),
  },
);
// Everything asked for is delivered by now; a handle that a hostile site keeps open must not hold up a pipeline.
process.exit(code);
