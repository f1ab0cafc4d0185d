import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import type { RequestHierarchy, RequestNode } from '#contract/request-hierarchy.ts';
import { consentStates } from '#evidence/gathered.ts';
import { compareText, mergeStates } from '../merge.ts';
import { maskUrl } from '../statements/mask.ts';
import { type ServiceNames, serviceNames } from '../statements/service-names.ts';

const deepest = 16;
const mostExamples = 5;

/** Hosts from the page downwards. Below each host: the hosts that its documents and scripts made the browser contact. */
export function buildRequestHierarchy(facts: GatheredFacts): RequestHierarchy {
  if (!facts.requests.ok) return { nodes: [] };
  const names = serviceNames(facts);
  const chains = hostChains(facts.requests.data);
  const root: Branch = { requests: [], children: new Map() };
  for (const request of facts.requests.data) {
    let branch = root;
    for (const host of chains.get(request.id)!) {
      let child = branch.children.get(host);
      if (!child) {
        child = { requests: [], children: new Map() };
        branch.children.set(host, child);
      }
      branch = child;
    }
    branch.requests.push(request);
  }
  return { nodes: describeChildren(root, names) };
}

interface Branch {
  requests: RequestFact[];
  children: Map<string, Branch>;
}

/** For each request the hosts from its page to itself; neighbours of the same host are one. */
function hostChains(requests: readonly RequestFact[]): Map<string, readonly string[]> {
  const byId = new Map(requests.map((request) => [request.id, request]));
  const chains = new Map<string, readonly string[]>();
  for (const request of requests) {
    // Up to the first ancestor whose chain is known; by a loop, because a hostile page makes chains of any length.
    const pending: RequestFact[] = [];
    const onTheWay = new Set<string>();
    let step: RequestFact | undefined = request;
    while (step && !chains.has(step.id) && !onTheWay.has(step.id)) {
      onTheWay.add(step.id);
      pending.push(step);
      step = step.parentId === null ? undefined : byId.get(step.parentId);
    }
    let chain: readonly string[] = (step && chains.get(step.id)) ?? [pageHost(pending.at(-1) ?? request)];
    for (const next of pending.reverse()) {
      chain = extend(chain, next.host);
      chains.set(next.id, chain);
    }
  }
  return chains;
}

/** A host that is on the chain already is merged into its earlier place, so that the tree has no cycle. */
function extend(chain: readonly string[], host: string): readonly string[] {
  const earlier = chain.indexOf(host);
  if (earlier >= 0) return chain.slice(0, earlier + 1);
  return [...chain.slice(0, deepest - 1), host];
}

function pageHost({ pageUrl, host }: RequestFact): string {
  return URL.canParse(pageUrl) ? new URL(pageUrl).hostname || host : host;
}

function describeChildren(branch: Branch, names: ServiceNames): RequestNode[] {
  return [...branch.children].sort(([a], [b]) => compareText(a, b)).map(([host, child]) => describeNode(host, child, names));
}

function describeNode(originHost: string, branch: Branch, names: ServiceNames): RequestNode {
  const childRequests = describeChildren(branch, names);
  const { requests } = branch;
  const service = requests.find(({ serviceId }) => serviceId !== null)?.serviceId ?? null;
  // A page host that answered nothing itself was still there when its children were loaded.
  const states =
    requests.length > 0
      ? mergeStates(requests)
      : consentStates.filter((state) => childRequests.some((child) => child.states.includes(state)));
  return {
    originHost,
    service: names.service(service)?.name ?? null,
    requests: requests.length,
    childRequests,
    exampleRequests: [...new Set(requests.map(({ url }) => maskUrl(url)))].slice(0, mostExamples),
    states,
  };
}
