import type { ImprintElement } from '#checks/shared/imprint/imprint-elements.ts';
import { companyIn } from './legal-form.ts';
import type { ImprintLine } from './passages.ts';
import { personNames } from './person-name.ts';
import { ownTopics } from './topics.ts';

const lawOrContent =
  /MStV|RStV|MDStV|staatsvertrag|inhalt|redakt|presse|v\. ?i\. ?s\. ?d|visdp|journalist|content|editor|i\. ?s\. ?d\. ?p|texte?(?![a-zß-ɏ])|beiträge|blog|podcast|magazin|artikel|veröffentlich|§ ?(?:18|55)/iu;

/** "Max Muster (V.i.S.d.P.)", "Texte: Max Muster (verantwortlich)" */
const behindName =
  /^(?:[^:\n]{3,40}: )?(?<name>\p{Lu}[^:;\d\n]{4,60}?) ?[(,–-] ?(?:v\. ?i\. ?s\. ?d\. ?[pm]\.?|visdp|(?:inhaltlich |redaktionell )?verantwortlich(?: i\.[^)\n]{2,40}| für (?:den|die) inhalte?)?)\)?\.?$/iu;
/** "Für Beiträge im Blog ist Anna Beispiel verantwortlich", "Anna Beispiel ist verantwortlich für den Inhalt" */
const bySentence: readonly RegExp[] = [
  /^[^:\n]{3,120}? (?:ist|sind|zeichnet|zeichnen) (?<names>[^:\n]{4,90}?) (?:(?:redaktionell|inhaltlich|journalistisch|presserechtlich|allein|im sinne[^:.\n]{0,60}|gem(?:äß|\.)[^:\n]{0,40}|nach §[^:\n]{0,40}) ?){0,2}verantwortlich/iu,
  /^(?<names>[^:\n]{4,90}?) (?:ist|sind|zeichnet|zeichnen) (?:im sinne[^:.\n]{0,60}? |gem(?:äß|\.)[^:\n]{0,40}? |nach §[^:\n]{0,40}? )?(?:redaktionell |inhaltlich |journalistisch |presserechtlich )?verantwortlich/iu,
  /^(?<names>[^:\n]{4,90}?) is (?:the person )?responsible for [^:\n]{0,40}(?:content|editorial)/iu,
];
/** "Verantwortlich nach § 5 DDG und § 18 Abs. 2 MStV" */
const isForBoth = /verantwortlich[^:\n]{0,90}(?:MStV|RStV|staatsvertrag)/iu;
/** Says who answers for the site as a whole, as the provider does. */
const wholeSite =
  /(?:diese[rs]?|der|des|die|unsere[rs]?) (?:(?:web|internet|home)-?)?(?:sites?|seiten?|page|auftritts?|präsenz|angebots?)(?![a-zß-ɏ])/iu;
const lawOrPress = /MStV|RStV|MDStV|staatsvertrag|redakt|presse|v\. ?i\. ?s|visdp|journalist|editor|§ ?(?:18|55)/iu;
const responsible = /MStV|RStV|MDStV|staatsvertrag|v\. ?i\. ?s|visdp|verantw|leitung|chef/iu;

/** Who is responsible for editorial content: persons, or the company named in their place. */
export function readEditorial(lines: readonly ImprintLine[]): ImprintElement[] {
  const found: ImprintElement[] = [];
  const staff: ImprintElement[] = [];
  for (const [index, { start, text }] of lines.entries()) {
    const named = behindName.exec(text.slice(0, 160))?.groups?.['name'];
    for (const value of named ? personNames(named).slice(-1) : []) found.push({ kind: 'editorial', value, quote: text.slice(0, 200) });
    for (const value of named ? [] : namedBySentence(text)) found.push({ kind: 'editorial', value, quote: text.slice(0, 200) });
    if (start === null || !(start.topic === 'editorial' || (start.topic === 'provider' && isForBoth.test(text)))) continue;
    const below: string[] = [];
    const rest = start.rest
      .replace(/^[^:\n]{0,80}[)\]][\s:]+/u, '')
      .replace(/^(?:[Vv]erantwortlich(?:e[rn]?)? )?(?:ist|sind)(?: (?:die|der|Herr|Frau))? /u, '');
    const isNamed = personsAtStart([rest]).length > 0;
    for (const line of lines.slice(index + 1, index + 7)) {
      const isOfficer = below.length === 0 && !isNamed && line.start?.topic === 'representative' && personNames(line.text).length > 0;
      if ((line.start !== null && !isOfficer) || (line.afterGap && (isNamed || below.length > 0))) break;
      below.push(line.text);
    }
    const heading = start.rest === '' ? text : text.slice(0, text.length - start.rest.length);
    if (!lawOrContent.test(heading) && !lawOrContent.test(text)) continue;
    // Where nobody else has an address, who answers for the site is the provider and not its editor.
    if (wholeSite.test(heading) && !lawOrPress.test(text) && !lines.slice(0, index).some(isAddressOfProvider)) continue;
    const quote = [text, ...below].join(' ').slice(0, 200);
    const places = [rest, ...below].filter((part) => part !== '');
    const persons = personsAtStart(places);
    const company = places.map((part) => companyIn(part)?.name).find((name) => name !== undefined);
    const values = persons.length > 0 ? persons : company ? [company] : [];
    const isStaff = /^[^a-zß-ɏ]*redaktion(?![a-zß-ɏ])/iu.test(heading) && !responsible.test(heading);
    for (const value of values) (isStaff ? staff : found).push({ kind: 'editorial', value, quote });
  }
  // Who writes is responsible only where nobody is said to be.
  const told = found.length > 0 ? found : staff;
  return told.filter(({ value }, index) => told.findIndex((one) => one.value === value) === index);
}

function isAddressOfProvider({ text, topic }: ImprintLine): boolean {
  return ownTopics.has(topic) && /(?<!\d)\d{5} \p{Lu}/u.test(text);
}

/** Who is responsible according to a whole sentence. */
function namedBySentence(text: string): string[] {
  const line = text.slice(0, 300);
  if (!/verantwortlich|responsible/iu.test(line) || !lawOrContent.test(line) || /datenschutz|DSGVO|technik|privacy/iu.test(line)) return [];
  for (const pattern of bySentence) {
    const names = personNames(pattern.exec(line)?.groups?.['names'] ?? '');
    if (names.length > 0) return names;
  }
  return [];
}

/** Persons named before the address begins. */
function personsAtStart(places: readonly string[]): string[] {
  const names: string[] = [];
  for (const place of places) {
    const words = place
      .replace(/\(.*$/u, '')
      // The last word before a number is a street, with or without a comma.
      .replace(/(?:[ ,]\p{L}[\p{L}.-]*) ?\d.*$/u, '')
      .split(/(?<!\p{L})(?:Anschrift|Adresse|wie oben|siehe oben|c\/o)(?!\p{L})|\d/u)[0]!;
    const found = personNames(words);
    if (found.length === 0 && names.length > 0) break;
    names.push(...found.filter((name) => !names.includes(name)));
    if (/\d/.test(place)) break;
  }
  return names;
}
