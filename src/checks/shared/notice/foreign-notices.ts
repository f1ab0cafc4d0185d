import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { pageAt, plainAddress, readablePages } from '../site/legal-page.ts';
import { languageOf } from '../site/text-language.ts';

/** How the link to a notice is called in other languages. */
const foreignName =
  /^(?:[a-zà-ɏ]+\s+){0,2}?(?:(?:data\s+)?privacy(?:\s+(?:policy|notice|statement))?|data\s+protection(?:\s+[a-z]+)?|politique\s+de\s+confidentialité|confidentialité|protection\s+des\s+données|informativa(?:\s+sulla)?\s+privacy|privacybeleid|privacyverklaring|(?:política|aviso)\s+de\s+privacidad|polityka\s+prywatności|gizlilik(?:\s+[a-zß-ɏ]+)?)$/iu;

/** Addresses of the site to which a page links a notice by a name of another language. */
export function foreignNoticeLinks({ url, links }: Pick<PageFact, 'url' | 'links'>): string[] {
  return links.flatMap(({ text, href, visible }) => {
    const target = URL.parse(href, url);
    const leads = visible && target !== null && /^https?:$/.test(target.protocol) && foreignName.test(text.trim());
    return leads ? [target.href] : [];
  });
}

/** A privacy notice in another language than the one that is judged. */
export interface ForeignNotice {
  page: PageFact;
  language: string;
}

/** Notices in further languages that were visited and read: pages in another language link them as such. */
export function foreignNotices({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>): ForeignNotice[] {
  const main = languageOf(privacy.text);
  const linked = new Set(readablePages(pages).flatMap(foreignNoticeLinks).map(plainAddress));
  const own = privacy.url === null ? null : pageAt(pages, privacy.url);
  return readablePages(pages).flatMap((page) => {
    const language = page === own || !page.textComplete || !linked.has(plainAddress(page.url)) ? null : languageOf(page.text);
    return main === null || language === null || language === 'other' || language === main ? [] : [{ page, language }];
  });
}
