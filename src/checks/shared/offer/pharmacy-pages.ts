import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { asksProtected } from '../forms/protected-questions.ts';
import { dataForms } from '../forms/visitor-forms.ts';
import { linesBesides, pageAt } from '../site/legal-page.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { accountPages } from './account-pages.ts';
import { isOrderStep, speaksOfReserving } from './order-steps.ts';

/** What a page is that tells of its visitors' health, the most telling first. */
export const tellingKinds = ['prescription', 'health', 'preorder', 'order', 'medicine', 'product', 'account'] as const;
/** One of these kinds. */
export type TellingKind = (typeof tellingKinds)[number];

const prescription = wholeWords('(?:e-?)?rezept(?:s|e[sn]?)?|(?:folge|privat|kassen|papier)rezept[a-zß-ɏ]{0,3}|e?-?prescriptions?');
/** What only labels of medicines say; numbers (PZN) and the leaflet's name stand beside cosmetics and in footers, too. */
const medicine = wholeWords(
  '(?:apotheken|verschreibungs|rezept)pflichtig[a-zß-ɏ]*|(?:film|schmelz|kau|retard|brause)?tabletten|dragees|zäpfchen|wirkstoffe?\\s?:|anwendungsgebiete?|pharmacy-only|active\\s+(?:ingredient|substance)s?\\s?:',
);

type Seen = Pick<Facts, 'pages' | 'forms'> & Partial<Pick<Facts, 'shopPages'>>;

/** The pages that tell of health by what they are, by address: forms on health or prescriptions, orders, goods, accounts. */
export function tellingPages(facts: Seen): ReadonlyMap<string, TellingKind> {
  const { pages, forms, shopPages = [] } = facts;
  const accounts = accountPages(facts);
  const urls = new Set([...pages.map(({ url }) => url), ...forms.map(({ pageUrl }) => pageUrl), ...shopPages.map(({ url }) => url)]);
  return new Map(
    [...urls].flatMap((url) => {
      const own = forms.filter(({ pageUrl, visible }) => pageUrl === url && visible);
      const page = pageAt(pages, url);
      const kind = kindByForms(own, page) ?? kindByOffer(url, own, page, facts) ?? (accounts.has(url) ? ('account' as const) : null);
      return kind ? [[url, kind] as const] : [];
    }),
  );
}

/** Addresses with the most telling pages first, else in their order. */
export function mostTellingFirst(urls: readonly string[], kinds: ReadonlyMap<string, TellingKind>): string[] {
  const rank = (url: string) => {
    const kind = kinds.get(url);
    // An account says little by itself.
    return kind === undefined || kind === 'account' ? tellingKinds.length : tellingKinds.indexOf(kind);
  };
  return [...new Set(urls)].sort((a, b) => rank(a) - rank(b));
}

/** The forms that collect nothing on health here, whatever page they stand on. */
const others: ReadonlySet<FormFact['kind']> = new Set(['newsletter', 'registration', 'comment', 'application']);

function kindByForms(own: readonly FormFact[], page: PageFact | null): TellingKind | null {
  const asking = own.filter((form) => asksProtected(form) || (dataForms([form]).length > 0 && !others.has(form.kind)));
  const says = (form: FormFact, pattern: RegExp) =>
    [form.submitText, ...form.asked.map(({ label }) => label.slice(0, 120)), headOf(page)].some((text) =>
      mentions(plainText(text), pattern),
    );
  if (asking.some((form) => says(form, prescription))) return 'prescription';
  const reserving = asking.filter(({ kind }) => kind === 'order' || kind === 'other' || kind === 'contact');
  if (reserving.some((form) => speaksOfReserving(form.submitText) || speaksOfReserving(headOf(page)))) return 'preorder';
  return own.some((form) => asksProtected(form) && form.kind !== 'order') ? 'health' : null;
}

function kindByOffer(url: string, own: readonly FormFact[], page: PageFact | null, { pages, shopPages = [] }: Seen): TellingKind | null {
  const orders = own.filter(({ kind }) => kind === 'order');
  if (isOrderStep(url, shopPages) || dataForms(orders).length > 0) return 'order';
  // A form that only puts goods into the cart asks nothing of the visitor.
  if (orders.length === 0 && !shopPages.some((shop) => shop.url === url && shop.kind === 'product')) return null;
  const everywhere = pages.filter(({ kind }) => kind === 'start').map(({ text }) => text);
  const lines = page ? linesBesides(page.text.slice(0, 60_000), everywhere) : [];
  return mentions(plainText([headOf(page), ...lines].join('\n')), medicine) ? 'medicine' : 'product';
}

/** What a page calls itself. */
function headOf(page: PageFact | null): string {
  return page ? plainText([page.title, ...page.headings.slice(0, 1)].map((line) => line.slice(0, 200)).join(' ')) : '';
}
