import type { Challenge } from 'altcha-lib';
import type { VisitorScanAccepted, VisitorScanOrderInput } from '#contract/api/scan-order.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { solveProofOfWork } from '../../lib/proof-of-work.ts';
import type { PreparedOrder } from './scan-order.ts';

/** An order of which it is not known whether it arrived. */
interface UnansweredOrder {
  order: string;
  body: VisitorScanOrderInput;
  idempotencyKey: string;
}
let unanswered: UnansweredOrder | null = null;

/** Sixteen random bytes; `crypto.randomUUID` is missing on insecure pages. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Computes the proof of work and starts the scan. When the answer got lost, the same order is sent again under the same
 * key, so that the second try never starts a second scan.
 */
export async function startScan(prepared: PreparedOrder, signal: AbortSignal): Promise<VisitorScanAccepted> {
  const order = JSON.stringify(prepared);
  if (unanswered?.order !== order) {
    const challenge = (await callApi('challenge', { signal })) as unknown as Challenge;
    unanswered = { order, body: { ...prepared, proofOfWork: await solveProofOfWork(challenge, signal) }, idempotencyKey: newKey() };
  }
  const { body, idempotencyKey } = unanswered;
  try {
    const accepted = await callApi('startVisitorScan', { body, idempotencyKey, signal });
    unanswered = null;
    return accepted;
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isAnswered) unanswered = null;
    throw error;
  }
}
