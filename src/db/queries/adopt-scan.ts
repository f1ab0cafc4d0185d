import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, eq, isNull } from 'drizzle-orm';
import type { CustomerReport, VisitorReport } from '#contract/api/scan-reading.ts';
import type { Database } from '../database.ts';
import { type ScanPart, scanAnswers, scans } from '../tables/scans.ts';
import { addWebsites } from './websites.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Moves a visitor's scan into an account: from now on it is the customer's and stays. One that is gone or taken is left out. */
export async function adoptScan(tx: Database, scanId: string, customerId: string): Promise<void> {
  const [scan] = await tx
    .update(scans)
    .set({ customerId, secretHash: null, expires: null })
    .where(and(eq(scans.id, scanId), isNull(scans.customerId)))
    .returning({ url: scans.url, host: scans.host });
  if (!scan) return;
  await addWebsites(tx, customerId, [scan]);
  const stored = await tx
    .delete(scanAnswers)
    .where(and(eq(scanAnswers.scanId, scanId), eq(scanAnswers.part, 'visitorReport')))
    .returning({ body: scanAnswers.body });
  for (const { body } of stored)
    await tx.insert(scanAnswers).values({ scanId, part: 'customerReport', body: await asCustomerReport(body) });
}

/** Answers as a customer gets them, of a scan that was a visitor's when they were made: it may have moved while it ran. */
export async function asCustomerAnswers(answers: ReadonlyMap<ScanPart, Buffer>): Promise<ReadonlyMap<ScanPart, Buffer>> {
  const visitorReport = answers.get('visitorReport');
  if (!visitorReport) return answers;
  const rest = [...answers].filter(([part]) => part !== 'visitorReport');
  return new Map([...rest, ['customerReport', await asCustomerReport(visitorReport)]]);
}

async function asCustomerReport(body: Buffer): Promise<Buffer> {
  const { identifier, scanState, report, trace, counts } = JSON.parse((await decompress(body)).toString('utf8')) as VisitorReport;
  return compress(JSON.stringify({ identifier, scanState, report, trace, counts } satisfies CustomerReport));
}
