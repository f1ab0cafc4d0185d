import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { deriveKey } from './derive-key.ts';

/** Why an answer to a challenge is not accepted. */
export type ProofProblem = 'malformed' | 'expired' | 'forged' | 'wrong' | 'used';

/** Makes challenges and checks the answers to them. */
export interface ProofOfWork {
  /** Body of `GET /api/free/dsgvo/challenge`: an ALTCHA challenge (version 2). */
  createChallenge(): Promise<Record<string, unknown>>;
  /** Checks an answer, base64 of its JSON `{challenge, solution}`, and uses it up. */
  verify(answer: string): Promise<{ ok: true } | { ok: false; reason: ProofProblem }>;
}

/** What proof of work needs. */
export interface ProofOfWorkOptions {
  secretKey: string;
  /** Remembers an id until it expires; false = it was taken before. Has to hold for all server processes together. */
  takeOnce: (id: string, expires: Date) => Promise<boolean>;
  now?: () => number;
}

const validityMs = 10 * 60_000;

/**
 * How much work a challenge is: on average 1,000 keys of 2,000 rounds of PBKDF2-SHA-256 = 2 million rounds, never less than
 * 0.7 of it and never more than 1.3. One thread of a server (5.4 million rounds a second, measured in Node 24) needs 0.4 s, the
 * middle-class phone it is meant for, at 2 to 3 million, about a second; several workers share it.
 * The server itself computes one key for a challenge and none to check an answer.
 */
export const workload = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, fewestKeys: 700, mostKeys: 1_300 } as const;

const answerSchema = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.string(),
        nonce: z.string().regex(/^[0-9a-f]{32}$/),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        expiresAt: z.number(),
      })
      .strict(),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Proof of work with this installation's key: good for ten minutes and one use. */
export function createProofOfWork({ secretKey, takeOnce, now = Date.now }: ProofOfWorkOptions): ProofOfWork {
  const hmacSignatureSecret = deriveKey(secretKey, 'proof-of-work');
  const hmacKeySignatureSecret = deriveKey(secretKey, 'proof-of-work-solution');
  return {
    async createChallenge() {
      const challenge = await createChallenge({
        algorithm: workload.algorithm,
        cost: workload.cost,
        counter: randomInt(workload.fewestKeys, workload.mostKeys + 1),
        deriveKey: derivePbkdf2,
        expiresAt: new Date(now() + validityMs),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { ...challenge };
    },

    async verify(answer) {
      const parsed = answerSchema.safeParse(decode(answer));
      if (!parsed.success) return { ok: false, reason: 'malformed' };
      const { challenge, solution } = parsed.data;
      if (challenge.parameters.expiresAt * 1000 < now()) return { ok: false, reason: 'expired' };
      const result = await verifySolution({ challenge, solution, deriveKey: derivePbkdf2, hmacSignatureSecret, hmacKeySignatureSecret });
      if (!result.verified) return { ok: false, reason: result.expired ? 'expired' : result.invalidSignature ? 'forged' : 'wrong' };
      // Last, so that nobody can use up a challenge without having solved it.
      const first = await takeOnce(challenge.parameters.nonce, new Date(challenge.parameters.expiresAt * 1000));
      return first ? { ok: true } : { ok: false, reason: 'used' };
    },
  };
}

function decode(answer: string): unknown {
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
