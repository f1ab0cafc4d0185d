import { serviceOf } from '#knowledge/find-service.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';

/** What starts for the site what it has chosen: its tag manager or consent tool, and apps of its shop or builder. */
const startsForSite: ReadonlySet<string> = new Set(['tag-manager', 'cmp', 'shop', 'hosting', 'cdn']);

/** With what a consent tool shows itself, unlike with the tags it starts, the site has nothing to do. */
const showsItself: ReadonlySet<string> = new Set(['font', 'cdn']);

/** What these load was put there by the site, unlike what another service brings along. */
export function isPlacedBySite(embeddedBy: string | null, { service }: Pick<ServiceUse, 'service'>): boolean {
  if (embeddedBy === null) return true;
  const carrier = serviceOf(embeddedBy)?.category ?? '';
  return startsForSite.has(carrier) && !(carrier === 'cmp' && showsItself.has(service.category));
}

/** Pictures, fonts and style sheets of a provider may stand in a page in place of what waits. */
const bareFiles: ReadonlySet<RequestFact['type']> = new Set(['image', 'font', 'stylesheet', 'media', 'manifest', 'prefetch', 'csp-report']);

/** A picture, font or the like that carries no identifier. */
export function isBareFile({ type, identifiers }: RequestFact): boolean {
  return bareFiles.has(type) && identifiers.length === 0;
}

/** A frame is what a reader finds in the page; and that a script was fetched says less than what was sent with an identifier. */
export function mostTelling(group: readonly RequestFact[]): RequestFact {
  return (
    group.find(({ type }) => type === 'frame') ??
    group.find(({ type, identifiers }) => type !== 'script' && identifiers.length > 0) ??
    group.find(({ type }) => !bareFiles.has(type)) ??
    group[0]!
  );
}
