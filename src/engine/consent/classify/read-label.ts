import { normaliseLabel } from './label.ts';
import { compoundBacks, compoundFronts, lexicon, type Meaning } from './lexicon.ts';

interface Phrase {
  words: string[];
  meaning: Meaning;
}

const phrasesByFirstWord = new Map<string, Phrase[]>();
const stems = new Map<string, Meaning>();
let longestStem = 0;

function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => normaliseLabel(entry) + (entry.trimEnd().endsWith('*') ? '*' : ''))
    .filter(Boolean);
}

function learn(entry: string, meaning: Meaning): void {
  if (entry.endsWith('*')) {
    const stem = entry.slice(0, -1);
    if (!stems.has(stem)) stems.set(stem, meaning);
    longestStem = Math.max(longestStem, stem.length);
    return;
  }
  const words = entry.split(' ');
  const first = words[0]!;
  const phrases = phrasesByFirstWord.get(first) ?? [];
  if (phrases.some((phrase) => phrase.words.join(' ') === entry)) return;
  phrases.push({ words, meaning });
  phrases.sort((a, b) => b.words.length - a.words.length);
  phrasesByFirstWord.set(first, phrases);
}

for (const [meaning, list] of Object.entries(lexicon)) for (const entry of entriesOf(list)) learn(entry, meaning as Meaning);
for (const front of entriesOf(compoundFronts))
  for (const back of entriesOf(compoundBacks)) learn(front + back, /wahl|keuze/.test(back) ? 'choice' : 'settings');

function meaningOfStem(word: string): Meaning {
  for (let length = Math.min(word.length, longestStem); length > 2; length -= 1) {
    const meaning = stems.get(word.slice(0, length));
    if (meaning) return meaning;
  }
  return 'unknown';
}

/** Reads a normalised label as the sequence of what its words and phrases mean; fillers are left out, unknown words are not. */
export function readLabel(normalised: string): Meaning[] {
  // Dutch and German verbs that part around their object: "pas je voorkeuren aan". French "pas" means "not".
  const words = normalised
    .replace(/\bpas (.*)\baan\b/, 'aanpassen $1')
    .split(' ')
    .filter(Boolean);
  const meanings: Meaning[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = phrasesByFirstWord
      .get(words[index]!)
      ?.find((each) => each.words.every((word, offset) => words[index + offset] === word));
    const meaning = phrase?.meaning ?? meaningOfStem(words[index]!);
    if (meaning !== 'filler') meanings.push(meaning);
    index += phrase?.words.length ?? 1;
  }
  return joinNegations(meanings);
}

/** "Not necessary" is one meaning, whatever is then done with it: refusing what is not necessary, or accepting it. */
function joinNegations(meanings: Meaning[]): Meaning[] {
  const joined: Meaning[] = [];
  for (const meaning of meanings) {
    const negatesNecessity = (meaning === 'necessary' || meaning === 'functional') && joined.at(-1) === 'not';
    if (negatesNecessity) joined.splice(-1, 1, 'optional');
    else joined.push(meaning);
  }
  return joined;
}
