import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '#lib/configuration.ts';
import { ApiError } from './api-error.ts';
import { createNetworkKeys } from './client-network.ts';

/** Counts one more use by the client's network. @throws ApiError `too-many-requests` */
export type CountedUse = (request: FastifyRequest) => Promise<void>;

/** Networks remembered at a time; the least recently seen are forgotten first. */
const networks = 20_000;

/**
 * Limits how often a client network may ask: every API route by `REQUESTS_PER_MINUTE`, and starting scans, which cost most,
 * by `SCAN_STARTS_PER_HOUR` on top, and everything around logging in, where somebody could guess or send mails to others, by
 * `ACCOUNT_CALLS_PER_HOUR`. Each process counts for itself.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  limits: Configuration['limits'],
): Promise<{ scanStart: CountedUse; accountCall: CountedUse }> {
  const keyOf = createNetworkKeys();
  await app.register(rateLimit, {
    global: limits.requestsPerMinute > 0,
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    cache: networks,
    enableDraftSpec: true,
    keyGenerator: (request) => keyOf(request.ip),
    // The route's template, not the address as sent: that may spell `/api` as `/%61pi`.
    allowList: (request) => !request.routeOptions.url?.startsWith('/api/'),
    errorResponseBuilder: () => new ApiError('too-many-requests'),
  });
  return { scanStart: countedByHour(app, limits.scanStartsPerHour), accountCall: countedByHour(app, limits.accountCallsPerHour) };
}

function countedByHour(app: FastifyInstance, max: number): CountedUse {
  if (max === 0) return async () => undefined;
  const count = app.createRateLimit({ max, timeWindow: 3_600_000, allowList: [] });
  return async (request) => {
    const use = await count(request);
    if (!use.isAllowed && use.isExceeded) throw new ApiError('too-many-requests', { retryAfterSeconds: use.ttlInSeconds });
  };
}
