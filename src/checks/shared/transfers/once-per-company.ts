import type { Finding } from '../../define-check.ts';
import { shortList } from '../wording.ts';

/** What is wrong in the one place that a notice has for a company, however many of its services run on the site. */
const ofOnePlace = /^(?:shield(?:Named|VendorOnly)|former)/;

const mostServices = 6;
const mostItems = 15;

/**
 * Findings about an obsolete basis, told once for each company with all its services: the notice has one sentence to be replaced, and
 * products that a provider adds to its own ("HubSpot-Cookie-Banner") have no section of their own. Others stay as they are.
 */
export function oncePerCompany(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, (finding) => {
    const { service: _service, section: _section, ...rest } = finding.params ?? {};
    return ofOnePlace.test(finding.message) ? JSON.stringify([finding.message, rest]) : finding;
  });
  return [...groups.values()].map((group) => {
    if (group.length === 1) return group[0]!;
    // What bears the name of the company stands for it.
    const all = group.toSorted((a, b) => Number(isCompany(b)) - Number(isCompany(a)));
    const [first] = all;
    const [item, ...items] = all.flatMap((finding) => [...finding.items]);
    return {
      ...first!,
      params: {
        ...first!.params,
        service: shortList([...new Set(all.map(({ params }) => String(params?.service)))], mostServices),
        section: first!.params?.vendor ?? '',
      },
      items: [item!, ...items.slice(0, mostItems - 1)],
      serviceIds: [...new Set(all.flatMap(({ serviceIds = [] }) => serviceIds))],
    };
  });
}

function isCompany({ params }: Finding): boolean {
  return params?.service === params?.vendor;
}
