// First of all: it has to be in force before the contract's schemas are made.
import '../../lib/zod-without-eval.ts';

export { importWebsites } from './import-websites.ts';
