import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Route, type RouteName, routes } from '#contract/api/routes.ts';
import type { Configuration } from '#lib/configuration.ts';
import type { Log } from '#lib/log.ts';
import { createMetrics, type Metrics } from '#lib/metrics.ts';
import { ApiError } from './api-error.ts';
import { registerApiPages } from './api-page/routes.ts';
import { registerCheckPage } from './checks/routes.ts';
import type { Api, Authenticate } from './define-route.ts';
import { errorAnswer } from './error-answer.ts';
import { type Readiness, registerHealthRoutes } from './health-routes.ts';
import { notFoundPage } from './not-found-page.ts';
import { registerRateLimits } from './rate-limits.ts';
import { requestLocale } from './request-locale.ts';
import { isSameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { registerWebApp } from './web-app.ts';
import { registerWellKnown } from './well-known.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call in the contract; other routes have none. */
    contract?: RouteName;
    /** Asked every few seconds: no line in the log unless it fails. */
    probe?: true;
  }
}

/** What a server is made of. */
export interface ServerOptions {
  configuration: Configuration;
  log: Log;
  /** Puts the calls of the contract on the server, with `defineRoute`. */
  register: (api: Api) => void | Promise<void>;
  /** One sentence for each thing without which no request can be served; empty = ready. */
  readiness: Readiness;
  /** Folder of the built web app; null = none is served. */
  webRoot: string | null;
  /** Without it nobody is ever logged in. */
  authenticate?: Authenticate;
  metrics?: Metrics;
}

/** Bodies are orders and forms; nothing bigger is accepted. */
const bodyLimitBytes = 64 * 1024;

/** The HTTP server, complete and ready to `listen` or `inject`; `close` ends event streams and finishes running requests. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { configuration, log, metrics = createMetrics() } = options;
  const headers = securityHeaders(configuration.publicUrl);
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    // Whole requests, so that nobody holds connections by sending slowly; answers may take as long as they want.
    requestTimeout: 30_000,
    trustProxy: configuration.trustedProxies.length > 0 ? configuration.trustedProxies : false,
    // A request on a kept connection is still served while the others finish; the client's next one finds a new server.
    return503OnClosing: false,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(headers);
      answerError(error, request, reply);
    },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    if (isApi(request)) reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    refuseOtherSites(request, configuration.publicUrl);
  });
  app.addHook('onResponse', async (request, reply) => noteAnswer(request, reply, metrics));

  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  // A connection that were kept after this answer would keep the server from closing.
  app.addHook('onSend', async (_request, reply) => {
    if (closing.signal.aborted) reply.header('connection', 'close');
  });

  await app.register(cookie);
  const counted = await registerRateLimits(app, configuration.limits);
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request) || !request.headers.accept?.includes('text/html')) throw new ApiError('not-found');
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(notFoundPage(localeOf(request), configuration.product));
  });

  registerHealthRoutes(app, { readiness: options.readiness, metrics, metricsToken: configuration.metricsToken });
  registerWellKnown(app, configuration);
  registerApiPages(app, configuration);
  registerCheckPage(app, configuration);
  await registerWebApp(app, options.webRoot);
  await options.register({ fastify: app, authenticate: options.authenticate ?? (async () => null), ...counted, closing: closing.signal });
  await app.ready();
  return app;
}

const isApi = (request: FastifyRequest) => (request.routeOptions.url ?? request.url).startsWith('/api/');
const localeOf = (request: FastifyRequest) => requestLocale(request.headers['accept-language']);

function refuseOtherSites(request: FastifyRequest, ownOrigin: string): void {
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  const secFetchSite = Array.isArray(site) ? site.join() : site;
  const contract = request.routeOptions.config.contract;
  const acts = contract !== undefined && (routes[contract] as Route).acts === true;
  if (!isSameOrigin({ method: request.method, secFetchSite, origin, cookie, acts }, ownOrigin)) throw new ApiError('cross-site-request');
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions?.config?.contract;
  const answer = errorAnswer(error, { locale: localeOf(request), route, body: request.body, query: request.query });
  if (answer.unexpected) request.log.error({ err: error }, 'request failed');
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', answer.retryAfterSeconds);
  // The route's own serializer knows the success alone.
  void reply.code(answer.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(answer.body);
}

function noteAnswer(request: FastifyRequest, reply: FastifyReply, { httpRequests }: Metrics): void {
  const route = request.routeOptions.url ?? 'unmatched';
  const { method } = request;
  const status = reply.statusCode;
  httpRequests.observe({ method, route, status: String(status) }, reply.elapsedTime / 1000);
  const level = request.routeOptions.config.probe && status < 400 ? 'debug' : 'info';
  request.log[level]({ method, route, status, durationMs: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
}
