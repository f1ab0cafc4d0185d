import { mentionsAny } from '#knowledge/phrases.ts';
import type { ServiceUse } from '../../facts/services.ts';

/** Products of their own that bear the name of the maps they show, which others run as well. */
const bearsSharedName: ReadonlySet<string> = new Set(['umap-de']);
const sharedNames: ReadonlySet<string> = new Set(['openstreetmap', 'open street map', 'osm', 'openstreetmaps']);
/** Who runs OpenStreetMap itself, by name or address. */
const foundation =
  /(?<![a-zß-ɏ])(?:open\s?street\s?maps?[\s-]+foundation|osmf)(?![a-zß-ɏ])|(?<![\w.-])(?:www\.|wiki\.|tile\.)?openstreetmap\.org|osmfoundation\.org/iu;

/**
 * Whether a text that names a service by a shared name means another operator by it: it names that one, and the service by none of its own
 * names. A map of uMap is told nobody who reads of the OpenStreetMap Foundation in Cambridge.
 */
export function meansOtherOperator(text: string, { service }: Pick<ServiceUse, 'service'>): boolean {
  if (!bearsSharedName.has(service.id)) return false;
  const own = [service.name, ...service.aliases].filter((name) => !sharedNames.has(name.toLowerCase()));
  return foundation.test(text) && !mentionsAny(text, own);
}
