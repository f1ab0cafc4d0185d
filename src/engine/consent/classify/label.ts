/**
 * A label reduced to lower-case Latin words one space apart: no accents, apostrophes, invisible characters, emoji, counts or arrows.
 * Umlauts become two letters (`ä` → `ae`), as people type them; currency signs and `+` survive.
 */
export function normaliseLabel(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034f/gu, '')
    .toLowerCase()
    .replace(keyHint, ' ')
    .replace(count, ' ')
    .replace(domain, ' domainname ')
    .replace(/[äöüßøæœłđåı]/g, (letter) => transliterated[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[^\p{L}\p{N}€$£+]+/gu, ' ')
    .trim();
}

/** No label is longer; what is, is a text, and its beginning shows that. */
const longest = 2_000;
/** Remarks for the hand or the screen reader, which say nothing about what the control does. */
const keyHint =
  /\((?:strg|ctrl|alt|esc|öffnet|opens|opent|ouvre|s['’]ouvre|se abre|si apre|interner link|internal link|new window)[^)]*\)/g;
const domain =
  /(?:https?:\/\/)?(?<![\p{L}\d.-])(?:[\p{L}\d-]{1,63}\.){1,9}(?:de|at|ch|com|net|org|eu|fr|es|it|nl|be|pl|dk|se|pt|cz|io|info|test)\b/gu;
const count = /[([]\s*\d+\s*(?:s|sec|sek)?\s*[)\]]/g;

const transliterated: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  å: 'a',
  ı: 'i',
};

/** Drops a second copy of the same words: `Akzeptieren Akzeptieren` is how a hidden label beside a visible one reads. */
export function withoutRepetition(normalised: string): string {
  const words = normalised.split(' ');
  const half = words.length / 2;
  if (words.length < 2 || words.length % 2 === 1) return normalised;
  return words.slice(0, half).join(' ') === words.slice(half).join(' ') ? words.slice(0, half).join(' ') : normalised;
}
