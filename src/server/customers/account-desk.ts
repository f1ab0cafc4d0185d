import type { PgBoss } from 'pg-boss';
import type { Database } from '#db/database.ts';
import type { Configuration } from '#lib/configuration.ts';
import type { FileStore } from '#lib/file-store.ts';
import { deriveKey } from '../derive-key.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { type SessionCookie, sessionCookie } from './session.ts';

/** What the calls about accounts are made from. */
export interface AccountDesk {
  db: Database;
  boss: PgBoss;
  files: FileStore;
  configuration: Configuration;
  passwords: Passwords;
  cookie: SessionCookie;
  /** One key for each purpose, from the installation's own. */
  keys: { totp: Buffer; loginDelay: Buffer };
  /** Checks the answer to a challenge and, when it is right, takes the challenge out of circulation. */
  acceptsProof(answer: string, takeOnce: (id: string, expires: Date) => Promise<boolean>): Promise<boolean>;
}

/** Sets the desk up: derives its keys and readies the passwords. */
export async function openAccountDesk(
  given: Pick<AccountDesk, 'db' | 'boss' | 'files' | 'configuration' | 'acceptsProof'>,
): Promise<AccountDesk> {
  const { secretKey, publicUrl } = given.configuration;
  return {
    ...given,
    passwords: await createPasswords(),
    cookie: sessionCookie(publicUrl),
    keys: { totp: Buffer.from(deriveKey(secretKey, 'totp'), 'hex'), loginDelay: Buffer.from(deriveKey(secretKey, 'login-delay'), 'hex') },
  };
}
