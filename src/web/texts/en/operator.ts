import type { operator as de } from '../de/operator.ts';

export const operator: typeof de = {};
