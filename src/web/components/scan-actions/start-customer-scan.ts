import type { z } from 'zod';
import type { customerScanOrderSchema } from '#contract/api/scan-order.ts';
import { callApi } from '../../lib/api.ts';
import { createRepeatableOrder } from '../../lib/repeatable-order.ts';

/** A customer's order of a scan. */
export type CustomerOrder = z.input<typeof customerScanOrderSchema>;

/** Starts a scan of the customer; sent again after a lost answer, it starts no second one. */
export const startCustomerScan = createRepeatableOrder(
  async (order: CustomerOrder) => order,
  (input) => callApi('startScan', input),
);
