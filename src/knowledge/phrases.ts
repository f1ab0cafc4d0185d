import { isNegated } from './negation.ts';
import type { Service, Vendor } from './types.ts';

/** Abbreviations whose dot ends no sentence. */
const abbreviation =
  /(?:^|[^\p{L}])(?:z|B|d|h|u|a|i|S|v|m|o|ä|e|V|Inc|Ltd|Corp|Co|Abs|Art|Nr|lit|bzw|ggf|ca|vgl|inkl|St|Dr|No|Sec|al|etc|sog)\.$/u;

/** A text made ready for searching. */
interface Notice {
  source: string;
  lowerCase: string;
  sentences: readonly string[];
}

/** Names as one pattern, and the first words of which one has to occur at all. */
interface NameSearch {
  pattern: RegExp;
  firstWords: readonly string[];
}

// One notice is searched for hundreds of services in a row: keep the last one ready.
let lastNotice: Notice | null = null;
const searches = new Map<string, NameSearch>();

/**
 * Whether a text names a service by one of its aliases, as a whole word and not in a clear negation ("wir nutzen kein …").
 * Spelling is compared in NFC, without soft hyphens, ignoring case, and with any space or hyphen between words.
 */
export function mentions(text: string, service: Pick<Service, 'aliases'>): boolean {
  return mentionsAny(text, service.aliases);
}

/** Whether a text names the company behind a service, under its common or registered name. */
export function mentionsVendor(text: string, vendor: Pick<Vendor, 'name' | 'legalName' | 'euEntity'>): boolean {
  // "X" and "VK" stand for too many things; such companies are found by their registered name only.
  const names = [vendor.name, vendor.legalName, vendor.euEntity ?? ''];
  return mentionsAny(
    text,
    names.filter((name) => name.length > 2),
  );
}

/** Whether a text holds one of the names, outside clear negations. */
export function mentionsAny(text: string, names: readonly string[]): boolean {
  const search = searchFor(names);
  if (search === null) return false;
  const notice = noticeOf(text);
  // Most services are not named at all, and plain search is a hundred times faster than the pattern.
  if (!search.firstWords.some((word) => notice.lowerCase.includes(word))) return false;
  return notice.sentences.some((sentence) => isNamedIn(sentence, search.pattern));
}

/** Whether the sentence names it at least once outside a negation. */
function isNamedIn(sentence: string, pattern: RegExp): boolean {
  for (const match of sentence.matchAll(pattern)) {
    if (!isNegated(sentence.slice(0, match.index), sentence.slice(match.index + match[0].length))) return true;
  }
  return false;
}

/** Text in one spelling: NFC, no soft hyphens or zero-width characters, ordinary spaces and hyphens. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^\S\n]+/g, ' ');
}

function noticeOf(source: string): Notice {
  if (lastNotice?.source === source) return lastNotice;
  const text = normaliseText(source);
  const sentences = text
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .filter((sentence) => sentence !== '');
  lastNotice = { source, lowerCase: text.toLowerCase(), sentences };
  return lastNotice;
}

function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of line.matchAll(/[.!?](?= )/g)) {
    const stop = end.index + 1;
    if (abbreviation.test(line.slice(Math.max(start, stop - 8), stop))) continue;
    sentences.push(line.slice(start, stop).trim());
    start = stop;
  }
  sentences.push(line.slice(start).trim());
  return sentences;
}

function searchFor(names: readonly string[]): NameSearch | null {
  const words = names.map((name) => normaliseText(name).trim().split(/[ -]+/)).filter((parts) => parts[0] !== '');
  if (words.length === 0) return null;
  const key = words.map((parts) => parts.join(' ')).join('|');
  const known = searches.get(key);
  if (known) return known;
  // Longer names first, so that "Google Analytics 4" is not cut to "Google Analytics".
  const sources = words.map(nameSource).sort((a, b) => b.length - a.length);
  const search = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    firstWords: [...new Set(words.map((parts) => (parts[0] ?? '').toLowerCase()))],
  };
  searches.set(key, search);
  return search;
}

/** One name as a pattern: spaces and hyphens are interchangeable, a German genitive may follow names of four letters or more. */
function nameSource(words: readonly string[]): string {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return `${escaped.join('[ -]+')}${words.join(' ').length >= 4 ? "(?:'?s)?" : ''}`;
}
