import type { FormFact } from '../../facts/forms.ts';
import type { PageFact, ShopPageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { dataForms } from '../forms/visitor-forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

const orderAddress = /\/(?:warenkorb|cart|basket|einkaufswagen|kasse|checkout|bestell[a-zß-ɏ]*|payment|zahlung)(?=[/.?#]|$)/iu;

/** Whether a page belongs to an order: its cart or checkout, by content or else by address. */
export function isOrderStep(url: string, shopPages: readonly ShopPageFact[]): boolean {
  const known = shopPages.find((page) => page.url === url);
  if (known) return known.kind === 'cart' || known.kind === 'checkout';
  return orderAddress.test(URL.parse(url)?.pathname ?? '');
}

/** Whoever reserves goods and pays when fetching them concludes nothing on the page. */
const reserves = wholeWords(
  'unverbindlich[a-zß-ɏ]*|vorbestell[a-zß-ɏ]*|reservier[a-zß-ɏ]*|vormerken|zurücklegen|abholung\\s+anfragen|reserve',
);
const binding = wholeWords('(?:zahlungs|kosten)pflichtig[a-zß-ɏ]*|kaufen|bezahlen|buy|pay');

/** Whether an order can be placed on a page: its checkout, or a form of its own that orders. */
export function takesOrders(url: string, { shopPages, forms }: Pick<Facts, 'shopPages' | 'forms'>): boolean {
  return (
    (shopPages.some((page) => page.url === url && page.kind === 'checkout') && !reservesOnly(url, forms)) ||
    dataForms(forms).some((form) => form.kind === 'order' && form.pageUrl === url && !onlyReserves(form))
  );
}

function onlyReserves({ submitText }: FormFact): boolean {
  return speaksOfReserving(submitText);
}

/** Whether a button or a heading speaks of goods to be fetched and paid later, and of nothing binding. */
export function speaksOfReserving(text: string): boolean {
  return mentions(plainText(text), reserves) && !mentions(plainText(text), binding);
}

function reservesOnly(url: string, forms: readonly FormFact[]): boolean {
  const orders = dataForms(forms).filter(({ kind, pageUrl }) => kind === 'order' && pageUrl === url);
  return orders.length > 0 && orders.every(onlyReserves);
}

const buys = wholeWords(
  '(?:jetzt\\s+)?kaufen|(?:in\\s+den\\s+)?(?:warenkorb|einkaufswagen|einkaufskorb)(?:\\s+legen)?|in\\s+den\\s+korb|sofort\\s+kaufen|add\\s+to\\s+(?:cart|basket|bag)|buy\\s+now',
);

/** Whether goods are put into the cart on the page itself: on an overview with such buttons nobody has to open the page of the product. */
export function sellsAtOnce({ buttons }: Pick<PageFact, 'buttons'>): boolean {
  return buttons.some(({ text, visible, area }) => visible && area === 'body' && mentions(plainText(text), buys));
}
