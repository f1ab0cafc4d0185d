import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import type { ImprintElement } from './imprint-elements.ts';

const ownerWord = /(?<![a-zß-ɏ])(?:(?:geschäfts)?inhaber(?:in)?(?![a-zß-ɏ])|inh\.|owner:|proprietor(?![a-zß-ɏ]))/iu;
/** Owners of something else: "Alle Marken gehören ihren jeweiligen Inhabern", "Inhaber der Rechte", "der Inhaber dieser Seite haftet nicht". */
const otherOwner =
  /(?<!\p{L})(?:[Jj]eweilige[nrsm]?|[Ii]hre[nrsm]?|[Ss]eine[nrsm]?|[Rr]echtmäßige[nrsm]?|[Aa]ndere[nrsm]?|[Dd]e[rsmn]|[Dd]ieser?|[Bb]eim|[Vv]om|[Zz]um|[Kk]eine?|[Ee]ine[snrm]?)\s+[Ii]nhaber(?:in)?(?!\p{L})(?!\s+(?:ist\s+|Dr\.\s+|Herrn?\s+|Frau\s+)?\p{Lu}[\p{L}.-]*\s+\p{Lu})|[Ii]nhaber(?:in)?\s+(?:der|des|von|aller|sämtlicher)\s(?:[^:\n]{0,30}\s)?\p{L}{0,20}(?:[Rr]echte?|[Mm]arken?|[Zz]eichen|[Ll]izenz|[Uu]rheber)/u;

/** Who made the page or its pictures: "Umsetzung: Mediengarage, Inh. M. Beispiel". */
const maker =
  /(?<![a-zß-ɏ-])(?:(?:technische\s+)?(?:umsetzung|realisierung|betreuung)|konzept(?:ion)?|gestaltung|layout|grafik|(?:web-?)?design|programmierung|(?:web|internet|werbe)-?agentur|(?:website-?|webseiten-?)?erstellung|(?:web-?)?hosting|webmaster(?:in)?|foto(?:s|graf(?:in|ie)?)?|bild(?:er|nachweise?|quellen?|rechte)|illustrationen?|texte?)(?:\s?(?:,|&|\/|und|and)\s?[a-zß-ɏ-]{3,20}){0,3}\s?(?::|\s(?:by|von|durch)\s)|(?<![a-zß-ɏ-])(?:powered|made|designed|created|website)\s+by\s/iu;

/** Whether the owner a line names is that of somebody credited before in the same line: "Fotografie: Inhaberin …" credits nobody. */
function isCredited(line: string): boolean {
  const credit = maker.exec(line.slice(0, 1_000));
  return credit !== null && credit.index + credit[0].length + shortestName < line.search(ownerWord);
}
const shortestName = 3;

/** "Inh. M. Beispiel", "Anna Beispiel, Inhaberin": the name stands in the line itself. */
const namedBehind = /\p{Lu}(?:\.|\p{Ll}+)[ -]\p{Lu}\p{Ll}/u;

/**
 * What only somebody who trades in person says in an imprint: statements the law wants, in the first person singular. Boxes of a form on the
 * same page ("ich habe gelesen") are said by the visitor, and "hiermit distanziere ich mich" is copied by companies too.
 */
const inPerson = wholeWords(
  [
    '(?:weise|führe|berechne|erhebe|hafte|übernehme|betreibe|unterliege)\\s+ich',
    'nehme\\s+ich\\s+(?:nicht|ebenfalls\\s+nicht|auch\\s+nicht|an\\s+[a-zß-ɏ-]{0,40}verfahren)',
    'ich\\s+(?:hafte|übernehme|betreibe|unterliege|berechne|weise\\s+(?:[a-zß-ɏ.]{1,20}\\s+){0,4}(?:umsatz|mehrwert)steuer)',
    '(?:bin\\s+ich|ich\\s+bin)\\s+(?:(?:weder|nicht|auch|dazu|daher|grundsätzlich|gesetzlich)\\s+){0,3}(?:bereit|verpflichtet|umsatzsteuerbefreit|von\\s+der\\s+umsatzsteuer|kleinunternehmer(?:in)?|freiberuflich|selbst(?:st)?ändig|als\\s+(?:freie|selbst)[a-zß-ɏ]*)',
    'i\\s+am\\s+(?:not\\s+|neither\\s+)?(?:willing|obliged|required|liable|a\\s+(?:small\\s+business|sole\\s+trader|freelancer))',
  ].join('|'),
);
/**
 * One person by the word: a company is no „Kleinunternehmerin“, though its form says „Kleinunternehmer“. It outweighs a "we", which those
 * who trade alone copy with the sentence on dispute resolution.
 */
const oneByName = wholeWords('als\\s+(?:kleinunternehmerin|einzelunternehmer(?:in)?|freiberufler(?:in)?)');
/** A firm, or people together: then the first person says nothing of the provider. */
const together = wholeWords('wir|we');

/** The line in which the imprint names its owner (who trades alone calls himself so, a company has directors), with the next where the name stands there; null without one. */
export function ownerIn(text: string): string | null {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const at = lines.findIndex((line) => ownerWord.test(line) && !otherOwner.test(line) && !isCredited(line));
  if (at < 0) return null;
  const own = lines[at]!;
  return quoted(own.length < 40 && !namedBehind.test(own) ? [own, lines[at + 1] ?? ''].join(' ').trim() : own);
}

const familyLine =
  /^(?:(?:(?:geschäfts)?inhaber(?:in|innen)?|inh\.|betreiber(?:in)?|vermieter(?:in)?|gastgeber(?:in)?|eigentümer(?:in)?|vertreten durch)\s?:?\s+)?(?:familie|fam\.|eheleute|ehepaar|geschwister|gebrüder)\s+[a-zß-ɏ][a-zß-ɏ'’-]{1,30}$/iu;

/** The line that names a family in place of persons: "Inhaber: Familie Beispiel", without a first name; null without one. */
export function familyIn(text: string): string | null {
  const lines = text.slice(0, 50_000).split('\n').map(plainText);
  const line = lines.find((one) => one.length < 80 && familyLine.test(one) && /\s\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(one));
  return line === undefined ? null : quoted(line);
}

/** The line in which an imprint speaks of its provider in the first person singular; null where it does not, or says "we" as well. */
export function firstPersonIn(text: string): string | null {
  const lines = text.slice(0, 50_000).split('\n').map(plainText);
  const line = lines.find((one) => mentions(one, inPerson));
  return line === undefined || lines.some((one) => mentions(one, together)) ? null : quoted(line);
}

/** The line in which an imprint calls its provider one person: "Als Kleinunternehmerin …"; null where it does not. */
export function onePersonIn(text: string): string | null {
  const line = text
    .slice(0, 50_000)
    .split('\n')
    .map(plainText)
    .find((one) => mentions(one, oneByName) && !mentions(one, together));
  return line === undefined ? null : quoted(line);
}

/** Free professions, of one person: no merchants, so none is entered in the commercial register. Pharmacists are merchants. */
const freeProfession = wholeWords(
  '(?:psychologische[r]?\\s+|kinder-\\s?und\\s+jugendlichen-?)?psychotherapeut(?:in)?|(?:zahn|tier|fach|haus|augen|frauen|kinder|haut)?(?:arzt|ärztin)|heilpraktiker(?:in)?|hebamme|(?:physio|ergo)therapeut(?:in)?|logopäd(?:e|in)|podolog(?:e|in)|(?:fach|syndikus)?rechtsanw(?:alt|ältin)|notar(?:in)?|patentanw(?:alt|ältin)|steuerberater(?:in)?|wirtschaftsprüfer(?:in)?|(?:innen|landschafts)?architekt(?:in)?|beratende[r]?\\s+ingenieur(?:in)?',
);
/** A title for several: "Architekt bzw. Architektin", "Rechtsanwältinnen". */
const severalTitles = wholeWords('bzw\\.?|beziehungsweise|und|[a-zß-ɏ]{3,30}(?:innen|ärzte|anwälte)');
const jointPractice = wholeWords(
  'gemeinschaftspraxis|praxisgemeinschaft|bürogemeinschaft|kanzleigemeinschaft|berufsausübungsgemeinschaft|sozietät|partnerschaftsgesellschaft|GbR|MVZ',
);
const fullName = /^(?:[\p{L}.-]{2,12}\.\s?){0,4}\p{Lu}\p{L}+(?: [\p{L}.'’-]+){1,4}$/u;

/**
 * The one person an imprint names as its provider, with the free profession it gives: a single practice, even without a word for the owner.
 * Null where several are named, the name is that of a business, or they practise together.
 */
export function practitionerIn(text: string, elements: readonly ImprintElement[]): string | null {
  const names = elements.filter(({ kind }) => kind === 'name');
  const [name] = names;
  const stated = elements.find(({ kind }) => kind === 'professionalTitle')?.value ?? '';
  const title = stated.replace(/[(,;].*$/su, '').trim();
  if (!name || names.length > 1 || name.isTradeName || !fullName.test(name.value)) return null;
  if (!mentions(title, freeProfession) || mentions(title, severalTitles)) return null;
  return mentions(plainText(text.slice(0, 50_000)), jointPractice) ? null : quoted(`${name.value}, ${title}`);
}

/** What tells that one person trades alone: the line that names an owner, speaks in the first person or of one person; null without any. */
export function soleSignIn(text: string): string | null {
  return ownerIn(text) ?? firstPersonIn(text) ?? onePersonIn(text);
}

/** What is called after several, or after a family that carries it on. */
const severalInName = wholeWords(
  '&|und|gebr(?:üder|\\.)|geschwister|söhne?|töchter|familie|partner|co\\.?|gruppe|team|inhaber|geschäftsführ[a-zß-ɏ]*|tel(?:efon)?\\.?',
);
const personLine = /^(?:Dr\. )?\p{Lu}\p{Ll}[\p{L}-]{1,20} \p{Lu}\p{Ll}[\p{L}'’-]{1,25}$/u;

/**
 * The one person an imprint names as its provider, with the business beside it that bears the surname: "Anna Beispiel, Nähstube Beispiel".
 * Whoever is entered in the commercial register has to add the legal form to such a name (§ 19 HGB). Null without it.
 */
export function namesakeIn(text: string, elements: readonly ImprintElement[]): string | null {
  const names = elements.filter(({ kind }) => kind === 'name').map(({ value }) => plainText(value));
  const lines = text.slice(0, 20_000).split('\n').map(plainText).filter(Boolean);
  const persons = [...new Set(lines.filter((line) => personLine.test(line) && names.some((name) => name.includes(line))))];
  const [person] = persons;
  if (person === undefined || persons.length > 1) return null;
  const at = lines.indexOf(person);
  const surname = person.split(' ').at(-1)!;
  const bears = (line: string | undefined) =>
    line !== undefined && line.length < 60 && line !== person && line.split(/[\s,-]+/).includes(surname) && !/[\d@:]/.test(line);
  const business = [lines[at + 1], lines[at - 1]].find(bears);
  return business === undefined || mentions(business, severalInName) || (personLine.test(business) && business.endsWith(person))
    ? null
    : quoted(`${person}, ${business}`);
}
