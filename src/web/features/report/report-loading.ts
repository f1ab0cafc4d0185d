import { ApiError } from '../../lib/api.ts';

/** Pause before a report that is not there yet is asked for again. */
export const retryMs = 3_000;
/** The same for a scan that takes unusually long. */
const slowRetryMs = 60_000;
const slowAfterMs = 30 * 60_000;

/** Whether the server says that the scan is not finished. */
export const isUnfinished = (error: unknown): boolean => error instanceof ApiError && error.code === 'IllegalStateException';

/** How long to wait before a report is asked for again; `created` is null while the scan's age is not known. */
export function reportRetryDelay(created: string | null, now: number): number {
  return created !== null && now - Date.parse(created) > slowAfterMs ? slowRetryMs : retryMs;
}
