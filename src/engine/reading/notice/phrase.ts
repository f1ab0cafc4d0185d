const spellings: Record<string, string> = { ä: '(?:ä|ae)', ö: '(?:ö|oe)', ü: '(?:ü|ue)', ß: '(?:ß|ss)' };
/** Latin letters in lower case. The classes `\p{…}` would take many times as long to compile, and only this much is searched. */
const letters = 'a-z\\u00df-\\u024f';

/**
 * A pattern of whole words for text in lower case, written as a template: phrase`gelöscht|löschung`. Umlauts match their
 * spelling with e as well.
 */
export function phrase(source: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(`(?<![${letters}0-9])(?:${spelled(String.raw(source, ...parts))})(?![${letters}0-9])`);
}

/** A part for `phrase`, written as a template too. */
export function part(source: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(source, ...parts);
}

/** All places where a pattern matches. */
export function placesOf(low: string, pattern: RegExp): { index: number; end: number; text: string }[] {
  return [...low.matchAll(new RegExp(pattern.source, 'g'))].map((match) => ({
    index: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** Umlauts in both spellings, “wieder” for “wider” as many write it, classes of letters in short. */
export function spelled(pattern: string): string {
  return pattern
    .replaceAll('wider', 'wie?der')
    .replace(/[äöüß]/g, (letter) => spellings[letter] ?? letter)
    .replaceAll('[\\p{L}\\p{N}]', `[${letters}0-9]`)
    .replaceAll('[\\p{L}]', `[${letters}]`)
    .replaceAll('\\p{L}', `[${letters}]`)
    .replaceAll('\\p{N}', '\\d');
}
