import { randomUUID } from 'node:crypto';
import type { Database } from '../database.ts';
import { websites } from '../tables/portfolio.ts';

/** Adds a website to a customer's portfolio. False: it is there already. */
export async function addWebsite(db: Database, customerId: string, { url, host }: { url: string; host: string }): Promise<boolean> {
  const added = await db
    .insert(websites)
    .values({ id: randomUUID(), customerId, url, host })
    .onConflictDoNothing()
    .returning({ id: websites.id });
  return added.length > 0;
}
