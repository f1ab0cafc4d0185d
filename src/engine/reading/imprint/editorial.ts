import type { ImprintElement } from '#checks/imprint-elements.ts';
import { companyIn } from './legal-form.ts';
import type { ImprintLine } from './passages.ts';
import { personNames } from './person-name.ts';

const lawOrContent = /MStV|RStV|MDStV|staatsvertrag|inhalt|redakt|presse|v\. ?i\. ?s\. ?d|visdp|journalist|content|editor|§ ?(?:18|55)/iu;

/** "Max Muster (V.i.S.d.P.)", "Texte: Max Muster (verantwortlich)" */
const behindName =
  /^(?:[^:\n]{3,40}: )?(?<name>\p{Lu}[^:;\d\n]{4,60}?) ?[(,–-] ?(?:v\. ?i\. ?s\. ?d\. ?[pm]\.?|visdp|(?:inhaltlich |redaktionell )?verantwortlich(?: i\.[^)\n]{2,40}| für (?:den|die) inhalte?)?)\)?\.?$/iu;
const responsible = /MStV|RStV|MDStV|staatsvertrag|v\. ?i\. ?s|visdp|verantw|leitung|chef/iu;

/** Who is responsible for editorial content: persons, or the company named in their place. */
export function readEditorial(lines: readonly ImprintLine[]): ImprintElement[] {
  const found: ImprintElement[] = [];
  const staff: ImprintElement[] = [];
  for (const [index, { start, text }] of lines.entries()) {
    const named = behindName.exec(text.slice(0, 160))?.groups?.['name'];
    for (const value of named ? personNames(named).slice(-1) : []) found.push({ kind: 'editorial', value, quote: text.slice(0, 200) });
    if (start?.topic !== 'editorial') continue;
    const below: string[] = [];
    const rest = start.rest.replace(/^[^:\n]{0,40}[)\]][\s:]+/u, '').replace(/^(?:ist|sind)(?: (?:die|der|Herr|Frau))? /u, '');
    const isNamed = personsAtStart([rest]).length > 0;
    for (const line of lines.slice(index + 1, index + 7)) {
      if (line.start !== null || (line.afterGap && (isNamed || below.length > 0))) break;
      below.push(line.text);
    }
    const heading = start.rest === '' ? text : text.slice(0, text.length - start.rest.length);
    if (!lawOrContent.test(heading) && !lawOrContent.test(text)) continue;
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
