import type { FindingItem } from '#checks/define-check.ts';
import type { RequestFact } from '#checks/facts/requests.ts';
import type { ServiceUse } from '#checks/facts/services.ts';
import type { CookieFact, StorageFact } from '#checks/facts/stored.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { ReportFindingItem } from '#contract/report.ts';
import { maskText, maskUrl } from './mask.ts';
import { examinedOf, hasNoBanner } from './moments.ts';

/** Completes the evidence of a finding by the page where it was seen and the chain that led to it. */
export type DescribeItem = (item: FindingItem) => ReportFindingItem;

const longestPath = 12;
const longestValue = 500;

/** Prepares the look-ups once, so that each piece of evidence is described in constant time. */
export function itemDescriber(facts: GatheredFacts): DescribeItem {
  const requests = new Map<string, RequestFact>(facts.requests.ok ? facts.requests.data.map((fact) => [fact.id, fact]) : []);
  const services = new Map<string, ServiceUse>(facts.services.ok ? facts.services.data.map((use) => [use.service.id, use]) : []);
  const stored = new Map<string, CookieFact | StorageFact>();
  if (facts.storage.ok) for (const fact of facts.storage.data) stored.set(fact.id, fact);
  if (facts.cookies.ok) {
    for (const fact of facts.cookies.data) for (const id of [fact.id, ...fact.eventIds]) stored.set(id, fact);
  }

  const origin = (ref: string): { page: string | null; path: string[] } => {
    const request = requests.get(ref);
    if (request) return { page: request.pageUrl, path: requestPath(request, requests) };
    const store = stored.get(ref);
    if (store) return { page: store.pages[0] ?? null, path: store.setBy ? [store.setBy] : [] };
    const use = services.get(ref);
    if (use) return { page: use.pages[0] ?? null, path: [...use.path] };
    return { page: /^https?:/i.test(ref) ? ref : null, path: [] };
  };

  // Without a banner nobody could choose: one visit stands for all states.
  const oneVisit = hasNoBanner(facts);
  const statesOf = ({ states }: FindingItem) => (oneVisit && states.includes('none') ? (['none'] as const) : examinedOf(states, facts));

  /** Requests of one visit where three visits were the same; elsewhere as the check counted. */
  const hostInVisit = ({ id, host, serviceId }: RequestFact) => `${id.split('-')[0]} ${host} ${serviceId}`;
  const perVisit = Map.groupBy(oneVisit ? requests.values() : [], hostInVisit);
  const countOf = ({ ref, detail }: FindingItem) => {
    const shown = requests.get(ref);
    const sameHost = shown && perVisit.get(hostInVisit(shown));
    return typeof detail?.['requests'] === 'number' && sameHost ? { ...detail, requests: sameHost.length } : detail;
  };

  return (item) => {
    const found = origin(item.ref);
    const { path } = found;
    // A form is evidence by its own id and shown by its page.
    const page = found.page ?? (item.kind === 'form' && /^https?:/i.test(item.value) ? item.value : null);
    return {
      kind: item.kind,
      ref: maskUrl(item.ref),
      value: shortValue(item.value),
      states: [...statesOf(item)],
      page: page === null ? null : maskUrl(page),
      path: path.slice(0, longestPath).map(maskUrl),
      detail: Object.fromEntries(
        Object.entries(countOf(item) ?? {}).map(([name, value]) => [name, typeof value === 'string' ? shortValue(value) : value]),
      ),
    };
  };
}

/** Addresses from the page to the request; a hostile cycle of initiators ends at the first repetition. */
function requestPath(request: RequestFact, requests: ReadonlyMap<string, RequestFact>): string[] {
  const seen = new Set<string>();
  const path: string[] = [];
  for (let step: RequestFact | undefined = request; step && !seen.has(step.id) && path.length < longestPath - 1; ) {
    seen.add(step.id);
    path.unshift(step.url);
    step = step.parentId === null ? undefined : requests.get(step.parentId);
  }
  return path[0] === request.pageUrl ? path : [request.pageUrl, ...path];
}

function shortValue(value: string): string {
  const masked = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? maskUrl(value) : maskText(value);
  return masked.length > longestValue ? `${masked.slice(0, longestValue)}…` : masked;
}
