import type { ScanResult } from '#contract/scan-result.ts';
import type { Trace } from '#contract/trace.ts';
import type { OpenDatabase } from '#db/database.ts';
import { scanAnswers, type scans } from '#db/tables/scans.ts';
import { buildScanResult, type ScanResultInput } from '#report/build-scan-result.ts';
import { buildTrace } from '#report/trace.ts';
import { buildAnswers } from '#worker/build-answers.ts';
import { reportInput } from './report.ts';
import { storeScans } from './scan-row.ts';

/** What differs from the report of the factory site. */
export interface StoredReport {
  input?: Partial<Omit<ScanResultInput, 'results'>>;
  /** In place of what the facts came to. */
  result?: Partial<ScanResult>;
  trace?: Trace;
  row?: Partial<typeof scans.$inferInsert>;
}

/** Puts a finished scan with its report into the database, as a worker would have published it. */
export async function storeReport(
  { db }: Pick<OpenDatabase, 'db'>,
  customerId: string,
  { input, result, trace, row = {} }: StoredReport = {},
): Promise<string> {
  const [id] = await storeScans({ db }, customerId, [row]);
  const whole = reportInput(input);
  const answers = await buildAnswers(
    { id: id!, customerId, expires: null },
    { ...buildScanResult(whole), ...result },
    trace ?? buildTrace(whole.evidence, whole.facts),
  );
  await db.insert(scanAnswers).values([...answers].map(([part, body]) => ({ scanId: id!, part, body })));
  return id!;
}
