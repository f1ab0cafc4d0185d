import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteHandlerMethod } from 'fastify';
import type { z } from 'zod';
import type { Customer, Role } from '#contract/api/customer.ts';
import { type Route, type RouteName, routes } from '#contract/api/routes.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { admitRole } from './admit-role.ts';
import { ApiError } from './api-error.ts';
import { encodeEvents, type ServerEvent } from './event-stream.ts';
import { PreparedJson, sendPrepared } from './prepared-json.ts';
import type { CountedUse } from './rate-limits.ts';
import { requestLocale } from './request-locale.ts';

type Contract = typeof routes;
type Part<N extends RouteName, K extends 'params' | 'query' | 'body'> =
  Contract[N] extends Record<K, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** A file as an answer. */
export interface BinaryAnswer {
  bytes: Uint8Array | Readable;
  /** `image/jpeg` */
  type: string;
  /** Given, the file is saved under this name and never shown: letters, digits, dots and hyphens. */
  fileName?: string;
  /** Bytes of a stream, where they are known. */
  length?: number;
}

/** What a call answers: the contract's body, a file, a text, nothing, or events. */
export type Answer<N extends RouteName> = Contract[N]['success']['body'] extends infer Body
  ? Body extends z.ZodType
    ? z.output<Body>
    : Body extends 'binary'
      ? BinaryAnswer
      : Body extends 'text'
        ? string
        : Body extends 'none'
          ? undefined
          : AsyncIterable<ServerEvent>
  : never;

/** One call as its handler sees it: validated, and only of somebody who may make it. */
export interface Call<N extends RouteName = RouteName> {
  params: Part<N, 'params'>;
  query: Part<N, 'query'>;
  body: Part<N, 'body'>;
  /** Key to a visitor's scan, from `Authorization: Bearer …`; whether it fits is the service's question. */
  secret: Contract[N]['access'] extends 'secret' ? string : undefined;
  customer: Contract[N]['access'] extends Role ? Customer : undefined;
  locale: Locale;
  /** Header `Idempotency-Key`. */
  idempotencyKey: string | undefined;
  /** Aborted when the client has gone or the server closes. */
  signal: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers one call of the contract. Expected failures are thrown as `ApiError`. */
export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Answer<N> | PreparedJson> | Answer<N>;

/** Finds out who is logged in by the session cookie; null = nobody. */
export type Authenticate = (request: FastifyRequest) => Promise<Customer | null>;

/** What routes are defined on. */
export interface Api {
  fastify: FastifyInstance;
  authenticate: Authenticate;
  scanStart: CountedUse;
  accountCall: CountedUse;
  /** Aborted when the server begins to close; ends the event streams, which would hold it open. */
  closing: AbortSignal;
}

/** Who makes a request, where that was asked. */
const callers = new WeakMap<FastifyRequest, Customer>();

/** Routes that begin an instant scan, which costs a browser. */
const startingRoutes: ReadonlySet<RouteName> = new Set(['startVisitorScan']);
/** Routes at which somebody could guess, or have mails sent to others. */
const entranceRoutes: ReadonlySet<RouteName> = new Set([
  'login',
  'register',
  'confirmRegistration',
  'initPasswordReset',
  'validatePasswordReset',
  'resetPassword',
]);

/** Puts a call of the contract on the server: method, path, validation, access and form of the answer are the contract's. */
export function defineRoute<N extends RouteName>(api: Api, name: N, handler: Handler<N>): void {
  const route: Route = routes[name];
  const { body: success, status } = route.success;
  api.fastify.route({
    method: route.method,
    url: route.path,
    schema: schemasOf(route),
    config: { contract: name },
    ...(route.bodyBytes !== undefined && { bodyLimit: route.bodyBytes }),
    // A HEAD request would open the stream and wait for its end, or act.
    exposeHeadRoute: success !== 'events' && !route.acts,
    // Before validation: whoever may not call learns nothing of what a call would have to look like.
    preValidation: async (request) => {
      if (route.access !== 'free' && route.access !== 'secret')
        callers.set(request, admitRole(await api.authenticate(request), route.access));
    },
    handler: (async (request, reply) => {
      const call = await admit(api, name, route, request, reply);
      const answer: unknown = await handler(call as Call<N>);
      reply.code(status);
      if (answer instanceof PreparedJson) return sendPrepared(request, reply, answer);
      if (success === 'binary') return sendBinary(reply, answer as BinaryAnswer);
      if (success === 'events') return sendEvents(reply, answer as AsyncIterable<ServerEvent>, call.signal);
      if (success === 'text') return reply.type('text/plain; charset=utf-8').send(answer);
      if (success === 'none') return reply.send();
      return reply.send(answer);
    }) satisfies RouteHandlerMethod,
  });
}

function schemasOf({ params, query, body, success }: Route): FastifySchema {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(typeof success.body !== 'string' && { response: { [success.status]: success.body } }),
  };
}

async function admit(api: Api, name: RouteName, route: Route, request: FastifyRequest, reply: FastifyReply) {
  if (startingRoutes.has(name)) await api.scanStart(request);
  if (entranceRoutes.has(name)) await api.accountCall(request);
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    secret: route.access === 'secret' ? bearerOf(request) : undefined,
    customer: callers.get(request),
    locale: requestLocale(request.headers['accept-language']),
    idempotencyKey: idempotencyKeyOf(request),
    signal: AbortSignal.any([left.signal, api.closing]),
    request,
    reply,
  };
}

function bearerOf(request: FastifyRequest): string {
  const secret = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  // The same answer as for a scan that does not exist: without its secret nobody learns that it does.
  if (secret === undefined) throw new ApiError('scan-not-found');
  return secret;
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new ApiError('form-invalid', { detail: 'Idempotency-Key takes 1 to 200 printable ASCII characters without spaces' });
  return key;
}

function sendBinary(reply: FastifyReply, { bytes, type, fileName, length }: BinaryAnswer): FastifyReply {
  if (fileName !== undefined) reply.header('content-disposition', `attachment; filename="${fileName}"`);
  if (length !== undefined) reply.header('content-length', length);
  return reply.type(type).send(bytes);
}

function sendEvents(reply: FastifyReply, events: AsyncIterable<ServerEvent>, signal: AbortSignal): FastifyReply {
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      // nginx would collect the events otherwise.
      .header('x-accel-buffering', 'no')
      // Kept after the stream, the connection would hold up a server that closes.
      .header('connection', 'close')
      .send(Readable.from(encodeEvents(events, signal), { objectMode: false }))
  );
}
