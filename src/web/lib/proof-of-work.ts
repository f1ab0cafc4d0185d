import type { Challenge, Payload, Solution } from 'altcha-lib';
import { callApi } from './api.ts';
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

/** Answers a challenge of the server in a worker; gives what an order or a registration sends as `proofOfWork`. */
export async function proveWork(signal: AbortSignal): Promise<string> {
  // `crypto.subtle` exists only on https:// and on this machine.
  if (!globalThis.crypto?.subtle) throw new ProofOfWorkError('insecure-page');
  const challenge = (await callApi('challenge', { signal })) as unknown as Challenge;
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
