import type { LegalPageFact, PageFact } from '#checks/facts.ts';
import { searchableText } from '#checks/legal-page.ts';
import type { NoticeServices } from '#checks/notice-services.ts';
import { readServiceNames } from '#knowledge/service-names.ts';

/** Reads which services a privacy notice says are used. `pages` are the visited pages: they tell whether the text is whole. */
export function readNoticeServices(page: LegalPageFact, pages: readonly PageFact[] = []): NoticeServices {
  const isNotice = page.contentKind === 'privacy' || page.contentKind === 'combined';
  const understood = page.language === 'de' || page.language === 'en';
  const { used, notUsed } = readServiceNames(page.text);
  // Articles on data protection and lists of providers name services as well, and say nothing about this site.
  if (!isNotice) return { used: [], notUsed: [...used, ...notUsed], complete: false };
  return { used, notUsed, complete: isNotice && understood && 'text' in searchableText(page, pages) };
}
