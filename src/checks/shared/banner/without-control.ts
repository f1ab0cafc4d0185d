import type { Verdict } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { pageItem, textItem } from '../../items.ts';
import { readNotice } from '../notice/notice.ts';
import { quoted } from '../wording.ts';
import { acknowledgedBy, bannerTextItem } from './banner-controls.ts';
import { isOfOwnControl, missingControlOfBanner, missingPromisedControl, tellsToTakeBack } from './promised-control.ts';
import { isByDeletingAlone, waysToWithdraw } from './ways-to-withdraw.ts';

/** Without any control, what the notice tells is the only way; that there is none counts only when all of it was read. */
export function withoutControl(
  { accepted, privacy, pages, banner }: Pick<Facts, 'accepted' | 'privacy' | 'pages'> & { banner: Facts['banner'] | undefined },
  cause: string,
): Verdict {
  const notice = readNotice({ privacy, pages });
  const ways = waysToWithdraw(notice.text);
  // A row of a list that only names the banner is no way; a control that is missing is the only one unless another is told besides.
  const tellsOther = ways.some((way) => tellsToTakeBack(way) && !isOfOwnControl(way) && !isByDeletingAlone(way));
  const promised = tellsOther ? null : missingPromisedControl({ privacy, pages, withdrawal: [], accepted });
  // An icon without words may be there all the same.
  if (notice.url !== null && promised !== null && !promised.isIcon) {
    const { quote, pages } = promised;
    const items = [textItem(notice.url, quote)] as const;
    return { class: 'Risk', findings: [{ message: 'describedMissing', params: { quote, pages }, items, cause }] } as const;
  }
  const asked = banner?.banner ?? null;
  const told =
    tellsOther || banner === undefined || asked === null
      ? null
      : missingControlOfBanner(asked, { pages, withdrawal: [], accepted, banner });
  if (asked !== null && told !== null && !told.isIcon) {
    const { quote, pages } = told;
    const items = [{ ...bannerTextItem(asked), value: quote }] as const;
    return { class: 'Risk', findings: [{ message: 'promisedMissing', params: { quote, pages }, items, cause }] } as const;
  }
  if (notice.url !== null && ways.length > 0 && ways.every(isByDeletingAlone)) {
    return { class: 'Risk', findings: [{ message: 'onlyByDeleting', items: [textItem(notice.url, quoted(ways[0]!))], cause }] } as const;
  }
  if (notice.url !== null && ways.length > 0) {
    return { class: 'Hint', findings: [{ message: 'onlyDescribed', items: [pageItem(notice.url)], cause }] } as const;
  }
  if (notice.url !== null && !notice.complete) {
    return { class: 'NoClassification', message: 'noticeUnread', items: [pageItem(notice.url)] } as const;
  }
  const own = banner === undefined ? null : keptByOwnBanner(banner, accepted);
  const start = pages.find(({ kind }) => kind === 'start') ?? pages[0];
  const items = [pageItem(start?.url ?? '', ['accept'])] as const;
  // Nothing can be agreed to by "Understood" alone: a way to reopen it comes after there is something to choose.
  const label = acknowledgedBy(accepted);
  return label
    ? ({ class: 'Risk', findings: [{ message: 'missingWithoutChoice', params: { label }, items, cause }] } as const)
    : ({
        class: 'Risk',
        findings: [{ ...(own === null ? { message: 'missing' } : { message: 'missingOwn', params: { entry: own } }), items, cause }],
      } as const);
}

/** Where a banner that no known tool shows keeps the consent: deleting that entry is how its own script takes it back. */
function keptByOwnBanner({ cmpName, cmpLoaded }: Facts['banner'], { proofs }: Facts['accepted']): string | null {
  const kept = proofs.find(({ kind, confirms }) => confirms && (kind === 'consent-cookie' || kind === 'consent-storage'));
  if (cmpName !== null || cmpLoaded !== null || !kept) return null;
  return `${kept.value.split('=', 1)[0]!} (${kept.kind === 'consent-cookie' ? 'Cookie' : 'Local Storage'})`;
}
