import { mentions, plainText, quoted, wholeWords } from '../wording.ts';

const ownerWord = /(?<![a-zß-ɏ])(?:(?:geschäfts)?inhaber(?:in)?(?![a-zß-ɏ])|inh\.|owner:|proprietor(?![a-zß-ɏ]))/iu;
/** Owners of something else: "Alle Marken gehören ihren jeweiligen Inhabern", "Inhaber der Rechte", "der Inhaber dieser Seite haftet nicht". */
const otherOwner =
  /(?<!\p{L})(?:[Jj]eweilige[nrsm]?|[Ii]hre[nrsm]?|[Ss]eine[nrsm]?|[Rr]echtmäßige[nrsm]?|[Aa]ndere[nrsm]?|[Dd]e[rsmn]|[Dd]ieser?|[Bb]eim|[Vv]om|[Zz]um|[Kk]eine?|[Ee]ine[snrm]?)\s+[Ii]nhaber(?:in)?(?!\p{L})(?!\s+(?:ist\s+|Dr\.\s+|Herrn?\s+|Frau\s+)?\p{Lu}[\p{L}.-]*\s+\p{Lu})|[Ii]nhaber(?:in)?\s+(?:der|des|von|aller|sämtlicher)\s(?:[^:\n]{0,30}\s)?\p{L}{0,20}(?:[Rr]echte?|[Mm]arken?|[Zz]eichen|[Ll]izenz|[Uu]rheber)/u;

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
  const at = lines.findIndex((line) => ownerWord.test(line) && !otherOwner.test(line));
  if (at < 0) return null;
  const own = lines[at]!;
  // "Inh. Eva Lux" is the whole answer; below "Inhaberin:" stands the next line.
  const told = own
    .slice(own.search(ownerWord))
    .replace(ownerWord, '')
    .replace(/^[\s:.]+/u, '');
  return quoted(own.length < 20 && !/\p{L}{2} \p{Lu}/u.test(told) ? [own, lines[at + 1] ?? ''].join(' ').trim() : own);
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

/** What tells that one person trades alone: the line that names an owner, speaks in the first person or of one person; null without any. */
export function soleSignIn(text: string): string | null {
  return ownerIn(text) ?? firstPersonIn(text) ?? onePersonIn(text);
}
