import type { CookieFact } from '../../facts/stored.ts';
import { plainText } from '../wording.ts';
import { type CookieTexts, placesOfEntry, rowsWithDuration, speaksOfDataKept } from './declared-cookies.ts';
import { longestDuration } from './durations.ts';

/** Reach of an entry of a list, in characters. */
const reach = 250;
/** The rest of a written name, from its stem: `_ga_<id>`, `ph_*`. */
const restOfName = /^[\w.:$*<>-]{0,80}/u;
/** What is written as only names of cookies are: `li_sugr`, `ph_*`, `UserMatchHistory`. */
const nameLike =
  /(?<![\p{L}\d_./@-])(?:_[\w.-]{1,60}|[A-Za-z][A-Za-z\d.-]{0,40}_[\w.*-]{0,40}|[A-Za-z][\w.-]{1,40}\*|(?:[A-Z][a-z]{1,20}){3,6})(?![\p{L}\d@])/u;
/** A plain word amid the names of a list, as in `bcookie, lidc 1 Tag`. */
const plainName =
  /^["“”»«'’`]?\s{0,2}(?:[,/|·]|\s(?:und|and|sowie|oder|or)\s)\s{0,2}["„“«»'‘`]?[a-z][a-z\d.-]{2,40}["“”»«'’`]?\s{0,2}(?:[,/()\d:]|$|(?:und|and|ein|zwei|drei)\s)/u;
/** One period for all names of a list. */
const forAll = /(?<![a-zß-ɏ])(?:jeweils|je|beide[nr]?|alle|sämtlich[a-zß-ɏ]*|each|both|all)(?![a-zß-ɏ])/iu;
/** A period right before a name, as in `90 Tage: bcookie`: then what follows may belong to the next name. */
const periodFirst =
  /(?:\d|ein)\s?(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|days?|weeks?|months?|years?|hours?|minutes?)\s{0,2}[:=–-]\s{0,2}["„“«»'‘`]?$/iu;

/**
 * The longest life that the texts state for a cookie itself, in seconds: a period belongs to the name before it within its entry. What
 * the notice states goes before the banner. Null: none is stated, or it may belong to another cookie.
 */
export function ownDuration(cookie: CookieFact, { notice, banner }: Pick<CookieTexts, 'notice' | 'banner'>, others: readonly CookieFact[]) {
  for (const text of [notice, banner]) {
    const rows = rowsWithDuration(text, cookie);
    const record = rows.length > 0 ? undefined : recordDuration(text, cookie);
    if (record === null) continue;
    if (record !== undefined) return record;
    const read = (rows.length > 0 ? rows : [plainText(text)]).flatMap((each) => durationsIn(each, cookie, others));
    if (read.length > 0) return Math.max(...read);
  }
  return null;
}

/** Lines of a record that lists names and period one below the other: “Ablauf: 6 Monate”, “Technischer Name: YSC”. */
const nameLine = /^(?:technische[rn]?\s)?(?:cookie-?\s?)?namen?\s?:/iu;
const periodLine =
  /^(?:ablauf|laufzeit|speicherdauer|lebensdauer|gültigkeit|funktionsdauer|dauer|expir|duration|lifetime|retention)[a-zß-ɏ -]{0,30}:/iu;

/** The period of the record in which a cookie is named; null where that tells none in figures, undefined where there is no such record. */
function recordDuration(text: string, cookie: CookieFact): number | null | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => nameLine.test(line) || periodLine.test(line));
  const places = lines.flatMap((line, at) => (nameLine.test(line) && placesOfEntry(line, cookie).length > 0 ? [at] : []));
  if (places.length === 0) return undefined;
  // Which of two periods belongs to a name shows at the top of the list.
  const step = periodLine.test(lines[0]!) ? -1 : 1;
  const periods = places.flatMap((at) => {
    const beside = lines[at + step];
    return beside !== undefined && periodLine.test(beside) ? (longestDuration(beside) ?? []) : [];
  });
  return periods.length > 0 ? Math.max(...periods) : null;
}

function durationsIn(text: string, cookie: CookieFact, others: readonly CookieFact[]): number[] {
  const places = placesOfEntry(text, cookie).map((place) => ({
    place,
    written: restOfName.exec(text.slice(place, place + reach))![0].replace(/[:.-]+$/, ''),
  }));
  // In "_ga (Sitzung), _ga_* (24 Stunden)" the second name is that of another cookie.
  const read = (some: typeof places) => some.flatMap(durationAt);
  const durationAt = ({ place, written }: (typeof places)[number]): number[] => {
    if (periodFirst.test(text.slice(Math.max(0, place - 30), place))) return [];
    const end = place + written.length;
    const entry = entryAfter(text.slice(end, end + reach), others);
    const seconds = speaksOfDataKept(entry) ? null : longestDuration(entry);
    return seconds === null ? (ofVisit.test(entry) ? [0] : []) : [seconds];
  };
  const exact = read(places.filter(({ written }) => written === cookie.name));
  return exact.length > 0 ? exact : read(places);
}

/** A life that is told right behind the name as that of the visit: `_ga (Sitzung)`, `_ga: Session-Cookie`. */
const ofVisit =
  /^["“”»«'’`]?\s{0,2}(?:\(|[:=–-]\s|\s\|\s)\s?(?:(?:aktuelle\s|eine\s)?sitzung(?:sende)?|session(?:-?cookie)?|ende\s+der\s+sitzung|bis\s+(?:zum\s+)?(?:ende\s+der\s+sitzung|sitzungsende))\s{0,2}(?:[),;.|]|$)/iu;

/** What is said after a name, as far as it can only belong to that name. */
function entryAfter(after: string, others: readonly CookieFact[]): string {
  const bracket = closingOf(after);
  const within = after.slice(0, bracket);
  const next = [nameLike.exec(within)?.index, ...others.flatMap((other) => placesOfEntry(within, other))].filter((at) => at !== undefined);
  if (next.length === 0 && !plainName.test(within)) {
    if (bracket === after.length || longestDuration(within) !== null) return within;
    // "Meta Pixel (_fbp) 90 Tage"; further on it may be that of another bracket.
    return /^[^(),;]{0,60}/u.exec(after.slice(bracket + 1))![0].split(/\s(?:und|and|sowie)\s/u)[0]!;
  }
  const own = plainName.test(within) ? '' : within.slice(0, Math.min(...next));
  const shared = within.slice(own.length).split(/[.;]\s/u)[0]!;
  return longestDuration(own) === null && forAll.test(shared) ? shared : own;
}

/** Where the bracket ends in which a text begins; its length where there is none. */
function closingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')' && depth-- === 0) return at;
  }
  return text.length;
}
