import type { Finding, FindingItem } from '../../define-check.ts';
import type { LegalPageFact, PageFact } from '../../facts/pages.ts';
import { pageItem } from '../../items.ts';
import { startPage } from '../services/transport-hosts.ts';
import { labelNames, plainText, shortList, wholeWords } from '../wording.ts';
import { isDeadHref } from './dead-href.ts';
import { legalPath } from './legal-path.ts';
import { isSupportedLanguage } from './supported-language.ts';

/** What can be said about a legal page. `faulty`: it is there in name only; `open`: what it shows could not be read. */
export type LegalPageState =
  | { kind: 'missing' }
  | { kind: 'faulty'; fault: 'deadLink' | 'gone' | 'empty' | 'placeholder' | 'other' }
  | { kind: 'file' }
  | { kind: 'open'; reason: string }
  | { kind: 'read' };

/** Kinds of content that keep the promise of a legal page's name. */
const kept: Record<LegalPageFact['kind'], readonly LegalPageFact['contentKind'][]> = {
  imprint: ['imprint', 'combined'],
  privacy: ['privacy', 'combined'],
  terms: ['terms', 'combined'],
  cancellation: ['cancellation', 'terms', 'combined'],
};

/** Reads a legal page's facts in the order that spares it: what was not seen in full is never called missing. */
export function examineLegalPage(legal: LegalPageFact, pages: readonly PageFact[]): LegalPageState {
  const { url, foundBy, failure, status, contentKind } = legal;
  if (url === null) return legal.deadLink ? { kind: 'faulty', fault: 'deadLink' } : { kind: 'missing' };
  const gone = status === 404 || status === 410;
  // A guessed address that does not answer is no page at all.
  if (gone) return foundBy === 'guess' ? { kind: 'missing' } : { kind: 'faulty', fault: 'gone' };
  if (legal.isPdf || failure === 'download' || failure === 'not-html') return { kind: 'file' };
  if (failure !== null || (status ?? 200) >= 400)
    return { kind: 'open', reason: (status ?? 200) >= 400 ? `HTTP ${status}` : (failure ?? '') };
  if (kept[legal.kind].includes(contentKind)) return { kind: 'read' };
  if (legal.textFrom !== undefined) return { kind: 'open', reason: legal.textFrom };
  if (pageAt(pages, url)?.textComplete === false) return { kind: 'open', reason: 'text' };
  if (contentKind === 'placeholder' || contentKind === 'empty') return { kind: 'faulty', fault: contentKind };
  if (!isSupportedLanguage(legal)) return { kind: 'open', reason: legal.language };
  return foundBy === 'guess' ? { kind: 'missing' } : { kind: 'faulty', fault: 'other' };
}

/** A text on which a search may rest, or why none: a pattern that is not found counts only in a complete text it can judge. */
export function searchableText(
  legal: LegalPageFact,
  pages: readonly PageFact[],
): { text: string } | { missing: true } | { reason: string } {
  const state = examineLegalPage(legal, pages);
  if (state.kind === 'missing' || (state.kind === 'faulty' && state.fault !== 'other')) return { missing: true };
  if (state.kind === 'open') return { reason: state.reason };
  const text = plainText(legal.text);
  if (text === '') return { reason: state.kind === 'file' ? 'PDF' : 'text' };
  if (legal.url !== null && pageAt(pages, legal.url)?.textComplete === false) return { reason: 'text' };
  return isSupportedLanguage({ language: legal.language, text }) ? { text } : { reason: legal.language };
}

/** Why nothing may be concluded from a link that the start page does not show, or null. */
export function startObstacle(pages: readonly PageFact[]): 'notExamined' | 'loginRequired' | 'underConstruction' | 'language' | null {
  const start = startPage(pages);
  if (start?.failure === 'auth-required' || start?.status === 401) return 'loginRequired';
  if (!start || start.failure !== null || (start.status ?? 200) >= 400 || !start.textComplete) return 'notExamined';
  if (isUnderConstruction(start)) return 'underConstruction';
  return isSupportedLanguage(start) ? null : 'language';
}

const construction = wholeWords(
  'coming\\s+soon|under\\s+construction|(?:hier|an\\s+dieser\\s+stelle)\\s+entsteht|im\\s+aufbau|wartungs(?:arbeiten|modus)|website\\s+folgt|maintenance(?:\\s+mode)?|in\\s+kürze\\s+(?:finden|online)|demnächst\\s+(?:online|hier)',
);

/** A page that only announces a website: little text, hardly a link. */
function isUnderConstruction({ text, links }: PageFact): boolean {
  return text.length < 1_500 && links.length <= 5 && plainText(text).search(construction) >= 0;
}

/** The visited page with this address, fragments aside. */
export function pageAt(pages: readonly PageFact[], url: string): PageFact | null {
  const key = withoutFragment(url);
  return pages.find((page) => withoutFragment(page.url) === key) ?? null;
}

/** Address of a page without query, fragment and the slash at its end, for telling whether it was visited. */
export function plainAddress(url: string): string {
  return url.replace(/[?#].*$/, '').replace(/\/$/, '');
}

/** Pages a visitor can read in the browser: loaded and no files. */
export function readablePages(pages: readonly PageFact[]): PageFact[] {
  return pages.filter(({ failure, status, isPdf }) => failure === null && (status ?? 200) < 400 && !isPdf);
}

/**
 * Hints about how a legal page that exists can be reached, for the messages `notLinked`, `emptyLink`, `onlyInMenu` and `missingOnPages`. Of files and
 * of the page itself no link is asked: `total` counts the other pages, which the messages have to say.
 */
export function reachHints(legal: LegalPageFact, pages: readonly PageFact[], cause: string): Finding[] {
  const total = readablePages(pages).filter(({ url }) => legal.url === null || withoutFragment(url) !== withoutFragment(legal.url)).length;
  const without = legal.pagesWithoutLink;
  if (without.length === 0 || legal.url === null) return [];
  const empty = emptyLinks(legal.kind, pages).filter(({ url }) => without.includes(url));
  const [one, ...others] = empty.map(({ url }) => pageItem(url));
  if (one) {
    const paths = shortList(empty.map(legalPath));
    const target = [...new Set(empty.map(({ href }) => `href="${href.slice(0, 40)}"`))].join(', ');
    const params = { label: empty[0]!.label, pages: empty.length, total, paths, target, url: legal.url };
    const hints = reachHints(
      { ...legal, pagesWithoutLink: without.filter((url) => empty.every((page) => page.url !== url)) },
      pages,
      cause,
    );
    return [{ message: 'emptyLink', params, items: [one, ...others], cause }, ...hints];
  }
  const folded = foldedLinks(legal, pages).filter(({ url }) => without.includes(url));
  const [page, ...more] = folded.map(({ url }) => pageItem(url));
  if (page) {
    const params = { label: folded[0]!.label, pages: folded.length, total };
    const others = without.filter((url) => folded.every((each) => each.url !== url));
    const hint: Finding = { message: 'onlyInMenu', params, items: [page, ...more], cause };
    return others.length === 0 ? [hint] : [hint, missingOn(others, total, cause)];
  }
  if (without.length >= total) {
    return [{ message: 'notLinked', params: { url: legal.url }, items: [pageItem(legal.url)], cause }];
  }
  return [missingOn(without, total, cause)];
}

function missingOn(urls: readonly string[], total: number, cause: string): Finding {
  const [first, ...rest] = urls.map((url) => pageItem(url));
  return { message: 'missingOnPages', params: { pages: urls.length, total }, items: [first!, ...rest], cause };
}

/** Pages whose header has the link, but does not show it before a menu is opened. */
function foldedLinks({ kind, url: target }: LegalPageFact, pages: readonly PageFact[]): { url: string; label: string }[] {
  if (kind === 'terms') return [];
  return readablePages(pages).flatMap(({ url, links }) => {
    const link = links.find(
      ({ text, href, visible, area }) =>
        !visible && area === 'header' && labelNames(kind, text) && withoutFragment(URL.parse(href, url)?.href ?? '') === target,
    );
    return link ? [{ url, label: plainText(link.text) }] : [];
  });
}

/** Pages with a visible link that bears the name of the legal page and has no target. */
function emptyLinks(kind: LegalPageFact['kind'], pages: readonly PageFact[]): { url: string; label: string; href: string }[] {
  if (kind === 'terms') return [];
  return readablePages(pages).flatMap(({ url, links }) => {
    const link = links.find(({ text, href, visible }) => visible && isDeadHref(href, url) && labelNames(kind, text));
    return link ? [{ url, label: plainText(link.text), href: link.href.trim() }] : [];
  });
}

/** The label of the link that leads to a legal page, whatever it is called; null when no page shows one. */
export function labelOf(legal: LegalPageFact, pages: readonly PageFact[]): string | null {
  if (legal.linkText !== null || legal.url === null) return legal.linkText;
  const links = pages.flatMap((page) => page.links.map((link) => ({ ...link, target: URL.parse(link.href, page.url)?.href ?? link.href })));
  return links.find(({ target, visible }) => visible && target === legal.url)?.text ?? null;
}

/** Evidence for a legal page that is not there or in name only: its address, else the start page where a link was looked for. */
export function legalPageItem(legal: LegalPageFact, pages: readonly PageFact[]): FindingItem {
  const address = legal.url ?? startPage(pages)?.url ?? '';
  return pageItem(address, [], { status: legal.status, linkText: legal.linkText });
}

/** Lines of a page that none of the other texts has as well: those are menus, banners and footers. */
export function linesBesides(text: string, others: readonly string[]): string[] {
  const shared = new Set(others.flatMap((other) => other.split('\n').map((line) => line.trim())));
  return text.split('\n').filter((line) => !shared.has(line.trim()));
}

export function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '').replace(/\/$/, '');
}
