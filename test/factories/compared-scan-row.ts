import type { OpenDatabase } from '#db/database.ts';
import type { scans } from '#db/tables/scans.ts';
import { tallyResult } from '#worker/tally-result.ts';
import { type ComparedParts, comparedResult } from './comparison.ts';
import { storeReport } from './stored-report.ts';

/** Puts a finished scan of these parts into the database, its row tallied as a worker would. */
export async function storeComparedScan(
  database: Pick<OpenDatabase, 'db'>,
  customerId: string,
  parts: ComparedParts,
  row: Partial<typeof scans.$inferInsert> = {},
): Promise<string> {
  const created = row.created ?? new Date();
  const times = { created: created.toISOString(), finished: new Date(created.getTime() + 42_000).toISOString() };
  const result = comparedResult({ ...parts, report: { ...times, ...parts.report } });
  const { summary, completeness } = result.report;
  const { risks, hints, findingKeys } = tallyResult(result);
  const tally = { class: summary.class, score: summary.score, complete: completeness.complete, risks, hints, findingKeys };
  return storeReport(database, customerId, { result, row: { created, ...tally, ...row } });
}
