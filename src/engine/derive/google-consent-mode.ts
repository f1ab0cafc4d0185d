import type { Parameter } from './parameters.ts';

/**
 * Google's `gcs` value of a request, or null. `G1` + ad_storage + analytics_storage: `G100` all denied, `G111` all granted,
 * `G1--` not set.
 */
export function readGcs(parameters: readonly Parameter[]): string | null {
  const value = parameters.find(({ name }) => name === 'gcs')?.value;
  return value !== undefined && /^G1[01-][01-]$/.test(value) ? value : null;
}
