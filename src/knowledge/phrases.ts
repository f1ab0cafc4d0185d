import { isNegated } from './negation.ts';
import type { Service, Vendor } from './types.ts';

/** Abbreviations whose dot ends no sentence. */
const abbreviation =
  /(?:^|[^\p{L}])(?:z|B|d|h|u|a|i|S|v|m|o|ä|e|V|Inc|Ltd|Corp|Co|Abs|Art|Nr|lit|bzw|ggf|ca|vgl|inkl|St|Dr|No|Sec|al|etc|sog)\.$/u;

let lastText = '';
let lastSentences: readonly string[] = [];

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
  const pattern = namesPattern(names);
  return pattern !== null && sentencesOf(text).some((sentence) => isNamedIn(sentence, pattern));
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

/** Splits at line ends and sentence ends; the last text is kept, as one notice is searched for many services. */
function sentencesOf(text: string): readonly string[] {
  if (text === lastText) return lastSentences;
  lastSentences = normaliseText(text)
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .filter((sentence) => sentence !== '');
  lastText = text;
  return lastSentences;
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

const patterns = new Map<string, RegExp>();

function namesPattern(names: readonly string[]): RegExp | null {
  const sources = [...new Set(names.filter((name) => name.trim() !== '').map(nameSource))].sort((a, b) => b.length - a.length);
  if (sources.length === 0) return null;
  const source = `(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`;
  const known = patterns.get(source);
  if (known) return known;
  const pattern = new RegExp(source, 'giu');
  patterns.set(source, pattern);
  return pattern;
}

/** One name as a pattern: spaces and hyphens are interchangeable, a German genitive may follow names of four letters or more. */
function nameSource(name: string): string {
  const words = normaliseText(name)
    .trim()
    .split(/[ -]+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return `${words.join('[ -]+')}${name.length >= 4 ? "(?:'?s)?" : ''}`;
}
