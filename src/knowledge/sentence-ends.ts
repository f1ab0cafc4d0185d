import type { NoticeLine } from './notice-lines.ts';

/** Abbreviations whose dot ends no sentence. */
const abbreviation =
  /(?:^|[^\p{L}])(?:z|B|d|h|u|a|i|s|S|v|m|o|ä|e|V|Inc|Ltd|Corp|Co|Abs|UAbs|Art|Buchst|Ziff|Nr|lit|bzw|ggf|ca|vgl|inkl|St|Dr|No|Sec|al|etc|sog|usw|evtl|insb)\.$/u;

/** Where the sentences of a line end but for the last one, as positions of the text. */
export function sentenceEnds(text: string, { start, end }: NoticeLine): number[] {
  const ends: number[] = [];
  const line = text.slice(start, end);
  for (const match of line.matchAll(/[.!?](?=["“”)]? )/g)) {
    const stop = match.index + 1;
    const before = line.slice(Math.max(0, stop - 10), stop);
    // "Subbelrather Str. 15C": an address goes on with its number.
    if (/str\.$/iu.test(before) && /^ \d/.test(line.slice(stop, stop + 2))) continue;
    // "Art. 44 ff. DSGVO": the law goes with its articles.
    if (/\sff?\.$/u.test(before) && /^ (?:DS-?GVO|BDSG|GDPR|TDDDG|BGB)(?!\p{L})/u.test(line.slice(stop, stop + 8))) continue;
    // "5. Google Maps", "am 1. Januar": the dot of a number ends no sentence.
    if (abbreviation.test(before) || (/(?<![\p{L}\d])\d{1,2}\.$/u.test(before) && !/\p{L} 4\.$/u.test(before))) continue;
    ends.push(start + stop);
  }
  return ends;
}

/** The same of a text that is one line, or is read as one. */
export function sentenceEndsIn(text: string): number[] {
  return sentenceEnds(text, { start: 0, end: text.length, heading: false, mode: null });
}

/** The sentence around a place of such a text, where it begins, and where its sentences end. */
export function sentenceAt(
  text: string,
  index: number,
  ends: number[] = sentenceEndsIn(text),
): { sentence: string; start: number; ends: number[] } {
  const start = ends.findLast((end) => end <= index) ?? 0;
  return { sentence: text.slice(start, ends.find((end) => end > index) ?? text.length), start, ends };
}

/** The sentence that begins at a position of a line, at most 200 characters. */
export function nextSentence(text: string, from: number, end: number): string {
  const rest = text.slice(from, Math.min(end, from + 200));
  return /^[^.!?]*[.!?]/.exec(rest)?.[0] ?? rest;
}
