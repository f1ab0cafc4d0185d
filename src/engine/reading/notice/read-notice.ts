import type { LegalPageFact } from '#checks/facts.ts';
import type { NoticeItems } from '#checks/notice-items.ts';

/** Reads the statements of a privacy notice off its text and headings. */
export function readNoticeItems(_page: LegalPageFact): NoticeItems {
  return { items: [], complete: false };
}
