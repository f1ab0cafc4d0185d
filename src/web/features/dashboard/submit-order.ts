// What the form needs once it is used: schemas, texts of errors. Loaded when a field gets the focus.
// First of all: it has to be in force before the contract's schemas are made.
import '../../lib/zod-without-eval.ts';
import { startCustomerScan } from '../../components/scan-actions/start-customer-scan.ts';
import type { ScanFormValues } from '../../components/scan-settings/scan-form-values.ts';
import type { PreparedOrder } from '../../components/scan-settings/scan-order.ts';

export { refusalOf } from '../../components/form/form-problems.ts';
export { fieldOfPath, prepareOrder } from '../../components/scan-settings/scan-order.ts';

/** Starts a scan of the customer with what the form adds to every order: depth and tags. */
export const startScan = (order: PreparedOrder, { depth, tags }: ScanFormValues, signal: AbortSignal) =>
  startCustomerScan({ ...order, depth, tags: [...tags] }, signal);
