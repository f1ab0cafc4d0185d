import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ApiError } from '../api-error.ts';

/** Argon2id with 19 MiB, two passes, one lane (OWASP's minimum). Its own notation holds them, so they may change. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes passwords and compares them, a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long and is false: how long a login takes must not tell whether there is an account. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean;
}

/** How much hashing goes on: each one fills a core and 19 MiB, so unlimited logins would be a way to stop the service. */
export interface HashingLimits {
  atOnce: number;
  /** Beyond so many waiting ones, further ones are refused. */
  waiting: number;
}

/** Passwords of this process. */
export async function createPasswords(limits: HashingLimits = { atOnce: 2, waiting: 200 }): Promise<Passwords> {
  const inTurn = createTurns(limits);
  const nobodys = await hash(randomBytes(32), parameters);
  return {
    hash: (password) => inTurn(() => hash(typed(password), parameters)),
    async verify(passwordHash, password) {
      const fits = await inTurn(() => verify(passwordHash ?? nobodys, typed(password)));
      return fits && passwordHash !== null;
    },
    isOutdated(passwordHash) {
      const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
      return memoryCost !== parameters.memoryCost || timeCost !== parameters.timeCost || parallelism !== parameters.parallelism;
    },
  };
}

/** The same characters whichever keyboard they come from: an umlaut may be one code point or two. */
const typed = (password: string) => password.normalize('NFKC');

function createTurns({ atOnce, waiting }: HashingLimits) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new ApiError('unavailable', { retryAfterSeconds: 2 });
      // Whoever ends hands its place over, so `running` does not change.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
