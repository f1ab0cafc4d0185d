import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { publicConfigurationSchema } from '#contract/api/configuration.ts';
import { ConfigurationError, readConfiguration, readMode } from '#lib/configuration.ts';
import { createLog } from '#lib/log.ts';
import { startServer } from './start-server.ts';

/** Tells a supervisor that starting again will not help. */
const configurationExitCode = 64;
const root = fileURLToPath(new URL('../../', import.meta.url));

async function main(): Promise<void> {
  const configuration = readConfiguration(process.env, readMode(process.env));
  const log = createLog({ process: 'server', level: configuration.logLevel });
  const webRoot = `${root}dist/web`;
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')));
  const examples = publicConfigurationSchema.shape.examples.parse(JSON.parse(process.env['EXAMPLE_SITES'] || '[]'));
  const server = await startServer({
    configuration,
    log,
    webRoot: existsSync(`${webRoot}/index.html`) ? webRoot : null,
    version,
    examples,
    ...(process.send && { onMail: (newMail) => process.send?.({ newMail }) }),
  });
  log.info({ port: configuration.port }, 'server ready');
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'server stops');
    void server.close().finally(() => process.exit(0));
  };
  process.once('SIGINT', () => stop('SIGINT'));
  process.once('SIGTERM', () => stop('SIGTERM'));
  // A parent that is gone cannot stop us any more.
  if (process.send) process.once('disconnect', () => stop('disconnect'));
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigurationError ? configurationExitCode : 1);
});
