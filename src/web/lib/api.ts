import type { z } from 'zod';
import type { ErrorBody } from '#contract/api/error.ts';
import type { RouteName, routes } from '#contract/api/routes.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { apiRoutes } from './api-routes.at-build.ts';
import { generalErrors } from './general-errors.at-build.ts';

type Contract = typeof routes;
type Part<N extends RouteName, K extends 'params' | 'query' | 'body'> =
  Contract[N] extends Record<K, infer Schema extends z.ZodType>
    ? // A part of which nothing is required may be left out.
      Record<string, never> extends z.input<Schema>
      ? { [P in K]?: z.input<Schema> }
      : { [P in K]: z.input<Schema> }
    : unknown;
type Secret<N extends RouteName> = Contract[N]['access'] extends 'secret' ? { secret: string } : unknown;

/** What a call takes: its parameters, query and body by the contract, the scan's secret where one is needed. */
export type CallInput<N extends RouteName> = Part<N, 'params'> &
  Part<N, 'query'> &
  Part<N, 'body'> &
  Secret<N> & { signal?: AbortSignal /** The same key and body start one scan, however often they are sent. */; idempotencyKey?: string };

/** What a call answers: the contract's body, a file, a text, or nothing. */
export type CallAnswer<N extends RouteName> = Contract[N]['success']['body'] extends infer Body
  ? Body extends z.ZodType
    ? z.output<Body>
    : Body extends 'binary'
      ? Blob
      : Body extends 'text'
        ? string
        : Body extends 'none'
          ? undefined
          : never
  : never;

/** Calls with an answer; event streams are read by `event-stream.ts`. */
export type CallName = { [N in RouteName]: CallAnswer<N> extends never ? never : N }[RouteName];
type Args<N extends RouteName> =
  Record<string, never> extends CallInput<N> ? [name: N, input?: CallInput<N>] : [name: N, input: CallInput<N>];

/** A call that was not answered with success. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 = the server was not reached. */
  readonly status: number;
  /** Stable code of the contract. */
  readonly code: string;
  /** What is wrong with which field, by its path. */
  readonly fields: NonNullable<ErrorBody['fields']>;

  constructor(status: number, code: string, message: string, fields: NonNullable<ErrorBody['fields']> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  secret?: string;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** Address of a call with its parameters and query in place. */
export function callAddress(name: RouteName, { params, query }: Pick<LooseInput, 'params' | 'query'>): string {
  const path = apiRoutes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = params?.[key];
    if (value === undefined) throw new Error(`${name}: parameter ${key} is missing`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** The error an answer tells, or a general one when it tells none. */
export async function errorOfResponse(response: Response, locale: Locale): Promise<ApiError> {
  const fallback = response.status >= 502 && response.status <= 504 ? 'unavailable' : 'request-failed';
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (!Array.isArray(body?.errors) || typeof body.message !== 'string') {
    return new ApiError(response.status, fallback, generalErrors[fallback][locale]);
  }
  // Codes may be followed by details for developers: `IllegalStateException: scan runs`.
  return new ApiError(response.status, body.errors[0]?.split(':')[0] ?? fallback, body.message, body.fields);
}

/** Sends a request of the contract; a lost connection is an `ApiError` with status 0, an abort stays one. */
export async function sendRequest(name: RouteName, input: LooseInput, accept: string, from: ApiSurroundings): Promise<Response> {
  const headers: Record<string, string> = { accept, 'accept-language': from.locale() };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (input.secret !== undefined) headers.authorization = `Bearer ${input.secret}`;
  if (input.idempotencyKey !== undefined) headers['idempotency-key'] = input.idempotencyKey;
  let response: Response;
  try {
    response = await from.fetch(callAddress(name, input), {
      method: apiRoutes[name].method ?? 'GET',
      headers,
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: input.signal,
      credentials: 'same-origin',
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new ApiError(0, 'unavailable', generalErrors.unavailable[from.locale()]);
  }
  if (response.ok) return response;
  const error = await errorOfResponse(response, from.locale());
  from.onRefusal?.(error);
  throw error;
}

/** What the client needs of the browser. */
export interface ApiSurroundings {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  locale: () => Locale;
  /** Hears of every answer that is no success. */
  onRefusal?: (error: ApiError) => void;
}

const strangers = new Set<() => void>();
/** Tells that a call was refused because nobody is logged in, or not any more. */
export function onNotLoggedIn(listener: () => void): () => void {
  strangers.add(listener);
  return () => void strangers.delete(listener);
}

/** The page it runs in: its own server, its language. */
export const thisPage: ApiSurroundings = {
  fetch: (address, init) => fetch(address, init),
  locale: () => (document.documentElement.lang === 'en' ? 'en' : 'de'),
  onRefusal: ({ code }) => {
    if (code === 'not-logged-in') for (const tell of strangers) tell();
  },
};

/** A client of the contract's calls: `call('visitorReport', { params, secret, signal })`. Failures are thrown as `ApiError`. */
export function createApi(from: ApiSurroundings) {
  return async <N extends CallName>(...[name, input]: Args<N>): Promise<CallAnswer<N>> => {
    const { answer = 'json' } = apiRoutes[name];
    const response = await sendRequest(name, (input ?? {}) as LooseInput, answer === 'json' ? 'application/json' : '*/*', from);
    if (response.status === 204) return undefined as CallAnswer<N>;
    const read = { json: () => response.json(), text: () => response.text(), none: async () => undefined, binary: () => response.blob() };
    return (answer === 'events' ? undefined : await read[answer]()) as CallAnswer<N>;
  };
}

/** Calls the application's own server. */
export const callApi = createApi(thisPage);
