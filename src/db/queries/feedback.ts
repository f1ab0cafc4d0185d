import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { CustomerFeedback } from '#contract/api/feedback.ts';
import type { Database } from '../database.ts';
import { customers } from '../tables/customers.ts';
import { customerFeedback } from '../tables/report-work.ts';
import { scans } from '../tables/scans.ts';

/** Keeps what a customer says. Whose scan it is about was asked before. */
export async function insertFeedback(tx: Database, customerId: string, { rating, text, scan }: CustomerFeedback): Promise<void> {
  await tx.insert(customerFeedback).values({ id: randomUUID(), customerId, scanId: scan, rating, text });
}

/** What a customer said, with who it was and about which website. */
export interface ReadFeedback {
  created: Date;
  email: string;
  /** Null: about no scan, or about one that was deleted. */
  host: string | null;
  rating: number | null;
  text: string;
}

/** The latest feedback of all customers, newest first. */
export async function listFeedback(db: Database, limit: number): Promise<ReadFeedback[]> {
  const { created, rating, text } = customerFeedback;
  return db
    .select({ created, email: customers.email, host: scans.host, rating, text })
    .from(customerFeedback)
    .innerJoin(customers, eq(customers.id, customerFeedback.customerId))
    .leftJoin(scans, eq(scans.id, customerFeedback.scanId))
    .orderBy(desc(created), desc(customerFeedback.id))
    .limit(limit);
}
