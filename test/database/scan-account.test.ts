import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanAccountSchema } from '#contract/api/account.ts';
import { beginAttempt, publishScan } from '#db/queries/run-scan.ts';
import { addPremiumScans, bookScan, readScanAccount } from '#db/queries/scan-bookings.ts';
import { customers } from '#db/tables/customers.ts';
import { scanBookings } from '#db/tables/scan-bookings.ts';
import { scans } from '#db/tables/scans.ts';
import { foldProgress } from '#worker/progress-fold.ts';
import { scanEnd } from '../factories/scan-row.ts';
import { startTestService, type TestCustomer, type TestService } from '../factories/service.ts';

const user = '/api/user/dsgvo/scan';
const order = { url: 'https://www.beispiel.de/', acceptTerms: true };
let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    runScan: async () => {
      throw new Error('the browser is broken');
    },
    works: false,
  });
});
afterAll(() => service?.close());

const start = (customer: TestCustomer, more: object = {}) =>
  service.send('POST', user, { body: { ...order, ...more }, headers: customer.headers });
const details = async (customer: TestCustomer) =>
  scanAccountSchema.parse(await (await service.send('GET', '/api/user/dsgvo/scanaccount/details', { headers: customer.headers })).json());
const plans = { free: 5, premium: 100 };

describe('the account of scans', () => {
  it('lets fifty parallel starts with five scans left start exactly five', async () => {
    const customer = await service.customer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(customer)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    expect(statuses.filter((status) => status === 402)).toHaveLength(45);
    const stored = await service.database.db.select().from(scans).where(eq(scans.customerId, customer.id));
    expect(stored).toHaveLength(5);
    expect((await details(customer)).scansAvailable).toBe(0);
  });

  it('says what is left, and what comes next', async () => {
    const customer = await service.customer({ product: 'premium' });
    expect(await details(customer)).toMatchObject({ scansAvailable: 100, premiumScansAvailable: 0, scansPerMonth: 100 });
    expect((await start(customer)).status).toBe(202);
    const after = await details(customer);
    expect(after.scansAvailable).toBe(99);
    expect(after.bookingPlanDetails[0]).toMatchObject({ type: 'premium', scans: 100, dueDate: after.scanCounter.nextChargeUp });
  });

  it('takes premium scans from their own balance', async () => {
    const customer = await service.customer();
    const refused = await start(customer, { depth: 'premium' });
    expect([refused.status, ((await refused.json()) as { errors: string[] }).errors]).toEqual([402, ['no-premium-scans-left']]);
    await addPremiumScans(service.database.db, customer.id, 2, 'grant');
    expect((await start(customer, { depth: 'premium' })).status).toBe(202);
    expect(await details(customer)).toMatchObject({ scansAvailable: 5, premiumScansAvailable: 1 });
  });

  it('books nothing for the same order under the same key, nor for one that is refused', async () => {
    const customer = await service.customer();
    const headers = { ...customer.headers, 'idempotency-key': 'one-order-only' };
    const both = await Promise.all([1, 2].map(() => service.send('POST', user, { body: order, headers })));
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    await start(customer, { url: 'http://127.0.0.1/' });
    expect((await details(customer)).scansAvailable).toBe(4);
  });

  it('fills up with the month, not beyond the plan, and at once with an upgrade', async () => {
    const { id } = await service.customer();
    const { db } = service.database;
    const at = (moment: string) => readScanAccount(db, id, plans, new Date(moment));
    const book = (moment: string, scanId: string) =>
      db.transaction((tx) => bookScan(tx, { customerId: id, kind: 'standard', scanId, plans, now: new Date(moment) }));
    expect((await at('2026-11-21T10:00:00Z')).scansAvailable).toBe(5);
    expect(await book('2026-11-22T10:00:00Z', '11111111-1111-4111-8111-111111111111')).toBe(true);
    expect((await at('2026-11-30T22:59:00Z')).scansAvailable).toBe(4);
    expect((await at('2026-11-30T23:00:00Z')).scansAvailable).toBe(5);
    await db.update(customers).set({ product: 'premium' }).where(eq(customers.id, id));
    expect((await at('2026-12-05T10:00:00Z')).scansAvailable).toBe(100);
    const rows = await db.select().from(scanBookings).where(eq(scanBookings.customerId, id));
    expect(rows.map(({ reason, amount }) => `${reason} ${amount}`)).toEqual(['charge-up 5', 'scan -1', 'charge-up 1', 'charge-up 95']);
  });

  it('gives a failed scan back, once', async () => {
    const customer = await service.customer();
    const { db } = service.database;
    const { identifier } = (await (await start(customer)).json()) as { identifier: string };
    expect((await details(customer)).scansAvailable).toBe(4);
    const scan = await beginAttempt(db, identifier);
    const view = foldProgress({ identifier, url: order.url, attempt: 1, pagesAtMost: 11 }).end('failed');
    const failed = scanEnd({ state: 'failed', class: null, score: null, complete: false, error: 'internal' });
    expect(await publishScan(db, identifier, scan!.attempt, failed, view)).toBe(true);
    expect(await publishScan(db, identifier, scan!.attempt, failed, view)).toBe(false);
    expect((await details(customer)).scansAvailable).toBe(5);
  });
});
