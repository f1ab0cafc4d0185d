import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type Configuration, readConfiguration } from '#lib/configuration.ts';
import { createLog } from '#lib/log.ts';
import { createServer, type ServerOptions } from '../create-server.ts';

/** What a test's server wrote into its log, line by line. */
export interface TestServer {
  app: FastifyInstance;
  log: Record<string, unknown>[];
  configuration: Configuration;
}

/** A server for one test: no web app, ready, nothing registered unless told. Closed when the test ends. */
export async function startTestServer({
  env = {},
  level = 'debug',
  ...options
}: Partial<ServerOptions> & { env?: Record<string, string>; level?: string } = {}): Promise<TestServer> {
  const lines: Record<string, unknown>[] = [];
  const configuration = readConfiguration({ PUBLIC_URL: 'https://scan.example.org', ...env }, 'test');
  const app = await createServer({
    configuration,
    log: createLog({ process: 'server', level, destination: { write: (line) => lines.push(JSON.parse(line)) } }),
    register: () => undefined,
    readiness: async () => [],
    webRoot: null,
    ...options,
  });
  onTestFinished(() => app.close());
  return { app, log: lines, configuration };
}
