import { isDeadHref } from '#checks/shared/site/dead-href.ts';
import type { BannerControl, BannerEvidence } from '#evidence/banner.ts';
import { isSameSite } from '#knowledge/registrable-domain.ts';
import { isLegalAddress, isLegalText } from '../derive/legal-links.ts';
import { htmlText } from '../reading/html-text.ts';
import { languageOfPage } from '../reading/language/page-language.ts';
import { recognisePage } from '../reading/page-kind/recognise-page.ts';
import { prepareText } from '../reading/prepare-text.ts';
import type { ScanSession } from './scan-session.ts';

/** A banner links one page of further information, on each of its layers. */
const mostAsked = 2;

/** What a link says that only promises to tell more. */
const furtherText =
  /(?<![a-zß-ɏ])(?:mehr|weitere[snr]?|info(?:s|rmation(?:en)?)?|details?|hier|hinweise?|nachlesen|more|learn|further|read|here|about|cookies?)(?![a-zß-ɏ])/iu;

/**
 * Marks the links of a banner that lead to the privacy notice although neither their words nor their address say so: shop systems show it
 * in a window, under an address of their own. `base`: address of the page with the banner.
 */
export async function markNoticeLinks({ askPage }: Pick<ScanSession, 'askPage'>, banner: BannerEvidence, base: string): Promise<void> {
  const byAddress = Map.groupBy(banner.controls, (control) => unclearTarget(control, banner.frameUrl ?? base, base));
  byAddress.delete(null);
  await Promise.all(
    [...byAddress].slice(0, mostAsked).map(async ([address, controls]) => {
      const answer = await askPage(address!).catch(() => null);
      if (answer?.status !== 200 || !answer.html || !holdsNotice(answer.text)) return;
      for (const control of controls) control.leadsTo = 'privacy';
    }),
  );
}

/** Address of the site's own page behind a link that does not say what it shows; null for all others. */
function unclearTarget({ role, text, href }: BannerControl, base: string, site: string): string | null {
  if (role !== 'other' || href === null || isDeadHref(href, base) || text.length > 90 || !furtherText.test(text)) return null;
  const url = URL.parse(href, base);
  if (!url || !/^https?:$/.test(url.protocol) || !isSameSite(url.hostname, new URL(site).hostname)) return null;
  const isTold = (['imprint', 'privacy', 'terms', 'cancellation'] as const).some(
    (kind) => isLegalText(kind, text) || isLegalAddress(kind, url.href),
  );
  url.hash = '';
  return isTold || url.href === new URL('/', site).href ? null : url.href;
}

/** Whether a document is a privacy notice by what it says. */
export function holdsNotice(html: string): boolean {
  const { title, headings, text } = htmlText(html);
  const own = prepareText(text);
  const language = languageOfPage(own, '');
  return recognisePage({ own, whole: own, title, headings, links: [], buttons: [] }, 'privacy', language) === 'privacy';
}
