import type { LegalPageFact, PageFact } from '#checks/facts/pages.ts';
import { isDeadHref } from '#checks/shared/site/dead-href.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { LegalOverlay } from '#evidence/pages.ts';
import type { ScanSettings } from '#evidence/scan-run.ts';
import { languageOfPage } from '../reading/language/page-language.ts';
import { type LegalContent, ownLines } from '../reading/page-kind/page-text.ts';
import { recognisePage } from '../reading/page-kind/recognise-page.ts';
import { prepareText } from '../reading/prepare-text.ts';
import { pageKey, parseAddress } from './addresses.ts';
import { entryOf } from './entry-of.ts';
import { known, unknown } from './gathered.ts';
import { elsewhereOf } from './legal-elsewhere.ts';
import { isLegalAddress, isLegalText, type LegalKind, legalLinks } from './legal-links.ts';
import type { DerivedPage } from './pages.ts';
import { withoutBanner } from './without-banner.ts';

const settingNames: Record<LegalKind, 'urlImprint' | 'urlDPN' | 'urlTermsAndConditions' | 'urlCancellationPolicy'> = {
  imprint: 'urlImprint',
  privacy: 'urlDPN',
  terms: 'urlTermsAndConditions',
  cancellation: 'urlCancellationPolicy',
};

interface ReadPage {
  fact: PageFact;
  /** Addresses as planned and as they ended: links name the one, redirects lead to the other. */
  keys: ReadonlySet<string>;
  text: string;
  /** Text without what all pages share. */
  own: string;
  /** Language of its text, by words; the declared one only where they do not tell. */
  language: string;
  contents: Map<LegalKind, LegalContent>;
  overlays: readonly LegalOverlay[];
}

/**
 * Finds the legal pages among those visited, by settings, links, addresses and content, and says what they show. `bannerText`: what the
 * consent banner says, which lies over them.
 */
export function deriveLegalPages(
  pages: readonly DerivedPage[],
  settings: ScanSettings,
  bannerText = '',
): Record<LegalKind, Gathered<LegalPageFact>> {
  const examined = pages.filter(({ fact }) => fact.failure === null);
  const lines = new Map(
    examined.map((page) => [
      page.fact.url,
      new Set(
        prepareText(page.fact.text)
          .split('\n')
          .map((line) => line.trim()),
      ),
    ]),
  );
  const read: ReadPage[] = pages.map(({ fact, visits }) => {
    const text = prepareText(fact.text);
    // Menu and footer are what the start page shows as well; without it, what any other page shows.
    const sisters = examined.filter((page) => pageKey(page.fact.url) !== pageKey(fact.url));
    const start = sisters.filter((page) => page.fact.kind === 'start');
    const compared = (start.length > 0 ? start : sisters.slice(0, 1)).flatMap((page) => lines.get(page.fact.url) ?? []);
    const keys = new Set([fact.url, ...visits.flatMap((visit) => [visit.url, visit.finalUrl])].map(pageKey));
    const own = ownLines(text, compared);
    const language = languageOfPage(own.length >= 300 ? own : text, fact.language);
    return { fact, keys, text, own, language, contents: new Map(), overlays: visits.flatMap(({ legalOverlays }) => legalOverlays ?? []) };
  });
  const startRead = examined.some(({ fact }) => fact.kind === 'start');
  const find = (kind: LegalKind): Gathered<LegalPageFact> => {
    if (examined.length === 0) return unknown('unreachable', 'no page of the site could be examined');
    const found = findLegalPage(kind, read, settings[settingNames[kind]]);
    const elsewhere = elsewhereOf(
      found,
      read.map((page) => ({ ...page, content: () => contentOf(page, kind) })),
    );
    // A text of the same kind owes no link to this one.
    const apart = new Set(elsewhere.filter((text) => text.read).map((text) => pageKey(text.url)));
    const page = {
      ...found,
      text: withoutBanner(found.text, bannerText),
      pagesWithoutLink: found.pagesWithoutLink.filter((url) => !apart.has(pageKey(url))),
      ...(elsewhere.length > 0 && { elsewhere }),
    };
    // Links are looked for on the start page first; unread, it may have them.
    return page.url !== null || startRead ? known(page) : unknown('unreachable', 'the start page could not be read');
  };
  return { imprint: find('imprint'), privacy: find('privacy'), terms: find('terms'), cancellation: find('cancellation') };
}

function findLegalPage(kind: LegalKind, pages: readonly ReadPage[], given: string | null): LegalPageFact {
  const examined = pages.filter(({ fact }) => fact.failure === null && !fact.isPdf);
  const links = examined.flatMap(({ fact }) =>
    legalLinks(kind, fact.links).map((link) => ({ link, base: fact.url, target: resolve(link.href, fact.url) })),
  );
  const living = links.filter(({ link, base }) => !isDeadHref(link.href, base));
  const visited = (url: string) => pages.find(({ keys }) => keys.has(pageKey(url)));

  const build = (
    page: ReadPage | undefined,
    url: string | null,
    foundBy: LegalPageFact['foundBy'],
    linkText: string | null,
    deadLink: boolean,
  ): LegalPageFact => ({
    kind,
    url,
    foundBy,
    linkText,
    pagesWithoutLink: withoutLink(kind, page?.keys ?? new Set(url === null ? [] : [pageKey(url)]), examined),
    status: page?.fact.status ?? null,
    // A link nobody followed is neither a finding nor a proof.
    failure: page ? page.fact.failure : url !== null ? 'budget' : null,
    text: page?.text ?? '',
    language: page?.language ?? '',
    isPdf: page?.fact.isPdf ?? false,
    contentKind: page ? contentOf(page, kind) : 'empty',
    deadLink: deadLink || (page !== undefined && (page.fact.failure !== null || (page.fact.status ?? 200) >= 400)),
  });

  const leadsTo = (target: string | null, keys: ReadonlySet<string>) => target !== null && keys.has(pageKey(target));
  const textTo = (keys: ReadonlySet<string>): string | null => living.find(({ target }) => leadsTo(target, keys))?.link.text ?? null;

  if (given) {
    const page = visited(given) ?? pages.find(({ fact }) => fact.kind === kind);
    return build(page, given, 'given', textTo(page?.keys ?? new Set([pageKey(given)])), false);
  }

  // The plan's page for this kind, and the pages that links promise; the first whose content keeps the promise wins.
  const planned = pages.filter(({ fact }) => fact.kind === kind);
  const linked = living.flatMap(({ target }) => (target === null ? [] : (visited(target) ?? [])));
  const candidates = [...new Set([...planned.filter((page) => textTo(page.keys) !== null), ...linked, ...planned])];
  const kept = candidates.find((page) => keepsPromise(contentOf(page, kind), kind));
  const overlaid = kept ? null : overlayOf(kind, pages, examined);
  if (overlaid) return overlaid;
  const chosen = kept ?? candidates.find((page) => page.fact.failure === null) ?? candidates[0];
  if (chosen) {
    const text = textTo(chosen.keys);
    const pointed = examined.some(({ fact }) => fact.links.some((link) => leadsTo(resolve(link.href, fact.url), chosen.keys)));
    return build(chosen, chosen.fact.url, text !== null ? 'link' : pointed ? 'address' : 'guess', text, false);
  }
  const unvisited = living[0];
  if (unvisited) return build(undefined, unvisited.target, 'link', unvisited.link.text, false);
  const byContent = examined.find(
    (page) => page.fact.kind !== kind && contentOf(page, kind) !== 'other' && keepsPromise(recognise(page, page.own, null), kind),
  );
  if (byContent) return build(byContent, byContent.fact.url, 'content', null, links.length > 0);
  const byAddress = examined.flatMap(({ fact }) =>
    fact.links.filter((link) => isLegalAddress(kind, resolve(link.href, fact.url) ?? '')),
  )[0];
  if (byAddress) return build(undefined, byAddress.href, 'address', byAddress.text, false);
  return build(undefined, null, links.length > 0 ? 'link' : null, links[0]?.link.text ?? null, links.length > 0);
}

/** A text that a control of the start page opens over it: it has no address but that of the page. */
function overlayOf(kind: LegalKind, pages: readonly ReadPage[], examined: readonly ReadPage[]): LegalPageFact | null {
  for (const page of pages) {
    const overlay = page.overlays.find((each) => each.kind === kind);
    if (!overlay) continue;
    const text = prepareText(overlay.text);
    const language = languageOfPage(text, page.fact.language);
    const contentKind = recognise({ ...page, own: text, language }, text, kind);
    if (!keepsPromise(contentKind, kind)) continue;
    const opens = ({ links, buttons }: PageFact) => [...links, ...buttons].some((each) => each.visible && isLegalText(kind, each.text));
    const pagesWithoutLink = examined.filter(({ fact }) => !opens(fact)).map(({ fact }) => fact.url);
    return {
      kind,
      url: page.fact.url,
      foundBy: 'link',
      linkText: overlay.control,
      pagesWithoutLink,
      status: page.fact.status,
      failure: null,
      text,
      language,
      isPdf: false,
      contentKind,
      deadLink: false,
      overlay: true,
    };
  }
  return null;
}

function contentOf(page: ReadPage, kind: LegalKind): LegalContent {
  return entryOf(page.contents, kind, () => recognise(page, page.text, kind));
}

function recognise({ fact, own, language }: ReadPage, whole: string, expected: LegalKind | null): LegalContent {
  const { title, headings, links, buttons } = fact;
  return recognisePage({ own, whole, title, headings, links, buttons }, expected, language);
}

function keepsPromise(content: LegalContent, kind: LegalKind): boolean {
  return content === kind || (content === 'combined' && (kind === 'imprint' || kind === 'privacy'));
}

/** Pages that offer no visible link to a legal page. The page itself needs none. */
function withoutLink(kind: LegalKind, own: ReadonlySet<string>, examined: readonly ReadPage[]): string[] {
  const leadsThere = (href: string, base: string) => {
    const target = resolve(href, base);
    return target !== null && own.has(pageKey(target));
  };
  return examined
    .filter(({ fact }) => !own.has(pageKey(fact.url)))
    .filter(
      ({ fact }) =>
        !fact.links.some(
          (link) => link.visible && !isDeadHref(link.href, fact.url) && (isLegalText(kind, link.text) || leadsThere(link.href, fact.url)),
        ),
    )
    .map(({ fact }) => fact.url);
}

function resolve(href: string, base: string): string | null {
  const target = URL.parse(href, base)?.href ?? null;
  return target !== null && parseAddress(target) !== null ? target : null;
}
