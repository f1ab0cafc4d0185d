import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Customer } from '#contract/api/customer.ts';
import type { Database } from '#db/database.ts';
import { findCustomerOfSession, sessionDays } from '#db/queries/sessions.ts';
import { digest } from '../scans/secrets.ts';

/** Name of the session cookie. The prefix makes browsers refuse it for other hosts and over HTTP. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-mcftoken' : 'mcftoken';
}

/** The customer a session cookie stands for, or null. Anything that is no token of ours is not looked up. */
export async function customerOfCookie(db: Database, token: string | undefined): Promise<Customer | null> {
  return token !== undefined && isToken(token) ? findCustomerOfSession(db, digest(token)) : null;
}

const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** A secret of 32 random bytes for a cookie or a link, and what of it is stored. */
export function createToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: digest(token) };
}

/** The session cookie of this installation. */
export interface SessionCookie {
  /** Stored form of the token that a request carries, or null. */
  hashOf(request: FastifyRequest): Buffer | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** Reads and writes the session cookie. */
export function sessionCookie(publicUrl: string): SessionCookie {
  const name = sessionCookieName(publicUrl);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
  return {
    hashOf({ cookies }) {
      const token = cookies[name];
      return token !== undefined && isToken(token) ? digest(token) : null;
    },
    set: (reply, token) => void reply.setCookie(name, token, { ...attributes, maxAge: sessionDays * 86_400 }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
