// What the form needs once it is used: schemas, texts of errors, proof of work. Loaded when a field gets the focus.
export { ProofOfWorkError } from './proof-of-work.ts';
export { prepareOrder, problemOf, problemsByField } from './scan-order.ts';
export { startScan } from './start-scan.ts';
