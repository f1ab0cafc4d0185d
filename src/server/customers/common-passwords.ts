import { dictionary } from '@zxcvbn-ts/language-common';

/** What a password is compared with beside the list. */
export interface PasswordOwner {
  email: string;
  product: string;
}

const common = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
/** A pattern of at most so many characters is no secret, however often it is repeated. */
const shortPattern = 4;

/**
 * Whether a password is among the first that are tried: one of the 49,000 most common ones, their like with digits around or
 * repeated, a row of neighbours (`abcdefghijkl`), or the person's own address or the product's name.
 */
export function isEasilyGuessed(password: string, owner: PasswordOwner): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const known = knownWords(owner);
  const isKnown = (word: string) => common.has(word) || known.has(word);
  const pattern = patternOf(lower);
  const core = withoutDecoration(lower);
  return isKnown(lower) || isKnown(core) || isRow(lower) || pattern.length <= shortPattern || isKnown(pattern) || isKnown(patternOf(core));
}

function knownWords({ email, product }: PasswordOwner): Set<string> {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [email, local, domain, domain.split('.').at(-2) ?? '', product, product.replace(/\s+/g, '')];
  return new Set(words.flatMap((word) => [word.toLowerCase(), withoutDecoration(word.toLowerCase())]).filter((word) => word !== ''));
}

/** Digits and signs around a word add next to nothing. */
const withoutDecoration = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The shortest piece that the text is a repetition of; without one, the text. */
function patternOf(text: string): string {
  // The text occurs in its double at its period first, at its own length at the latest.
  return text.slice(0, `${text}${text}`.indexOf(text, 1));
}

/** Whether each character is the next one's neighbour in the same direction; after 9 comes 0. */
function isRow(text: string): boolean {
  const steps = new Set([...text].slice(1).map((character, index) => stepBetween(text[index]!, character)));
  return steps.size === 1 && [1, -1].includes([...steps][0]!);
}

function stepBetween(before: string, after: string): number {
  if (before === '9' && after === '0') return 1;
  if (before === '0' && after === '9') return -1;
  return after.charCodeAt(0) - before.charCodeAt(0);
}
