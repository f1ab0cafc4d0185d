import type { tagMonitor as de } from '../de/tag-monitor.ts';

/** English texts of the tag monitor. */
export const tagMonitor: typeof de = { title: 'Tag monitor' };
