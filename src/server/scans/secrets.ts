import { createHash, createHmac } from 'node:crypto';

/** SHA-256, as secrets and keys are stored. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The secret of a visitor's scan. It follows from the scan, so that an order repeated under one key gets the same answer again. */
export function visitorSecret(key: Uint8Array, scanId: string): string {
  return createHmac('sha256', key).update(scanId).digest('base64url');
}
