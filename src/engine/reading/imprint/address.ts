import type { ImprintLine } from './passages.ts';
import { between, district, isStreet, type Place, placeIn, streetOf } from './street.ts';
import type { Topic } from './topics.ts';
import { townAt } from './town.ts';

/** An address or post box with the line its name stands above. */
export interface FoundAddress {
  kind: 'address' | 'postBox';
  value: string;
  quote: string;
  /** Place of its first line in the list of lines, and where it begins there. */
  line: number;
  offset: number;
  /** Place of the line with the town. */
  lastLine: number;
  topic: Topic;
  /** ISO code of the country by prefix, name or form of the postcode; null when nothing tells. */
  country: string | null;
}

const edge = '(?<![\\p{L}\\p{N}])';
const german = new RegExp(
  `${edge}(?:(?<land>D|DE|GER|A|AT|AUT|CH|FL|L|LU) ?[-–—] ?|(?<plain>D|A|CH|AT|DE) |DE?(?=\\d{5}))?(?<code>\\d{5}|\\d{4})(?: |, )(?=\\p{Lu})`,
  'gu',
);
const dutch = /(?<!\d)(?:NL ?[-–] ?)?(\d{4} ?\p{Lu}{2}),? (?=\p{Lu})/u;
const british = /(?<!\p{L})(\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2})(?!\p{L})/u;
const american = /(?<!\p{L})((?:\p{Lu}\p{L}+ ?){1,3}), ?(\p{Lu}{2}),? (\d{5}(?:-\d{4})?)(?!\d)/u;

/** All addresses and post boxes of the text, whoever they belong to. */
export function findAddresses(lines: readonly ImprintLine[]): FoundAddress[] {
  return lines.flatMap((line, index) => (/\d{4}|\d\p{Lu}{2}/u.test(line.text) ? addressesIn(lines, index) : []));
}

function addressesIn(lines: readonly ImprintLine[], index: number): FoundAddress[] {
  const text = lines[index]!.content || lines[index]!.text;
  const found: FoundAddress[] = [];
  let from = 0;
  for (const match of text.matchAll(german)) {
    const { land, plain, code } = match.groups!;
    if (match.index < from) continue;
    const after = text.slice(match.index + match[0].length);
    const town = townAt(after);
    if (town === null || /^(?:Uhr|Euro|EUR|Jahre|Stück|Mitglieder|Prozent|Tage)(?!\p{L})/u.test(town)) continue;
    const before = text.slice(from, match.index);
    // "HRB 12345 HB"
    if (/^\p{Lu}{1,2}$/u.test(town) || /(?:(?<!\p{L})(?:HR ?[AB]|VR|PR|GnR|GsR)|[Rr]egister(?:nummer)?)[ .:-]*$/u.test(before)) continue;
    const country = countryOf(land ?? plain, code!, town, `${after} ${lines[index + 1]?.text ?? ''}`);
    const rest = after.slice(town.length);
    // Four digits before a capital letter are as often a year, but not alone with a town below a street, nor before a town and its street.
    const mayBeYear = code!.length === 4 && country === null;
    if (mayBeYear && !isBelowStreet(lines, index, town) && !(opensPart.test(before.slice(-4)) && streetBehind(rest) !== null)) continue;
    const isOwnRow = before === '' && /(?<!\d)\d{4,5} \p{Lu}/u.test(lines[index - 1]?.text ?? '');
    const ahead = isOwnRow ? behind(lines, index, rest) : null;
    const place = ahead ?? locate(lines, index, before, from) ?? (streetFollows.has(country) ? behind(lines, index, rest) : null);
    if (place !== null) {
      found.push({
        ...place,
        value: `${place.value}, ${code} ${town}`,
        topic: lines[index]!.topic,
        country,
        lastLine: index,
        quote: quoteOf(lines, place.line, index),
      });
    }
    from = match.index + match[0].length + town.length;
  }
  return found.length > 0 ? found : foreignAddress(lines, index, text);
}

function isBelowStreet(lines: readonly ImprintLine[], index: number, town: string): boolean {
  const above = lines[index - 1];
  return above !== undefined && lines[index]!.text.length === town.length + 5 && isStreet(contentOf(above));
}

type Located = Omit<Place, 'offset'> & Pick<FoundAddress, 'line' | 'offset'>;

/** What stands before the postcode: a street or post box, on the same line or on one of the lines above. */
function locate(lines: readonly ImprintLine[], index: number, before: string, from: number): Located | null {
  const same = before
    .replace(/(?: in)?[\s,;:/*–—-]+$/u, '')
    .replace(/(?:^|[,;] ?)(?:PLZ|Postleitzahl)(?: ?(?:\/|und|,) ?Ort)?$|(?<![a-zß-ɏ])(?:Deutschland|Germany|Österreich|Schweiz)$/iu, '')
    .replace(/[\s,;:/*–—-]+$/u, '');
  // "Technologiepark 12" and "Haus Sonneck" may be a part of an address or all of it.
  let fallback: Located | null = null;
  if (/[\p{L}\d]/u.test(same) && !/^(?:Ort|Sitz|Anschrift|Adresse)$/iu.test(same)) {
    const place = placeIn(same, 45);
    const located = place && { ...place, line: index, offset: from + place.offset };
    if (!between.test(same)) return located;
    fallback = located;
  }
  for (let back = 1; back <= 3 && index - back >= 0; back++) {
    const text = contentOf(lines[index - back]!);
    const above = index - back > 0 ? contentOf(lines[index - back - 1]!) : '';
    const place = placeIn(text, back === 1 ? 45 : 0);
    // A farm, a district or a post box below a street with its number.
    const isBelowStreet =
      back === 1 && (place ? place.kind === 'postBox' || !/\d/.test(place.value) : district.test(text)) && isStreet(above);
    if (isBelowStreet && !between.test(above)) continue;
    if (place && !between.test(place.value)) return { ...place, line: index - back };
    if (place) fallback ??= { ...place, line: index - back };
    if (!between.test(text)) return fallback;
  }
  return fallback;
}

function contentOf(line: ImprintLine): string {
  return (line.content || line.text).replace(/[\s,;]+$/u, '');
}

/** Countries whose addresses name the town first at times; null: four digits that no name of a country follows. */
const streetFollows: ReadonlySet<string | null> = new Set(['DE', 'AT', 'CH', 'LI', 'LU', null]);
/** Before a postcode, where it stands first in its line or part: no word that makes a year of it. */
const opensPart = /(?:^|[,;:|·•(–-])\s*$/u;

/** The street right behind a town and a comma, without the telephone or the country after it. */
function streetBehind(after: string): string | null {
  const rest = /^\s?[,;|·•/–-]\s?(\S.{0,120})$/u.exec(after.slice(0, 125))?.[1] ?? '';
  const [street = ''] = rest.split(/ ?[,;|·•()] (?!\d)| ?[,;|·•()]$| [–-] (?!\d)/u, 1);
  return [street, rest].find(isStreet) ?? null;
}

/** The street that follows its town: "12345 Ort, Weg 1". */
function behind(lines: readonly ImprintLine[], index: number, after: string): Located | null {
  const rest = after.replace(/^[\s,;–-]+/u, '');
  const street = streetBehind(after) ?? (isStreet(rest) ? rest : null);
  if (rest !== '') return street === null ? null : { kind: 'address', value: streetOf(street), line: index, offset: 0 };
  const next = lines[index + 1];
  const isNext = next && !next.afterGap && isStreet(next.text) && !/^(?:\D{1,3}-)?\d{5} /u.test(lines[index + 2]?.text ?? '');
  return isNext ? { kind: 'address', value: streetOf(next.text), line: index, offset: 0 } : null;
}

/** Countries whose postcodes have five digits too, by their names right behind the town. */
const abroad: readonly [country: string, name: RegExp][] = (
  [
    ['FR', 'France|Frankreich'],
    ['IT', 'Italia|Italien|Italy|Südtirol'],
    ['ES', 'España|Spanien|Spain|Mallorca'],
    ['HR', 'Hrvatska|Kroatien|Croatia'],
    ['CZ', 'Česko|Česká republika|Tschechien|Tschechische Republik|Czech(?:ia| Republic)'],
    ['SK', 'Slovensko|Slowakei|Slovakia'],
    ['EE', 'Eesti|Estland|Estonia'],
    ['GR', 'Griechenland|Greece'],
    ['FI', 'Suomi|Finnland|Finland'],
    ['TR', 'Türkei|Türkiye|Turkey'],
    ['US', 'USA|United States'],
    ['XX', 'Polska|Polen|Poland|Serbien|Serbia|Ukraine|Litauen|Lithuania'],
  ] as const
).map(([country, names]) => [country, new RegExp(`^[\\s,(/–-]{0,4}(?:${names})(?=[\\s,.;)]|$)`, 'u')]);

function countryOf(prefix: string | undefined, code: string, town: string, after: string): string | null {
  if (prefix !== undefined) return { D: 'DE', DE: 'DE', A: 'AT', AT: 'AT', CH: 'CH', FL: 'LI', L: 'LU', LU: 'LU' }[prefix] ?? null;
  if (code.length === 5) return abroad.find(([, name]) => name.test(after.slice(town.length)))?.[0] ?? 'DE';
  if (/^[^\n,]{2,40} (?:AG|AR|AI|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH)(?!\p{L})/u.test(after)) return 'CH';
  const named = /Österreich|Austria|Autriche/u.test(after.slice(0, 120))
    ? 'AT'
    : /Schweiz|Switzerland|Suisse/u.test(after.slice(0, 120))
      ? 'CH'
      : null;
  if (named !== null) return named;
  if (
    /^(?:Wien|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Bregenz|Villach|Wels|St\. Pölten|Dornbirn|Steyr|Eisenstadt|Kufstein|Leoben)(?!\p{L})/u.test(
      after,
    )
  )
    return 'AT';
  if (
    /^(?:Zürich|Bern|Basel|Genf|Genève|Luzern|St\. Gallen|Winterthur|Lausanne|Zug|Chur|Thun|Baar|Schaffhausen|Aarau|Solothurn|Frauenfeld|Lugano)(?!\p{L})/u.test(
      after,
    )
  )
    return 'CH';
  if (/Danmark|Denmark|Dänemark|Belgi|Luxem/u.test(after.slice(0, 80))) return 'XX';
  return null;
}

/** Dutch, British, Irish and American addresses: foreign companies have them. */
function foreignAddress(lines: readonly ImprintLine[], index: number, text: string): FoundAddress[] {
  const nl = dutch.exec(text);
  if (nl) {
    const town = townAt(text.slice(nl.index + nl[0].length));
    const place = town === null ? null : locate(lines, index, text.slice(0, nl.index), 0);
    if (place)
      return [
        {
          ...place,
          value: `${place.value}, ${nl[1]} ${town}`,
          topic: lines[index]!.topic,
          country: 'NL',
          lastLine: index,
          quote: quoteOf(lines, place.line, index),
        },
      ];
  }
  const us = american.exec(text);
  const uk = us ? null : british.exec(text);
  const match = us ?? uk;
  if (!match) return [];
  const tail = text.slice(0, match.index + match[0].length);
  for (let first = index; first >= 0 && first >= index - 3; first--) {
    const joined = [...lines.slice(first, index).map((line) => (line.content || line.text).replace(/,$/, '')), tail].join(', ');
    const start = /(?<![\p{L}\d])\d{1,5}[a-z]?(?:[-–]\d{1,4})? \p{Lu}\p{L}+/u.exec(joined);
    if (!start) continue;
    return [
      {
        kind: 'address',
        value: joined.slice(start.index).replace(/,? ?(?:United Kingdom|UK|USA|United States)$/u, ''),
        quote: quoteOf(lines, first, index),
        line: first,
        offset: first === index ? start.index : 0,
        lastLine: index,
        topic: lines[index]!.topic,
        country: us ? 'US' : 'GB',
      },
    ];
  }
  return [];
}

/** The address as the page shows it, with the line above it: "c/o" is told there. */
function quoteOf(lines: readonly ImprintLine[], first: number, last: number): string {
  const from = Math.max(0, first - 2);
  const above = lines.slice(from, first).filter(({ text }) => /c\/o|(?:^|[^a-zß-ɏ])bei /iu.test(text));
  return [...above, ...lines.slice(first, last + 1)]
    .map(({ text }) => text)
    .join(', ')
    .slice(0, 200);
}
