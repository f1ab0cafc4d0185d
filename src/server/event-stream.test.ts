import { describe, expect, it } from 'vitest';
import { type Route, routes } from '#contract/api/routes.ts';
import { type Api, defineRoute } from './define-route.ts';
import { encodeEvents, type ServerEvent } from './event-stream.ts';
import { startTestServer } from './testing/test-server.ts';

async function* given(...events: ServerEvent[]) {
  yield* events;
}
async function* endless(signal: AbortSignal, left: () => void): AsyncGenerator<ServerEvent> {
  yield { event: 'progress', data: 1 };
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  left();
}
async function collect(events: AsyncIterable<ServerEvent>, signal: AbortSignal): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of encodeEvents(events, signal)) parts.push(part);
  return parts;
}
const idle = new AbortController().signal;

describe('encodeEvents', () => {
  it('writes events and ends with them', async () => {
    const text = (
      await collect(given({ event: 'progress', data: { note: 'a\nb' }, id: '7' }, { event: 'progress', data: null }), idle)
    ).join('');
    expect(text).toBe('retry: 2000\n\nid: 7\nevent: progress\ndata: {"note":"a\\nb"}\n\nevent: progress\ndata: null\n\n');
  });

  it('shows signs of life while nothing happens', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    for await (const part of encodeEvents(
      endless(stop.signal, () => undefined),
      stop.signal,
      1,
    )) {
      seen.push(part);
      if (seen.length === 4) stop.abort();
    }
    expect(seen.slice(2)).toEqual([': still here\n\n', ': still here\n\n']);
  });

  it('ends when aborted before', async () => expect(await collect(given(), AbortSignal.abort())).toEqual(['retry: 2000\n\n']));

  it('passes on that the source failed', async () => {
    const failing = (async function* (): AsyncGenerator<ServerEvent> {
      yield { event: 'progress', data: 1 };
      throw new Error('lost');
    })();
    await expect(collect(failing, idle)).rejects.toThrow('lost');
  });
});

describe('a route with events', () => {
  const url = '/api/free/dsgvo/scan/0190f3a0-0000-7000-8000-000000000001/events';
  const headers = { authorization: `Bearer ${'A'.repeat(43)}` };

  it('streams them', async () => {
    const register = (api: Api) => defineRoute(api, 'visitorEvents', () => given({ event: 'progress', data: { step: 'ended' } }));
    const { app } = await startTestServer({ register });
    const response = await app.inject({ url, headers });
    expect(response.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' });
    expect(response.body).toContain('event: progress\ndata: {"step":"ended"}\n\n');
    expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404);
  });

  it.each(['client', 'server'])('ends when the %s leaves', async (who) => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const register = (api: Api) => defineRoute(api, 'visitorEvents', ({ signal }) => endless(signal, resolve));
    const { app } = await startTestServer({ register });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const client = new AbortController();
    const response = await fetch(`${address}${url}`, { headers, signal: client.signal });
    const reader = response.body!.getReader();
    await reader.read();
    if (who === 'client') client.abort();
    else await app.close();
    await left;
    if (who === 'client') await expect(reader.closed).rejects.toThrow();
  });
});

it('gives every stream of the contract a handler of the same kind', () => {
  const streams = Object.entries<Route>(routes).filter(([, { success }]) => success.body === 'events');
  expect(streams.map(([name]) => name)).toEqual(['visitorEvents', 'events']);
});

it('finishes running requests when it closes, and keeps no connection', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answer, resolve: goOn } = Promise.withResolvers<Record<string, unknown>>();
  const register = (api: Api) =>
    defineRoute(api, 'challenge', () => {
      ask();
      return answer;
    });
  const { app } = await startTestServer({ register });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = fetch(`${address}${routes.challenge.path}`);
  await asked;
  const closed = app.close();
  goOn({ nonce: 'a' });
  expect(await (await response).json()).toEqual({ nonce: 'a' });
  await closed;
});
