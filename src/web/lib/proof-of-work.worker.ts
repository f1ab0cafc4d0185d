import type { Challenge } from 'altcha-lib';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// Computes apart from the page, so that it stays responsive.
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  try {
    self.postMessage({ solution: await solveChallenge({ challenge, deriveKey }) });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
