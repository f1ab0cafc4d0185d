import type { Challenge, Payload, Solution } from 'altcha-lib';
import workerAddress from './proof-of-work.worker.ts?worker&url';
import { ProofOfWorkError } from './proof-of-work-error.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): { createScriptURL(address: string): string };
}
declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

// Under `require-trusted-types-for 'script'` a worker's address has to come from a policy. This one lets our own file pass.
const policy = window.trustedTypes?.createPolicy('proof-of-work', {
  createScriptURL: (address) => {
    if (address !== workerAddress) throw new TypeError('only the proof-of-work worker');
    return address;
  },
});

/** Answers a challenge of the server in a worker; gives what the order sends as `proofOfWork`. */
export async function solveProofOfWork(challenge: Challenge, signal: AbortSignal): Promise<string> {
  // `crypto.subtle` exists only on https:// and on this machine.
  if (!globalThis.crypto?.subtle) throw new ProofOfWorkError('insecure-page');
  const worker = new Worker(policy ? policy.createScriptURL(workerAddress) : workerAddress, { type: 'module' });
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ solution?: Solution | null }>) =>
        data.solution ? resolve(data.solution) : reject(new ProofOfWorkError('failed'));
      worker.onerror = () => reject(new ProofOfWorkError('failed'));
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(challenge);
    });
    const { parameters, signature } = challenge;
    const payload: Payload = { challenge: { parameters, signature }, solution };
    return btoa(JSON.stringify(payload));
  } finally {
    worker.terminate();
  }
}
