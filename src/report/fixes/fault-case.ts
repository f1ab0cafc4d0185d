import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { isEmbed } from '#checks/shared/services/initiator-chains.ts';
import { causeOfUnknown } from '#checks/shared/stored/script-causes.ts';
import type { FaultCase } from '#knowledge/find-fix.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { LoadedForm, Service } from '#knowledge/types.ts';
import { unconsentedRequests } from './frame-step.ts';
import { placeOfFrame } from './listed-frame.ts';
import { ownLoader } from './own-loader.ts';

/** How the cause of a fault comes into the pages, and whether there is a banner to hold it back. */
export function faultOf(cause: string | null, facts: GatheredFacts): FaultCase {
  const { banner } = facts;
  // Where it could not be told, nobody is told to set up a banner.
  const hasBanner = !banner.ok || banner.data.banner !== null || banner.data.cmpLoaded !== null;
  const seen = unconsentedRequests(cause, facts);
  const placed = seen.filter(({ embeddedBy, parentId }) => embeddedBy === null && !seen.some(({ id }) => id === parentId));
  // Pixels whose sender the browser did not tell come from the script that a tag manager loaded, where there is one.
  const sentByScript = placed.every(({ type }) => type === 'image') && seen.some(isScriptOfTagManager);
  const types = new Set((placed.length > 0 && !sentByScript ? placed : seen).map(({ type }) => type));
  const files = [...new Set(seen.map(({ url }) => URL.parse(url)?.pathname.split('/').at(-1) ?? ''))];
  // Beside a loader of the same maker, pictures of the service are its own calls.
  const form = ownLoader(cause, facts) === null ? formOf(types, cause === null ? null : serviceOf(cause)) : 'script';
  const frame = form === 'frame' ? placeOfFrame(cause, facts) : null;
  const offersReject = banner.ok && banner.data.banner?.controls.some(({ role, layer }) => role === 'reject' && layer === 1) === true;
  const stored = namesStoredBy(cause, facts);
  const scripts = facts.requests.ok ? facts.requests.data.filter(({ type }) => type === 'script').map(({ url }) => url) : [];
  const isPasted = isPastedScript(placed, cause);
  const scriptRule = form === 'script' ? ruleOfScript(placed) : null;
  return {
    form,
    hasBanner,
    offersReject,
    serviceId: cause,
    files,
    stored,
    scripts,
    ...(scriptRule && { scriptRule }),
    ...(isPasted && { isPasted }),
    ...(frame && { frame }),
  };
}

function isScriptOfTagManager({ type, inOwnFrame, embeddedBy }: RequestFact): boolean {
  return type === 'script' && inOwnFrame && embeddedBy !== null && serviceOf(embeddedBy)?.category === 'tag-manager';
}

/** Services that nobody but the owner of a site brings into its pages; others its system loads by itself, a captcha with a form. */
const pastedByOwners: ReadonlySet<string> = new Set(['analytics', 'ab-testing', 'session-replay', 'marketing', 'social', 'chat']);

/** Whether the page itself holds the script, or the snippet that loads it. */
function isPastedScript(placed: readonly RequestFact[], cause: string | null): boolean {
  if (cause === null || !pastedByOwners.has(serviceOf(cause)?.category ?? '')) return false;
  const scripts = placed.filter(({ type }) => type === 'script');
  return scripts.length > 0 && scripts.every(({ parentId }) => parentId === null);
}

/** A pattern for the host of the scripts that the site itself loads of a service; null where they come from several, or its own. */
function ruleOfScript(placed: readonly RequestFact[]): string | null {
  const scripts = placed.filter(({ type, party }) => type === 'script' && party === 'third');
  const [host, ...others] = new Set(scripts.map((script) => script.host));
  return host !== undefined && others.length === 0 ? `*${host.replace(/^www\./, '')}*` : null;
}

/** Names of the cookies of a product or script of the site itself, which no service explains. */
function namesStoredBy(cause: string | null, { cookies }: GatheredFacts): string[] {
  if (cause === null || !cookies.ok || serviceOf(cause)) return [];
  return cookies.data.filter((cookie) => cookie.serviceId === null && causeOfUnknown(cookie) === cause).map(({ name }) => name);
}

const framed: ReadonlySet<RequestFact['type']> = new Set(['frame', 'document']);
const files: ReadonlySet<RequestFact['type']> = new Set(['stylesheet', 'font', 'image', 'media', 'preconnect']);

function formOf(types: ReadonlySet<RequestFact['type']>, service: Service | null): LoadedForm {
  if (types.size === 0) return service && isEmbed({ service }) ? 'frame' : 'script';
  if ([...types].every((type) => type === 'image')) return 'image';
  if ([...types].every((type) => files.has(type))) return 'file';
  return [...types].every((type) => framed.has(type) || files.has(type)) ? 'frame' : 'script';
}
