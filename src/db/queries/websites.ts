import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { websites } from '../tables/portfolio.ts';

/** Where a website is found: the address a scan starts with, and the host it is known by. */
export interface WebsiteAddress {
  url: string;
  host: string;
}

/** Adds websites to a customer's portfolio and answers the hosts of those that were not there yet. */
export async function addWebsites(db: Database, customerId: string, addresses: readonly WebsiteAddress[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  // In one order, so that two imports at once wait for one another instead of deadlocking.
  const ordered = addresses.toSorted((a, b) => (a.host < b.host ? -1 : 1));
  const added = await db
    .insert(websites)
    .values(ordered.map(({ url, host }) => ({ id: randomUUID(), customerId, url, host })))
    .onConflictDoNothing()
    .returning({ host: websites.host });
  return new Set(added.map(({ host }) => host));
}

/** The host of a customer's website. Null: there is no such website. */
export async function findWebsiteHost(db: Database, id: string, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ host: websites.host })
    .from(websites)
    .where(and(eq(websites.id, id), eq(websites.customerId, customerId)));
  return row?.host ?? null;
}

/** Takes a website out of a customer's portfolio. False: there is no such website. */
export async function removeWebsite(db: Database, id: string, customerId: string): Promise<boolean> {
  const removed = await db
    .delete(websites)
    .where(and(eq(websites.id, id), eq(websites.customerId, customerId)))
    .returning({ id: websites.id });
  return removed.length > 0;
}
