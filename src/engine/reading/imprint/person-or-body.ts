import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import { isGivenName } from './given-names.ts';
import { bodyIn, statedForm } from './legal-form.ts';
import type { ImprintLine } from './passages.ts';
import { coupleNames, isDegree, isRole, isTradeName, occupation, personName, withoutTitles } from './person-name.ts';

/** Who provides the site. */
export interface Provider {
  elements: readonly ImprintElement[];
  /** Id of the scan settings, or null when the text does not tell. */
  form: string | null;
}

/** A line, and what of it may be a name. */
export interface NameLine {
  content: string;
  text: string;
}

const owner =
  /^(?:(?:geschäfts|allein|betriebs|praxis|kanzlei|laden|studio|salon|firmen)?-?inh(?:aber(?:[:*]?in(?:nen)?)?|\.)|eigentümer(?:in(?:nen)?)?(?= ?:)|owners?|proprietor|einzelunternehme(?:r|rin|n)|e\. ?u\.)[ :.]*/iu;
/** "Beispiel Objektschutz, Inhaber Max Muster": brand and owner in one line. */
const ownerBehind =
  /[ ,(–-](?:geschäfts|allein|betriebs|praxis|kanzlei|laden|studio|salon|firmen)?-?inh(?:aber(?:in(?:nen)?)?|\.)[ :.]+(?<name>\p{Lu}[^,;()\n]{3,70})/iu;
/** "Max Muster (Inhaber)" */
const ownerNoted = /[(,] ?(?:geschäfts|allein|praxis|kanzlei|laden|studio|salon)?-?inh(?:aber(?:in)?|\.)\)?$/iu;
const skipped =
  /^(?:c\/o|vertreten|vertretungsberechtigt|geschäftsf|gf[.: ]|vorst|gesetzlich|z\. ?hd|persönlich haftend|komplementär|deutschland|impressum|imprint|angaben|anschrift|adresse|hausanschrift|postanschrift|firmensitz|sitz|kontakt|tel|fax|e-?mail|www|http|abteilung|abt\.|referat|dezernat|fachbereich|stand|§|nach §|gemäß)/iu;
const heading =
  /impressum|imprint|startseite|home|menü|navigation|kontakt|datenschutz|willkommen|cookie|login|suche|zum inhalt|skip to|gemäß|§|wir |unser|information|herzlich|legal notice|anbieterkennzeichnung/iu;
const beforeName = new RegExp(
  `^((?:(?:Prof|Dr|Dipl|Mag)\\.?[\\p{L}.-]{0,12} )*)(?:${occupation}(?:,|/| und| &)? ?)+(?<=[ /])(?=\\p{Lu})`,
  'u',
);
/** "Praxis Anna Beispiel, Heilpraktikerin" */
const behindName = new RegExp(
  `(?<=\\p{Ll} \\p{Lu}[\\p{L}-]{1,30})(?:,|,? (?:und|u\\.|&)| [–-]) ${occupation}(?: \\((?:IHK|HWK|HPG|FH)\\))?$`,
  'u',
);
const profession =
  /^(?:rechtsanwalt|rechtsanwält(?:in|e|innen)|ra(?:in)?|steuerberater(?:in)?|stb|notar(?:in)?|architekt(?:in)?|heilpraktiker(?:in)?|psychotherapeut(?:in)?|zahnarzt|zahnärztin|arzt|ärztin|tierarzt|tierärztin|physiotherapeut(?:in)?|hebamme|fotograf(?:in)?|frau|herrn?|fr\.|hr\.|eheleute|ehepaar|familie|fam\.) (?=\p{Lu})(?!(?:und|oder|sowie) )/iu;
/** What a body of public law adds to its name. */
const status =
  /(?:[ ,(–-]{2,4}| ist )(?:(?:eine )?(?:Körperschaft|Anstalt|Stiftung) des (?:öffentlichen|bürgerlichen|privaten) Rechts)[ )–-]*$/iu;
const suffix =
  /,? ?\((?:privatperson|inhaber(?:in)?|einzelunternehme(?:n|r|rin)|einzelfirma|freiberufler(?:in)?)\)$|, (?:der|die|vertreten) .*$| [(–-] ?(?:der|die) (?:(?:ober|verbands)?bürgermeister(?:in)?|landr(?:at|ätin)|magistrat|präsident(?:in)?|rektor(?:in)?|direktor(?:in)?|kreisausschuss|gemeindevorstand)[ )–-]*$|[ ,(–-]{1,4}(?:nicht[ -]?(?:rechtsfähiger|eingetragener)|nichtrechtsfähiger|gemeinnütziger) verein[ )–-]{0,3}$|[ ,(–-]{1,4}verein ohne (?:eigene )?rechtspersönlichkeit[ )–-]{0,3}(?:\(?§ ?54 BGB\)?)?[ )–-]{0,3}$/iu;

/** Words by which people without a company tell what they are. */
const standings: readonly [form: string, pattern: RegExp][] = [
  ['sole-trader', /(?<![a-zß-ɏ])einzel(?:unternehm(?:en|er|erin)|firma|kaufmann|kauffrau)(?![a-zß-ɏ])/iu],
  ['freelancer', /(?<![a-zß-ɏ])(?:freiberuf(?:ler|lerin|lich(?:e[rnsm]?)?)|freelance(?:r|rin)?)(?![a-zß-ɏ])/iu],
  [
    'natural-private',
    /(?<![a-zß-ɏ])(?:privatperson|(?:rein |ausschließlich )?private[sr]? (?:(?:web|internet|home)-?)?(?:sites?|seiten?|page|auftritt|blog|angebot|projekt)|(?:purely )?private (?:individual|website))(?![a-zß-ɏ])/iu,
  ],
];
const statedBody =
  /(?:Körperschaft|Anstalt|Stiftung) (?:des )?(?:bürgerlichen|öffentlichen|privaten) Rechts|(?:nicht[ -])?eingetragener Verein|nicht[ -]?rechtsfähiger Verein|Verein ohne (?:eigene )?Rechtspersönlichkeit/iu;
/** A chamber or the authority over a profession says so of itself in the imprints of others. */
const ofProfession =
  /^(?:die|das|der|zuständig[a-zß-ɏ]*:?)? ?[^.\n]{0,80}(?:kammer|vereinigung|aufsicht)[^\n]{0,80}(?:körperschaft|anstalt)/iu;
const denomination =
  /^(?:(?:römisch-|evangelisch-|ev\.-?)?(?:evangelisch|katholisch|lutherisch|reformiert|luth\.|freikirchlich)[a-zß-ɏ]*|ev\.|kath\.)$/iu;
const patron = /^(?:St\.|Sankt|Hl\.|Heilig|Mari[aä]|Christ|Zu[mr]? )/u;
/** Who leads a school, a parish or a club is not its provider. */
const officeHolder =
  /^(?:(?:\d\. |stellv[a-zß-ɏ]*\.? |erste[rn]? |kommissarische[rn]? )?(?:schulleit|rektor|konrektor|direktor|präsident|vorsitz|[a-zß-ɏ]{0,20}bürgermeister|landr[aä]t|pfarrer|pastor|pfr\.|dekan|propst|superintendent|obermeister|kommandant|vorstand|sprecher|intendant|leiter|amtsleiter|bezirks|verbandsvorsteher|dirigent|abteilungsleit))[a-zß-ɏ]*[ :]|[(,] ?(?:die |der )?(?:\d\. |stellv[a-zß-ɏ]*\.? )?(?:schulleit|rektor|direktor|präsident|vorsitz|pfarrer|pastor|schriftf|kassenw|kassier|vorstand|sprecher|obermeister|kommandant)[a-zß-ɏ]*\)?$/iu;

/** A provider whose name tells no legal form of commercial law: a person, an authority, an association without register. */
export function readPersonOrBody(above: readonly NameLine[], own: readonly ImprintLine[]): Provider & { isBrandOnly: boolean } {
  const candidates = above.filter(
    ({ content }) => !skipped.test(content) && !heading.test(content) && content.length <= 110 && !/@|www\.|\d{5}/.test(content),
  );
  const offices = candidates.filter(({ content }) => officeHolder.test(content));
  const isLed = offices.length > 0 && candidates.some((line) => !offices.includes(line) && namesIn(line.content).length === 0);
  const unofficial = isLed ? candidates.filter((line) => !offices.includes(line)) : candidates;
  const persons = unofficial.flatMap((line): Named[] => {
    const names = namesIn(line.content);
    return names.length > 0 ? [{ names, line }] : [];
  });
  const nested =
    persons.length > 0
      ? []
      : unofficial.flatMap((line): Named[] => {
          const names = personWithin(line.content);
          return names.length > 0 ? [{ names, line }] : [];
        });
  const person =
    [...persons, ...nested].find(({ line }) => [owner, ownerBehind, ownerNoted].some((pattern) => pattern.test(line.content))) ??
    lastNamed(persons, candidates) ??
    nested.at(-1);
  const text = own
    .map((line) => line.text)
    .join('\n')
    .slice(0, 20_000);
  const body = candidates.findIndex(({ content }) => !isRole(content) && bodyIn(content) !== null && !owner.test(content));
  if (body >= 0 && !(person && bodyIn(candidates[body]!.content) === 'foundation')) {
    // "(nicht eingetragener Verein)" below the name.
    const isStatus = body > 0 && cleanName(candidates[body]!.content.replace(/^[(–-]\s?/u, ' (')) === '';
    const named = isStatus ? candidates[body - 1]! : wholeBody(candidates, body);
    return { ...bodyProvider(candidates[body]!, named, text), isBrandOnly: false };
  }
  const association =
    person && ![owner, ownerBehind].some((pattern) => pattern.test(person.line.content)) ? registeredBody(unofficial, text) : null;
  if (association)
    return {
      elements: [nameOf(association.content, association.text), formElement('ev', association.text)],
      form: 'ev',
      isBrandOnly: false,
    };
  // Of a couple one may be named as the provider elsewhere.
  if (person) return { ...personProvider(person, text), isBrandOnly: person.names.some((name) => coupleNames(name).length > 0) };
  // A club may bear the year of its foundation.
  const first = unofficial.find(({ content }) => isBrand(isLed ? withoutYear(content) : content)) ?? unofficial.find(isUnusualBrand);
  const line = own.find((one) => statedBody.test(one.text) && !ofProfession.test(one.text))?.text ?? null;
  const stated = /rechtsform ?:? ?([^\n]{2,80})/iu.exec(text)?.[1] ?? (line === null ? null : statedBody.exec(line)![0]);
  const told =
    stated === null ? null : (bodyIn(stated) ?? statedForm(stated) ?? (/öffentlichen Rechts/iu.test(stated) ? 'public-law' : null));
  const form = told === 'public-law' && line !== null && bodyIn(line) === 'church-body' ? 'church-body' : told;
  return {
    elements: [...(first ? [brandOf(first)] : []), ...(form === null ? [] : [formElement(form, stated ?? '')])],
    form,
    isBrandOnly: form === null,
  };
}

function withoutYear(text: string): string {
  return text.replace(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u, '');
}

/** The name of a parish that two lines share: "Katholische Pfarrgemeinde", "St. Martin". */
function wholeBody(candidates: readonly NameLine[], index: number): NameLine {
  const line = candidates[index]!;
  const join = (one: NameLine, other: NameLine): NameLine => ({
    content: `${one.content} ${other.content}`,
    text: `${one.text} ${other.text}`,
  });
  const above = candidates[index - 1];
  if (above && denomination.test(above.content)) return join(above, line);
  const below = candidates[index + 1];
  const isParish = /(?:gemeinde|pfarrei|pfarramt|verband)$/iu.test(line.content);
  return below && isParish && patron.test(below.content) ? join(line, below) : line;
}

/** A club that stands in the register of associations, above the office-holder whose address it uses. */
function registeredBody(candidates: readonly NameLine[], text: string): NameLine | null {
  if (
    !/eingetragen im vereinsregister|im vereinsregister[^\n]{0,80}(?:eingetragen|geführt)|vereinsregister(?:nummer|-?nr\.?)?:|(?<![a-zß-ɏ])VR \d/iu.test(
      text,
    )
  )
    return null;
  const first = candidates.find(({ content }) => isBrand(withoutYear(content)));
  return first && personName(cleanName(first.content)) === null && !isRole(first.content) ? first : null;
}

interface Named {
  /** With academic titles, as written. */
  names: readonly string[];
  line: NameLine;
}

/** Persons a line names and nothing else of weight: one, several, or a couple by one surname, which is one name. */
function namesIn(content: string): string[] {
  const behind = ownerBehind.exec(content)?.groups?.['name'];
  const told = cleanName(behind ?? content.replace(owner, '').replace(label, ''));
  if (coupleNames(told).length > 0) return [told];
  const bare = (part: string) => part.replace(/ \([^)]{0,40}\)$/u, '').trim();
  const isOwner = behind !== undefined || owner.test(content) || ownerNoted.test(content);
  for (const [separator, least] of [
    [/ (?:und|&|u\.|and|\+) /u, isOwner ? 0 : 1],
    [/, (?:und )?| (?:und|&|u\.|and|\+|\/) /u, isOwner ? 0 : 9],
  ] as const) {
    const joint = told.split(separator).map(bare);
    const known = joint.filter((part) => isGivenName(withoutTitles(part).split(' ')[0]!)).length;
    if (joint.length > 1 && joint.every((part) => personName(part) !== null) && known >= Math.min(least, joint.length)) return joint;
  }
  const parts = told.split(/,| [-–|] /).map(bare);
  const at = parts.findIndex((part, place) => (place === 0 || parts[0]!.length > 6) && personName(part) !== null);
  if (at < 0) return coupleNames(parts[0]!).length > 0 ? [parts[0]!] : [];
  const degree = parts[at + 1];
  return [degree !== undefined && isDegree(degree) ? `${parts[at]}, ${degree}` : parts[at]!];
}

/** The last line that names persons, with those right above it; brands that look like names give way to common first names. */
function lastNamed(persons: readonly Named[], candidates: readonly NameLine[]): Named | undefined {
  const known = persons.filter(({ names }) => isGivenName(withoutTitles(names[0]!).split(' ')[0]!));
  const last = known.at(-1) ?? persons.at(-1);
  if (last === undefined || known.length < 2) return last;
  const places = known.map(({ line }) => candidates.indexOf(line));
  const joined = known.filter((_, index) => places.slice(index).every((place, after) => place === places[index]! + after));
  return { names: [...new Set(joined.flatMap(({ names }) => names))], line: last.line };
}

/** "Vermietung: Anna Beispiel" */
const label = /^(?:vermiet(?:er(?:in)?|ung)|pächter(?:in)?|gastgeber(?:in)?|(?:gast)?wirt(?:in)?|unternehmer(?:in)?|verkäufer(?:in)?): ?/iu;
const institution =
  /schule|gymnasium|kolleg|kita|kindergarten|haus|heim|stiftung|verein|museum|zentrum|platz|straße|weg|kirche|gemeinde|stadt|club|gesellschaft|fonds|preis|bund|verband/iu;

/** The persons within the name of a business: "Zahnarztpraxis Dr. Anna Beispiel", "Praxis Dr. Anna Beispiel & Dr. Max Muster", "Malerbetrieb Max Muster", "Max Muster Fotografie". */
function personWithin(text: string): string[] {
  if (bodyIn(text) !== null) return [];
  const at = /(?<=\p{L} )(?:(?:Prof|Dr|Dipl|Mag)\.|(?:von|by)(?= \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.-]+){1,2}$))/u.exec(text);
  const titled = at && text.slice(at.index).replace(/^(?:von|by) /u, '');
  if (titled && personName(titled) !== null) return [titled];
  const joint = titled ? titled.split(/ (?:und|&|u\.|and|\+) |, /u) : [];
  if (joint.length > 1 && joint.every((part) => personName(part) !== null)) return joint;
  if (institution.test(text)) return [];
  const words = cleanName(text).split(' ');
  const first = words.findIndex((word) => isGivenName(word));
  if (first < 0) return [];
  const behind = words.slice(first).join(' ');
  // "Ferienwohnung Anna Lena" is named after somebody.
  if (words.slice(first).every(isGivenName)) return [];
  if (first > 0) return personName(behind) === null ? [] : [behind];
  const end = words.findIndex((word, place) => place > 0 && !isGivenName(word) && !/^(?:\p{Lu}\.|\p{Ll}+)$/u.test(word));
  const before = words.slice(0, end + 1).join(' ');
  return end > 0 && personName(before) !== null ? [before] : [];
}

function bodyProvider(body: NameLine, named: NameLine, text: string): Provider {
  const kind = bodyIn(body.content)!;
  const form = kind === 'foundation' && /(?:stiftung|körperschaft|anstalt) des öffentlichen rechts/iu.test(text) ? 'public-law' : kind;
  return { elements: [nameOf(named.content, named.text), formElement(form, body.text)], form };
}

/** A person; the trade name above it is nobody. */
function personProvider({ names, line }: Named, text: string): Provider {
  const standing = standings.map(([form, pattern]) => ({ form, match: pattern.exec(text) })).find(({ match }) => match !== null);
  const form = standing?.form ?? null;
  return {
    elements: [
      ...names.map((name) => nameOf(name, line.text)),
      ...(standing?.match ? [formElement(standing.form, standing.match[0])] : []),
    ],
    form,
  };
}

const floor = /^\d+\. ?(?:OG|UG|Etage|Stock|Obergeschoss|Stockwerk)(?![a-zß-ɏ])/iu;

/** Whether a line may be the name under which somebody trades. */
export function isBrand(text: string): boolean {
  if (text.length < 3 || text.length > 80 || text.split(' ').length > 8) return false;
  if (/^(?:diese[rs]?|dies|hier|herausgegeben|betrieben) |(?<![a-zß-ɏ])(?:von|vom|der|die|das|durch|ist)$/iu.test(text)) return false;
  return (
    /\p{L}{2}/u.test(text) &&
    /^[\p{Lu}\d„"]/u.test(text) &&
    !isRole(text) &&
    !owner.test(text) &&
    !floor.test(text) &&
    !/[:?!]|\d{4}|\d ?[a-z]?$/.test(text)
  );
}

const address =
  /(?<![a-zß-ɏ])(?:straße|str\.|[a-zß-ɏ]*(?:weg|platz|gasse|allee|ring|damm|ufer|straße|strasse|str\.?)|gebäude|haus|etage|stock|hinterhof|aufgang|raum|top|og|eg) ?\d|\d\. ?(?:og|etage|stock)|[a-zß-ɏ]{3}(?:straße|strasse|str\.|gasse)/iu;

/** A line above the address that may be a name only by its place: "lichtblick design", "[raum]klang", "Atelier 7". */
function isUnusualBrand({ content, text }: NameLine): boolean {
  if (content !== text || content.length < 3 || content.length > 60 || content.split(' ').length > 5) return false;
  if (/[:;]\s|[:;,.]$|\d{3}(?!\d)[^\d]*\d{3}|^(?:oder|und|von|vom|durch|der|des|für|in|im|am|bei|z\.|ist|wird|sind) /iu.test(content))
    return false;
  return /\p{L}{3}/u.test(content) && !isRole(content) && !owner.test(content) && !address.test(content);
}

/** Whether a line belongs to menu or heading rather than to an address. */
export function isHeading(text: string): boolean {
  return heading.test(text);
}

/** The name of a body without what it says of its standing. */
export function withoutStatus(name: string): string {
  return name.replace(status, '');
}

/** A name without profession, role and punctuation around it. */
export function cleanName(text: string): string {
  return text
    .replace(suffix, '')
    .replace(status, '')
    .replace(profession, '')
    .replace(beforeName, '$1')
    .replace(behindName, '')
    .replace(/^[\s:–•*-]+|[\s,;:–-]+$/gu, '')
    .replace(/(?<=\p{Ll}{3})(?<!jun|sen)\.$/u, '')
    .trim();
}

function nameOf(value: string, quote: string): ImprintElement {
  return { kind: 'name', value: cleanName(value).slice(0, 200), quote: quote.slice(0, 200) };
}

function brandOf({ content, text }: NameLine): ImprintElement {
  const named = nameOf(content, text);
  return isTradeName(named.value) ? { ...named, isTradeName: true } : named;
}

function formElement(value: string, quote: string): ImprintElement {
  return { kind: 'legalForm', value, quote: quote.slice(0, 200) };
}
