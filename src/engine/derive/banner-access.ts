import type { PromptFact } from '#checks/facts/consent.ts';
import type { LegalAccessFact, LegalPageFact } from '#checks/facts/pages.ts';
import type { Facts } from '#checks/facts.ts';
import { isDeadHref } from '#checks/shared/site/dead-href.ts';
import type { BannerEvidence } from '#evidence/banner.ts';
import { consentStates, type Gathered } from '#evidence/gathered.ts';
import type { PageVisit } from '#evidence/pages.ts';
import { hostOf, pageKey } from './addresses.ts';
import type { DeriveContext } from './context.ts';
import { known, unknown } from './gathered.ts';
import { isLegalAddress, isLegalText } from './legal-links.ts';

const shortest = 40;
const compared = 120;

/** Whether what a page showed is the banner of the start page, by the beginning of its text: privacy pages have settings of their own. */
function isSameBanner(banner: BannerEvidence, shown: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const [own, other] = [plain(banner.text).slice(0, compared), plain(shown).slice(0, compared)];
  return other.length >= shortest ? own.startsWith(other) || other.startsWith(own) : own === other;
}

function wasLookedFor(visit: PageVisit): visit is PageVisit & { banner: NonNullable<PageVisit['banner']> | null } {
  return visit.failure === null && visit.banner !== undefined;
}

/** What each page visited after a choice showed of the banner. Nothing to tell without a banner, or where it hides in a closed root. */
export function derivePrompts(banner: Gathered<Facts['banner']>, { evidence, runs }: DeriveContext): Gathered<PromptFact[]> {
  if (!banner.ok) return banner;
  const asked = banner.data.banner;
  if (asked === null) return known([]);
  if (asked.host === 'shadow-closed') return unknown('unsupported', 'the banner lives in a closed shadow root');
  const startHost = hostOf(evidence.run.finalUrl);
  const silent = silentPages(asked, evidence.pages);
  const prompts = (['reject', 'accept'] as const).map((state): PromptFact => {
    const counted = runs.outcome(state)?.performed === true;
    // Another host keeps its own cookies: that it asks too is no repetition.
    const visits = evidence.pages
      .filter((visit) => counted && visit.state === state && hostOf(visit.finalUrl) === startHost)
      .filter(wasLookedFor);
    const shown = visits.filter((visit) => visit.banner?.asks === true && isSameBanner(asked, visit.banner.text));
    const telling = visits.filter((visit) => shown.includes(visit) || !silent.has(pageKey(visit.finalUrl)));
    return { state, examined: telling.map(({ finalUrl }) => finalUrl), shownOn: shown.map(({ finalUrl }) => finalUrl) };
  });
  const looked = evidence.pages.some((visit) => visit.state !== 'none' && wasLookedFor(visit));
  return looked ? known(prompts) : unknown('not-performed', 'the scan did not look for the banner on further pages');
}

/**
 * Pages on which the banner did not show before the choice either, as on legal pages: that it stays away there tells nothing. None where
 * it showed on fewer than half of the further pages: then it may come too late to be seen there.
 */
function silentPages(asked: BannerEvidence, pages: readonly PageVisit[]): ReadonlySet<string> {
  const looked = pages.filter((visit) => visit.state === 'none' && visit.kind !== 'start').filter(wasLookedFor);
  const asks = (visit: PageVisit) => visit.banner?.asks === true && isSameBanner(asked, visit.banner.text);
  const silent = looked.filter((visit) => !asks(visit));
  return new Set(silent.length * 2 > looked.length ? [] : silent.map(({ finalUrl }) => pageKey(finalUrl)));
}

/**
 * Pages opened before any choice on which the banner of the start page did not come, legal ones among them. None
 * where it comes late, for further pages are left once they are quiet, or where it was missing on most of them.
 * `withTool`: visits whose page asked another server for the banner's tool; there it may have come after the page was left.
 */
export function pagesWithoutBanner(
  asked: BannerEvidence,
  evidence: DeriveContext['evidence'],
  withTool: ReadonlySet<string> = new Set(),
): string[] {
  if (asked.host === 'shadow-closed' || asked.seenAfterMs >= lateMs) return [];
  const startHost = hostOf(evidence.run.finalUrl);
  const silent = silentPages(asked, evidence.pages);
  const lacking = evidence.pages
    .filter((visit) => visit.state === 'none' && visit.kind !== 'start' && hostOf(visit.finalUrl) === startHost)
    .filter((visit) => wasLookedFor(visit) && visit.banner === null && silent.has(pageKey(visit.finalUrl)))
    .filter(({ id, notes }) => !withTool.has(id) && !notes.includes('partial-load'));
  return [...new Set(lacking.map(({ finalUrl }) => finalUrl))];
}

/** Ways to imprint and privacy notice before any choice: links in the banner, links of the page, and the pages themselves. */
export function deriveLegalAccess(
  banner: Gathered<Facts['banner']>,
  legal: Record<'imprint' | 'privacy', Gathered<LegalPageFact>>,
  { evidence }: DeriveContext,
): Gathered<LegalAccessFact[]> {
  if (!banner.ok) return banner;
  const shown = banner.data.banner;
  if (shown === null) return known([]);
  const seen = consentStates
    .map((state) => evidence.banners[state])
    .flatMap((gathered) => (gathered.ok && gathered.data?.legalLinks ? [gathered.data.legalLinks] : []))[0];
  if (!seen) return unknown('not-performed', 'the scan did not try the legal links behind the banner');
  return known((['imprint', 'privacy'] as const).map((kind) => accessTo(kind, shown, seen, legal[kind], evidence.pages)));
}

const byReach = { free: 0, locked: 1, covered: 2 } as const;

function accessTo(
  kind: 'imprint' | 'privacy',
  banner: BannerEvidence,
  links: NonNullable<BannerEvidence['legalLinks']>,
  legal: Gathered<LegalPageFact>,
  pages: readonly PageVisit[],
): LegalAccessFact {
  const offered = banner.controls.filter(
    ({ layer, href, text, role, element, leadsTo }) =>
      layer === 1 &&
      // A button without an address leads there by script.
      (href === null
        ? leadsTo === kind || (role === 'other' && element === 'button' && isLegalText(kind, text))
        : leadsTo === kind ||
          isLegalText(kind, text) ||
          isLegalAddress(kind, URL.parse(href, banner.frameUrl ?? 'https://x.test')?.href ?? '')),
  );
  const inBanner = offered.find(({ href }) => !isDeadHref(href ?? '')) ?? offered[0];
  const own = links.filter((link) => link.kind === kind && !isDeadHref(link.href)).sort((a, b) => byReach[a.reach] - byReach[b.reach])[0];
  const url = legal.ok ? legal.data.url : null;
  const visit = pages
    .filter((page) => page.state === 'none' && page.kind !== 'start' && url !== null && isAt(page, url))
    .find(wasLookedFor);
  return {
    kind,
    inBanner: inBanner ? { text: inBanner.text, href: inBanner.href ?? '', dead: isDeadHref(inBanner.href ?? '') } : null,
    onPage: own ? { text: own.text, href: own.href, reach: own.reach } : null,
    pageUrl: visit ? visit.finalUrl : null,
    pageCovered: visit ? isCovered(visit.banner, banner) : null,
  };
}

/** The start page is watched until the banner comes; another page is left once it is quiet, so that a late one is missed there. */
const lateMs = 1_000;

function isCovered(found: PageVisit['banner'], { seenAfterMs }: BannerEvidence): boolean | null {
  if (found) return found.blocksPage;
  return seenAfterMs < lateMs ? false : null;
}

function isAt(visit: PageVisit, url: string): boolean {
  return pageKey(visit.url) === pageKey(url) || pageKey(visit.finalUrl) === pageKey(url);
}
