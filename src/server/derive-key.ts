import { hkdfSync } from 'node:crypto';

/** Purposes a key is derived for. Two purposes never share a key. */
export type KeyPurpose = 'proof-of-work' | 'proof-of-work-solution' | 'visitor-secret' | 'totp' | 'login-delay';

/** A key of 32 bytes in hexadecimal for one purpose, from the installation's `SECRET_KEY`. */
export function deriveKey(secretKey: string, purpose: KeyPurpose): string {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `spurenleser ${purpose}`, 32)).toString('hex');
}
