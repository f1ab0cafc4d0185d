import { randomBytes } from 'node:crypto';

/** Crockford's base32: without letters that look like digits, and without U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** A code to read and type, 80 random bits in groups of four: `7K3M-9QRT-2BCD-W8XZ`. */
export function createTypedCode(): string {
  const characters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]!);
  return characters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** What somebody meant: case, spaces and hyphens do not count, O is read as 0, I and L as 1. */
export function normalizeTypedCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
