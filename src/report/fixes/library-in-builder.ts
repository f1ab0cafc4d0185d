import type { ReportFinding } from '#contract/report.ts';
import { fixInSystem, type NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemOf } from '#knowledge/find-system.ts';

/**
 * The step against a library from a foreign server on pages of a site builder, which has no server of one's own to put files on: its code
 * goes into the page, or it goes. Null for other systems and findings.
 */
export function stepForLibrary(
  { checkId, cause }: Pick<ReportFinding, 'checkId' | 'cause'>,
  systemId: string | undefined,
): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const builder = systemId === undefined ? null : systemOf(systemId);
  if (checkId !== 'emb-cdn-libraries' || !service || builder?.kind !== 'builder') return null;
  const place = fixInSystem(builder.id, 'page-code');
  return {
    de: `Fügen Sie den Code der Bibliothek selbst in die Seite ein, statt ihn von ${service.name} zu laden, oder verzichten Sie auf sie: Einen eigenen Server für Skripte haben Sie bei ${builder.name} in der Regel nicht.${place ? ` ${place.de}` : ''}`,
    en: `Put the code of the library itself into the page instead of loading it from ${service.name}, or do without it: with ${builder.name} you generally have no server of your own for scripts.${place ? ` ${place.en}` : ''}`,
  };
}
