import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { mayBeSeen, wasSeen } from '#checks/shared/notice/seen-services.ts';
import type { TagMonitor, TagNotice, TagRow } from '#contract/tag-monitor.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { foreignName } from '#knowledge/registrable-domain.ts';
import { compareText, distinctSorted, mergeStates } from '../merge.ts';
import { maskText, maskUrl } from '../statements/mask.ts';
import { type ServiceNames, serviceNames } from '../statements/service-names.ts';

const partyOrder = ['first', 'cloaked', 'third'] as const;

/** One row for each host and service: own hosts first, then cloaked ones, then third parties, each by name. */
export function buildTagMonitor(facts: GatheredFacts): TagMonitor {
  if (!facts.requests.ok) return { rows: [] };
  const names = serviceNames(facts);
  const matches = new Map(facts.policyMatches.ok ? facts.policyMatches.data.map(({ serviceId, match }) => [serviceId, match]) : []);
  const groups = Map.groupBy(
    facts.requests.data,
    ({ host, serviceId, party }) => `${partyOrder.indexOf(party)}\n${host}\n${serviceId ?? ''}`,
  );
  return {
    rows: [...groups].sort(([a], [b]) => compareText(a, b)).map(([, requests]) => describeRow(requests, names, matches)),
    notice: describeNotice(facts),
  };
}

/** What the notice names beside what was seen; nothing where either could not be told. */
function describeNotice({ noticeServices, services, cookies, storage }: GatheredFacts): TagNotice | undefined {
  if (!noticeServices.ok || !services.ok || !cookies.ok || !storage.ok) return undefined;
  const seen = { services: services.data, cookies: cookies.data, storage: storage.data };
  return {
    complete: noticeServices.data.complete,
    services: noticeServices.data.used.flatMap(({ serviceId, quote }) => {
      const service = serviceOf(serviceId);
      if (!service) return [];
      return [
        {
          serviceId,
          service: service.name,
          vendor: findVendor(service.vendor)?.name ?? null,
          category: service.category,
          quote: maskText(quote),
          seen: wasSeen({ serviceId }, seen),
          visible: mayBeSeen({ serviceId, quote }),
        },
      ];
    }),
  };
}

function describeRow(
  requests: readonly RequestFact[],
  names: ServiceNames,
  matches: ReadonlyMap<string, TagRow['privacyPolicyMatch']>,
): TagRow {
  const { host, party, serviceId, cnames } = requests[0]!;
  const service = names.service(serviceId);
  const use = names.use(serviceId);
  return {
    host,
    party,
    serverCountry: requests.find(({ serverCountry }) => serverCountry !== null)?.serverCountry ?? null,
    serverIp: requests.find(({ serverIp }) => serverIp !== null)?.serverIp ?? null,
    https: requests.every(({ https }) => https),
    service: service?.name ?? null,
    serviceId,
    category: service?.category ?? null,
    consent: service?.consent ?? null,
    vendor: use?.vendorName ?? null,
    vendorCountry: use?.vendorCountry ?? null,
    privacyPolicyMatch: (serviceId === null ? undefined : matches.get(serviceId)) ?? 'noRule',
    cnameCloaking: party === 'cloaked' ? { target: foreignName(host, cnames), vendor: use?.vendorName ?? null } : null,
    states: mergeStates(requests),
    requests: requests.length,
    pages: distinctSorted(requests.map(({ pageUrl }) => maskUrl(pageUrl))),
  };
}
