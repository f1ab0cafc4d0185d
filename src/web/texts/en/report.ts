import type { report as de } from '../de/report.ts';

/** English texts of the namespace `report`. */
export const report: typeof de = {};
