import type { LegalPageFact } from '#checks/facts.ts';
import type { NoticeServices } from '#checks/notice-services.ts';

/** Reads which services a privacy notice says are used. */
export function readNoticeServices(_page: LegalPageFact): NoticeServices {
  return { used: [], notUsed: [], complete: false };
}
