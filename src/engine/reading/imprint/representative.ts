import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import { isGivenName } from './given-names.ts';
import { companiesIn } from './legal-form.ts';
import type { ImprintLine } from './passages.ts';
import { beginsWithRole, isRole, personName, personNames, withoutTitles } from './person-name.ts';
import { ownTopics } from './topics.ts';

/** Offices by which somebody represents, wherever in a line they stand. */
const office =
  /(?<![a-zß-ɏ-])(?:gesetzlich(?:e[rn]?)? vertret[a-zß-ɏ]*|vertretungs?(?:berechtigt[a-zß-ɏ]*|befugt[a-zß-ɏ]*)|vertreten durch|vertreten von|rechtlich vertreten|(?:haupt|bundes|landes|kreis|gesellschafter-?)?gesch(?:ä|ae|\uFFFD)ftsf(?:ü|ue|\uFFFD)hr(?:er|erin|erinnen|ung|end|ende[rn]?|er:innen|er\*innen|er\/-?in(?:nen)?|erInnen)(?![a-zß-ɏ])|geschäftsleit(?:ung|er|erin)(?![a-zß-ɏ])|gf(?![a-z\dß-ɏ])|[a-zß-ɏ]{0,20}bürgermeister(?:in|s)?(?![a-zß-ɏ-])|landr(?:at|ätin)(?![a-zß-ɏ-])|inhaber(?:in|innen)?(?![a-zß-ɏ])|inh(?=\.|:)|(?:gesamt)?vorst(?:and|ände|andsvorsitzende[rn]?|andsmitglied(?:er)?|andssprecher(?:in)?)(?![a-zß-ɏ-])|(?:1\. |2\. |3\. |erste[rn]? |zweite[rn]? |stellv[a-zß-ɏ]*\.? )?(?!aufsichts|beirat|verwaltungsrat|kuratori|ehren|betriebsrat|elternb)[a-zß-ɏ]{0,20}vorsitzende[rn]?(?![a-zß-ɏ])|verwaltungsrat(?:spräsident(?:in)?)?(?![a-zß-ɏ])|gesellschafter(?:in|innen)?(?![a-zß-ɏ])|persönlich haftende[a-zß-ɏ]*|persönl\. haft[a-zß-ɏ]*|phg(?= ?:)|(?:stiftungs|museums|verbands|instituts|kur)direktor(?:in)?(?= ?:)|komplementär(?:in|gmbh|-gmbh)?(?![a-zß-ɏ])|partner(?:in|innen)?(?= ?:)|(?:vize-?)?präsident(?:in)?(?![a-zß-ɏ-])|stellvertret(?:er(?:in)?|ung)(?= ?:)|rektor(?:in)?(?![a-zß-ɏ-])|intendant(?:in)?(?![a-zß-ɏ-])|(?<=durch (?:den|die) )(?:präsidenten|rektors|intendanten|vorsitzenden|kanzler)(?![a-zß-ɏ])|sprecher(?:in|innen)?(?= ?:)|vertr\.|general partner(?= ?:)|board(?: of (?:directors|management|trustees))?(?= ?:| (?:members?|authori))|chair(?:man|woman|person)?(?= ?:)|(?:vice[- ](?:chair|president)|treasurer|secretary|president)(?= ?:)|schulleit(?:er|erin|ung)(?![a-zß-ɏ])|superintendent(?:in)?(?![a-zß-ɏ])|propst|pröpstin|generalvikar|(?:ober|kreishandwerks)meister(?:in)?(?= ?:)|amtsdirektor(?:in)?(?![a-zß-ɏ])|[a-zß-ɏ]{0,20}vorsteher(?:in)?(?![a-zß-ɏ-])|eigentümer(?:in|innen)?(?= ?:)|(?:gesetzliche )?vertretung(?= ?:|$)|managing partners?(?= ?:)|executive director|(?:executive )?management(?= ?:)|authori[sz]ed to represent|general manager|proprietor(?= ?:)|managing directors?|represented by|(?:authori[sz]ed|legal) representatives?|directors?(?= ?:)|executive board|ceos?(?= ?:)|owner(?= ?:| and )|liquidator(?:in|en)?(?![a-zß-ɏ])|(?:kommandant|wehrführer)(?:in)?(?= ?:)|pfarrer(?:in)?(?![a-zß-ɏ]))/giu;
const another =
  /aufsichtsrat|prokurist|prokura|datenschutz|redaktion|verantwortlich|ansprechpartner|beirat|webmaster|technisch|supervisory|sprecher der|abteilungsvor|jugend/iu;
const legalReference =
  /\(?(?:gem(?:äß|\.)|nach|i\. ?S\. ?(?:d\.|v\.)?|im Sinne(?: des| von)?|laut) ?§{1,2} ?\d{1,4}[ a-zäöü.\d]{0,20}(?:BGB|HGB|GmbHG|AktG|GenG|PartGG)?\)?/giu;

/** No imprint has more lines that name an office. */
const officeLines = 80;

/** Persons, and for a Komplementärin the company, who represent the provider. */
export function readRepresentatives(own: readonly ImprintLine[], form: string | null, lines: readonly ImprintLine[]): ImprintElement[] {
  const found = new Map<string, string>();
  const add = (value: string, quote: string) => {
    if (!found.has(value) && ![...found.keys()].some((known) => known.toLowerCase() === value.toLowerCase()))
      found.set(value, quote.slice(0, 200));
  };
  let examined = 0;
  const boards = new Set(lines.filter((_, index) => headsBoard(lines[index - 1]?.text ?? '')));
  for (const line of own) {
    if (examined === officeLines) break;
    if (boards.has(line)) continue;
    const text = line.text.replace(legalReference, ' ').replace(/ {2,}/g, ' ');
    // A line of names has a handful of offices.
    const offices = [...text.matchAll(office)].slice(0, 12).filter((match) => !isAnother(text, match.index));
    const first = offices[0];
    if (!first) continue;
    examined++;
    const before = text.slice(Math.max(0, first.index - 90), first.index);
    // What follows each office, up to the next one or to something else.
    const lists = offices.map(({ index: from }, place) => cutAtLabels(text.slice(from, offices[place + 1]?.index ?? from + 600)));
    const listed = lists.at(-1)!;
    const names = lists.flatMap(namesAfter);
    for (const value of [...names, ...lists.flatMap(generalPartner)]) add(value, line.text);
    if (names.length === 0 && /[,(–-] ?(?:den |die |der )?$/u.test(before)) {
      // "Max Muster, Geschäftsführer" and "Anna Beispiel (Inhaberin)".
      const [name] = personNames(
        before
          .split(/[;:]/)
          .at(-1)!
          .replace(/[,(–-] ?(?:den |die |der )?$/u, ''),
      ).slice(-1);
      if (name) add(name, line.text);
      // "Max Muster und Anna Beispiel (Geschäftsführung)": all of them, where nothing else stands before.
      const parts = before.replace(/[,(–-] ?$/u, '').split(/ und | & |, /);
      const joint = parts.map((part) => personName(part));
      if (first.index < 90 && parts.length > 1 && !joint.includes(null)) for (const each of joint) add(each!, line.text);
    }
    const isOpen =
      names.length === 0
        ? /(?:[:,]|durch(?: (?:den|die|das|ihren?|seinen?))?|[\p{L}.)])\s*$/u.test(listed)
        : /(?:[,;]|und|:)\s*$/u.test(listed) || line.text.length <= 90;
    if (!isOpen || (names.length === 0 && listed.length > 110)) continue;
    const below = own.filter((each) => !boards.has(each));
    for (const { value, quote } of namesBelow(below, below.indexOf(line), names.length > 0)) add(value, quote);
  }
  for (const [index, { text }] of own.entries()) {
    for (const value of namedBySentence(own, index)) add(value, text);
    const above = nameAboveOffice(own, index);
    if (above !== null) add(above, `${own[index - 1]!.text} ${text}`);
  }
  if (found.size === 0 && form !== null && partnerships.has(form))
    for (const { value, quote } of partnersBelowFirm(lines)) add(value, quote);
  return [...found].map(([value, quote]) => ({ kind: 'representative', value, quote }));
}

/** "Aufsichtsratsvorsitzender" on a line of its own: who stands below it represents nobody. */
function headsBoard(label: string): boolean {
  return (
    label.length < 60 &&
    /^(?:vorsitz[a-zß-ɏ]* (?:des |der )?)?(?:aufsichtsr[aä]t|verwaltungsrat|beirat|stiftungsrat|kuratorium|supervisory board)[^,]*$/iu.test(
      label,
    )
  );
}

const passive =
  /(?<![a-zß-ɏ])(?:wird|werden|(?:rechtlich|gesetzlich) vertreten)(?![a-zß-ɏ])[^.:\n]{0,60}? (?:durch|von) (?<names>[^:\n]{4,160}?)(?: gemeinsam| gemeinschaftlich| einzeln)? (?:vertreten|geführt|geleitet)(?![a-zß-ɏ])/iu;
const active =
  /^(?<names>[^:\n]{4,160}?) (?:vertreten|vertritt|führen|führt)(?: (?:jeweils|gemeinsam|einzeln|zusammen|gemeinschaftlich))?(?: (?:die geschäfte|die|den|das|uns|unsere[n]?)(?![a-zß-ɏ])|[.]|$)/iu;
const managed =
  /(?<![a-zß-ɏ])(?:die )?geschäfte (?:d(?:er|es) [a-zß-ɏ]{3,20} )?(?:führt|führen|leitet)(?: (?:derzeit|allein|gemeinsam))? (?<names>[^:\n]{4,120})/iu;

/** "Anna Beispiel" on one line and "Geschäftsführerin" on the next. */
function nameAboveOffice(own: readonly ImprintLine[], index: number): string | null {
  const { text, afterGap } = own[index]!;
  const line = own[index - 1];
  if (afterGap || line === undefined || line.start !== null || text.length > 60 || !isRole(text)) return null;
  if (/:|(?<!\p{L})\p{Lu}/u.test(text.replace(office, '')) || isAnother(text, 0)) return null;
  if (!isGivenName(withoutTitles(line.text).split(' ')[0]!)) return null;
  const label = own[index - 2]?.text ?? '';
  return !line.afterGap && (/:$/u.test(label) || another.test(label)) && !/vertret|leitung/iu.test(label) ? null : personName(line.text);
}

/** The lines of the same block right above. */
function blockAbove(own: readonly ImprintLine[], index: number): string {
  const from = own.findLastIndex(({ afterGap }, place) => place < index && afterGap);
  return own
    .slice(Math.max(from, index - 3, 0), index)
    .map(({ text }) => text)
    .join(', ');
}

/** Who represents according to a whole sentence: "… wird durch Anna Beispiel vertreten", "Beide vertreten den Verein". */
function namedBySentence(own: readonly ImprintLine[], index: number): string[] {
  const line = own[index]!.text.slice(0, 400);
  if (!/vertr|geschäfte|geführt|geleitet/iu.test(line)) return [];
  const listed = passive.exec(line)?.groups?.['names'] ?? managed.exec(line)?.groups?.['names'];
  if (listed) return namesAfter(listed);
  const subject = active.exec(line)?.groups?.['names'];
  if (!subject) return [];
  // "Beide" are those of the line above.
  if (!/^(?:beide|sie|alle|diese|jede[rs]?)(?: [a-zß-ɏ]+){0,3}$/iu.test(subject)) return namesAfter(subject);
  const above = blockAbove(own, index);
  return another.test(above) ? [] : namesAfter(above);
}

/** Forms whose members represent them without an office. */
const partnerships: ReadonlySet<string> = new Set(['gbr', 'egbr', 'ohg', 'partg']);

/** Persons and nothing else in the lines below the name of a partnership. */
function partnersBelowFirm(lines: readonly ImprintLine[]): { value: string; quote: string }[] {
  const firm = lines.findIndex(
    ({ text, topic }) => (ownTopics.has(topic) || topic === 'editorial') && companiesIn(text).some(({ form }) => partnerships.has(form)),
  );
  const result: { value: string; quote: string }[] = [];
  if (firm < 0) return result;
  // "Muster GbR (Anna Beispiel, Max Muster)"
  const bracket = /\((?<names>[^()\n]{8,120})\)/u.exec(lines[firm]!.text)?.groups?.['names'] ?? '';
  for (const value of personNames(bracket)) result.push({ value, quote: lines[firm]!.text });
  for (const { text } of lines.slice(firm + 1, firm + 7)) {
    const parts = text.split(/,|;| und | & | u\. /).filter((part) => part.trim() !== '');
    const names = parts.map((part) => personName(part));
    if (names.length === 0 || names.includes(null)) break;
    for (const name of names) result.push({ value: name!, quote: `${lines[firm]!.text} ${text}` });
  }
  return result;
}

function isAnother(text: string, index: number): boolean {
  const from = Math.max(text.lastIndexOf(',', index), text.lastIndexOf(';', index), 0);
  return (
    another.test(text.slice(from, index)) ||
    /^[a-zß-ɏ]+ (?:des|der) (?:aufsichtsrat|beirat|kuratori|verwaltungsrats|[a-zß-ɏ]+versammlung|[a-zß-ɏ]*konferenz|[a-zß-ɏ]*kommission|[a-zß-ɏ]*ausschuss)/iu.test(
      text.slice(index, index + 60),
    )
  );
}

/** A list ends where the line goes on with something else. */
function cutAtLabels(text: string): string {
  return text.split(
    /(?<!\p{L})(?:Aufsichtsrat\p{L}*|Vorsitzende[rn]? des Aufsichtsrat\p{L}*|Prokur\p{L}*|Registergericht|Amtsgericht|Handelsregister|Sitz(?= (?:der|in|ist|\p{Lu})| ?:)|(?<=[,;–|-] ?)AG(?= \p{Lu}\p{Ll})|HR ?[AB] |Ust|USt|Umsatzsteuer|Telefon|Tel\.|E-Mail|Datenschutz\p{L}*|Verantwortlich\p{L}*|Redaktion\p{L}*|Supervisory|Registered)(?!\p{Ll})/u,
  )[0]!;
}

/** A list ends with its sentence: "… ist Anna Beispiel. Eingetragen im Handelsregister …". */
function cutAtSentence(text: string): string {
  for (const { index } of text.matchAll(
    /(?<=\p{Lu}[\p{Ll}ß]{2,25})(?<!Prof|Dipl|Dres|Univ|Priv|Mag|Stellv|Vors|Pfr|Inh|Lic|Ing|Kfm)\. (?=\p{L}\p{Ll})/gu,
  ))
    if (
      personNames(
        text
          .slice(0, index)
          .replace(office, ', ')
          .replace(/(?<!\p{L})(?:ist|sind|is|are|:)(?!\p{L})/gu, ', '),
      ).length > 0
    )
      return text.slice(0, index);
  return text;
}

function namesAfter(list: string): string[] {
  const listed = cutAtSentence(list);
  // Companies in the list are no persons ("Beispiel Verwaltungs GmbH").
  const companies = companiesIn(listed).flatMap(({ name, form }) => (form === 'ek' ? [] : [name]));
  const text = companies.reduce((rest, name) => rest.replace(name, ', '), withoutOpenBracket(listed));
  return personNames(
    text
      .replace(/ e\. ?(?:K\.?|Kfm\.?|Kfr\.?)(?!\p{L})/gu, '')
      .replace(office, ', ')
      .replace(
        /(?<!\p{L})(?:diese|dieser|wiederum|jeweils|einzeln|gemeinsam|vertreten|durch|den|die|das|der|dem|ihren?|seinen?|sind|ist|wird|aus|ist:|mit|als|bild(?:en|et)|besteh(?:t|en|end)|gehören|an|führ(?:en|t)|leit(?:en|et)|lautet|the|its|their|our|heiß(?:t|en)|are|is|namentlich|derzeit|zurzeit|aktuell)(?!\p{L})/gu,
        (word, index: number, whole: string) => (isParticle(whole, index, word) ? word : ', '),
      )
      .replace(/[:]/g, ', '),
  );
}

/** A list that was cut within a bracket: "Anna Beispiel (Vorsitzende), Max Muster". */
function withoutOpenBracket(text: string): string {
  const closed = /^(?<within>[^(]{0,60})\)/u.exec(text);
  // "(Inhaberin Anna Beispiel)": the names stand within the bracket.
  const within = closed?.groups?.['within'] ?? '';
  const opened = personNames(within.replace(office, ', ')).length > 0 ? `${within}, ` : ', ';
  return (closed ? opened + text.slice(closed[0].length) : text).replace(/\([^)]{0,40}$/u, '');
}

/** "van der Beispiel", "von den Muster" are names. */
function isParticle(text: string, index: number, word: string): boolean {
  return /^(?:der|den|dem)$/u.test(word) && /(?:van|von|an|auf|in) $/u.test(text.slice(Math.max(0, index - 4), index));
}

/** The general partner of a limited partnership, named as a company. */
function generalPartner(listed: string): string[] {
  if (
    !/komplement|persönlich haftend|persönl\. haft|(?<![a-zß-ɏ])phg(?![a-zß-ɏ])|vertreten durch|gesellschafterin|general partner/iu.test(
      listed,
    )
  )
    return [];
  return listed
    .split(office)
    .flatMap((part) => companiesIn(part.replace(/^[\s:.,–-]+/u, '')))
    .filter(({ form }) => form !== 'ek')
    .map(({ name }) => name);
}

/** Whatever an office in a board is called: "Zeugwart: Max Muster". */
function isOfficeOfPerson(text: string): boolean {
  const name = /^\p{Lu}[\p{L}. -]{2,40}: ?(?<name>[^:\n]{4,80})$/u.exec(text)?.groups?.['name'];
  return name !== undefined && !another.test(text) && personName(name) !== null;
}

/** Names on the lines below a heading or an open list. */
function namesBelow(own: readonly ImprintLine[], index: number, hasNames: boolean): { value: string; quote: string }[] {
  const result: { value: string; quote: string }[] = [];
  const heading = own[index]!.text;
  let isListed = false;
  for (let below = index + 1; below < own.length && below <= index + 14; below++) {
    const line = own[below]!;
    if (line.afterGap && (hasNames || result.length > 0)) break;
    if (line.start !== null && line.start.topic !== 'representative') break;
    if ([...line.text.slice(0, 300).matchAll(office)].some((match) => isAnother(line.text, match.index))) break;
    // A line with an office of its own is read for itself.
    if (line.start !== null && !isRole(line.text)) {
      isListed = true;
      continue;
    }
    // Below offices with names of their own only further offices go on.
    if (isListed && result.length === 0 && !beginsWithRole(line.text) && !isOfficeOfPerson(line.text)) break;
    const partners =
      hasNames || result.length > 0 ? [] : generalPartner(`${heading} ${line.text}`).filter((name) => line.text.includes(name));
    if (partners.length > 0 && /\d{4}/.test(line.text)) return partners.map((value) => ({ value, quote: `${heading} ${line.text}` }));
    if (/\d{4}|@|www\.|(?:^|\P{L})(?:Tel|Fax|Mail)/u.test(line.text)) break;
    const companies = hasNames ? [] : generalPartner(`${heading} ${line.text}`).filter((name) => line.text.includes(name));
    const names = namesAfter(line.text);
    if (names.length === 0 && companies.length === 0) {
      if (isRole(line.text) || line.text.length < 3) continue;
      break;
    }
    // After names on the heading's own line only a line of nothing but names continues the list.
    if (hasNames && !line.text.split(/,|;| und | & /).every((part) => part.trim() === '' || personName(part) !== null || isRole(part)))
      break;
    for (const value of [...companies, ...names]) result.push({ value, quote: `${heading} ${line.text}` });
  }
  return result;
}
