import type { consentMonitor as de } from '../de/consent-monitor.ts';

/** English texts of the consent monitor. */
export const consentMonitor: typeof de = { title: 'Consent monitor' };
