import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { customers, sessions } from '../tables/customers.ts';
import { mails } from '../tables/mails.ts';
import { scanComments, scanServices, websites } from '../tables/portfolio.ts';
import { customerFeedback, disputes } from '../tables/report-work.ts';
import { scanBookings } from '../tables/scan-bookings.ts';
import { scanAnswers, scans } from '../tables/scans.ts';
import { findAddress } from './customers.ts';

/** Scans read at a time: an account may have many thousands. */
const page = 50;

/** Everything about a customer but the scans, by the name of its file. Hashes and secrets are nobody's to take along. */
export async function readAccountData(db: Database, customerId: string): Promise<Record<string, unknown>> {
  const { passwordHash, totpSecret, totpStep, ...customer } = withoutNull(
    (await db.select().from(customers).where(eq(customers.id, customerId)))[0],
  );
  const { id, device, created, seen, expires } = sessions;
  return {
    customer,
    address: await findAddress(db, customerId),
    sessions: await db.select({ id, device, created, seen, expires }).from(sessions).where(eq(sessions.customerId, customerId)),
    bookings: await db.select().from(scanBookings).where(eq(scanBookings.customerId, customerId)).orderBy(asc(scanBookings.created)),
    websites: await db.select().from(websites).where(eq(websites.customerId, customerId)).orderBy(asc(websites.host)),
    feedback: await db
      .select()
      .from(customerFeedback)
      .where(eq(customerFeedback.customerId, customerId))
      .orderBy(asc(customerFeedback.created)),
    mails: await db
      .select({
        kind: mails.kind,
        recipient: mails.recipient,
        subject: mails.subject,
        text: mails.text,
        created: mails.created,
        sent: mails.sent,
      })
      .from(mails)
      .where(eq(mails.customerId, customerId))
      .orderBy(asc(mails.created)),
  };
}

function withoutNull<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('a customer vanished while the data were read');
  return row;
}

/** A scan with what hangs on its row, but for the answers. */
export type ExportedScan = Omit<typeof scans.$inferSelect, 'secretHash'> & {
  comments: unknown[];
  disputes: unknown[];
  services: unknown[];
};

/** The scans of a customer, oldest first, a few at a time. */
export async function* readScansForExport(db: Database, customerId: string): AsyncGenerator<ExportedScan> {
  let last: { created: Date; id: string } | null = null;
  for (;;) {
    const rows: (typeof scans.$inferSelect)[] = await db
      .select()
      .from(scans)
      .where(
        and(
          eq(scans.customerId, customerId),
          last ? sql`(${scans.created}, ${scans.id}) > (${last.created.toISOString()}::timestamptz, ${last.id}::uuid)` : undefined,
        ),
      )
      .orderBy(asc(scans.created), asc(scans.id))
      .limit(page);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const comments = await db.select().from(scanComments).where(inArray(scanComments.scanId, ids));
    const disputed = await db.select().from(disputes).where(inArray(disputes.scanId, ids));
    const services = await db.select().from(scanServices).where(inArray(scanServices.scanId, ids));
    for (const { secretHash, ...scan } of rows) {
      const ofScan = ({ scanId }: { scanId: string }) => scanId === scan.id;
      yield { ...scan, comments: comments.filter(ofScan), disputes: disputed.filter(ofScan), services: services.filter(ofScan) };
    }
    last = rows.at(-1)!;
  }
}

/** Answers of one scan as they are stored: gzipped JSON. */
export async function readAnswersForExport(db: Database, scanId: string): Promise<{ part: string; body: Buffer }[]> {
  return db
    .select({ part: scanAnswers.part, body: scanAnswers.body })
    .from(scanAnswers)
    .where(eq(scanAnswers.scanId, scanId))
    .orderBy(scanAnswers.part);
}
