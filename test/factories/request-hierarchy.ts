import type { RequestNode } from '#contract/request-hierarchy.ts';
import type { TagRow } from '#contract/tag-monitor.ts';
import { tagRow as monitorRow } from './monitor-entries.ts';

/** A host that loads nothing further. */
export function requestNode(overrides: Partial<RequestNode> = {}): RequestNode {
  return {
    originHost: 'www.muster.test',
    service: null,
    requests: 1,
    childRequests: [],
    exampleRequests: ['https://www.muster.test/'],
    states: ['none', 'reject', 'accept'],
    ...overrides,
  };
}

/** A host of another company that the catalogue does not know. */
export const tagRow = (overrides: Partial<TagRow> = {}): TagRow =>
  monitorRow({
    host: 'cdn.fremd.test',
    serverCountry: 'DE',
    serverIp: '192.0.2.7',
    service: null,
    serviceId: null,
    category: null,
    consent: null,
    vendor: null,
    vendorCountry: null,
    privacyPolicyMatch: 'noRule',
    requests: 1,
    ...overrides,
  });

/** One page that leads to so many hosts: each has three below it, until there are enough. */
export function wideHierarchy(hosts: number): RequestNode {
  const nodes = Array.from({ length: hosts }, (_, index) =>
    requestNode({
      originHost: index === 0 ? 'www.muster.test' : `host-${index}.${index % 3 === 0 ? 'tracker' : 'cdn'}.test`,
      service: index % 3 === 0 && index > 0 ? `Dienst ${index % 20}` : null,
      requests: 1 + (index % 7),
      exampleRequests: [`https://host-${index}.test/datei.js`],
      states: index % 2 === 0 ? ['none', 'reject', 'accept'] : ['accept'],
    }),
  );
  nodes.forEach((node, index) => {
    if (index > 0) nodes[Math.floor((index - 1) / 3)]!.childRequests.push(node);
  });
  return nodes[0]!;
}

/** A row for every host of `wideHierarchy`. */
export function wideRows(hosts: number): TagRow[] {
  return Array.from({ length: hosts }, (_, index) =>
    index === 0
      ? tagRow({ host: 'www.muster.test', party: 'first' })
      : tagRow({
          host: `host-${index}.${index % 3 === 0 ? 'tracker' : 'cdn'}.test`,
          serverCountry: index % 5 === 0 ? 'US' : 'DE',
          requests: 1 + (index % 7),
          states: index % 2 === 0 ? ['none', 'reject', 'accept'] : ['accept'],
          ...(index % 3 === 0 && {
            service: `Dienst ${index % 20}`,
            serviceId: `dienst-${index % 20}`,
            category: 'marketing',
            consent: 'yes',
            vendor: `Anbieter ${index % 10}`,
            vendorCountry: 'US',
            privacyPolicyMatch: index % 2 === 0 ? 'notFound' : 'found',
          }),
        }),
  );
}
