import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { type ScanPart, type ScanRow, scanAnswers, scans } from '../tables/scans.ts';

/** A scan with some of its answers as they are stored: gzipped JSON. */
export interface StoredResult extends Pick<ScanRow, 'id' | 'host' | 'state' | 'created'> {
  answers: ReadonlyMap<ScanPart, Buffer>;
}

/** Those of the scans that are the customer's, with the wanted answers, in one query; the earliest first. */
export async function findResults(
  db: Database,
  customerId: string,
  ids: readonly string[],
  parts: readonly ScanPart[],
): Promise<StoredResult[]> {
  const rows = await db
    .select({
      id: scans.id,
      host: scans.host,
      state: scans.state,
      created: scans.created,
      part: scanAnswers.part,
      body: scanAnswers.body,
    })
    .from(scans)
    .leftJoin(scanAnswers, and(eq(scanAnswers.scanId, scans.id), inArray(scanAnswers.part, [...parts])))
    .where(and(eq(scans.customerId, customerId), inArray(scans.id, [...ids])))
    .orderBy(scans.created, scans.id);
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => {
    const { id, host, state, created } = own[0]!;
    return { id, host, state, created, answers: new Map(own.flatMap(({ part, body }) => (part && body ? [[part, body]] : []))) };
  });
}
