/**
 * Longest a test waits for a scan, in milliseconds. Scans give way to all else on the machine: one that takes ten seconds alone took two
 * minutes beside ten processes that compute. The bound is for hangs, not for speed.
 */
export const scanPatienceMs = 300_000;

/** Bound of a test that waits for a scan, and for little else. */
export const scanTestMs = scanPatienceMs + 120_000;
