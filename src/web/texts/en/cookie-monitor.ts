import type { cookieMonitor as de } from '../de/cookie-monitor.ts';

/** English texts of the cookie monitor. */
export const cookieMonitor: typeof de = { title: 'Cookie monitor' };
