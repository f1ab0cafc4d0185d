import { nameMark } from './negation.ts';

const thatMany = '(?:das ?selbe|das gleiche|gleiches|ähnliches|entsprechendes|dies(?:es)?|das|beides)';
/** "Dasselbe gilt für ¤", "Ebenso verhält es sich mit ¤", "The same goes for ¤". */
const sameBefore = new RegExp(
  `(?:^|[.;,:] )[^a-zß-ɏ]*(?:und |and )?(?:${thatMany} (?:gilt|trifft)(?: (?!nicht|nur|erst)[a-zß-ɏ]{1,14}){0,3} (?:für|auf|bei|von)|(?:ebenso|genauso|so|ähnlich|nicht anders) (?:verhält es sich|verfahren wir|machen wir es|halten wir es|ist es|steht es)(?: [a-zß-ɏ]{1,14}){0,2} (?:mit|bei|für)|the same (?:goes|applies|is true|holds)(?: true)? (?:for|to|of)|(?:this|that|which)(?: also)? (?:goes|applies)(?: also)? (?:for|to)|likewise for)(?: [a-zß-ɏ¤-]{1,20},?){0,6} ?$`,
  'iu',
);
/** "Für ¤ gilt dasselbe." */
const sameAfter = new RegExp(
  `^(?:(?:,| und| oder| sowie| and| or) ?${nameMark}){0,6} gilt (?:${thatMany}|entsprechend[a-z]*)(?: auch| ebenso| ebenfalls| entsprechend)?\\s?(?:[.!;,]|$)`,
  'iu',
);
const forBefore = new RegExp(`(?<![a-zß-ɏ])für(?: [a-zß-ɏ]{1,14}){0,3} (?:${nameMark}(?:,| und| oder| sowie) ?){0,6}$`, 'iu');

/** Whether a sentence says of a name what has been said of the one before: "Dasselbe gilt für ¤". */
export function repeatsWhatWasSaid(before: string, after: string): boolean {
  return sameBefore.test(before) || (forBefore.test(before) && sameAfter.test(after));
}

const beforeLabel = /^[\s\d.()•·*–-]{0,6}(?:[a-z][.)] )?$/u;
const data = /cookies?|daten(?!schutz)|data(?![a-z])|adress|information/iu;

/**
 * What is told of a name that stands before it like a heading in the same line: "Hotjar. Wird nicht mehr eingesetzt.", "Google Maps –
 * The map has been removed." `lead` is the line up to the name, `rest` what follows it; empty where it is no such label.
 */
export function toldOfLabel(lead: string, rest: string): string {
  if (!beforeLabel.test(lead)) return '';
  const told = /^(?:\.| -) (?=[\p{Lu}¤])(.{8,240})/su.exec(rest)?.[1] ?? '';
  const [first = ''] = told.split(/(?<=[.!?])\s/, 1);
  return data.test(first) ? '' : told;
}

const denial =
  /(?<![a-zß-ɏ])(?:kein[a-zß-ɏ]{0,2}|nichts?|nie|niemals|weder|verzicht[a-zß-ɏ]*|ohne|no|not|never|neither|without)(?![a-zß-ɏ])/iu;
const verb =
  /(?<![a-zß-ɏ])(?:wir|ich|we|wird|werden|ist|sind|schützt|zählt|misst|liefert|verschickt|versendet|kommt|kommen|läuft|laufen|stammt|stammen|stattdessen|is|are|runs|protects|counts)(?![a-zß-ɏ])/iu;

/**
 * Whether a sentence below a heading that denies ("Was Sie hier nicht finden") says by itself what is in use: what stands before it in
 * the paragraph has denied in words of its own.
 */
export function speaksForItself(earlier: string, sentence: string): boolean {
  return (
    denial.test(earlier) &&
    verb.test(sentence) &&
    !denial.test(sentence) &&
    !/(?<![a-zß-ɏ])(?:auch|ebenso|also)(?![a-zß-ɏ])/iu.test(sentence)
  );
}
