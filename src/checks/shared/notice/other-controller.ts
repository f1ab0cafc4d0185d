import type { Facts } from '../../facts.ts';
import { plainText, quoted } from '../wording.ts';

type Imprint = Facts['imprintElements'] | undefined;

/** What the notice says of the controller, and what the imprint says instead. */
export interface OtherController {
  there: string;
  here: string;
}

const postcode = /(?<![\d-])\d{5}(?= {1,2}\p{Lu})/u;
/** Street and number before the postcode, where they can be told from the name before them. */
const street =
  /(?:(?:Am|An|Auf|Im|In|Zum|Zur|Alte[rn]?|Große|Kleine|Obere|Untere|Hohe[r]?|Neue[rn]?)\s(?:de[rmn]\s)?)?[\p{L}.'-]{2,40}\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4})?\s?[a-z]?,?\s(?:D-)?$/u;

/** Whether the notice speaks of whom the imprint names: all words of one of its names stand there. Another company has its own address. */
function namesProvider(text: string, imprint: Imprint): boolean {
  const folded = plainText(text).toLowerCase();
  const names = (imprint?.elements ?? []).filter(({ kind }) => kind === 'name');
  return names.some(({ value }) => {
    const words = value.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
    return words.length > 0 && words.every((word) => folded.includes(word));
  });
}

/** What follows a quotation that was cut, up to the address of the same sentence. */
const restToAddress = /^[^@\n]{0,80}?(?<![\d-])\d{5} {1,2}\p{Lu}[\p{L}-]{1,40}/u;

/** Quotations are cut near 200 characters. */
const shortestCut = 180;

/** The words on the controller up to the address, where their quotation was cut before it. */
export function upToAddress(quote: string, notice: string): string {
  const plain = plainText(quote).replace(/\s*…$/u, '');
  if (plain.length < shortestCut || postcode.test(plain)) return quote;
  const text = plainText(notice);
  const at = text.indexOf(plain);
  return at < 0 ? quote : plain + (restToAddress.exec(text.slice(at + plain.length, at + plain.length + 200))?.[0] ?? '');
}

/**
 * The address that the controller has in the notice, where its town is none of the imprint's and the notice names none of those: somebody
 * moved, and only one text knows.
 */
export function otherAddress(quote: string, text: string, imprint: Imprint): OtherController | null {
  const plain = plainText(quote);
  const there = postcode.exec(plain);
  const addresses = (imprint?.elements ?? []).filter(({ kind }) => kind === 'address');
  const [address] = addresses;
  if (!there || !address || !namesProvider(text, imprint) || /post(?:fach|anschrift)|zustell/i.test(plain)) return null;
  const isKnown = addresses.some(({ value }) => {
    const own = postcode.exec(value)?.[0];
    return own === undefined || text.includes(own) || text.includes(value.split(',')[0]!);
  });
  if (isKnown) return null;
  const place =
    /^\d{5} {1,2}[\p{L}.-]{2,40}(?: (?:am|an der|im|ob der|bei|vor der)(?: \p{Lu}[\p{L}-]{1,30})?)?/u.exec(plain.slice(there.index))?.[0] ??
    there[0];
  const before = street.exec(plain.slice(0, there.index))?.[0] ?? '';
  return { there: quoted(`${before}${place}`), here: quoted(address.value) };
}

const legalForm =
  '(?:g?GmbH(?:\\s&\\sCo\\.?\\sKG(?:aA)?)?|UG(?:\\s\\(haftungsbeschränkt\\))?(?:\\s&\\sCo\\.?\\sKG)?|GbR|AG|KG|OHG|eG|e\\.\\s?K\\.?|e\\.\\s?V\\.|PartG(?:\\s?mbB)?|Partnerschaftsgesellschaft)';
/** A company with its legal form, from the first of its words with a capital letter on. */
const company = new RegExp(
  `(?<![\\p{L}\\d])(?:[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,40}\\s(?:(?:&|\\+|und|für|der|des|zur|zum|im|am)\\s){0,2}){1,7}${legalForm}(?![\\p{L}\\d])`,
  'u',
);
/** What leads to the name and is none of it. */
const lead =
  /^(?:(?:der|die|das|verantwortliche[rn]?|verantwortlichkeit|stelle|datenverarbeitung|website|webseite|angaben|name|firma|anbieter|betreiber(?:in)?|kontakt|hinweis|wir|ist|sind)[\s:,]+){1,6}/iu;
/** Words of a name by which two companies may be related. */
const telling = /[\p{L}\d]{4,}/gu;
const formWord = /^(?:gmbh|ggmbh|partg|ohg|haftungsbeschränkt|partnerschaftsgesellschaft)$/u;

/**
 * Another company as the controller than the imprint names: none of its words is one of the provider's, and the notice itself (`own`: without
 * what all pages share) does not speak of the provider. Parts of a group mostly share a name.
 */
export function otherCompany(quote: string, own: string, imprint: Imprint): OtherController | null {
  const names = (imprint?.elements ?? []).filter(({ kind }) => kind === 'name').map(({ value }) => value);
  const [here] = names.filter((name) => new RegExp(`${legalForm}$`, 'u').test(name.trim()));
  // Addresses on the web and for mail carry names of brands.
  const there = company.exec(plainText(quote).replace(/\S+[@/]\S+|\S+\.[a-z]{2,}(?=\s|$)/gu, ' '))?.[0].replace(lead, '');
  if (here === undefined || there === undefined) return null;
  const wordsOf = (name: string) => (plainText(name).toLowerCase().match(telling) ?? []).filter((word) => !formWord.test(word));
  const provider = names.flatMap(wordsOf);
  const folded = plainText(own).toLowerCase();
  if (provider.length === 0 || wordsOf(there).length === 0) return null;
  const isRelated = wordsOf(there).some((word) => provider.some((other) => word.includes(other) || other.includes(word)));
  const isSpokenOf = wordsOf(here).every((word) => folded.includes(word));
  return isRelated || isSpokenOf ? null : { there: quoted(there), here: quoted(here) };
}

const person = /^(?:(?:Dr|Prof|Dipl)\S{0,12} ){0,3}\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?){1,2}$/u;

/** Whether a name is that of a person, by its look. */
export function isPersonName(name: string): boolean {
  return person.test(plainText(name));
}

/**
 * The person or company of the imprint where the page of the notice, menu and footer included, has no word of their name: only the name of
 * a shop stands there, or somebody who acts for the company.
 */
export function notTheProvider(quote: string, text: string, imprint: Imprint): string | null {
  const names = (imprint?.elements ?? []).filter(({ kind }) => kind === 'name').map(({ value }) => plainText(value));
  const [here] = names;
  if (here === undefined || !names.every((name) => person.test(name) || new RegExp(`${legalForm}$`, 'iu').test(name))) return null;
  if (company.test(plainText(quote))) return null;
  const folded = plainText(`${quote} ${text}`).toLowerCase();
  const words = names.flatMap((name) => (name.toLowerCase().match(telling) ?? []).filter((word) => !formWord.test(word)));
  return words.length > 0 && !words.some((word) => folded.includes(word)) ? quoted(here) : null;
}

const numbered = /^(?<street>[\p{L}.'’ -]{3,60}?)\s(?<number>\d{1,4})(?!\d)/u;
const spelling = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/str(?:asse|\.)/gu, 'str');

/** The street of the imprint with another number alone: one of them is mistyped, or out of date. */
export function otherNumber(quote: string, imprint: Imprint): OtherController | null {
  const addresses = (imprint?.elements ?? []).filter(({ kind }) => kind === 'address').map(({ value }) => value);
  const first = numbered.exec(addresses[0] ?? '')?.groups;
  if (addresses.length !== 1 || first === undefined) return null;
  const [street, number] = [spelling(first['street']!), first['number']!];
  const [there, ...others] = spelling(quote)
    .split(street)
    .slice(1)
    .flatMap((rest) => /^\s?(\d{1,4})(?!\d)/.exec(rest)?.[1] ?? []);
  if (there === undefined || others.length > 0 || there === number) return null;
  return { there: quoted(`${first['street']} ${there}`), here: quoted(addresses[0]!) };
}

/** "Dohnaische Straße 77": the word before belongs to it. */
const streetOfWords =
  /[\p{L}.'-]{3,40}\s(?:Straße|Strasse|Str\.|Weg|Allee|Platz|Ring|Gasse|Ufer|Damm|Chaussee|Markt)\s\d{1,4}\s?[a-z]?(?:\s?[-–/]\s?\d{1,4})?,?\s(?:D-)?$/u;

/** Whether the words before an address are on the provider: a word of its name, and no company of another name. */
function isProvider(quote: string, imprint: Imprint): boolean {
  const wordsOf = (name: string) => (plainText(name).toLowerCase().match(telling) ?? []).filter((word) => !formWord.test(word));
  const names = (imprint?.elements ?? []).filter(({ kind }) => kind === 'name' || kind === 'representative');
  const provider = names.flatMap(({ value }) => wordsOf(value));
  const named = company.exec(quote.replace(/\S+[@/]\S+|\S+\.[a-z]{2,}(?=\s|$)/gu, ' '))?.[0].replace(lead, '');
  const isOther = named !== undefined && wordsOf(named).some((word) => !provider.includes(word));
  return !isOther && wordsOf(quote).some((word) => provider.includes(word));
}

/** In the town of the imprint another street, while the notice knows that of the imprint nowhere: somebody moved within the town. */
export function otherStreet(quote: string, text: string, imprint: Imprint): OtherController | null {
  const addresses = (imprint?.elements ?? []).filter(({ kind }) => kind === 'address').map(({ value }) => value);
  const [here] = addresses;
  const own = numbered.exec(here ?? '')?.groups?.['street'];
  const plain = plainText(quote);
  const at = postcode.exec(plain);
  if (addresses.length !== 1 || here === undefined || own === undefined || at === null || at[0] !== postcode.exec(here)?.[0]) return null;
  const before = plain.slice(0, at.index);
  const there = (streetOfWords.exec(before) ?? street.exec(before))?.[0];
  if (there === undefined || !isProvider(plain, imprint) || /post(?:fach|anschrift)|zustell/iu.test(plain)) return null;
  const wordsOf = (name: string) => spelling(name).match(/\p{L}{4,}/gu) ?? [];
  const isAlike = wordsOf(own).some((word) => wordsOf(there).some((other) => word.includes(other) || other.includes(word)));
  if (isAlike || wordsOf(own).length === 0 || wordsOf(there).length === 0 || spelling(text).includes(spelling(own))) return null;
  const town = /^\d{5} {1,2}[\p{L}.-]{2,40}/u.exec(plain.slice(at.index))?.[0] ?? at[0];
  return { there: quoted(`${there}${town}`), here: quoted(here) };
}
