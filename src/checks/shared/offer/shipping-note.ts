import type { PageFact } from '../../facts/pages.ts';
import { mentions, plainText } from '../wording.ts';
import { shipping } from './price-words.ts';

/** Whether a page of the offer tells of shipping costs: in its text, or by a link among the goods; one of menu or footer is about the site. */
export function tellsShipping({ page, text }: { page: PageFact; text: string }): boolean {
  return mentions(text, shipping) || shippingLinks(page).some(({ area }) => area === 'body');
}

/** Links in view that lead to something about shipping, wherever they stand. */
export function shippingLinks({ links }: PageFact): PageFact['links'] {
  return links.filter(({ text, visible }) => visible && /versand|liefer|shipping|delivery/i.test(plainText(text)));
}
