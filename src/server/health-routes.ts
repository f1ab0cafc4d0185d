import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '#lib/metrics.ts';
import { ApiError } from './api-error.ts';
import { isFromThisMachine } from './local-request.ts';

/** One sentence for each thing that is missing. */
export type Readiness = () => Promise<string[]>;

/** After so long an answer about the database would come too late for whoever asks. */
const readinessTimeoutMs = 5_000;

/** `/healthz` (the process lives), `/readyz` (it can serve), `/metrics` (Prometheus). */
export function registerHealthRoutes(
  app: FastifyInstance,
  { readiness, metrics, metricsToken }: { readiness: Readiness; metrics: Metrics; metricsToken: string | null },
): void {
  const options = { config: { probe: true } } as const;
  app.get('/healthz', options, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', options, async (request, reply) => {
    const problems = await withinTime(readiness(), readinessTimeoutMs).catch((error: unknown) => {
      request.log.warn({ err: error }, 'readiness could not be found out');
      return ['Readiness could not be found out.'];
    });
    reply.code(problems.length === 0 ? 200 : 503).header('cache-control', 'no-store');
    return { status: problems.length === 0 ? 'ready' : 'not-ready', problems };
  });

  app.get('/metrics', options, async (request, reply) => {
    // To others it does not exist.
    if (!mayReadMetrics(request, metricsToken)) throw new ApiError('not-found');
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  return isFromThisMachine(request);
}

/** Comparison whose duration tells nothing about where the texts differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('timed out')), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
