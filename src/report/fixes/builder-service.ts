import type { GatheredFacts } from '#checks/facts.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemOf } from '#knowledge/find-system.ts';
import { unconsentedRequests } from './frame-step.ts';

/**
 * The step against a service that the site builder itself writes into its pages: there is no tag to mark, nothing to click and no
 * server of one's own, so it ends in the settings of the builder or not at all. Null for what another service of the site loads, and
 * for what another builder brings.
 */
export function stepInBuilder(cause: string | null, facts: GatheredFacts, systemId: string | undefined): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const builder = systemId === undefined ? null : systemOf(systemId);
  if (!service || !builder || !service.loadedBy.includes(builder.id) || isLoadedElse(cause, builder.id, facts)) return null;
  return {
    de: `Schalten Sie ${service.name} in den Einstellungen von ${builder.name} ab, oder stellen Sie dort ein, dass der Dienst auf die Einwilligung wartet, soweit ${builder.name} das anbietet; finden Sie keines von beiden, fragen Sie den Anbieter. ${builder.name} schreibt das Skript selbst in die Seiten: Ein Tag zum Kennzeichnen haben Sie dort nicht.`,
    en: `Switch ${service.name} off in the settings of ${builder.name}, or have it wait for consent there as far as ${builder.name} offers that; if you find neither, ask the provider. ${builder.name} writes the script into the pages itself: there is no tag for you to mark.`,
  };
}

/** Whether a service other than the builder brings it along, as a tag manager does. */
function isLoadedElse(cause: string | null, builderId: string, facts: GatheredFacts): boolean {
  const all = facts.requests.ok ? facts.requests.data : [];
  const own = new Set([cause, builderId, null]);
  return unconsentedRequests(cause, facts).some(
    ({ parentId, embeddedBy }) => embeddedBy !== null || !own.has(all.find(({ id }) => id === parentId)?.serviceId ?? null),
  );
}
