import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProofOfWork, workload } from './proof-of-work.ts';

const secretKey = 'q7Xh2mJ0vLr9KfTzUe4sWyBn6cAoGd1i';
const start = Date.parse('2026-11-21T12:00:00Z');
const encode = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');

/** Remembers what was taken, as the database does. */
function takenIds() {
  const taken = new Map<string, Date>();
  const takeOnce = async (id: string, expires: Date) => !taken.has(id) && Boolean(taken.set(id, expires));
  return { taken, takeOnce };
}

let challenge: Challenge;
let solution: Solution;
beforeAll(async () => {
  const proofOfWork = createProofOfWork({ secretKey, takeOnce: async () => true, now: () => Date.now() });
  challenge = JSON.parse(JSON.stringify(await proofOfWork.createChallenge())) as Challenge;
  solution = (await solveChallenge({ challenge, deriveKey }))!;
});

describe('proof of work', () => {
  it('is as much work as decided', () => {
    expect(challenge.parameters).toMatchObject({ algorithm: workload.algorithm, cost: workload.cost });
    expect(solution.counter).toBeGreaterThanOrEqual(workload.fewestKeys);
    expect(solution.counter).toBeLessThanOrEqual(workload.mostKeys);
  });

  it('tells the answer to nobody', () => expect(JSON.stringify(challenge)).not.toMatch(/counter|derivedKey/));

  it('accepts a real answer once', async () => {
    const { taken, takeOnce } = takenIds();
    const proofOfWork = createProofOfWork({ secretKey, takeOnce });
    expect(await proofOfWork.verify(encode({ challenge, solution }))).toEqual({ ok: true });
    expect(await proofOfWork.verify(encode({ challenge, solution }))).toEqual({ ok: false, reason: 'used' });
    expect([...taken]).toEqual([[challenge.parameters.nonce, new Date(challenge.parameters.expiresAt! * 1000)]]);
  });

  it.each<[string, () => string, string]>([
    ['nothing', () => '', 'malformed'],
    ['no JSON', () => Buffer.from('{').toString('base64'), 'malformed'],
    ['something else', () => encode({ challenge: 1 }), 'malformed'],
    ['no solution', () => encode({ challenge }), 'malformed'],
    ['a guess', () => encode({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }), 'wrong'],
    [
      'an easier challenge',
      () => encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }),
      'forged',
    ],
    [
      'a longer life',
      () =>
        encode({
          challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt! + 60 } },
          solution,
        }),
      'forged',
    ],
    ['no signature', () => encode({ challenge: { ...challenge, signature: '' }, solution }), 'forged'],
  ])('does not accept %s, and does not use the challenge up', async (_name, answer, reason) => {
    const { taken, takeOnce } = takenIds();
    expect(await createProofOfWork({ secretKey, takeOnce }).verify(answer())).toEqual({ ok: false, reason });
    expect(taken.size).toBe(0);
  });

  it('accepts no answer to a challenge of another installation', async () => {
    const other = createProofOfWork({ secretKey: secretKey.toLowerCase(), takeOnce: async () => true });
    expect(await other.verify(encode({ challenge, solution }))).toEqual({ ok: false, reason: 'forged' });
  });

  it('is good for ten minutes', async () => {
    const proofOfWork = createProofOfWork({ secretKey, takeOnce: async () => true, now: () => start });
    const { parameters } = (await proofOfWork.createChallenge()) as unknown as Challenge;
    expect(parameters.expiresAt! * 1000 - start).toBe(600_000);
    const later = createProofOfWork({ secretKey, takeOnce: async () => true, now: () => challenge.parameters.expiresAt! * 1000 + 1 });
    expect(await later.verify(encode({ challenge, solution }))).toEqual({ ok: false, reason: 'expired' });
  });
});
