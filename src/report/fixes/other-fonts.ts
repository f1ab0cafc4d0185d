import { type FaultCase, fixForService, type NamedFix } from '#knowledge/find-fix.ts';

/**
 * The step of a system against fonts that are not Google's: where its place for fonts is told of those of Google (`found`), others are not
 * chosen there, and only a step recorded for the service itself fits.
 */
export function stepForOtherFonts(found: NamedFix | null, systemId: string | undefined, fault: FaultCase): NamedFix | null {
  if (found === null || !found.de.includes('Google')) return found;
  return systemId === undefined ? null : fixForService(systemId, 'loading', fault);
}
