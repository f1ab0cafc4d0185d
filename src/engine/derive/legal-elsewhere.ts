import type { ElsewhereText, LegalPageFact, PageFact } from '#checks/facts/pages.ts';
import { isDeadHref } from '#checks/shared/site/dead-href.ts';
import { isSameSite } from '#knowledge/registrable-domain.ts';
import { readNoticeItems } from '../reading/notice/read-notice.ts';
import { pageKey, parseAddress } from './addresses.ts';
import { legalLinks } from './legal-links.ts';

/** A visited page, with what a text of the kind asked for would make of it. */
export interface Visited {
  fact: PageFact;
  keys: ReadonlySet<string>;
  text: string;
  language: string;
  content(): LegalPageFact['contentKind'];
}

/** Notices for some people only stand beside the one of the site, under a name that says so. */
const forSome =
  /bewerb|applicant|karriere|social|facebook|instagram|newsletter|kinder|cookie|beschäftigt|mitarbeit|geschäftspartner|app(?![a-z])/i;
/** A menu has few of them, and one page tells as much as the next. */
const most = 3;

/**
 * Imprints and privacy notices beside the one found for the site: pages whose own link of that name leads to another text, and which do
 * not lead to this one at all. Pages in another language have their own texts, of which another check tells.
 */
export function elsewhereOf(found: LegalPageFact, pages: readonly Visited[]): ElsewhereText[] {
  const { kind, url, overlay, contentKind } = found;
  if ((kind !== 'imprint' && kind !== 'privacy') || url === null || overlay || !isPromised(contentKind, kind)) return [];
  const own = pages.find(({ keys }) => keys.has(pageKey(url)));
  if (!own) return [];
  const apart = pages.flatMap((page) => {
    if (page === own || page.fact.failure !== null || page.fact.isPdf || page.language !== own.language) return [];
    const targets = page.fact.links.flatMap(({ href }) => URL.parse(href, page.fact.url)?.href ?? []);
    if (targets.some((target) => own.keys.has(pageKey(target)))) return [];
    const link = legalLinks(kind, page.fact.links).find(({ visible, href, text }) => {
      const target = visible && !isDeadHref(href, page.fact.url) ? URL.parse(href, page.fact.url) : null;
      return target !== null && isOther(target, page, own) && !forSome.test(text) && !forSome.test(target.pathname);
    });
    return link ? [{ link, page, target: URL.parse(link.href, page.fact.url)!.href }] : [];
  });
  const byTarget = [...Map.groupBy(apart, ({ target }) => pageKey(target))].slice(0, most);
  return byTarget.map(([key, led]) => {
    const { target, link } = led[0]!;
    const visited = pages.find(({ keys }) => keys.has(key));
    const read = visited !== undefined && visited.fact.failure === null && isPromised(visited.content(), kind);
    // The other legal texts of such a page lead there as well; whoever reads this looks for the page.
    const content = led.filter(({ page }) => page.fact.kind === 'other' || page.fact.kind === 'start');
    const from = (content.length > 0 ? content : led).map(({ page }) => page.fact.url);
    const text = { url: target, label: link.text, from, read };
    const states = read && kind === 'privacy' ? statesOf(found, visited, pages) : null;
    return { ...text, ...(states && { states }) };
  });
}

/** A page of the site other than these two; queries are mostly those of the same page. */
function isOther(target: URL, page: Visited, own: Visited): boolean {
  const site = URL.parse(own.fact.url);
  if (site === null || !/^https?:$/.test(target.protocol) || !isSameSite(target.hostname, site.hostname)) return false;
  if (target.hostname === site.hostname && target.pathname === site.pathname) return false;
  return !page.keys.has(pageKey(target.href)) && parseAddress(target.href) !== null;
}

function isPromised(content: LegalPageFact['contentKind'], kind: LegalPageFact['kind']): boolean {
  return content === kind || content === 'combined';
}

function statesOf(found: LegalPageFact, visited: Visited, pages: readonly Visited[]): string[] | null {
  const { text, language } = visited;
  const notice: LegalPageFact = { ...found, url: visited.fact.url, text, language, contentKind: visited.content() };
  const { items, complete } = readNoticeItems(
    notice,
    pages.map(({ fact }) => fact),
  );
  return complete ? [...new Set(items.map((item) => item.kind))] : null;
}
