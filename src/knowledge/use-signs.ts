import { nameMark } from './negation.ts';

/** What stands around a name in a text; the name is `¤`, every other name of the catalogue `◊`. */
export interface NameSurroundings {
  sentence: string;
  /** The sentence after it in its paragraph. */
  next: string;
  /** The heading above. */
  heading: string;
  /** The line below, which tells what a name that stands alone is about. */
  below: string;
}

const token = /\p{L}+|[¤◊.,;:?!()-]|\d+/gu;
/** Longer words count by their beginning: endings are grammar. */
const stemLength = 9;
/** So many words on either side of the name count as near to it. */
const near = 6;
const pairsAround = 4;
const aloneUpTo = 60;

function stems(text: string): string[] {
  return (text.match(token) ?? []).map((word) =>
    /\d/.test(word) ? (word.length === 4 ? '0000' : '0') : word.toLowerCase().slice(0, stemLength),
  );
}

/**
 * The signs by which use and mere mention are told apart: words of the sentence, the words next to the name, pairs and triples of
 * them, words of the sentence that follows and of the heading above. Each once, as `kind:word`; what they weigh is learnt. Pure.
 */
export function signsOf({ sentence, next, heading, below }: NameSurroundings): string[] {
  const signs = new Set<string>();
  const at = sentence.indexOf(nameMark);
  const before = stems(at < 0 ? sentence : sentence.slice(0, at));
  const after = at < 0 ? [] : stems(sentence.slice(at + 1));
  for (const word of [...before, ...after]) signs.add(`in:${word}`);
  for (const word of before.slice(-near)) signs.add(`before:${word}`);
  for (const word of after.slice(0, near)) signs.add(`after:${word}`);
  const all = [...before, nameMark, ...after];
  addRuns(signs, 'pair', all, 2);
  addRuns(signs, 'triple', all.slice(Math.max(0, before.length - pairsAround), before.length + pairsAround + 3), 3);
  const following = stems(next);
  for (const word of following) signs.add(`next:${word}`);
  addRuns(signs, 'next pair', following.slice(0, 5), 2);
  const above = stems(heading);
  for (const word of above) signs.add(`heading:${word}`);
  addRuns(signs, 'heading pair', above, 2);
  if (sentence.trim().length < aloneUpTo && !/[.!?]\s*$/.test(sentence)) {
    signs.add('alone');
    for (const word of stems(below.slice(0, 200))) signs.add(`below:${word}`);
  }
  if (before.length === 0) signs.add('first');
  const others = Math.min(4, sentence.split('◊').length - 1);
  for (let count = 1; count <= others; count++) signs.add(`others:${count}`);
  return [...signs];
}

function addRuns(signs: Set<string>, kind: string, words: readonly string[], length: number): void {
  for (let start = 0; start + length <= words.length; start++) signs.add(`${kind}:${words.slice(start, start + length).join(' ')}`);
}
