import { randomUUID } from 'node:crypto';
import { defaultConfigurationCode } from '#contract/api/scan-order.ts';
import { scanSettingsInputSchema } from '#contract/scan-settings.ts';
import type { OpenDatabase } from '#db/database.ts';
import type { NewScan } from '#db/queries/order-scan.ts';
import type { ScanEnd } from '#db/queries/run-scan.ts';
import { scans } from '#db/tables/scans.ts';

/** A visitor's scan as it is ordered: no settings, good for a day. */
export function newScan(overrides: Partial<NewScan> & Pick<NewScan, 'secretHash'>): NewScan {
  return {
    id: randomUUID(),
    customerId: null,
    url: 'https://www.beispiel.test/',
    host: 'beispiel.test',
    depth: 'standard',
    maxPages: 3,
    configurationCode: defaultConfigurationCode,
    settings: scanSettingsInputSchema.parse({}),
    locale: 'de',
    tags: [],
    expires: new Date(Date.now() + 86_400_000),
    ...overrides,
  };
}

/** Puts finished scans of a customer into the database as if they had been run. */
export async function storeScans(
  { db }: Pick<OpenDatabase, 'db'>,
  customerId: string,
  rows: readonly Partial<typeof scans.$inferInsert>[],
): Promise<string[]> {
  const values = rows.map((row) => ({
    ...newScan({ customerId, secretHash: null, expires: null }),
    state: 'done' as const,
    attempt: 1,
    class: 'Conform' as const,
    score: 100,
    complete: true,
    finished: row.created ?? new Date(),
    ...row,
    ...(row.host !== undefined && row.url === undefined && { url: `https://www.${row.host}/` }),
  }));
  if (values.length > 0) await db.insert(scans).values(values);
  return values.map(({ id }) => id);
}

/** What a scan came to that found nothing. */
export function scanEnd(overrides: Partial<ScanEnd> = {}): ScanEnd {
  return {
    state: 'done',
    class: 'Conform',
    score: 100,
    complete: true,
    error: null,
    risks: 0,
    hints: 0,
    findingKeys: [],
    services: [],
    answers: new Map(),
    ...overrides,
  };
}
