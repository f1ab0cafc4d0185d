import { serviceOf } from '#knowledge/find-service.ts';
import { isWithin } from '#knowledge/is-within.ts';
import type { FindingItem } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { controlItem, pageItem } from '../../items.ts';
import { pageAt, readablePages } from '../site/legal-page.ts';
import { plainText } from '../wording.ts';
import { isFormFrame } from './form-recipients.ts';
import { namesNewsletter } from './newsletter-words.ts';

/** A sign-up that is linked or framed instead of shown. */
export function signUpElsewhere({ pages, embeds, site }: Pick<Facts, 'pages' | 'embeds' | 'site'>): {
  message: 'external' | 'notSeen';
  target: string;
  items: FindingItem[];
} | null {
  const frame = embeds.find((embed) => isFormFrame(embed) && serviceOf(embed.serviceId ?? '')?.category === 'newsletter');
  if (frame) return { message: 'external', target: frame.host, items: [pageItem(frame.pageUrl, frame.states, { frame: frame.url })] };
  for (const page of readablePages(pages)) {
    for (const { text, href, visible } of page.links) {
      const target = URL.parse(href, page.url);
      if (!visible || text.length > 60 || !target?.host || !namesNewsletter(text)) continue;
      // An entry in the table of contents of the notice leads to what it says of newsletters, not to a form.
      const kind = pageAt(pages, target.href)?.kind;
      if (kind === 'privacy' || kind === 'imprint' || kind === 'terms') continue;
      const isForeign = !isWithin(target.hostname, site.domain);
      const items = [controlItem(page.url, plainText(text), page.states, { target: target.href })];
      return isForeign ? { message: 'external', target: target.hostname, items } : { message: 'notSeen', target: target.pathname, items };
    }
  }
  return null;
}
