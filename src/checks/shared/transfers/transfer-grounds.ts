import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { isHeading, joinLines } from '#knowledge/notice-lines.ts';
import { sentenceAt, sentenceEndsIn } from '#knowledge/sentence-ends.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { readNotice } from '../notice/notice.ts';
import { plainText } from '../wording.ts';
import { countriesIn, countryPattern } from './country-words.ts';
import { type Line, type PassageReading, readPassages } from './recipient-passages.ts';
import { countriesStated } from './stated-country.ts';
import { countryOfRecipient, isThirdCountry } from './third-country.ts';
import { withoutFormerDecisions } from './transfer-bases.ts';

/**
 * Where a notice names a ground of chapter V GDPR, seen from one recipient: with it, for recipients in general, or only with others.
 * What could not be tied to anybody counts as general.
 */
export type GroundPlace = 'beside' | 'general' | 'elsewhere' | 'none';

/** The notice, read for whom its grounds of transfers hold. */
export interface GroundReading {
  placeOf(use: ServiceUse, ground: RegExp): GroundPlace;
  /** What the notice says of a recipient and of nobody in particular around each place where it names the company, `radius` characters to each side. */
  partsOf(use: ServiceUse, radius?: number): string[];
  /** The same without what holds for some recipients or perhaps: „Einige der genannten Anbieter können …, soweit anwendbar“. */
  certainPartsOf(use: ServiceUse): string[];
  /** The sentence in which the notice rests all transfers to the country of this recipient on one ground, or null. */
  ruleFor(use: ServiceUse, ground: RegExp): string | null;
}

/** A place where a notice names a ground: whom it is told of, and the countries it covers where it covers no others. */
interface Ground {
  owners: ReadonlySet<string> | null;
  countries: readonly string[];
  sentence: string;
}

/** How far above a ground its recipient is named. */
const reach = 1_500;
const mostMatches = 60;

/** A sentence about transfers as such, or about recipients as a group, speaks of more than the one named before it. */
export const collective =
  /(?<![a-zß-ɏ])(?:soweit|sofern|falls|alle[nr]?|sämtliche[nr]?|jeweil\w*|einige[nr]?|manche[nr]?|genannten|drittl[aä]nder[n]?|drittstaaten|übermittlungen|datenübermittlungen|empfängern|dienstleistern?|anbietern|unternehmen (?:mit|in|aus|sind)|(?:diese|solche|us-)[nr]? ?(?:unternehmen|dienste|anbieter|empfänger)|insofar|where|all|these|some|third countries|transfers|recipients|providers|companies)(?![a-zß-ɏ])/iu;
/** "Für Datenübermittlungen in die USA hat sich der Anbieter … angeschlossen": one company, the one named before. */
const ofOne =
  /(?<![a-zß-ɏ])(?:der|dieser|das|dieses|the|this)\s+(?:anbieter|diensteanbieter|dienstleister|unternehmen|betreiber|hersteller|empfänger|provider|company|recipient)(?![a-zß-ɏ])(?!\s+(?:mit|in|aus|with|in|from)\s)/iu;
const ofMany =
  /(?<![a-zß-ɏ])(?:soweit|sofern|falls|wenn|alle[nr]?|sämtliche[nr]?|jeweil\w*|einige[nr]?|manche[nr]?|genannten|insofar|where|if|all|some|respective)(?![a-zß-ɏ])/iu;
/** A company with an American form in its name is somebody, although no catalogue knows it. */
const americanCompany = /\p{Lu}[\p{L}\d&.-]{1,30},? (?:Inc|LLC|L\.L\.C|Corp|Corporation)(?![\p{L}\d])/u;

/** Reads whom the grounds of a notice are told of. The names it can tell apart are those of services seen or described. */
export function readGrounds(facts: Pick<Facts, 'privacy' | 'pages' | 'services'> & Partial<Pick<Facts, 'noticeServices'>>): GroundReading {
  const notice = readNotice(facts);
  const { text } = notice;
  const lines = (text === '' ? '' : joinLines(facts.privacy.text)).split('\n').flatMap((line): Line[] => {
    const plain = plainText(line);
    return plain === '' ? [] : [{ text: plain, heading: isHeading(plain) }];
  });
  const ownersIn = ownerReader(facts);
  let parts: PassageReading | null = null;
  const passages = () => {
    parts ??= readPassages(lines, (sentence) => {
      const named = ownersIn(sentence);
      if (named.size > 0 || !americanCompany.test(sentence)) return named;
      return new Set(['']);
    });
    return parts;
  };
  const read = new Map<string, readonly Ground[]>();
  const groundsOf = (ground: RegExp) => {
    const known = read.get(ground.source);
    if (known) return known;
    const found = lines
      .flatMap((line, row) =>
        [...withoutFormerDecisions(line.text).matchAll(new RegExp(ground.source, 'giu'))].map(({ index }) => ({ row, index })),
      )
      .slice(0, mostMatches)
      .map(({ row, index }) => ({
        owners: ownersAt(lines, row, index, ownersIn),
        countries: decidedCountries(lines[row]!.text, index),
        sentence: clauseAt(lines[row]!.text, index),
      }));
    read.set(ground.source, found);
    return found;
  };
  return {
    placeOf(use, ground) {
      if (!ground.test(withoutFormerDecisions(text))) return 'none';
      const found = groundsOf(ground);
      const own = new Set([countryOfRecipient(use), ...countriesStated(notice, use)]);
      const fitting = found.filter(({ countries }) => countries.length === 0 || countries.some((country) => own.has(country)));
      if (fitting.some(({ owners }) => owners?.has(companyOf(use)))) return 'beside';
      return found.length === 0 || fitting.some(({ owners }) => owners === null) ? 'general' : 'elsewhere';
    },
    partsOf: (use, radius = reach) => passages().about(companyOf(use), radius),
    certainPartsOf: (use) => passages().about(companyOf(use), reach, ofSome),
    ruleFor(use, ground) {
      const country = countryPattern(countryOfRecipient(use) ?? '-');
      const rules = groundsOf(ground).filter(({ owners, sentence }) => owners === null && country.test(sentence) && !vague.test(sentence));
      return rules[0]?.sentence ?? null;
    },
  };
}

/** „Für Andorra besteht ein Angemessenheitsbeschluss“: the third countries of a sentence on a decision, which is good for no other country. */
function decidedCountries(text: string, index: number): string[] {
  if (!/^(?:angemessen|adequacy)/i.test(text.slice(index, index + 12))) return [];
  return countriesIn(sentenceAt(text, index).sentence).filter((country) => isThirdCountry(country) === true);
}

/** Who names several grounds, examples or mere possibilities does not say on which one the transfers rest. */
const vague =
  /(?<![a-zß-ɏ])(?:oder|bzw\.?|beziehungsweise|sonst|ansonsten|andernfalls|etwa|beispielsweise|z\. ?b\.|gegebenenfalls|ggf\.?|insbesondere|kann|können|könnte[n]?|grundsätzlich|kein|keine[nr]?|nicht|or|otherwise|such as|e\.g\.|may|might|not?)(?![a-zß-ɏ])/iu;

/** A sentence on transfers that leaves open of which of the recipients it is true. */
const ofSome =
  /(?<![a-zß-ɏ])(?:einige[nr]?|manche[nr]?|einzelne[nr]?|teilweise|(?:soweit|sofern|falls|wenn) (?:erforderlich|anwendbar|nötig|notwendig|einschlägig|zutreffend|verfügbar)|und\/oder|some|in part|(?:where|if|as) (?:applicable|necessary|required)|and\/or)(?![a-zß-ɏ])/iu;

/** The part of a sentence, between semicolons, around a place of a line. */
function clauseAt(text: string, index: number): string {
  const { sentence, start } = sentenceAt(text, index);
  const from = sentence.lastIndexOf(';', index - start) + 1;
  const to = sentence.indexOf(';', index - start);
  return sentence
    .slice(from, to < 0 ? undefined : to)
    .trim()
    .replace(/[.!]$/, '');
}

/** The companies a ground at this place is told of, or null: of recipients in general, or of nobody who can be recognised. */
function ownersAt(lines: readonly Line[], row: number, index: number, ownersIn: (text: string) => Set<string>): Set<string> | null {
  const { sentence, start, ends } = sentenceAt(lines[row]!.text, index);
  const named = ownersIn(sentence);
  if (named.size > 0) return named;
  if (americanCompany.test(sentence)) return new Set(['']);
  const isOfOne = ofOne.test(sentence) && !ofMany.test(sentence);
  if (collective.test(sentence) && !isOfOne) return null;
  let left = reach;
  for (let above = row; above >= 0 && left > 0; above--) {
    const line = lines[above]!;
    const limit = above === row ? start : line.text.length;
    const stops = above === row ? ends : sentenceEndsIn(line.text);
    for (let end = limit; end > 0 && left > 0; ) {
      const from = stops.findLast((stop) => stop < end) ?? 0;
      const owners = ownersIn(line.text.slice(Math.max(from, end - left), end));
      if (owners.size > 0) return owners;
      left -= end - from;
      end = from;
    }
    if (line.heading && above !== row) return null;
  }
  return null;
}

/** Finds the companies named in a passage, by their own names and those of their services. */
function ownerReader({ services, noticeServices }: Pick<Facts, 'services'> & Partial<Pick<Facts, 'noticeServices'>>) {
  const owners = new Map<string, string>();
  const add = (company: string, names: readonly (string | null | undefined)[]) => {
    for (const name of names) if (name && name.length > 2 && !owners.has(name.toLowerCase())) owners.set(name.toLowerCase(), company);
  };
  for (const use of services) {
    const vendor = findVendor(use.service.vendor);
    add(companyOf(use), [use.vendorName, vendor?.name, vendor?.legalName, vendor?.euEntity, use.service.name, ...use.service.aliases]);
  }
  for (const { serviceId } of noticeServices?.used ?? []) {
    const service = serviceOf(serviceId);
    const vendor = service && findVendor(service.vendor);
    if (vendor) add(vendor.id, [vendor.name, vendor.legalName, vendor.euEntity, service.name, ...service.aliases]);
  }
  if (owners.size === 0) return () => new Set<string>();
  const names = [...owners.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const pattern = new RegExp(`(?<![a-z\\dß-ɏ])(?:${names.join('|')})(?![a-z\\dß-ɏ])`, 'giu');
  return (text: string) => new Set([...text.matchAll(pattern)].flatMap(([name]) => owners.get(name.toLowerCase()) ?? []));
}

/** What stands for the company behind a service: a certificate or a contract of its own holds for all it runs. */
function companyOf({ service, vendorName }: ServiceUse): string {
  return service.vendor || vendorName || service.id;
}
