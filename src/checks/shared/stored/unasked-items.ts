import type { Locale } from '../../define-check.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';

type Stored = CookieFact | StorageFact;

/** What a visitor does before an entry of a telling name can be needed; a scan does none of it. */
const acts: readonly { id: string; name: RegExp; done: Record<Locale, string> }[] = [
  {
    id: 'cart',
    name: /-(?:mini|shopping|my)?(?:cart|basket)(?:s|id|items?)?-|-warenk[oö]rb|-einkaufs(?:wagen|korb)/,
    done: { de: 'etwas in den Warenkorb gelegt wurde', en: 'something was put into the cart' },
  },
  {
    id: 'list',
    name: /-(?:wish|watch)-?list|-(?:wunsch|merk)-?(?:liste|zettel)|-(?:favou?rites|favoriten)-/,
    done: { de: 'etwas auf eine Merkliste gesetzt wurde', en: 'something was put on a wish list' },
  },
  {
    id: 'viewed',
    name: /-(?:recently|last)-?viewed-|-viewed-?(?:products?|items?)-|-zuletzt-?(?:an)?gesehen/,
    done: { de: 'eine Liste angesehener Waren verlangt wurde', en: 'a list of viewed goods was asked for' },
  },
  {
    id: 'login',
    name: /-(?:is-?)?logged-?in-|-eingeloggt-|-angemeldet-|-remember-?me-/,
    done: { de: 'eine Anmeldung erfolgt ist', en: 'somebody logged in' },
  },
  {
    id: 'language',
    name: /-(?:lang|languages?|locale|sprache|sprachwahl)-/,
    done: { de: 'eine Sprache gewählt wurde', en: 'a language was chosen' },
  },
];

/** Sessions and protection of forms are needed before anything is asked for; a notice that was closed and a campaign are something else. */
const otherPurpose = /sess|sid|csrf|xsrf|token|nonce|consent|popup|banner|modal|hint|notice|dismiss|clos|abandon|track|campaign/i;

const longestName = 100;

/** The act that the name of an entry tells of, or null: only a name that says so itself is taken at its word. */
export function actOf(item: Stored): string | null {
  const name = ('name' in item ? item.name : item.key).slice(0, longestName);
  if (otherPurpose.test(name)) return null;
  const words = name.replace(/([a-zäöüß\d])([A-ZÄÖÜ])/g, '$1-$2').replace(/[^a-zäöüß]+/gi, '-');
  return acts.find((act) => act.name.test(`-${words.toLowerCase()}-`))?.id ?? null;
}

/** Entries that lay in the browser as soon as the start page was opened, without consent and without the act their name tells of. */
export function unaskedItems<Item extends Stored>(items: readonly Item[], site: Pick<Facts['site'], 'finalUrl' | 'startPage'>): Item[] {
  const start = site.startPage?.url ?? site.finalUrl;
  return items.filter(
    (item) =>
      item.party === 'first' &&
      (!('name' in item) || item.kept) &&
      item.states.some((state) => state !== 'accept') &&
      item.pages.includes(start) &&
      actOf(item) !== null,
  );
}

/** The parameter `acts`: which acts the entries tell of, for `actsInWords`. */
export function actsOf(items: readonly Stored[]): string {
  return [...new Set(items.flatMap((item) => actOf(item) ?? []))].join(',');
}

/** The acts of the parameter as a clause, alike after „ohne dass“ and „nachdem“; what is in words already stays. */
export function actsInWords(ids: string, locale: Locale): string {
  const told = ids.split(',').map((id) => acts.find((act) => act.id === id)?.done[locale]);
  if (told.includes(undefined)) return ids;
  return new Intl.ListFormat(locale === 'de' ? 'de' : 'en-GB', { type: 'disjunction' }).format(told as string[]);
}

/** The step against them. */
export const storeOnAct: Record<Locale, string> = {
  de: 'Speichern Sie {unasked} erst, nachdem {acts}: Bis dahin hat der Besucher, nach dem Namen zu schließen, nichts gewünscht, wofür das unbedingt erforderlich wäre (§ 25 Abs. 2 Nr. 2 TDDDG).',
  en: 'Store {unasked} only after {acts}: until then, going by the name, the visitor has asked for nothing for which that would be strictly necessary (Section 25(2) no. 2 TDDDG).',
};
