import { readOnce } from './read-once.ts';

/** A word of a text, in lower case, and where it stands. */
interface Word {
  word: string;
  start: number;
  end: number;
}

/** One spelling of a name and what it stands for. */
export interface Name<T> {
  spelling: string;
  of: T;
}

/** Where a text holds a name. `names` are all that are spelled this way; `within` those whose shorter names the passage contains. */
export interface NameHit<T> {
  start: number;
  end: number;
  names: readonly Name<T>[];
  within: readonly Name<T>[];
}

/** Whether a passage, without its genitive ending, may stand for a name; `after` is the beginning of what follows it. */
export type Accept<T> = (name: Name<T>, written: string, genitive: boolean, after: string) => boolean;

interface Node<T> {
  next: Map<string, Node<T>>;
  names: Name<T>[];
}

/** Parts of names that are plain words in two, so that "Live Chat" is no LiveChat. */
const neverApart = new Set(['livechat', 'fullstory', 'datatables', 'cookiescript', 'cookiefirst', 'userway', 'cookiehub', 'cookielaw']);
const wordPattern = /[\p{L}\p{N}]+/gu;

/** The words of a text and where each of them stands. */
interface TextWords {
  words: Word[];
  places: Map<string, number[]>;
}

/** One text is searched for the names of one service after the other: its words are kept. */
const wordsOf = readOnce(readWords, 32);

function readWords(text: string): TextWords {
  const words: Word[] = [];
  const places = new Map<string, number[]>();
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    const word = written.toLowerCase();
    const known = places.get(word);
    if (known) known.push(words.length);
    else places.set(word, [words.length]);
    words.push({ word, start: index, end: index + written.length });
  }
  return { words, places };
}

/** What stands between two words of a name: space, hyphen and one line break are the same, other signs have to be there. */
function joint(text: string, from: number, to: number): string | null {
  const between = text.slice(from, Math.min(to, from + 6));
  if (to - from > 5 || /\n[ ]*\n/.test(between)) return null;
  return between.replace(/[\s\-–®™]/g, '');
}

/**
 * Finds many names in one walk over a text. Names are whole words in any spelling of spaces, hyphens and case; the longest wins,
 * so that "Google Maps" is not found as "Google". A genitive may follow ("des Google Tag Managers").
 */
export class NameIndex<T> {
  private readonly root: Node<T> = { next: new Map(), names: [] };

  constructor(names: Iterable<Name<T>>) {
    for (const name of names) {
      const words = wordsIn(name.spelling);
      this.add(words, name);
      const joined = words.map(({ word }) => word).join('');
      if (words.length > 1 && joined.length >= 9 && words.every(({ before }) => before === ''))
        this.add([{ word: joined, before: '' }], name);
      const parts = name.spelling.match(/^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u);
      if (parts && !neverApart.has(joined)) {
        this.add(
          parts.slice(1).map((part) => ({ word: part.toLowerCase(), before: '' })),
          name,
        );
      }
    }
  }

  private add(words: readonly { word: string; before: string }[], name: Name<T>): void {
    let node = this.root;
    for (const { word, before } of words) {
      const key = `${before} ${word}`;
      let next = node.next.get(key);
      if (!next) {
        next = { next: new Map(), names: [] };
        node.next.set(key, next);
      }
      node = next;
    }
    if (node !== this.root && !node.names.includes(name)) node.names.push(name);
  }

  /** All places of the text that hold a name, in order, without overlaps. `accept` may refuse a name in this spelling. */
  find(text: string, accept: Accept<T> = () => true): NameHit<T>[] {
    const { words, places } = wordsOf(text);
    const hits: NameHit<T>[] = [];
    let next = 0;
    for (const index of this.beginnings(places)) {
      if (index < next) continue;
      const found = this.longestAt(text, words, index, accept);
      if (!found) continue;
      const within: Name<T>[] = [];
      for (let inner = index; inner <= found.last; inner++) {
        const shorter = this.longestAt(text, words, inner, accept, found.last - (inner === index ? 1 : 0));
        if (shorter) within.push(...shorter.names);
      }
      hits.push({ start: words[index]!.start, end: found.end, names: found.names, within });
      next = found.last + 1;
    }
    return hits;
  }

  /** Words of the text with which a name can begin, in order. */
  private beginnings(places: ReadonlyMap<string, readonly number[]>): number[] {
    const found: number[] = [];
    // Whichever there are fewer of is walked through: a notice holds more words than a service has names, a line of a banner holds few.
    if (places.size < this.root.next.size) {
      for (const [word, at] of places)
        if (this.root.next.has(` ${word}`) || (word.endsWith('s') && this.root.next.has(` ${word.slice(0, -1)}`))) found.push(...at);
      return found.sort((a, b) => a - b);
    }
    for (const key of this.root.next.keys()) {
      const word = key.slice(1);
      for (const spelling of [word, `${word}s`]) for (const place of places.get(spelling) ?? []) found.push(place);
    }
    return [...new Set(found)].sort((a, b) => a - b);
  }

  private longestAt(
    text: string,
    words: readonly Word[],
    index: number,
    accept: Accept<T>,
    until: number = words.length - 1,
  ): { last: number; end: number; names: Name<T>[] } | null {
    let node: Node<T> | undefined = this.root;
    let best: { last: number; end: number; names: Name<T>[] } | null = null;
    for (let last = index; last <= until && node; last++) {
      const { word, end } = words[last]!;
      const before: string | null = last === index ? '' : joint(text, words[last - 1]!.end, words[last]!.start);
      if (before === null) break;
      const here: Node<T> = node;
      node = here.next.get(`${before} ${word}`);
      const whole = node?.names ?? [];
      const genitive = word.endsWith('s') && whole.length === 0 ? (here.next.get(`${before} ${word.slice(0, -1)}`)?.names ?? []) : [];
      if (whole.length + genitive.length === 0) continue;
      const written = text.slice(words[index]!.start, end);
      const after = text.slice(end, end + 24);
      const names = [
        ...whole.filter((name) => accept(name, written, false, after)),
        ...genitive.filter((name) => accept(name, written.slice(0, -1), true, after)),
      ];
      if (names.length > 0) best = { last, end, names };
    }
    return best;
  }
}

function wordsIn(spelling: string): { word: string; before: string }[] {
  const words: { word: string; before: string }[] = [];
  let end = 0;
  for (const { 0: word, index } of spelling.matchAll(wordPattern)) {
    words.push({ word: word.toLowerCase(), before: words.length === 0 ? '' : spelling.slice(end, index).replace(/[\s\-–®™]/g, '') });
    end = index + word.length;
  }
  return words;
}
