import { expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { createRepeatableOrder } from './repeatable-order.ts';

const { signal } = new AbortController();

/** Orders that end as told, and what was sent. */
function desk(endings: (Error | string)[]) {
  const sent: { body: string; idempotencyKey: string }[] = [];
  let prepared = 0;
  const order = createRepeatableOrder(
    async (text: string) => `${text} ${++prepared}`,
    async ({ body, idempotencyKey }) => {
      sent.push({ body, idempotencyKey });
      const ending = endings.shift()!;
      if (typeof ending !== 'string') throw ending;
      return ending;
    },
  );
  return { sent, order: (text: string) => order(text, signal).catch((error: ApiError) => error.code) };
}

it.each([
  ['a lost answer', [new ApiError(0, 'unavailable', ''), 'done'], ['a', 'a'], true],
  ['a server that had an accident', [new ApiError(503, 'unavailable', ''), 'done'], ['a', 'a'], true],
  ['a refusal', [new ApiError(402, 'no-scans-left', ''), 'done'], ['a', 'a'], false],
  ['an answer', ['done', 'done'], ['a', 'a'], false],
  ['another order', [new ApiError(0, 'unavailable', ''), 'done'], ['a', 'b'], false],
])('after %s', async (_, endings, orders, same) => {
  const { sent, order } = desk(endings);
  for (const text of orders) await order(text);
  expect(sent[0]!.idempotencyKey === sent[1]!.idempotencyKey).toBe(same);
  expect(sent[0]!.body === sent[1]!.body).toBe(same);
  expect(sent[0]!.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});
