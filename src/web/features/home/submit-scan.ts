// What the form needs once it is used: schemas, texts of errors, proof of work. Loaded when a field gets the focus.
// First of all: it has to be in force before the contract's schemas are made.
import '../../lib/zod-without-eval.ts';

export { refusalOf } from '../../components/form/form-problems.ts';
export { fieldOfPath, prepareOrder } from '../../components/scan-settings/scan-order.ts';
export { startScan } from './start-scan.ts';
