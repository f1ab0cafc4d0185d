import { nameMark } from './negation.ts';

const joint = '(?:,? (?:und|oder|sowie|bzw\\.|beziehungsweise|noch|and|or|nor)|,|\\s?\\/)\\s?';
const determiner = '(?:auch |the |den |dem |der |die |das |einem |einen |eine )?';
const compound = '(?:-[a-zß-ɏ]{1,20})?';
/** What a list of names ends with: "oder ähnliche Programme", "o. ä.", "oder dem Zähler unseres Anbieters". */
const likes =
  '(?:,? (?:und|oder|sowie|and|or) (?:ein[a-z]{0,2} )?(?:ähnlich|ander|vergleichbar|sonstig|weiter|similar|other|comparable)[a-z]{0,3}(?: [a-zß-ɏ]{1,30})?|,? (?:o\\. ?ä\\.|u\\. ?ä\\.|etc\\.|usw\\.|und co\\.)|,? oder (?:de[rmn]|das|die|eine[mrn]?|unsere[mrn]?)(?: [a-zß-ɏ]{1,30}){1,3}(?= (?:findet|finden|wird|werden|kommt|kommen|ist|sind|gibt|nutzen|verwenden|setzen|haben) ))?';
const restOfList = new RegExp(`^${compound}(?:${joint}${determiner}${nameMark}${compound}){0,12}${likes}`, 'iu');
const startOfList = new RegExp(`(?:${nameMark}${compound}${joint}${determiner}){1,12}$`, 'iu');
const joined = /(?<![a-zß-ɏ])(?:und|oder|sowie|bzw|beziehungsweise|noch|and|or|nor|etc|usw)(?![a-zß-ɏ])|\/| o\. ?ä|,[^,]*,/iu;
const speaker = /(?<![a-zß-ɏ])(?:wir|ich|we)(?![a-zß-ɏ])/iu;

/** The parts of a sentence around the list in which a name stands, so that what is said of one name is said of all. */
export function aroundList(before: string, after: string): { before: string; after: string } {
  const start = startOfList.exec(before)?.[0] ?? '';
  const rest = restOfList.exec(after)?.[0] ?? '';
  // "Unlike ¤, ¤ sets no cookies" is no list.
  if (!joined.test(start + rest)) return { before, after };
  const lead = before.slice(0, before.length - start.length);
  const tail = after.slice(rest.length);
  // "Wir nutzen ¤, ¤ verwenden wir nicht": two sentences in one.
  return speaker.test(lead) && speaker.test(tail) ? { before, after } : { before: lead, after: tail };
}
