import { ApiError } from './api.ts';

/** Sixteen random bytes; `crypto.randomUUID` is missing on insecure pages. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Sends orders that must not be carried out twice. When the answer to one got lost, the same order is sent again under the
 * same key, so that the second try starts nothing new. `prepare` makes the body of an order, once.
 */
export function createRepeatableOrder<Order, Body, Answer>(
  prepare: (order: Order, signal: AbortSignal) => Promise<Body>,
  send: (input: { body: Body; idempotencyKey: string; signal: AbortSignal }) => Promise<Answer>,
) {
  /** An order of which it is not known whether it arrived. */
  let unanswered: { order: string; body: Body; idempotencyKey: string } | null = null;
  return async (order: Order, signal: AbortSignal): Promise<Answer> => {
    const text = JSON.stringify(order);
    if (unanswered?.order !== text) unanswered = { order: text, body: await prepare(order, signal), idempotencyKey: newKey() };
    const { body, idempotencyKey } = unanswered;
    try {
      const answer = await send({ body, idempotencyKey, signal });
      unanswered = null;
      return answer;
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status >= 400 && error.status < 500;
      if (isAnswered) unanswered = null;
      throw error;
    }
  };
}
