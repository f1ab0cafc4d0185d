import type { Check } from './define-check.ts';

/** The catalogue. One line per check, in report order. */
export const checks: readonly Check[] = [];
