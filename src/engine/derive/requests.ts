import type { RequestFact } from '#checks/facts/requests.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import type { Service, ServiceCategory } from '#knowledge/types.ts';
import { typedText } from '../gather/recordings.ts';
import { type Address, parseAddress } from './addresses.ts';
import { withBroughtFiles } from './brought-files.ts';
import type { DeriveContext } from './context.ts';
import { readEventItem } from './event-items.ts';
import { readGcs } from './google-consent-mode.ts';
import { ConstantValues, findIdentifiers, ValuesOfOneView } from './identifiers.ts';
import { linkInitiators, pathTo } from './initiators.ts';
import { readPageLoads } from './page-loads.ts';
import { type Parameter, readParameters } from './parameters.ts';
import { findPersonalData, searchTypedText } from './personal-data.ts';
import { readServerEvent } from './server-events.ts';
import { readVisitReport } from './visit-report.ts';

/** A request with what is needed to tell the services in use, beyond the fact that checks see. */
export interface DerivedRequest {
  fact: RequestFact;
  evidence: RequestEvidence;
  service: Service | null;
  carrier: Service | null;
  parameters: readonly Parameter[];
  /** Number of requests between the page and this one. */
  depth: number;
  /** Addresses from the page to this request. */
  path(): string[];
}

/** All requests of all runs that were examined, in the order of the evidence. */
export function deriveRequests(context: DeriveContext): DerivedRequest[] {
  const constants = new ConstantValues();
  const passing = new ValuesOfOneView();
  const drafts = consentStates.flatMap((state) => {
    const gathered = context.evidence.requests[state];
    return gathered.ok ? [deriveRun(state, gathered.data, context, { constants, passing })] : [];
  });
  // Only now all runs are known, and with them the values that are the same for every visitor, or another on every page.
  for (const { state, host, fact, candidates } of drafts.flatMap((run) => run.pending)) {
    const lasting = candidates.filter((candidate) => !constants.has(host, candidate) && !passing.has(host, candidate, state));
    fact.identifiers = [...new Set(lasting.map(({ name }) => name))];
    const fleeting = candidates.filter((candidate) => !constants.has(host, candidate) && passing.has(host, candidate, state));
    if (fleeting.length > 0) fact.fleeting = [...new Set(fleeting.map(({ name }) => name))];
  }
  return drafts.flatMap((run) => run.requests);
}

interface Run {
  requests: DerivedRequest[];
  pending: {
    state: ConsentState;
    host: string;
    fact: { identifiers: readonly string[]; fleeting?: readonly string[] };
    candidates: Parameter[];
  }[];
}

const typed = searchTypedText(typedText);
/** Fewer letters than these stand for much else. */
const leastTyped = 2;

/** Values that turn out to be no visitor's once all runs have been read. */
interface SeenValues {
  constants: ConstantValues;
  passing: ValuesOfOneView;
}

function deriveRun(state: ConsentState, all: readonly RequestEvidence[], context: DeriveContext, { constants, passing }: SeenValues): Run {
  const addresses: Address[] = [];
  const requests = all.filter((request) => {
    const address = parseAddress(request.url);
    if (address) addresses.push(address);
    return address !== null;
  });
  const known = requests.map((request, index) => context.parties.identify(addresses[index]!, context.pageUrlOf(request.pageId)));
  const { parents: told } = linkInitiators(requests, {
    serviceIdAt: (url) => context.serviceAt(url)?.id ?? null,
    isTagManager: (url) => context.serviceAt(url)?.category === 'tag-manager',
  });
  const owners = known.map((owner, index) => {
    const caller = known[told[index] ?? -1]?.service;
    // What several products of a vendor report to belongs to the one whose script reports.
    return caller && owner.service?.sharedWith?.includes(caller.id) ? { ...owner, service: caller } : owner;
  });
  const parents = withBroughtFiles(requests, told, (index) => owners[index]!.service);

  const run: Run = { requests: [], pending: [] };
  const loads = readPageLoads(requests);
  const typedFields = new Map(context.evidence.pages.flatMap(({ id, typedInto }) => (typedInto ? [[id, typedInto] as const] : [])));
  const wanted = markWanted(requests, parents, context);
  const above: Ancestry[] = [];
  const ownFrames: boolean[] = [];
  const depths: number[] = [];
  for (const [index, request] of requests.entries()) {
    const parent = parents[index] ?? -1;
    const { party, service, carrier = null } = owners[index]!;
    const ancestry = above[parent] ?? { nearest: null, other: null };
    above.push(withService(ancestry, service));
    depths.push((depths[parent] ?? -1) + 1);
    ownFrames.push(isInOwnFrame(request, requests[parent], ownFrames[parent], context));
    if (!wanted[index]) continue;

    const address = addresses[index]!;
    const parameters = readParameters(request.url, request.body);
    const item = party === 'first' ? null : readEventItem(parameters);
    const visitReport = readVisitReport(parameters, context.pageUrlOf(request.pageId), context.evidence.run.browser.viewport);
    const candidates = findIdentifiers(party === 'first' ? parameters : [...parameters, ...cookieParameters(request)]);
    for (const candidate of candidates) {
      constants.note(address.host, candidate, state);
      passing.note(address.host, candidate, state, request.pageId ?? '');
    }
    for (const part of address.path.split('/')) constants.notePublic(part, state);
    const referer = party === 'first' ? null : (request.requestHeaders['referer'] ?? null);
    const personalData = findPersonalData({ url: request.url, body: request.body, referer, parameters }, typed, party === 'first');
    const field = typedFields.get(request.pageId ?? '');
    const isTyped = personalData.some(({ kind }) => kind === 'typed-text') || (field?.search === true && isBeginningTyped(parameters));
    const typedInto = isTyped ? field : undefined;
    const fact = {
      id: request.id,
      url: request.url,
      host: address.host,
      domain: context.catalogue.registrableDomain(address.host),
      type: request.type,
      states: context.runs.statesOf(state, request.afterChoice),
      time: request.time,
      pageUrl: context.pageUrlOf(request.pageId),
      ...loads[index]!,
      party,
      serviceId: service?.id ?? null,
      ...(carrier && { carrierId: carrier.id }),
      parentId: requests[parent]?.id ?? null,
      embeddedBy: ancestry.nearest === (service?.id ?? null) ? ancestry.other : ancestry.nearest,
      status: request.status,
      failure: request.failure,
      blockedReason: request.blockedReason,
      inOwnFrame: ownFrames[index]!,
      servesBanner: address.host === context.bannerHost,
      serverCountry: request.remoteAddress === null ? null : context.geography.countryOf(request.remoteAddress),
      serverIp: request.remoteAddress,
      cnames: context.parties.cnamesOf(address.host),
      https: address.encrypted,
      identifiers: [] as readonly string[],
      personalData,
      ...(typedInto && { typedInto }),
      gcs: readGcs(parameters),
      // A tagging server stands under a name of the site, whoever keeps it.
      ...((party === 'first' || party === 'cloaked') && { serverEvent: readServerEvent(request.url, parameters) }),
      ...(party !== 'first' && item && { eventItem: item }),
      ...(visitReport && { visitReport }),
    } satisfies RequestFact;
    if (candidates.length > 0) run.pending.push({ state, host: address.host, fact, candidates });
    run.requests.push({
      fact,
      evidence: request,
      service,
      carrier,
      parameters,
      depth: depths[index]!,
      path: () => pathTo(index, parents, requests, fact.pageUrl),
    });
  }
  return run;
}

/** Requests that count for a state, and those that led to them. */
function markWanted(requests: readonly RequestEvidence[], parents: readonly number[], context: DeriveContext): boolean[] {
  const wanted = requests.map((request) => context.runs.statesOf(request.state, request.afterChoice).length > 0);
  // Parents come before their children, so one pass backwards marks whole chains.
  for (let index = requests.length - 1; index >= 0; index--) {
    const parent = parents[index] ?? -1;
    if (wanted[index] && parent >= 0) wanted[parent] = true;
  }
  return wanted;
}

/** The nearest service among a request and its ancestors, and the nearest that is not that one. */
interface Ancestry {
  nearest: string | null;
  other: string | null;
}

/** Whoever keeps the site or delivers files brings along nothing of its own: what its scripts place there is the site's choice. */
const carriers: ReadonlySet<ServiceCategory> = new Set(['hosting', 'cdn']);

function withService(ancestry: Ancestry, service: Service | null): Ancestry {
  if (service === null || service.id === ancestry.nearest || carriers.has(service.category)) return ancestry;
  return { nearest: service.id, other: ancestry.nearest };
}

/** Frames without an address of their own (about:blank, srcdoc) belong to whoever made them. */
function isInOwnFrame(
  request: RequestEvidence,
  parent: RequestEvidence | undefined,
  parentInOwnFrame: boolean | undefined,
  context: DeriveContext,
): boolean {
  if (request.type === 'document') return true;
  const pageUrl = context.pageUrlOf(request.pageId);
  const owner = request.type === 'frame' ? null : parseAddress(request.frame.url);
  if (owner) return context.parties.isOwn(owner.host, pageUrl);
  if (!parent) return true;
  if (parent.type !== 'frame') return parentInOwnFrame ?? true;
  // A redirect goes on in the frame it began in; everything else the frame's document asks for is inside it.
  if (request.redirectedFrom === parent.id) return parentInOwnFrame ?? true;
  const host = parseAddress(parent.url)?.host;
  return host !== undefined && context.parties.isOwn(host, pageUrl);
}

/** Cookies that a request carries to another party identify the visitor as parameters do. */
function cookieParameters(request: RequestEvidence): Parameter[] {
  const header = request.requestHeaders['cookie'];
  if (!header) return [];
  return header.split(';', 60).flatMap((pair) => {
    const equals = pair.indexOf('=');
    return equals < 1
      ? []
      : [{ name: pair.slice(0, equals).trim(), value: pair.slice(equals + 1, equals + 400).trim(), where: 'url' as const }];
  });
}

/** Whether a search was asked with what had been typed so far: suggestions are fetched with each letter. */
function isBeginningTyped(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ value }) => value.length >= leastTyped && value.length < typedText.length && typedText.startsWith(value));
}
