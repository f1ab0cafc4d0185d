import type { progress as de } from '../de/progress.ts';

/** English texts of the namespace `progress`. */
export const progress: typeof de = {};
