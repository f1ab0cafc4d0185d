import { countries } from '#knowledge/country.ts';
import { escapedForPattern } from '#knowledge/escaped-for-pattern.ts';

/** What countries are called besides their German and English names: at home, in short, or by the emirate or island. */
const otherNames =
  'Österreich|Suisse|Svizzera|UK|U\\.K\\.|USA|U\\.S\\.A\\.|UAE|VAE|England|Scotland|Schottland|Wales|Great Britain|Großbritannien|Northern Ireland|Nordirland|Nederland|The Netherlands|Holland|Belgique|België|España|Italia|Danmark|Sverige|Norge|Suomi|Polska|Česká republika|Czech Republic|Tschechische Republik|Slovensko|Slovenija|Hrvatska|Magyarország|România|Portugal|Hellas|Eesti|Latvija|Lietuva|Türkiye|Hong Kong|Hongkong|Dubai|Abu Dhabi|Sharjah|Ras Al Khaimah|Mallorca|Südtirol|South Tyrol';
const names = countries
  .filter(({ code }) => code !== 'DE' && code !== 'EU' && code !== 'AP')
  .flatMap(({ name }) => [name.de, name.en])
  .map(escapedForPattern);
/** A country at the end of a line. */
const country = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(names)].join('|')}|${otherNames})[ .)]{0,3}(?=\\n|$)`, 'gu');
/** Postcodes of other countries where a town begins, or behind one: Britain, Canada, Ireland, the Netherlands, Poland, Sweden, America … */
const postcode =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]\d{2} [A-Z\d]{4}|\d{4} ?[A-Z]{2} \p{Lu}\p{Ll}{2,20}|[A-Z]{2} \d{5}(?:-\d{4})?)(?![\p{L}\p{N}])|(?:^|\n|, )(?:\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|(?:B|H|I|F|E|CZ|SK|PL|DK|SE|SI|SLO|ES|IT|FR|BE|HU|FI|BG|RO)-\d{4,5}) \p{Lu}\p{Ll}{2,20}/gu;
const street =
  /(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ring|damm|ufer|gracht|straat|laan|gatan|vej) ?\d{1,4}(?!\d)|(?<!\p{L})(?:[Ss]treet|[Rr]oad|Avenue|Ave\.?|Lane|Drive|Blvd\.?|Boulevard|Suite|Floor|Building|Tower|House|Unit|Office|Rue|Via|Viale|Piazza|Calle|C\/|Carrer|Avenida|Rua|[Uu]l\.|[Uu]lica|utca|Trg|Put|Triq|P\. ?O\. ?Box|PO Box)(?!\p{L})/u;
/** Numbers of phones and registers stand where house numbers do. */
const otherNumber = /(?<![a-zß-ɏ])(?:tel(?:efon|efax)?|phone|fax|mobil|HR[AB]|ust)(?![a-zß-ɏ])[^\n]{0,20}$/iu;

const around = 160;

/**
 * The passage of an imprint that seems to be an address abroad: a street, building or number before a country or a foreign postcode. Null:
 * none. Whether it is complete, nobody can tell by it.
 */
export function addressAbroad(text: string): string | null {
  const imprint = text.slice(0, 30_000).replace(/[ \t\u00a0]+/g, ' ');
  for (const pattern of [country, postcode]) {
    for (const { 0: found, index } of imprint.matchAll(pattern)) {
      const before = imprint.slice(Math.max(0, index - around), index);
      if (!street.test(before) || otherNumber.test(before)) continue;
      const lines = `${before}${found}`
        .trim()
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .slice(-4);
      const first = lines.findIndex((line) => street.test(line));
      return lines.slice(Math.max(0, first)).join(', ').slice(0, 120);
    }
  }
  return null;
}

/** A street with its number and no town that was recognised: "Musterstraße 12". */
const streetAlone =
  /(?<![\p{L}\d.-])(?:\p{Lu}[\p{L}.'’-]{1,30} ){0,3}\p{Lu}[\p{L}.-]{0,30}(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ring|damm|ufer) ?\d{1,4} ?[a-z]?(?![\p{L}\d])|(?<!\p{L})(?:\p{Lu}[\p{L}.'’-]{1,30} ){1,2}(?:Straße|Strasse|Str\.|Weg|Platz|Allee|Ring|Damm|Ufer) \d{1,4} ?[a-z]?(?![\p{L}\d])/u;

/** The first street with a number, as the imprint writes it; null: none. */
export function streetIn(text: string): string | null {
  for (const line of text.slice(0, 30_000).split('\n')) {
    const found = streetAlone.exec(line.slice(0, 200));
    if (found) return found[0].trim();
  }
  return null;
}
