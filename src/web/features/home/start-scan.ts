import type { VisitorScanOrderInput } from '#contract/api/scan-order.ts';
import type { PreparedOrder } from '../../components/scan-settings/scan-order.ts';
import { callApi } from '../../lib/api.ts';
import { proveWork } from '../../lib/proof-of-work.ts';
import { createRepeatableOrder } from '../../lib/repeatable-order.ts';

const send = createRepeatableOrder(
  async (order: PreparedOrder, signal): Promise<VisitorScanOrderInput> => {
    return { ...order, proofOfWork: await proveWork(signal) };
  },
  (input) => callApi('startVisitorScan', input),
);

/** Computes the proof of work and starts an instant scan. */
export const startScan = (order: PreparedOrder, _: unknown, signal: AbortSignal) => send(order, signal);
