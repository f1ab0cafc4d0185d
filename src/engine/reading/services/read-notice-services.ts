import type { LegalPageFact, PageFact } from '#checks/facts/pages.ts';
import type { NamedService, NoticeServices } from '#checks/shared/notice/notice-services.ts';
import { searchableText } from '#checks/shared/site/legal-page.ts';
import { findService } from '#knowledge/find-service.ts';
import { readServiceNames } from '#knowledge/service-names.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import { withoutFurniture } from '../page-kind/furniture.ts';

/** Reads which services a privacy notice says are used. `pages` are the visited pages: they tell whether the text is whole. */
export function readNoticeServices(page: LegalPageFact, pages: readonly PageFact[] = []): NoticeServices {
  const isNotice = page.contentKind === 'privacy' || page.contentKind === 'combined';
  const understood = page.language === 'de' || page.language === 'en';
  const seen = pages.find(({ url }) => url === page.url);
  const { used, notUsed } = readServiceNames(seen ? ownMatter(page.text, seen) : page.text);
  // Articles on data protection and lists of providers name services as well, and say nothing about this site.
  if (!isNotice) return { used: [], notUsed: [...used, ...notUsed], complete: false };
  const told = new Set([...used, ...notUsed].map(({ serviceId }) => serviceId));
  // What stands only in menu, footer or banner is a link or a choice.
  const whole = seen ? readServiceNames(page.text) : { used, notUsed };
  const aside = [...whole.used, ...whole.notUsed].filter(({ serviceId }) => !told.has(serviceId));
  const linked = seen ? linkedNetworks(seen) : [];
  const named = new Set([...told, ...aside.map(({ serviceId }) => serviceId)]);
  const links = linked.filter(({ serviceId }) => !named.has(serviceId));
  return {
    used,
    notUsed: withPixel(used, [...notUsed, ...aside, ...links]),
    complete: understood && 'text' in searchableText(page, pages),
  };
}

const linkedKinds: ReadonlySet<ServiceCategory> = new Set<ServiceCategory>(['social', 'video', 'audio']);

/** Networks to which menu and footer lead: their entries often stand in one row without a space, and "X" is no name by itself. */
function linkedNetworks({ links }: PageFact): NamedService[] {
  const found = new Map<string, NamedService>();
  for (const { area, text, href } of links) {
    if (area === 'body' || text.trim() === '') continue;
    const service = findService(href)?.service;
    if (service && linkedKinds.has(service.category) && !found.has(service.id))
      found.set(service.id, { serviceId: service.id, quote: text.trim().slice(0, 200) });
  }
  return [...found.values()];
}

/** A mere "Facebook" stands for all that the network offers to sites. */
function withPixel(used: readonly NamedService[], notUsed: readonly NamedService[]): readonly NamedService[] {
  const network = notUsed.find(
    ({ serviceId, quote }) => serviceId === 'facebook-plugins' && /Facebook(?!-(?:Gef|Like|Plug|Share|But))/.test(quote),
  );
  const isTold = [...used, ...notUsed].some(({ serviceId }) => serviceId === 'meta-pixel');
  return network && !isTold ? [...notUsed, { ...network, serviceId: 'meta-pixel' }] : notUsed;
}

/**
 * The text with the lines of menu, footer and banner left empty: what stands above and below others keeps its distance. Buttons within
 * the text unfold its chapters, and an entry of the menu that stands alone above a paragraph is the title of that.
 */
function ownMatter(text: string, seen: PageFact): string {
  const buttons = seen.buttons.filter(({ area }) => area !== 'body');
  const kept = new Set(withoutFurniture(text, { links: seen.links, buttons }).split('\n'));
  const lines = text.split('\n');
  const teasers = teasersOf(seen);
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const isOwn = (index: number | undefined) => index !== undefined && kept.has(lines[index]!);
  const titles = new Set(filled.filter((at, place) => isOwn(filled[place - 1]) && isOwn(filled[place + 1]) && lines[at]!.length < 60));
  return lines.map((line, index) => ((kept.has(line) || titles.has(index)) && !teasers.has(line.trim()) ? line : '')).join('\n');
}

/** What links to other pages of the site say, such as the titles of articles in a side column. */
function teasersOf({ url, links }: PageFact): Set<string> {
  const isElsewhere = (href: string) => {
    if (!URL.canParse(href) || !URL.canParse(url)) return false;
    const [there, here] = [new URL(href), new URL(url)];
    return there.host === here.host && there.pathname !== here.pathname;
  };
  return new Set(links.filter(({ area, href }) => area === 'body' && isElsewhere(href)).map(({ text }) => text.trim()));
}
