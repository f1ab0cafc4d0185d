import type { ServiceUse } from '#checks/facts/services.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { runsElsewhere } from '#knowledge/runs-elsewhere.ts';
import { sortStates } from './consent-states.ts';
import type { DeriveContext } from './context.ts';
import { entryOf } from './entry-of.ts';
import type { DerivedRequest } from './requests.ts';

/** Service ids by state that stored something or read the device there; they are active without any request of note. */
export type ActiveServices = ReadonlyMap<string, ReadonlySet<ConsentState>>;

/** Services in use, merged over requests, in the order they were first seen. */
export function deriveServices(requests: readonly DerivedRequest[], storing: ActiveServices, context: DeriveContext): ServiceUse[] {
  const uses = new Map<string, DerivedRequest[]>();
  for (const request of requests) {
    if (!request.service || request.fact.states.length === 0 || wasStopped(request)) continue;
    entryOf(uses, request.service.id, () => []).push(request);
    // Who keeps the servers of a container receives all that goes there.
    if (request.carrier) entryOf(uses, request.carrier.id, () => []).push({ ...request, service: request.carrier });
  }
  return [...uses.values()].map((seen) => mergeUse(seen, storing, context));
}

function mergeUse(seen: readonly DerivedRequest[], storing: ActiveServices, context: DeriveContext): ServiceUse {
  const first = seen[0]!;
  const service = first.service!;
  const vendor = service.vendor === '' ? null : context.catalogue.findVendor(service.vendor);
  const shortest = seen.reduce((best, request) => (request.depth < best.depth ? request : best));
  const active: Record<ConsentState, boolean> = { none: false, reject: false, accept: false };
  for (const state of storing.get(service.id) ?? []) active[state] = true;
  for (const request of seen) if (isActive(request)) for (const state of request.fact.states) active[state] = true;
  const parents = new Set(seen.map(({ fact }) => fact.embeddedBy));
  const hosts = distinct(seen.map(({ fact }) => fact.host));
  // Who makes software that others run receives nothing: neither its seat nor its listing is that of a recipient.
  const receives = !runsElsewhere(service, hosts);
  return {
    service,
    vendorName: vendor?.name ?? null,
    vendorCountry: (receives && vendor?.country) || null,
    parentCountry: (receives && vendor?.parentCountry) || null,
    dpf: receives ? (vendor?.dpf ?? 'unknown') : 'not-applicable',
    states: sortStates(seen.flatMap(({ fact }) => fact.states)),
    requestIds: seen.map(({ fact }) => fact.id),
    pages: distinct(seen.map(({ fact }) => fact.pageUrl)),
    hosts,
    embeddedBy: parents.has(null) ? null : (first.fact.embeddedBy ?? null),
    path: shortest.path(),
    active,
    cloakedHost: seen.find(({ fact }) => fact.party === 'cloaked')?.fact.host ?? null,
  };
}

/** What the page itself forbids, or the browser for it, never leaves the machine and is no use of a service. */
const stoppedInBrowser = new Set(['csp', 'mixed-content', 'inspector', 'subresource-filter']);

function wasStopped({ evidence }: DerivedRequest): boolean {
  return (
    (evidence.blockedReason !== null && stoppedInBrowser.has(evidence.blockedReason)) || evidence.failure === 'net::ERR_BLOCKED_BY_CSP'
  );
}

/** Names by which measuring calls describe the device and the page; two of them are no accident. */
const deviceNames = new Set(
  'sr vp sd sw sh res screen screenresolution resolution viewport cd colordepth ul lang language tz timezone tzoffset dl dr dt url ref referrer rl ua uaa uafvl'.split(
    ' ',
  ),
);

/** More than a bare connection or a static file: runs code of the service, carries an identifier, or describes visitor and device. */
function isActive(request: DerivedRequest): boolean {
  const { fact, evidence, parameters } = request;
  if (fact.type === 'preconnect' || !wasSent(evidence)) return false;
  if (fact.identifiers.length > 0 || fact.personalData.length > 0) return true;
  if (fact.type === 'script' || fact.type === 'frame' || fact.type === 'websocket' || fact.type === 'beacon' || fact.type === 'webrtc')
    return true;
  if (evidence.target === 'worker' || evidence.target === 'service_worker' || evidence.target === 'shared_worker') return true;
  if (isCountingPicture(request)) return true;
  let described = 0;
  for (const { name, value } of parameters) if (value !== '' && deviceNames.has(name.toLowerCase())) described++;
  return described >= 2;
}

/** Names by which an address says whose account an event goes to, and which event; the account is a number or a code with digits. */
const accountNames = new Set(
  'id pid tid ti pixel_id pixelid tag_id tagid aid advertiser_id advertiserid account account_id customer_id'.split(' '),
);
const eventNames = new Set('ev evt en event event_name eventname ea ec conversionid conversion_id conversion label'.split(' '));

/**
 * A picture that tells an event to an account, as those of pixels without their script do: nobody looks at it, and the visit is told
 * though no identifier stands in the address.
 */
function isCountingPicture({ fact, service, parameters }: DerivedRequest): boolean {
  if (fact.type !== 'image' || (service?.category !== 'marketing' && service?.category !== 'analytics')) return false;
  const named = (names: ReadonlySet<string>, shape: RegExp) =>
    parameters.some(({ name, value }) => names.has(name.toLowerCase()) && shape.test(value));
  return named(accountNames, /\d{4}/) && named(eventNames, /\S/);
}

function wasSent({ type, status, remoteAddress, failure, blockedReason, fromCache }: DerivedRequest['evidence']): boolean {
  if (type === 'webrtc') return true;
  return status !== null || remoteAddress !== null || fromCache || (failure === null && blockedReason === null);
}

/** States in which each service stored something. */
export function activeStates(
  observations: Iterable<{ serviceId: string | null; states: readonly ConsentState[] }>,
): Map<string, Set<ConsentState>> {
  const active = new Map<string, Set<ConsentState>>();
  for (const { serviceId, states } of observations) {
    if (serviceId === null) continue;
    const seen = entryOf(active, serviceId, () => new Set<ConsentState>());
    for (const state of states) if (consentStates.includes(state)) seen.add(state);
  }
  return active;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
