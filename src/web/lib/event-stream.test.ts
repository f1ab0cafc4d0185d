import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { followEvents, readEvents, type ServerEvent } from './event-stream.ts';

const encoder = new TextEncoder();
const streamOf = (...chunks: (string | Uint8Array<ArrayBuffer>)[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
const params = { id: '6f1c1ac0-5d2f-4f4e-9c3f-111111111111' };

describe('server-sent events', () => {
  const bytes = encoder.encode('data: ü\n\n');
  it.each([
    ['one event', ['event: progress\nid: 7\ndata: {"a":1}\n\n'], [['progress', '{"a":1}', '7']]],
    ['lines in pieces', ['ev', 'ent: progress\nda', 'ta: x\n', '\n'], [['progress', 'x', '']]],
    [
      'CRLF in pieces',
      ['data: x\r', '\n\r', '\ndata: y\r\n\r\n'],
      [
        ['message', 'x', ''],
        ['message', 'y', ''],
      ],
    ],
    [
      'lone CR',
      ['data: x\r\rdata: y\r\r'],
      [
        ['message', 'x', ''],
        ['message', 'y', ''],
      ],
    ],
    ['several data lines', ['data: a\ndata:b\ndata\n\n'], [['message', 'a\nb\n', '']]],
    ['comments and unknown fields', [': still there\n\nfoo: bar\ndata: x\n\n'], [['message', 'x', '']]],
    ['an event cut off', ['data: x\n\ndata: y\n'], [['message', 'x', '']]],
    ['a letter cut in two', [bytes.slice(0, 7), bytes.slice(7)], [['message', 'ü', '']]],
    ['nothing', [], []],
  ])('reads %s', async (_, chunks, expected) => {
    const seen = [];
    for await (const { event, data, id } of readEvents(streamOf(...chunks))) seen.push([event, data, id]);
    expect(seen).toEqual(expected);
  });

  /** Follows a server that gives these answers in turn; keeps pauses and what the reader was told. */
  async function follow(answers: (Response | Error)[], until: (event: ServerEvent) => boolean, controller = new AbortController()) {
    const pauses: number[] = [];
    const seen: string[] = [];
    const connected: boolean[] = [];
    const requests: RequestInit[] = [];
    const done = followEvents(
      'visitorEvents',
      {
        params,
        secret: 's',
        signal: controller.signal,
        onConnection: (state) => connected.push(state),
        onEvent: (event) => {
          seen.push(event.data);
          return until(event) ? 'end' : 'more';
        },
      },
      {
        locale: () => 'de',
        wait: async (ms) => void pauses.push(ms),
        fetch: async (_, init) => {
          requests.push(init);
          const answer = answers.shift();
          if (!answer) controller.abort();
          if (!answer || answer instanceof Error) throw answer ?? new Error('no more answers');
          return answer;
        },
      },
    );
    const error = await done.then(
      () => null,
      (reason: unknown) => reason,
    );
    return { pauses, seen, connected, requests, error };
  }
  const events = (...data: string[]) => new Response(streamOf(...data.map((text) => `data: ${text}\n\n`)));

  it('sends the secret and ends when told', async () => {
    const { seen, requests, pauses, error } = await follow([events('1', 'done', '3')], ({ data }) => data === 'done');
    expect([seen, pauses, error]).toEqual([['1', 'done'], [], null]);
    expect(requests[0]!.headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer s' });
  });

  it('opens a lost connection again, with longer pauses until an event arrives', async () => {
    const lost = new TypeError('lost');
    const { seen, pauses, connected } = await follow(
      [events('1'), lost, new Response('', { status: 503 }), events('2'), events('done')],
      ({ data }) => data === 'done',
    );
    expect(seen).toEqual(['1', '2', 'done']);
    expect(pauses).toEqual([1000, 2000, 4000, 1000]);
    expect(connected).toEqual([true, false, false, false, true, false, true]);
  });

  it('keeps to the pause the server asks for', async () => {
    const { pauses } = await follow([new Response(streamOf('retry: 3000\ndata: x\n\n')), events('done')], ({ data }) => data === 'done');
    expect(pauses).toEqual([3000]);
  });

  it.each([401, 404])('gives up at %i', async (status) => {
    const { error, pauses } = await follow([new Response('{}', { status })], () => false);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status });
    expect(pauses).toEqual([]);
  });

  it('ends without an error when aborted', async () => {
    const { error, seen } = await follow([events('1')], () => false);
    expect([seen, error]).toEqual([['1'], null]);
  });
});
