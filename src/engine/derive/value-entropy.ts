/** From this many bits on, a value can tell one visitor from all others. */
export const identifyingBits = 40;

/** Whether a value looks like the identifier of a visitor: at least 40 bits that are neither words nor times. */
export function looksLikeIdentifier(value: string): boolean {
  return randomBits(value) >= identifyingBits;
}

/**
 * Bits of randomness in a value, estimated by its parts: hexadecimal, digits, mixed letters. Words, times and small numbers
 * count nothing, so that `accepted-2026-11-21` has none; a time beside something random refines it (`GA1.1.<random>.<time>`).
 */
export function randomBits(value: string): number {
  let bits = 0;
  // Beyond 2,000 characters nothing changes: the value is either random by then or prose.
  for (const [uuid] of value.slice(0, 2_000).matchAll(uuidPattern)) bits += isPlaceholder(uuid) ? 0 : 122;
  const rest = value.slice(0, 2_000).replace(uuidPattern, ' ');
  let hasTime = false;
  for (const [token] of rest.matchAll(/[a-z0-9]{6,}/gi)) {
    bits += tokenBits(token);
    hasTime ||= timePattern.test(token);
  }
  // Beside a random number the second of the first visit tells visitors apart further: `GA1.1.<random>.<time>`.
  return bits > 0 && hasTime ? bits + 15 : bits;
}

/** Zeros but for the version and the variant of a UUID: what scripts send in place of an identifier. */
export function isPlaceholder(value: string): boolean {
  const digits = value.replace(/[^0-9a-z]/gi, '');
  return digits.length >= 16 && digits.replaceAll('0', '').length <= 2;
}

const uuidPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Seconds, milliseconds or microseconds since 1970, from 2020 to 2030: the narrower, the fewer random numbers it takes for a time. */
const timePattern = /^1[6-8]\d{8}(\d{3}){0,2}$/;
/** Dates in one number: 20261121, 20261121101500. */
const datePattern = /^20\d{2}(0[1-9]|1[0-2])([0-2]\d|3[01])(\d{4}|\d{6})?$/;

function tokenBits(token: string): number {
  const distinct = new Set(token).size;
  if (distinct < 4) return 0;
  if (/^\d+$/.test(token)) return token.length < 8 || timePattern.test(token) || datePattern.test(token) ? 0 : token.length * 3.32;
  const letters = token.replace(/\d/g, '');
  const digits = token.length - letters.length;
  if (/^[0-9a-f]+$/i.test(token) && digits >= 2) return token.length * 4;
  const mixedCase = /[a-z]/.test(letters) && /[A-Z]/.test(letters);
  // `version2`, `utf8mb4`, `module1234`: a word with a number behind it.
  if (/^[a-z]+\d{1,4}$/i.test(token)) return 0;
  const switches = countSwitches(token);
  if (digits > 0 && switches >= 3) return token.length * (mixedCase ? 5.9 : 5.1);
  // Words in camel case switch rarely; random letters at every other place.
  if (digits === 0 && mixedCase && token.length >= 12 && switches / token.length >= 0.3) return token.length * 5.7;
  return 0;
}

/** How often the kind of character changes: lower case, upper case, digit. */
function countSwitches(token: string): number {
  let switches = 0;
  let before = '';
  for (const character of token) {
    const kind = character >= '0' && character <= '9' ? 'digit' : character >= 'a' ? 'lower' : 'upper';
    if (before !== '' && kind !== before) switches++;
    before = kind;
  }
  return switches;
}
