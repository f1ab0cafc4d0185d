import type { EmbedFact, LegalPageFact, PageFact } from '#checks/facts/pages.ts';
import type { Gathered } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { pageKey } from './addresses.ts';
import { known } from './gathered.ts';
import type { LegalKind } from './legal-links.ts';

/** Generators whose texts arrive by script. */
const generators =
  /(^|\.)(e-?recht24\.de|trustedshops\.com|it-recht-kanzlei\.de|haendlerbund\.de|iubenda\.com|dg-datenschutz\.de|datenschutz-generator\.de|activemind\.de|wbs-law\.de|wbs\.legal|janolaw\.de|protectedshops\.de|legalweb\.io|cookiebot\.com|usercentrics\.eu)$/i;

/** What a frame may be in which a legal text stands. A map, a player or a calendar shows none. */
const mayShowTexts: ReadonlySet<ServiceCategory> = new Set(['cmp', 'hosting', 'necessary', 'functional', 'unknown']);

/** Text beyond which a page is more than the frame it holds. */
const ownTextLength = 200;

/** Adds to legal pages without their text where it may come from. */
export function withTextSources(
  legal: Record<LegalKind, Gathered<LegalPageFact>>,
  embeds: readonly EmbedFact[],
  pages: readonly PageFact[],
): Record<LegalKind, Gathered<LegalPageFact>> {
  const of = (kind: LegalKind) => {
    const page = legal[kind];
    return page.ok ? known(withTextSource(page.data, embeds, pages)) : page;
  };
  return { imprint: of('imprint'), privacy: of('privacy'), terms: of('terms'), cancellation: of('cancellation') };
}

/** Adds to a legal page without its text the host from which that may come: into a frame, or by a generator's script. */
export function withTextSource(legal: LegalPageFact, embeds: readonly EmbedFact[], pages: readonly PageFact[]): LegalPageFact {
  const { url, contentKind } = legal;
  if (url === null || !/^(?:empty|placeholder|other)$/.test(contentKind)) return legal;
  const elsewhere = new Set(
    pages.filter((page) => pageKey(page.url) !== pageKey(url) && page.text.length > ownTextLength).map((page) => page.url),
  );
  const source = embeds.find((embed) => {
    if (pageKey(embed.pageUrl) !== pageKey(url)) return false;
    if (embed.kind === 'script') return generators.test(embed.host);
    if (embed.kind !== 'iframe' && embed.kind !== 'object') return false;
    if (generators.test(embed.host)) return true;
    const service = embed.serviceId === null ? null : serviceOf(embed.serviceId);
    if (service && !mayShowTexts.has(service.category)) return false;
    // What stands in the template of other pages as well is no text of this one.
    return !embeds.some((other) => other.kind === embed.kind && other.url === embed.url && elsewhere.has(other.pageUrl));
  });
  return source ? { ...legal, textFrom: source.host } : legal;
}
