import { companyIn } from './legal-form.ts';
import type { ImprintLine } from './passages.ts';
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
  `${edge}(?:(?<land>D|DE|A|AT|CH|FL|L|LU) ?[-–—] ?|(?<plain>D|A|CH|AT|DE) )?(?<code>\\d{5}|\\d{4})(?: |, )(?=\\p{Lu})`,
  'gu',
);
const dutch = /(?<!\d)(?:NL ?[-–] ?)?(\d{4} ?\p{Lu}{2}),? (?=\p{Lu})/u;
const british = /(?<!\p{L})(\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2})(?!\p{L})/u;
const american = /(?<!\p{L})((?:\p{Lu}\p{L}+ ?){1,3}), ?(\p{Lu}{2}),? (\d{5}(?:-\d{4})?)(?!\d)/u;

const suffix =
  '(?:stra(?:ß|ss)e|str\\.?|weg|platz|allee|gasse|gässchen|ring|damm|ufer|markt|chaussee|hof|berg|graben|steig|stieg|pfad|kai|park|wall|tor|brücke|wiese|wiesen|feld|anger|twiete|redder|kamp|garten|gärten|höhe|insel|hafen|siedlung|bogen|zeile|promenade|passage|terrasse|terrassen|grund|tal|bach|rain|steg|leite|halde|kehre|winkel|eck|ecke|mühle|straat|gracht|laan|street|road|avenue|lane)';
const bigSuffix =
  '(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|Markt|Chaussee|Hof|Berg|Graben|Steig|Pfad|Kai|Park|Wall|Tor|Kamp|Höhe)';
const number = '\\d{1,4} ?[a-zA-Z]?(?: ?[-–/+&] ?\\d{1,4} ?[a-zA-Z]?){0,2}(?![\\p{L}\\p{N}])';
const preposition =
  '(?:Am|An der|An den|An dem|An|Im|In der|In den|In|Zum|Zur|Zu den|Auf der|Auf dem|Auf den|Auf|Unter den|Unter dem|Unter der|Hinter der|Hinter dem|Hinterm|Vor dem|Vor der|Beim|Bei der|Bei den|Bei)';
const adjective =
  '(?:Neuer?|Alter?|Großer?|Kleiner?|Oberer?|Unterer?|Hoher?|Langer?|Hinterer?|Vorderer?|Äußerer?|Innerer?|Mittlerer?|St\\.|Sankt|Erster?|Zweiter?)';
/** A street at the end of a text that begins with something else. */
const streetAtEnd = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${preposition} (?:\\p{Lu}[\\p{L}.'’-]{0,30} ){0,2}?\\p{Lu}[\\p{L}.'’-]{1,30}|(?:${adjective} )?\\p{Lu}[\\p{L}.'’-]{0,40}${suffix}|(?:\\p{Lu}[\\p{L}.'’-]{1,25} ){1,2}${bigSuffix}|\\p{Lu}[\\p{L}'’-]{2,30}|[A-U] ?\\d{1,2},?) ${number}$`,
  'u',
);
const streetLine = new RegExp(`^(?=\\p{L})[\\p{L}\\d .,'’"„“/&()-]{1,60}?(?<=[\\p{L}.)] ?)${number}(?:[ ,(].{0,30})?$`, 'u');
const quadrant = /^[A-U] ?\d{1,2} ?[,/] ?\d{1,3} ?[a-z]?(?: ?[-–] ?\d{1,3} ?[a-z]?)?$/u;
/** "12, rue de la Gare" */
const numberFirst =
  /^\d{1,4} ?(?:bis|ter|[a-z])?,? (?:rue|avenue|boulevard|bd\.?|place|chemin|route|allée|quai|impasse|cours|square|via|viale|piazza|calle|plaza|street|road|lane) ?.{2,50}$/iu;
/** Streets and places without a number. */
const bareStreet = new RegExp(
  `^(?:\\p{L}[\\p{L}.'’ -]{1,40}${suffix}|(?:Am|An|Im|In|Auf|Zum|Zur|Hof|Gut|Haus|Schloss|Burg|Kloster|Hallig|Gutshof|Forsthaus|Rathaus|Mühle|Dorf) ?\\p{L}[\\p{L}.'’ -]{1,40}|(?:Sportplatz|Sportanlage|Sportzentrum|Stadion|Bahnhof|Flugplatz|Flughafen|Schulzentrum|Campingplatz|Yachthafen|Vereinsheim|Clubhaus|Schützenhaus|Schießstand|Reitanlage|Tennisanlage|Freibad) (?:am|an|im|in|auf|bei|beim|zum|zur|vor|hinter|unter) [\\p{L}.'’ -]{2,40})$`,
  'iu',
);
const postBoxLine = /(?<![a-zß-ɏ])(?:Postfach|Postf\.|PF|P\.? ?O\.? ?Box)(?: Nr\.?)?:? ?((?:\d[ ]?){1,10})(?!\d)/iu;
const streetLabel =
  /^(?:Straße|\p{L}{0,12}[Aa]nschrift|\p{L}{0,12}[Aa]dresse|\p{L}{0,12}[Ss]itz|Geschäftsstelle|Street|Address)(?: ?:| (?=\p{Lu}\p{L}*(?:stra(?:ß|ss)e|str\.|weg|platz))) ?/u;
const notStreet =
  /^(?:tel|fax|fon|mobil|phone|e-?mail|hr[ab]|vr|iban|ust|steuer|§|st\.?-?nr|geschäfts(?:führer|zeiten)|amtsgericht|register|nr\.|stand|impressum|angaben|seit|gegründet|copyright|©|postfach|c\/o)/iu;
const between =
  /^(?:(?:plz|postleitzahl)(?:[ ,/]{1,3}(?:und )?(?:wohn)?ort)?:?|(?:wohn)?ort:?|stadt:?|c ?\/ ?o .{2,50}|(?:(?:\d{1,2}\. ?(?:og|obergeschoss|etage|stock)|eg|erdgeschoss|hinterhaus|vorderhaus|hinterhof|gebäude|geb\.|haus|aufgang|eingang|etage|stock|halle|tor|raum|zimmer|ot|ortsteil|gewerbe(?:gebiet|park|hof)|industrie(?:gebiet|park)|technologie(?:park|zentrum)|building|suite|floor|unit|room|block|trakt|flügel|geschoss|innenhof)(?![a-zß-ɏ-])).{0,40}|.{0,25}(?:etage|\d\. ?og|stock|hinterhaus|seitenflügel|gewerbegebiet|gewerbepark)\.?)$/iu;

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
    const country = countryOf(land ?? plain, code!, `${after} ${lines[index + 1]?.text ?? ''}`);
    // Four digits before a capital letter are as often a year.
    if (code!.length === 4 && country === null) continue;
    const before = text.slice(from, match.index);
    const place = locate(lines, index, before, from);
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

/** What stands before the postcode: a street or post box, on the same line or on one of the lines above. */
function locate(
  lines: readonly ImprintLine[],
  index: number,
  before: string,
  from: number,
): Pick<FoundAddress, 'kind' | 'value' | 'line' | 'offset'> | null {
  const same = before.replace(/(?: in)?[\s,;:–-]+$/u, '').replace(/(?:^|[,;] ?)(?:PLZ|Postleitzahl)(?: ?(?:\/|und|,) ?Ort)?$/iu, '');
  if (/[\p{L}\d]/u.test(same) && !/^(?:Ort|Sitz|Anschrift|Adresse)$/iu.test(same)) {
    const place = placeIn(same, 45);
    return place && { kind: place.kind, value: place.value, line: index, offset: from + place.offset };
  }
  let fallback: ReturnType<typeof locate> = null;
  for (let back = 1; back <= 3 && index - back >= 0; back++) {
    const above = lines[index - back]!;
    const text = (above.content || above.text).replace(/[\s,;]+$/u, '');
    const place = placeIn(text, back === 1 ? 45 : 0);
    if (place) return { kind: place.kind, value: place.value, line: index - back, offset: place.offset };
    // "Technologiepark 12" may be a part of an address or all of it.
    if (fallback === null && isStreet(text) && !/^c ?\/ ?o /iu.test(text))
      fallback = { kind: 'address', value: streetOf(text), line: index - back, offset: 0 };
    if (!between.test(text)) return fallback;
  }
  return fallback;
}

/** The street or post box a text ends with. Without a number, only a text of at most `bareLength` characters is one. */
function placeIn(text: string, bareLength: number): { kind: FoundAddress['kind']; value: string; offset: number } | null {
  const box = postBoxLine.exec(text);
  if (box && box.index + box[0].length >= text.length - 2)
    return { kind: 'postBox', value: `Postfach ${box[1]!.replace(/ /g, '')}`, offset: box.index };
  // "Musterstraße 1 (Ärztehaus, 2. Stock)"
  const bare = text.replace(/(?<=\d ?[a-z]?) ?\([^()]{1,60}\)$/u, '');
  const parts = bare.split(/ ?[,;] (?!\d{1,3} ?[a-z]?$)| [–-] (?!\d)/u).map((part) => part.trim());
  while (parts.length > 1 && between.test(parts.at(-1)!)) parts.pop();
  const part = parts.at(-1)!;
  const company = companyIn(part);
  // "Muster GmbH Musterstraße 1"
  const last = (company ? part.slice(company.index + company.name.length) : part).replace(streetLabel, '').trim();
  const crowded = (last.match(/ /g)?.length ?? 0) >= 3 && !/^(?:Straße|Platz|Allee|Weg|Ring|Ufer|Park) /u.test(last);
  const street = (crowded ? streetAtEnd.exec(last)?.[0] : undefined) ?? last;
  const value = isStreet(street) && !between.test(street) ? street : bareIn(last, bareLength);
  return value === null ? null : { kind: 'address', value: streetOf(value), offset: Math.max(0, text.lastIndexOf(value)) };
}

function bareIn(text: string, length: number): string | null {
  return text.length <= length && bareStreet.test(text) && !between.test(text) ? text : null;
}

function isStreet(text: string): boolean {
  return (
    !notStreet.test(text) &&
    text.length <= 75 &&
    (quadrant.test(text) || numberFirst.test(text) || streetLine.test(text)) &&
    !/(?<!\d)(?:19|20)\d\d$/.test(text) &&
    !/@|www\.|\d{5}/.test(text)
  );
}

function streetOf(text: string): string {
  return text
    .trim()
    .replace(/ ?[-–] ?(?=\d)/gu, '-')
    .replace(/(?<=str\.)(?=\d)/iu, ' ')
    .replace(/\s*\([^)]*\)$/u, '');
}

function countryOf(prefix: string | undefined, code: string, after: string): string | null {
  if (prefix !== undefined) return { D: 'DE', DE: 'DE', A: 'AT', AT: 'AT', CH: 'CH', FL: 'LI', L: 'LU', LU: 'LU' }[prefix] ?? null;
  if (code.length === 5)
    return /^[^\n]{0,60}(?:France|Frankreich|Italia|Italien|España|Spanien|Polska|Polen)(?!\p{L})/u.test(after) ? 'XX' : 'DE';
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
