import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Random text of URL-safe characters, as services use for identifiers. */
export function randomText(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length);
}

/** Random decimal digits, the first not zero. */
export function randomDigits(length: number): string {
  return String(randomInt(1, 10)) + Array.from({ length: length - 1 }, () => randomInt(0, 10)).join('');
}

/** Random UUID. */
export const uuid = (): string => randomUUID();
