import type { ConsentState } from '#evidence/gathered.ts';
import type { Finding } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, pageItem } from '../../items.ts';
import { shortList } from '../wording.ts';

const sensitiveFields = [
  ['password', 'onPassword'],
  ['payment', 'onPayment'],
  ['health', 'onHealth'],
] as const;

/** The pages among those recorded that ask for a password, payment or health data: one entry for each kind that was seen. */
export function onSensitivePages(
  pages: readonly string[],
  states: readonly ConsentState[],
  { forms }: Pick<Facts, 'forms'>,
): Pick<Finding, 'message' | 'params' | 'items'>[] {
  return sensitiveFields.flatMap(([field, message]) => {
    const asking = forms.filter(({ pageUrl, personalFields }) => pages.includes(pageUrl) && personalFields.includes(field));
    const urls = [...new Set(asking.map(({ pageUrl }) => pageUrl))];
    const items = atLeastOne(urls.map((url) => pageItem(url, states)));
    return items
      ? [{ message, params: { recorded: pages.length, pages: urls.length, addresses: shortList(urls.map(pathOf)) }, items }]
      : [];
  });
}

/** The path of an address, as texts name a page of the site. */
export function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
