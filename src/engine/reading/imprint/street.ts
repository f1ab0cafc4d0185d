import { isGivenName } from './given-names.ts';
import { companyIn } from './legal-form.ts';
import { personName } from './person-name.ts';

const suffix =
  '(?:stra(?:ß|ss)e|str\\.?|weg|platz|allee|gasse|gässchen|ring|damm|ufer|markt|chaussee|hof|berg|graben|steig|stieg|pfad|kai|park|wall|tor|brücke|wiese|wiesen|feld|anger|twiete|redder|kamp|garten|gärten|höhe|insel|hafen|siedlung|bogen|zeile|promenade|passage|terrasse|terrassen|grund|tal|bach|rain|steg|leite|halde|kehre|winkel|eck|ecke|mühle|straat|gracht|laan|street|road|avenue|lane)';
const bigSuffix =
  '(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|Markt|Chaussee|Hof|Berg|Graben|Steig|Pfad|Kai|Park|Wall|Tor|Kamp|Höhe)';
const number = '\\d{1,4} ?[a-zA-Z]?(?: ?[-–/+&] ?(?:\\d{1,4} ?[a-zA-Z]?|[a-zA-Z](?![\\p{L}\\p{N}]))){0,3}(?![\\p{L}\\p{N}])(?: ?[½¼¾])?';
const preposition =
  '(?:Am|An der|An den|An dem|An|Im|In der|In den|In|Zum|Zur|Zu den|Auf der|Auf dem|Auf den|Auf|Unter den|Unter dem|Unter der|Hinter der|Hinter dem|Hinterm|Vor dem|Vor der|Beim|Bei der|Bei den|Bei)';
const adjective =
  '(?:Neuer?|Alter?|Großer?|Kleiner?|Oberer?|Unterer?|Hoher?|Langer?|Hinterer?|Vorderer?|Äußerer?|Innerer?|Mittlerer?|St\\.|Sankt|Erster?|Zweiter?)';
/** A street at the end of a text that begins with something else. */
const streetAtEnd = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:Straße|Strasse|Str\\.|Platz|Allee|Weg|Ring|Ufer|Park) (?:de[rsmn]|am|an der|im|zum|zur) (?:(?:\\d{1,2}\\.|[\\p{L}.'’-]{2,25}) ){1,3}?|(?:\\d\\. )?${preposition} (?:\\p{Lu}[\\p{L}.'’-]{0,30} ){0,2}?\\p{Lu}[\\p{L}.'’-]{1,30}(?: [A-Z](?= \\d))?|(?:\\d\\. )?(?:${adjective} )?\\p{Lu}[\\p{L}.'’-]{0,40}${suffix}|(?:\\p{Lu}[\\p{L}.'’-]{1,25} ){1,2}${bigSuffix}|\\p{Lu}[\\p{L}'’-]{2,30}|[A-U] ?\\d{1,2},?) ?${number}$`,
  'u',
);
const streetLine = new RegExp(
  `^(?:\\d{1,2}\\. )?(?=\\p{L})[\\p{L}\\d .,'’"„“/&()-]{1,60}?(?<=[\\p{L}.)] ?)${number}(?:[ ,(].{0,30})?$`,
  'u',
);
const quadrant = /^[A-U] ?\d{1,2} ?[,/] ?\d{1,3} ?[a-z]?(?: ?[-–] ?\d{1,3} ?[a-z]?)?$/u;
/** "12, rue de la Gare" */
const numberFirst =
  /^\d{1,4} ?(?:bis|ter|[a-z])?,? (?:rue|avenue|boulevard|bd\.?|place|chemin|route|allée|quai|impasse|cours|square|via|viale|piazza|calle|plaza|street|road|lane) ?.{2,50}$/iu;
/** Streets and places without a number. */
const bareStreet = new RegExp(
  `^(?:[a-zß-ɏ][a-zß-ɏ.'’ -]{1,40}${suffix}|(?:(?:Am|An|An der|Im|In|Auf|Beim|Zum|Zur) |(?:Hof|Gut|Haus|Schloss|Burg|Kloster|Hallig|Gutshof|Forsthaus|Rathaus|Mühle|Dorf)[ -]?)[a-zß-ɏ][a-zß-ɏ.'’ -]{1,40}|(?:Sportplatz|Sportanlage|Sportzentrum|Stadion|Bahnhof|Flugplatz|Flughafen|Schulzentrum|Campingplatz|Yachthafen|Vereinsheim|Clubhaus|Schützenhaus|Schießstand|Reitanlage|Tennisanlage|Freibad) (?:am|an|im|in|auf|bei|beim|zum|zur|vor|hinter|unter) [a-zß-ɏ.'’ -]{2,40})$`,
  'iu',
);
const postBoxLine = /(?<![a-zß-ɏ])(?:Postfach|Postf\.|PF|P\.? ?O\.? ?Box)(?: Nr\.?)?:? ?((?:\d[ ]?){1,10})(?!\d)/iu;
const streetLabel =
  /^(?:(?:Straße|Strasse|Str\.)(?: ?(?:,|und|\/|&|\+)? ?(?:Haus-?)?[Nn](?:r\.?|ummer))?|\p{L}{0,12}[Aa]nschrift|\p{L}{0,12}[Aa]dresse|\p{L}{0,12}[Ss]itz|Geschäftsstelle|Street|Address)(?: ?:| (?=\p{Lu}\p{L}*(?:stra(?:ß|ss)e|str\.|weg|platz))) ?/u;
const notStreet =
  /^(?!nr\. ?\d{1,3} ?[a-z]?$)(?:(?:tel(?:efon|efax)?|fax|fon|mobil|phone|e-?mail|hr[ab]|vr|iban|ust|steuer(?:nummer|-nr)?|st\.?-?nr|geschäfts(?:führer|zeiten)[a-zß-ɏ]*|amtsgericht|register[a-zß-ɏ]*|stand|impressum|angaben|seit|gegründet|copyright|postfach)(?![a-zß-ɏ])|nr\.|§|©|c\/o)/iu;
/** Parts of a building or a place, with which no street is called. */
const part =
  '(?:(?:(?:\\d{1,2}|[ivx]{1,4})\\.? ?(?:(?:-|und|u\\.|\\+|&) ?\\d\\. ?)?(?:og|obergeschoss|etage|stock(?:werk)?)|eg|dg|erdgeschoss|obergeschoss|dachgeschoss|hochparterre|parterre|souterrain|(?:hinter|vorder|garten|seiten|quer)(?:haus|gebäude)|hinterhof|[hvg]h|gebäude(?:teil)?|geb\\.|haus|aufgang|eingang|zugang|zufahrt|etage|stock|halle|tor|raum|zimmer|büro|laden(?:lokal)?|terminal|top|tür|stiege|wohnung|whg\\.?|app\\.|app?artment|appartement|ecke|gewerbe(?:einheit|hof)|campus|building|suite|floor|unit|room|block|trakt|(?:seiten)?flügel|geschoss|innenhof|ot|ortsteil)(?![a-zß-ɏ-]))';
/** "…straße 12, Haus 3", "… 12 HH", "… 12 / 2. OG": what follows the number. */
const inBuilding = new RegExp(`(?<=\\d ?[a-z]?)(?: ?[,/|–-] ?| )${part}[^,;/|]{0,30}(?: ?[,;/|–-] ?${part}[^,;/|]{0,30}){0,3}$`, 'iu');
const area = '(?:gewerbe(?:gebiet|park|hof)|industrie(?:gebiet|park)|technologie(?:park|zentrum))';
/** Lines that may stand between the street and the town. */
export const between = new RegExp(
  `^(?:(?:plz|postleitzahl)(?:[ ,/]{1,3}(?:und )?(?:wohn)?ort)?:?|(?:wohn)?ort:?|stadt:?|(?:c ?/ ?o|z\\. ?hd\\.?) .{2,50}|${part}.{0,40}|${area}(?![a-zß-ɏ-]).{0,40}|.{0,25}(?:etage|\\d\\. ?og|stock|hinterhaus|seitenflügel|gewerbegebiet|gewerbepark)\\.?)$`,
  'iu',
);

/** The name of a place within a municipality. */
export const district = /^\p{Lu}[\p{Ll}-]{2,25}(?: \p{Lu}[\p{Ll}-]{2,20})?$/u;

/** A street or post box, and where in its text it begins. */
export interface Place {
  kind: 'address' | 'postBox';
  value: string;
  offset: number;
}

/** The street or post box a text ends with. Without a number, only a text of at most `bareLength` characters is one. */
export function placeIn(text: string, bareLength: number): Place | null {
  const box = postBoxLine.exec(text);
  if (box && box.index + box[0].length >= text.length - 2)
    return { kind: 'postBox', value: `Postfach ${box[1]!.replace(/ /g, '')}`, offset: box.index };
  const bare = text
    // "Muster GmbH (Musterstraße 1, …"
    .replace(/^[^()]{0,200}\((?=[^()]{4,80}$)/u, '')
    // "Musterstraße 1 (Ärztehaus, 2. Stock)"
    .replace(/(?<=\d ?[a-z]?) ?\([^()]{1,60}\)$/u, '')
    .replace(streetLabel, '')
    .replace(inBuilding, '');
  const parts = bare.split(/ ?[,;] (?!\d{1,3} ?[a-z]?(?: ?[-–] ?\d{1,3})?$)| [–—*/-] (?!\d)/u).map((one) => one.trim());
  const skipped: string[] = [];
  while (parts.length > 1 && between.test(parts.at(-1)!)) skipped.push(parts.pop()!);
  // "Hauptstr. 5, Ortsteil"
  if (parts.length > 1 && district.test(parts.at(-1)!) && isStreet(parts.at(-2)!)) parts.pop();
  const value = streetIn(parts.at(-1)!, bareLength) ?? skipped.find((one) => streetIn(one, bareLength) !== null) ?? null;
  return value === null ? null : { kind: 'address', value: streetOf(value), offset: Math.max(0, text.lastIndexOf(value)) };
}

function streetIn(text: string, bareLength: number): string | null {
  const company = companyIn(text);
  // "Muster GmbH Musterstraße 1"
  const last = (company ? text.slice(company.index + company.name.length) : text)
    .replace(streetLabel, '')
    .replace(
      /^.{0,80}?(?<!\p{L})(?:ansässig|wohnhaft|wohnend|niedergelassen|mit (?:Geschäfts|Firmen)?[Ss]itz|located at|residing at)(?: in de[rmn]| in)? /u,
      '',
    )
    .trim();
  const crowded =
    (last.match(/ /g)?.length ?? 0) >= 3 && !/^(?:rue|avenue|boulevard|place|route|chemin|via|viale|piazza|calle) /iu.test(last);
  const street = (crowded ? streetAtEnd.exec(last)?.[0] : undefined) ?? last;
  if (isStreet(street)) return street;
  return last.length <= bareLength && bareStreet.test(last) && !isPerson(last) ? last : null;
}

/** "Manuel Kernbach" ends like a street and is somebody. */
function isPerson(text: string): boolean {
  return isGivenName(text.split(' ')[0]!) && personName(text) !== null;
}

/** Whether a text is a street or a place with a number. */
export function isStreet(text: string): boolean {
  return (
    !notStreet.test(text) &&
    text.length <= 75 &&
    (quadrant.test(text) || numberFirst.test(text) || streetLine.test(text)) &&
    !/(?<!\d)(?:19|20)\d\d$/.test(text) &&
    !/@|www\.|\d{5}/.test(text)
  );
}

/** A street as it is given back, in one writing. */
export function streetOf(text: string): string {
  return text
    .trim()
    .replace(/ ?[-–] ?(?=\d)/gu, '-')
    .replace(/(?<=str\.)(?=\d)/iu, ' ')
    .replace(/\s*\([^)]*\)$/u, '')
    .replace(inBuilding, '');
}
