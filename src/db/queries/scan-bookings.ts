import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ScanAccount } from '#contract/api/account.ts';
import type { Database } from '../database.ts';
import { customers } from '../tables/customers.ts';
import { scanBookings } from '../tables/scan-bookings.ts';

/** Standard scans a month by product. */
export interface Plans {
  free: number;
  premium: number;
}

type Kind = 'standard' | 'premium';

/**
 * Takes one scan from the account. False: none is left, nothing was booked. The customer's row is locked until the transaction
 * ends, so parallel orders see each other's bookings.
 */
export async function bookScan(tx: Database, { customerId, kind, scanId, plans, now }: ScanBooking): Promise<boolean> {
  const product = await lockCustomer(tx, customerId);
  if (product === null) return false;
  await chargeUp(tx, customerId, product, plans, now);
  const balances = await readBalances(tx, customerId);
  if (balances[kind] < 1) return false;
  await tx.insert(scanBookings).values({ id: randomUUID(), customerId, kind, amount: -1, reason: 'scan', scanId });
  return true;
}

/** What is booked for an order. */
export interface ScanBooking {
  customerId: string;
  kind: Kind;
  scanId: string;
  plans: Plans;
  now: Date;
}

/** Gives a failed scan back, once. A visitor's scan was never booked: then nothing happens. */
export async function refundScan(tx: Database, scanId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${scanBookings} (id, customer_id, kind, amount, reason, scan_id)
    select gen_random_uuid(), customer_id, kind, -amount, 'refund', scan_id from ${scanBookings}
    where scan_id = ${scanId} and reason = 'scan'
    on conflict do nothing`);
}

/** Adds premium scans: bought, or given by the back office. */
export async function addPremiumScans(tx: Database, customerId: string, amount: number, reason: 'purchase' | 'grant'): Promise<void> {
  await tx.insert(scanBookings).values({ id: randomUUID(), customerId, kind: 'premium', amount, reason });
}

/** What an account may still do. Charges up first when a new month has begun. */
export async function readScanAccount(db: Database, customerId: string, plans: Plans, now: Date): Promise<ScanAccount> {
  return db.transaction(async (tx) => {
    const product = (await lockCustomer(tx, customerId)) ?? 'free';
    await chargeUp(tx, customerId, product, plans, now);
    const balances = await readBalances(tx, customerId);
    const dueDate = nextMonth(now).toISOString();
    return {
      scansAvailable: Math.max(0, balances.standard),
      premiumScansAvailable: Math.max(0, balances.premium),
      scansPerMonth: plans[product],
      bookingPlanDetails: [{ type: product, scans: plans[product], dueDate }],
      scanCounter: { nextChargeUpType: product, nextChargeUp: dueDate },
    };
  });
}

async function lockCustomer(tx: Database, customerId: string): Promise<'free' | 'premium' | null> {
  const [row] = await tx.select({ product: customers.product }).from(customers).where(eq(customers.id, customerId)).for('update');
  return row?.product ?? null;
}

/**
 * Fills the standard scans to the plan's number, once a month and plan: what is left of last month does not add up, and an upgrade
 * in mid-month gives the rest at once.
 */
async function chargeUp(tx: Database, customerId: string, product: 'free' | 'premium', plans: Plans, now: Date): Promise<void> {
  const period = `${monthOf(now)}/${product}`;
  const [done] = await tx
    .select({ id: scanBookings.id })
    .from(scanBookings)
    .where(and(eq(scanBookings.customerId, customerId), eq(scanBookings.period, period)));
  if (done) return;
  const { standard } = await readBalances(tx, customerId);
  const missing = Math.max(0, plans[product] - standard);
  await tx.insert(scanBookings).values({ id: randomUUID(), customerId, kind: 'standard', amount: missing, reason: 'charge-up', period });
}

async function readBalances(tx: Database, customerId: string): Promise<Record<Kind, number>> {
  const rows = await tx
    .select({ kind: scanBookings.kind, balance: sql<number>`sum(${scanBookings.amount})::int` })
    .from(scanBookings)
    .where(eq(scanBookings.customerId, customerId))
    .groupBy(scanBookings.kind);
  const balanceOf = (kind: Kind) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { standard: balanceOf('standard'), premium: balanceOf('premium') };
}

const germanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Month in German time: "2026-11". */
export function monthOf(moment: Date): string {
  return germanDay.format(moment).slice(0, 7);
}

/** First moment of the next month in German time. */
export function nextMonth(moment: Date): Date {
  const [year, month] = monthOf(moment).split('-').map(Number) as [number, number];
  const noon = Date.UTC(year, month, 1);
  // German time is one or two hours ahead of UTC.
  return (
    [2, 1].map((hours) => new Date(noon - hours * 3_600_000)).find((candidate) => monthOf(candidate) !== monthOf(moment)) ?? new Date(noon)
  );
}
