import type { ConsentState } from '#evidence/gathered.ts';
import type { Service, ServiceCategory } from '#knowledge/types.ts';
import type { FindingItem } from '../../define-check.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { pageCount, requestItem } from '../../items.ts';
import { initiatorChains, isConnectionOnly, isEmbed, wasSent } from './initiator-chains.ts';

type Observed = Pick<Facts, 'requests' | 'services'>;

/** What hosts the site or its shop delivers its pages: for its logs these interests are the ground, and no consent can come before it. */
export const deliversSite: ReadonlySet<string> = new Set(['hosting', 'shop', 'cdn', 'cmp', 'necessary']);

/** Kinds of service whose purpose is to follow, measure or target visitors. */
export const trackingCategories: ReadonlySet<ServiceCategory> = new Set([
  'analytics',
  'marketing',
  'social',
  'session-replay',
  'ab-testing',
]);

/** Works unseen for the site, unlike a feed or a button that a visitor may ask for. */
export function isTracker({ service }: Pick<ServiceUse, 'service'>): boolean {
  return service.consent === 'yes' && service.category !== 'social' && trackingCategories.has(service.category);
}

/** Embeds with a check of their own: that check alone reports what they bring along (house rule 3 of the catalogue). */
const reportedWithCompanions: ReadonlySet<ServiceCategory> = new Set(['video', 'map', 'captcha', 'social']);

const mostItems = 15;

/** One service as one check sees it, in the states the check asks about. */
export interface ServiceObservation {
  use: ServiceUse;
  /** Root cause: the service the site itself placed, when that one brought this one along. */
  cause: string;
  states: readonly ConsentState[];
  /** Own requests, then those of services it brought along. */
  requests: readonly RequestFact[];
  companions: readonly ServiceUse[];
  /** Requests of the service itself that were seen only in states the check does not ask about. */
  elsewhere: readonly RequestFact[];
  /** More than a connection or a static file. */
  active: boolean;
}

/** What delivers an embed's files serves the whole site as well: what it stores there is not the embed's. */
const deliversFiles: ReadonlySet<ServiceCategory> = new Set(['hosting', 'cdn']);

/**
 * Services of one kind that were contacted in the given states, each once, in order of appearance. What an embed with a check
 * of its own brings along is left to that check; what a service of the same kind brings along is counted with it.
 */
export function observeServices(
  facts: Observed,
  states: readonly ConsentState[],
  inScope: (service: Service) => boolean,
): readonly ServiceObservation[] {
  const chains = initiatorChains(facts);
  const uses = new Map(facts.services.map((use) => [use.service.id, use]));
  const found = new Map<string, { use: ServiceUse; cause: string; requests: RequestFact[]; companions: Set<ServiceUse> }>();

  for (const request of facts.requests) {
    const own = request.serviceId === null ? undefined : uses.get(request.serviceId);
    if (!own || !wasSent(request) || !states.some((state) => request.states.includes(state))) continue;
    const line = fromConsentTool([...chains.ancestorsOf(request), own]);
    const embed = line.find(isEmbed);
    const absorbed = embed && reportedWithCompanions.has(embed.service.category) ? embed : undefined;
    const owner = absorbed ?? line.find(({ service }) => inScope(service));
    if (!owner || !inScope(owner.service)) continue;
    const cause = (rootOf(line) ?? owner).service.id;
    const entry = found.get(owner.service.id) ?? { use: owner, cause, requests: [], companions: new Set() };
    // Caused by the site itself in one case is caused by the site.
    if (cause === owner.service.id) entry.cause = cause;
    entry.requests.push(request);
    if (own !== owner && !deliversFiles.has(own.service.category)) entry.companions.add(own);
    found.set(owner.service.id, entry);
  }

  return [...found.values()].map(({ use, cause, requests, companions }) => {
    const own = requests.filter(({ serviceId }) => serviceId === use.service.id);
    const seen = states.filter((state) => requests.some((request) => request.states.includes(state)));
    return {
      use,
      cause,
      states: seen,
      requests: [...own, ...requests.filter((request) => !own.includes(request))],
      companions: [...companions],
      elsewhere: elsewhereOf(use, facts.requests, states),
      active: seen.some((state) => use.active[state]) && requests.some((request) => !isConnectionOnly(request)),
    };
  });
}

function elsewhereOf({ service }: ServiceUse, requests: readonly RequestFact[], states: readonly ConsentState[]): RequestFact[] {
  return requests.filter(
    (request) => request.serviceId === service.id && wasSent(request) && request.states.every((state) => !states.includes(state)),
  );
}

/** One piece of evidence for each host that was contacted, the most telling request of each first. */
export function observationItems({ requests }: Pick<ServiceObservation, 'requests'>): readonly [FindingItem, ...FindingItem[]] {
  const byHost = [...Map.groupBy(requests, ({ host }) => host).values()];
  const [first, ...rest] = byHost.map((group) => {
    const [earliest] = statesOf(group);
    // The address shown stands for the first of the moments told: another page of the host may have waited for consent.
    const early = group.filter(({ states }) => earliest === undefined || states.includes(earliest));
    const telling =
      early.find(({ identifiers }) => identifiers.length > 0) ?? early.find((request) => !isConnectionOnly(request)) ?? early[0]!;
    return requestItem(
      { ...telling, states: statesOf(group) },
      { requests: group.length, pages: pageCount(group), identifiers: telling.identifiers.join(', ') || null },
    );
  });
  return [first!, ...rest.slice(0, mostItems - 1)];
}

/** Root cause of what a service does: the embed or tracker that brings it along in every case, else the service itself. */
export function causeOfService(serviceId: string, services: readonly ServiceUse[]): string {
  const uses = new Map(services.map((use) => [use.service.id, use]));
  const line: ServiceUse[] = [];
  for (let use = uses.get(serviceId); use && !line.includes(use); use = uses.get(use.embeddedBy ?? '')) line.unshift(use);
  return rootOf(line)?.service.id ?? serviceId;
}

/**
 * What asks for consent is no part of the service whose script brings it (AdSense and the message of Google), and neither is what it
 * loads for itself, such as its fonts: the line begins with the consent tool.
 */
function fromConsentTool(line: readonly ServiceUse[]): readonly ServiceUse[] {
  return line.slice(
    Math.max(
      0,
      line.findLastIndex(({ service }) => service.category === 'cmp'),
    ),
  );
}

/** Of services that bring each other along, outermost first, the one to be held back: the embed, else the tracker; null if neither is there. */
export function rootOf(line: readonly ServiceUse[]): ServiceUse | null {
  const own = fromConsentTool(line);
  return own.find(isEmbed) ?? own.find(({ service }) => trackingCategories.has(service.category)) ?? null;
}

function statesOf(requests: readonly RequestFact[]): ConsentState[] {
  return (['none', 'reject', 'accept'] as const).filter((state) => requests.some((request) => request.states.includes(state)));
}
