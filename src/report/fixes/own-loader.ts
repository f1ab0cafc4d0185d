import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { NamedFix } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { unconsentedRequests } from './frame-step.ts';

/** Codes that bring along what is turned on in the account of their maker; a tag manager has its own place for each tag. */
const codesOfMakers: ReadonlySet<string> = new Set(['hubspot-loader']);

/**
 * The script in the pages by which a maker brings the service along ("hs-scripts.com" for HubSpot): it has the tag to mark, the scripts
 * of the service have none. Null where the site places the service itself, or another maker's service or a tag manager loads it.
 */
export function ownLoader(cause: string | null, facts: GatheredFacts): RequestFact | null {
  const { requests } = facts;
  const vendor = cause === null ? undefined : serviceOf(cause)?.vendor;
  if (!requests.ok || vendor === undefined) return null;
  const scripts = unconsentedRequests(cause, facts).filter(({ type }) => type === 'script');
  const [bringer, ...others] = new Set(scripts.map(({ embeddedBy }) => embeddedBy));
  if (!bringer || others.length > 0) return null;
  const loader = serviceOf(bringer);
  if (loader?.vendor !== vendor || (loader.category === 'tag-manager' && !codesOfMakers.has(loader.id))) return null;
  const isPlaced = ({ serviceId, type, embeddedBy, states }: RequestFact) =>
    serviceId === bringer && type === 'script' && embeddedBy === null && states.some((state) => state !== 'accept');
  return requests.data.find(isPlaced) ?? null;
}

/** A step on "the script" of a service, with the one that is meant where its maker loads it through another. */
export function withOwnLoader(step: NamedFix, cause: string | null, facts: GatheredFacts): NamedFix {
  const loader = ownLoader(cause, facts);
  const service = cause === null ? null : serviceOf(cause);
  const url = loader === null ? null : URL.parse(loader.url);
  if (!service || !url || step.de.includes(url.host)) return step;
  const address = `${url.host}${url.pathname}`;
  return {
    ...step,
    de: `${step.de} Im Quelltext steht dafür das Skript ${address}, das ${service.name} nachlädt: Dieses muss warten.`,
    en: `${step.en} In the source that is the script ${address}, which loads ${service.name}: it is the one that has to wait.`,
  };
}
