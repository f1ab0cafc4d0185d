import type { Customer } from '#contract/api/customer.ts';
import type { Database } from '#db/database.ts';
import { findCustomerOfSession } from '#db/queries/sessions.ts';
import { digest } from '../scans/secrets.ts';

/** Name of the session cookie. The prefix makes browsers refuse it for other hosts and over HTTP. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-mcftoken' : 'mcftoken';
}

/** The customer a session cookie stands for, or null. Anything that is no token of ours is not looked up. */
export async function customerOfCookie(db: Database, token: string | undefined): Promise<Customer | null> {
  return token !== undefined && /^[\w-]{43}$/.test(token) ? findCustomerOfSession(db, digest(token)) : null;
}
