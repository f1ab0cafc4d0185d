import type { GatheredFacts } from '#checks/facts.ts';
import { requestIndex } from '#checks/shared/services/request-index.ts';
import { askInCode, type NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { systemNamed } from '#knowledge/find-system.ts';
import { unconsentedRequests } from './frame-step.ts';

/**
 * Scripts that have a tag of their own to mark: those of plugins, of a platform for shops or content, which nobody but its provider can
 * change, and of consent tools, which insert what they release.
 */
const hasOwnTag =
  /\/wp-(?:content|includes)\/|^\/cdn\/(?:shopifycloud\/|s\/)|^\/(?:hs|_hcms)\/|cookie|consent|klaro|ccm19|borlabs|tarteaucitron|orejime|usercentrics|gdpr|dsgvo/i;

/**
 * The step against a service that a script of the site itself loads, as the bundle of a web application does: no tag in the page can be
 * marked for the platform, the code has to ask it. Null where a tag, an embed or a tag manager loads the service.
 */
export function stepInOwnScript(cause: string | null, facts: GatheredFacts, cmpId: string): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const script = cause === null ? null : loadingScript(cause, facts);
  if (service === null || script === null) return null;
  const ask = askInCode(cmpId, service.id);
  return {
    de: `Rufen Sie ${service.name} in Ihrem Skript ${script} erst auf, wenn der Besucher dem Dienst zugestimmt hat: Es bringt ihn selbst mit, ein Tag zum Kennzeichnen gibt es nicht.${ask ? ` ${ask.de}` : ''}`,
    en: `In your script ${script}, call ${service.name} only once the visitor has consented to the service: it brings it along by itself, there is no tag to mark.${ask ? ` ${ask.en}` : ''}`,
  };
}

/**
 * The step at a script of the site itself that loads a service after any choice, a refusal too: it waits already, only for the wrong
 * thing, and how the banner lists the service is nothing it asks. Null where the service runs before the choice as well, or something else loads it.
 */
export function stepInHastyScript(cause: string | null, facts: GatheredFacts, cmpId: string | null): NamedFix | null {
  const service = cause === null ? null : serviceOf(cause);
  const script = cause === null ? null : loadingScript(cause, facts);
  if (service === null || script === null) return null;
  const states = new Set(unconsentedRequests(cause, facts).flatMap((request) => request.states));
  if (!states.has('reject') || states.has('none')) return null;
  const ask = cmpId === null ? null : askInCode(cmpId, service.id);
  return {
    de: `Ihr Skript ${script} lädt ${service.name} nach jeder Entscheidung, auch nach dem Ablehnen: Lassen Sie es nicht nur prüfen, ob gewählt wurde, sondern ob der Besucher diesem Dienst zugestimmt hat.${ask ? ` ${ask.de}` : ''}`,
    en: `Your script ${script} loads ${service.name} after any choice, after rejecting too: have it check not merely that a choice was made, but that the visitor consented to this service.${ask ? ` ${ask.en}` : ''}`,
  };
}

/** Whether the site is made with a builder, whose scripts its owner can neither open nor change. */
export function isOfBuilder({ applicability }: GatheredFacts): boolean {
  const system = applicability.ok ? applicability.data.system : null;
  return system !== null && systemNamed(system)?.kind === 'builder';
}

/** The path of the site's own script from which all calls of a service start. */
function loadingScript(cause: string, facts: GatheredFacts): string | null {
  if (!facts.requests.ok || isOfBuilder(facts)) return null;
  const byId = requestIndex(facts.requests.data).byId;
  const seen = unconsentedRequests(cause, facts).filter(({ type }) => type !== 'preconnect');
  const placed = seen.filter(({ parentId }) => parentId === null || byId.get(parentId)?.serviceId !== cause);
  const scripts = placed.filter(({ type }) => type === 'script');
  const starts = scripts.length > 0 ? scripts : placed;
  const paths = starts.map(({ embeddedBy, inOwnFrame, parentId }) => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    const isOwn = embeddedBy === null && inOwnFrame && parent?.type === 'script' && parent.party === 'first' && parent.serviceId === null;
    return isOwn ? (URL.parse(parent.url)?.pathname ?? null) : null;
  });
  const [path] = paths;
  return path && paths.every((each) => each !== null && !hasOwnTag.test(each)) ? path : null;
}
