import type { BannerControl, BannerEvidence } from '#evidence/banner.ts';
import type { Facts } from '../../facts.ts';
import { labelNames } from '../wording.ts';

/** What is longer and leads nowhere is text, no label. */
const longestLabel = 80;

/** A link counts by what it says or by where it leads: „Mehr erfahren“ is as good a way as any. */
export function linksNotice(
  { role, text, href, leadsTo }: BannerControl,
  {
    banner,
    privacy,
    legalAccess,
    base,
  }: { banner: BannerEvidence; base: string | undefined } & Partial<Pick<Facts, 'privacy' | 'legalAccess'>>,
): boolean {
  if (role === 'settings') return false;
  // A whole banner that takes clicks, or its heading, is no link however it is worded.
  if (leadsTo === 'privacy' || ((href !== null || text.length <= longestLabel) && labelNames('privacy', text))) return true;
  if (href === null) return false;
  if (legalAccess?.some(({ kind, inBanner }) => kind === 'privacy' && inBanner?.dead === false && inBanner.href === href)) return true;
  const url = URL.parse(href, banner.frameUrl ?? base);
  const notice = privacy?.url ? URL.parse(privacy.url) : null;
  // The start page is no notice, whatever one finds there; what follows the path says where on the page.
  return url !== null && notice !== null && notice.pathname !== '/' && url.host === notice.host && pathOf(url) === pathOf(notice);
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/$/, '');
}
