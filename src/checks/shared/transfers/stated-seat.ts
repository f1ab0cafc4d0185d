import type { RequestFact } from '../../facts/requests.ts';
import { placesInText } from '../services/named-servers.ts';
import { countriesIn, countryWords } from './country-words.ts';

/** Characters to each side of a server's name in which its sentence is looked for, and how many places of a name are looked at. */
const reach = 300;
const mostPlaces = 20;
/** Length of a clause that tells a seat: „mit Sitz und Servern in Deutschland“. */
const clause = 60;

const ofGermany = 'g?GmbH|mbH|KG|UG(?: \\(haftungsbeschränkt\\))?|OHG|KGaA|e\\. ?K|e\\. ?V|eG';
const notWithin = '(?<![A-Za-zÀ-ɏ\\d])';
const notBefore = '(?![A-Za-zÀ-ɏ\\d])';
const company = new RegExp(
  `${notWithin}(?:${ofGermany}|AG|SE|Ltd|Limited|Inc|LLC|Corp(?:oration)?|PLC|B\\.?V|N\\.?V|S\\.?A|SAS|S\\.?A\\.?R\\.?L|S\\.?r\\.?l|S\\.?p\\.?A|Oy|AB|ApS|A/S|AS|Pty)${notBefore}`,
  'g',
);
/** A form of German law with a postal code of five digits tells a seat in Germany: in Austria and Switzerland codes have four. */
const germanAddress = new RegExp(`^(?:${ofGermany})${notBefore}[^()]{0,120}[,\\s](?:DE?-)?\\d{5} [A-ZÀ-Þ][A-Za-zÀ-ɏ. /-]{1,40}$`);
/**
 * Large towns that tell the country without its name where they stand behind a legal form of German: a GmbH, AG or KG may be one of
 * Austria or Switzerland too. Left out are names that two of these countries share (Freiburg, Münster, Linz) and words (Essen, Zug).
 */
const towns: Record<string, string> = {
  DE: 'Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt(?: (?:am Main|a\\. ?M\\.)|/Main)?|Stuttgart|Düsseldorf|Leipzig|Dortmund|Bremen|Bremerhaven|Dresden|Hannover|Hanover|Nürnberg|Nuremberg|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Karlsruhe|Mannheim|Augsburg|Wiesbaden|Mönchengladbach|Gelsenkirchen|Aachen|Braunschweig|Kiel|Chemnitz|Magdeburg|Lübeck|Erfurt|Mainz|Rostock|Kassel|Saarbrücken|Potsdam|Oldenburg|Osnabrück|Leverkusen|Heidelberg|Darmstadt|Regensburg|Paderborn|Ingolstadt|Würzburg|Wolfsburg|Göttingen|Ulm|Heilbronn|Pforzheim|Jena|Trier',
  AT: 'Wien|Vienna|Graz|Salzburg|Innsbruck|Klagenfurt|Bregenz',
  CH: 'Zürich|Zurich|Genf|Geneva|Basel|Bern|Lausanne|Luzern|Winterthur|Lugano',
};
const townOf = Object.entries(towns).map(([country, names]) => [country, new RegExp(`${notWithin}(?:${names})${notBefore}`)] as const);
/** „GmbH, Bremen“, „GmbH, Ring 1, 1010 Wien“: what stands between is a street with a number, not a branch elsewhere. */
const townAddress = new RegExp(
  `^(?:${ofGermany}|AG)${notBefore}(?:,| in| aus)(?: [^(),]{2,60}\\d[^(),]{0,8},)? (?:(?:DE?|A|CH)-)?(?:\\d{4,5} )?(?:${Object.values(towns).join('|')})$`,
);
const seatWords = `${notWithin}(?:(?:Firmens|Haupts|S)itz|sitzt|seat|registered office|based in|established in|headquartered in)${notBefore}`;
const negated = /(?<![a-zß-ɏ])(?:nicht|kein[a-z]*|ohne|außerhalb|not|no|without|outside)(?![a-zß-ɏ])/i;

/**
 * Country in which the operator of a server has its seat according to a notice that names the server: by its sentence, or by the
 * address or town beside its name. Null where the notice does not say so or tells of two countries; who else may receive data is not
 * read.
 */
export function statedSeat(text: string, server: Pick<RequestFact, 'host' | 'domain' | 'party'>): string | null {
  const places = placesInText(text, server).slice(0, mostPlaces);
  const told = places.flatMap((place) => seatsAt(text, place));
  const [seat = null, ...others] = new Set(told.length > 0 ? told : seatOfNamesake(text, server.domain));
  return others.length === 0 ? seat : null;
}

/** Lengths of a company's name that is told from words: shorter ones are anybody's. */
const shortestName = 4;
const germanSeat = new RegExp(`^(?:${ofGermany})${notBefore}[^();]{0,90}?[,\\s](?:DE?-)?\\d{5} [A-ZÀ-Þ][a-zß-ɏ]`);

/** „BITE GmbH, Weg 16, 89077 Ulm“ for b-ite.com: a company called like the domain, with its address in Germany behind its name. */
function seatOfNamesake(text: string, domain: string): string[] {
  const letters = domain.split('.')[0]!.replace(/[^a-z]/gi, '');
  if (letters.length < shortestName || letters.length > 30) return [];
  const name = new RegExp(`${notWithin}${[...letters].join('[ .&-]?')} `, 'gi');
  return [...text.matchAll(name)]
    .slice(0, mostPlaces)
    .flatMap(({ index, 0: found }) => (germanSeat.test(text.slice(index + found.length, index + found.length + reach)) ? ['DE'] : []));
}

/** Countries told at one place; two of them are told as two, so that neither counts. */
function seatsAt(text: string, { start, end }: { start: number; end: number }): string[] {
  const before = text
    .slice(Math.max(0, start - reach), start)
    .split(sentenceEnd)
    .at(-1)!;
  const after = text.slice(end, end + reach).split(sentenceEnd)[0]!;
  return seatsByAddress(before, after) ?? seatsByClause(before, after) ?? [];
}

/** A full stop after a short word or a figure may be that of an abbreviation. */
const sentenceEnd = /(?<=[A-Za-zÀ-ɏ]{4}|\))[.!?]\s+(?=[A-ZÀ-Þ])/;

/** What stands right before the name, without brackets and labels. */
const beside = /^(.*?)\s*[(,;:–-]\s*(?:(?:Website|Internet|Server|Host|Domain|URL|unter)\s*:?\s*)?$/;

/** „Muster GmbH, Weg 1, 20357 Hamburg (server)“, „server (Firm Ltd, 1 Street, Dublin, Irland)“. */
function seatsByAddress(before: string, after: string): string[] | null {
  const leading = beside.exec(before)?.[1];
  const following = /^\s*[(:–-]\s*([^();]{5,200})/.exec(after)?.[1];
  const seats = [leading, following].map((address) => (address === undefined ? null : countriesOfAddress(address.trim())));
  return seats.find((seat) => seat !== null) ?? null;
}

function countriesOfAddress(address: string): string[] | null {
  // Of two companies, the one before the name has its address beside it.
  const last = [...address.matchAll(company)].at(-1);
  if (last === undefined) return null;
  const own = address.slice(last.index);
  const [country, ...others] = countriesIn(own);
  if (country === undefined) return germanAddress.test(own) ? ['DE'] : countriesOfTown(own);
  return others.length > 0 || new RegExp(`, ?(?:${countryWords(country)})\\.?$`).test(own) ? [country, ...others] : null;
}

function countriesOfTown(address: string): string[] | null {
  if (!townAddress.test(address)) return null;
  return townOf.filter(([, names]) => names.test(address)).map(([country]) => country);
}

/** „Muster GmbH mit Sitz in Deutschland (server)“, „drei Firmen mit Sitz in Deutschland: A (server), B (server)“. */
function seatsByClause(before: string, after: string): string[] | null {
  const leading = [...before.matchAll(new RegExp(seatWords, 'g'))].at(-1);
  if (leading !== undefined) return seatsBefore(before, leading.index, leading[0].length);
  const following = new RegExp(seatWords).exec(after);
  if (following === null) return null;
  const between = after.slice(0, following.index);
  const isOfOther = [...between.matchAll(company)].length > 1 || /[\w-]\.[a-z]{2,}/.test(between);
  // Whoever else is in the sentence has a seat too, the controller above all.
  const isOfOperator = /^\s*[(:]/.test(between) || operator.test(before) || operator.test(between);
  return isOfOther || !isOfOperator ? null : seatsOfClause(after, following.index, after.slice(following.index));
}

const operator = /(?<![a-zß-ɏ])(?:betreib|betrieben|anbieter|operat|provider|provided\s+by|run\s+by)/i;
const several =
  /(?<![a-zß-ɏ])(?:zwei|drei|vier|fünf|\d+|folgende[nr]?|diese[nr]?|mehrere[nr]?|auftragsverarbeitern?|dienstleistern?|anbietern?|unternehmen|firmen|two|three|four|these|following|providers|processors|companies)(?![a-zß-ɏ])/i;

/** A seat told before the name counts right before it, or before a list of companies. */
function seatsBefore(before: string, at: number, length: number): string[] | null {
  const rest = before.slice(at);
  const list = rest.indexOf(':', length + 1);
  if (list >= 0) {
    const lead = before.slice(Math.max(0, at - clause), at);
    return several.test(lead) && lead.search(company) < 0 ? seatsOfClause(before, at, rest.slice(0, list)) : null;
  }
  const told = beside.exec(rest)?.[1];
  if (told === undefined || rest.search(company) >= 0) return null;
  const seats = seatsOfClause(before, at, told);
  const [seat] = seats ?? [];
  return seat === undefined || new RegExp(`(?:${countryWords(seat)})$`).test(told) ? seats : null;
}

function seatsOfClause(sentence: string, at: number, told: string): string[] | null {
  const seats = countriesIn(told.slice(0, clause));
  if (seats.length === 0) return null;
  return seats.length === 1 && negated.test(sentence.slice(Math.max(0, at - 30), at + clause)) ? [] : seats;
}
