import { findService, serviceOf } from '#knowledge/find-service.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { Service } from '#knowledge/types.ts';
import type { Facts } from '../../facts.ts';
import { readablePages } from '../site/legal-page.ts';

/** Portals that an employer has for applications; boards on which anybody advertises are others' pages. */
const portals = [
  'personio',
  'softgarden',
  'join-com',
  'ashby',
  'recruitee',
  'greenhouse',
  'rexx',
  'bite',
  'd-vinci',
  'concludis',
  'onlyfy',
  'teamtailor',
  'smartrecruiters',
  'workday',
  'hrworks',
  'coveto',
];

/** A portal to which pages link. */
export interface LinkedPortal {
  service: Service;
  href: string;
  pages: readonly string[];
}

/** Portals for applications to which pages of the site lead and that the notice does not name. */
export function linkedPortals({ pages, privacy }: Pick<Facts, 'pages' | 'privacy'>): LinkedPortal[] {
  const found = readablePages(pages).flatMap(({ url, kind, links }) =>
    kind === 'privacy' || kind === 'imprint'
      ? []
      : links.flatMap(({ href, visible }) => {
          const service = visible && /^https?:/.test(href) ? findService(href)?.service : undefined;
          return service && portals.includes(service.id) && !names(privacy.text, service) ? [{ service, href, page: url }] : [];
        }),
  );
  return [...Map.groupBy(found, ({ service }) => service.id).values()].map((group) => ({
    service: group[0]!.service,
    href: group[0]!.href,
    pages: [...new Set(group.map(({ page }) => page))],
  }));
}

/** The one portal that a notice names; null: none, or several. */
export function namedPortal(text: string): string | null {
  const named = portals.flatMap((id) => serviceOf(id) ?? []).filter((service) => names(text, service));
  return named.length === 1 ? (named[0]!.aliases[0] ?? named[0]!.name) : null;
}

function names(text: string, { name, aliases }: Service): boolean {
  return mentionsAny(text, [name, ...aliases]);
}
