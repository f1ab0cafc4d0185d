import type { ImprintElement } from '#checks/imprint-elements.ts';
import { bodyIn, statedForm } from './legal-form.ts';
import type { ImprintLine } from './passages.ts';
import { coupleNames, isRole, occupation, personName } from './person-name.ts';

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

const owner = /^(?:(?:geschäfts|allein)?inh(?:aber(?:in)?|\.)|owner|einzelunternehme(?:r|rin|n)|e\. ?u\.)[ :.]*/iu;
/** "Beispiel Objektschutz, Inhaber Max Muster": brand and owner in one line. */
const ownerBehind = /[ ,(–-](?:geschäfts|allein)?inh(?:aber(?:in)?|\.)[ :.]+(?<name>\p{Lu}[^,;()\n]{3,70})/iu;
/** "Max Muster (Inhaber)" */
const ownerNoted = /[(,] ?(?:geschäfts|allein)?inh(?:aber(?:in)?|\.)\)?$/iu;
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
const status = /[ ,(–-]{2,4}(?:(?:eine )?(?:Körperschaft|Anstalt|Stiftung) des (?:öffentlichen|bürgerlichen|privaten) Rechts)[ )–-]*$/iu;
const suffix =
  /,? ?\((?:privatperson|inhaber(?:in)?|einzelunternehmer(?:in)?|freiberufler(?:in)?)\)$|, (?:der|die|vertreten) .*$|[ ,(–-]{1,4}(?:nicht[ -]?(?:rechtsfähiger|eingetragener)|nichtrechtsfähiger|gemeinnütziger) verein[ )–-]{0,3}$/iu;

/** Words by which people without a company tell what they are. */
const standings: readonly [form: string, pattern: RegExp][] = [
  ['sole-trader', /(?<![a-zß-ɏ])einzelunternehm(?:en|er|erin)(?![a-zß-ɏ])/iu],
  ['freelancer', /(?<![a-zß-ɏ])(?:freiberuf(?:ler|lerin|lich(?:e[rnsm]?)?)|freelance(?:r|rin)?)(?![a-zß-ɏ])/iu],
  [
    'natural-private',
    /(?<![a-zß-ɏ])(?:privatperson|(?:rein |ausschließlich )?private[sr]? (?:(?:web|internet|home)-?)?(?:sites?|seiten?|page|auftritt|blog|angebot|projekt)|(?:purely )?private (?:individual|website))(?![a-zß-ɏ])/iu,
  ],
];
const statedBody =
  /(?:Körperschaft|Anstalt|Stiftung) (?:des )?(?:bürgerlichen|öffentlichen|privaten) Rechts|(?:nicht )?eingetragener Verein/iu;

/** A provider whose name tells no legal form of commercial law: a person, an authority, an association without register. */
export function readPersonOrBody(above: readonly NameLine[], own: readonly ImprintLine[]): Provider & { isBrandOnly: boolean } {
  const candidates = above.filter(
    ({ content }) => !skipped.test(content) && !heading.test(content) && content.length <= 110 && !/@|www\.|\d{5}/.test(content),
  );
  const persons = candidates.flatMap((line) => {
    const told = cleanName(ownerBehind.exec(line.content)?.groups?.['name'] ?? line.content.replace(owner, ''));
    const name = told
      .split(/,| [-–|] /)
      .map((part) => part.replace(/ \([^)]{0,40}\)$/u, '').trim())
      .find(
        (part, place, parts) =>
          (place === 0 || parts[0]!.length > 6) && (personName(part) !== null || (place === 0 && coupleNames(part).length > 0)),
      );
    return name === undefined ? [] : [{ name, line }];
  });
  const nested =
    persons.length > 0
      ? []
      : candidates.flatMap((line) => {
          const name = personWithin(line.content);
          return name === null ? [] : [{ name, line }];
        });
  const person =
    [...persons, ...nested].find(({ line }) => [owner, ownerBehind, ownerNoted].some((pattern) => pattern.test(line.content))) ??
    persons.at(-1) ??
    nested.at(-1);
  const text = own
    .map((line) => line.text)
    .join('\n')
    .slice(0, 20_000);
  const body = candidates.find(({ content }) => !isRole(content) && bodyIn(content) !== null && !owner.test(content));
  if (body && !(person && bodyIn(body.content) === 'foundation')) return { ...bodyProvider(body, text), isBrandOnly: false };
  const association =
    person && ![owner, ownerBehind].some((pattern) => pattern.test(person.line.content)) ? registeredBody(candidates, text) : null;
  if (association)
    return {
      elements: [nameOf(association.content, association.text), formElement('ev', association.text)],
      form: 'ev',
      isBrandOnly: false,
    };
  // Of a couple one may be named as the provider elsewhere.
  if (person) return { ...personProvider(person, text), isBrandOnly: coupleNames(person.name).length > 0 };
  const first = candidates.find(({ content }) => isBrand(content));
  const stated = /rechtsform ?:? ?([^\n]{2,80})/iu.exec(text)?.[1] ?? statedBody.exec(text)?.[0] ?? null;
  const form =
    stated === null ? null : (bodyIn(stated) ?? statedForm(stated) ?? (/öffentlichen Rechts/iu.test(stated) ? 'public-law' : null));
  return {
    elements: [...(first ? [nameOf(first.content, first.text)] : []), ...(form === null ? [] : [formElement(form, stated ?? '')])],
    form,
    isBrandOnly: form === null,
  };
}

/** A club that stands in the register of associations, above the office-holder whose address it uses. */
function registeredBody(candidates: readonly NameLine[], text: string): NameLine | null {
  if (
    !/eingetragen im vereinsregister|im vereinsregister[^\n]{0,80}(?:eingetragen|geführt)|vereinsregister(?:nummer|-?nr\.?)?:|(?<![a-zß-ɏ])VR \d/iu.test(
      text,
    )
  )
    return null;
  const first = candidates.find(({ content }) => isBrand(content.replace(/(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u, '')));
  return first && personName(cleanName(first.content)) === null && !isRole(first.content) ? first : null;
}

/** "Zahnarztpraxis Dr. Anna Beispiel", "ein Projekt von Max Muster": the person within the name of a business. */
function personWithin(text: string): string | null {
  const at = /(?<=\p{L} )(?:(?:Prof|Dr|Dipl|Mag)\.|(?:von|by)(?= \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.-]+){1,2}$))/u.exec(text);
  if (at === null || bodyIn(text) !== null) return null;
  const name = text.slice(at.index).replace(/^(?:von|by) /u, '');
  return personName(name) === null ? null : name;
}

function bodyProvider(body: NameLine, text: string): Provider {
  const kind = bodyIn(body.content)!;
  const form = kind === 'foundation' && /(?:stiftung|körperschaft|anstalt) des öffentlichen rechts/iu.test(text) ? 'public-law' : kind;
  return { elements: [nameOf(body.content, body.text), formElement(form, body.text)], form };
}

/** A person; the trade name above it is nobody. */
function personProvider(person: { name: string; line: NameLine }, text: string): Provider {
  const standing = standings.map(([form, pattern]) => ({ form, match: pattern.exec(text) })).find(({ match }) => match !== null);
  const form = standing?.form ?? null;
  return {
    elements: [nameOf(person.name, person.line.text), ...(standing?.match ? [formElement(standing.form, standing.match[0])] : [])],
    form,
  };
}

/** Whether a line may be the name under which somebody trades. */
export function isBrand(text: string): boolean {
  if (text.length < 3 || text.length > 80 || text.split(' ').length > 8) return false;
  if (/^(?:diese[rs]?|dies|hier|herausgegeben|betrieben) |(?<![a-zß-ɏ])(?:von|vom|der|die|das|durch|ist)$/iu.test(text)) return false;
  return (
    /\p{L}{2}/u.test(text) && /^[\p{Lu}\d„"]/u.test(text) && !isRole(text) && !owner.test(text) && !/[:?!]|\d{4}|\d ?[a-z]?$/.test(text)
  );
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
    .trim();
}

function nameOf(value: string, quote: string): ImprintElement {
  return { kind: 'name', value: cleanName(value).slice(0, 200), quote: quote.slice(0, 200) };
}

function formElement(value: string, quote: string): ImprintElement {
  return { kind: 'legalForm', value, quote: quote.slice(0, 200) };
}
