import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '#db/database.ts';
import { scanAnswers, type scans } from '#db/tables/scans.ts';
import { buildTrace } from '#report/trace.ts';
import { buildAnswers } from '#worker/build-answers.ts';
import { tallyResult } from '#worker/tally-result.ts';
import { type ComparedParts, comparedResult } from './comparison.ts';
import { reportInput } from './report.ts';
import { storeScans } from './scan-row.ts';

/** Puts a finished scan of these parts into the database with everything that the API answers about it. */
export async function storeComparedScan(
  database: Pick<OpenDatabase, 'db'>,
  customerId: string,
  parts: ComparedParts,
  row: Partial<typeof scans.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const created = row.created ?? new Date();
  const { evidence, facts } = reportInput();
  const times = { created: created.toISOString(), finished: new Date(created.getTime() + 42_000).toISOString() };
  const result = comparedResult({ ...parts, report: { ...times, ...parts.report } });
  const { risks, hints, findingKeys } = tallyResult(result);
  const { class: resultClass, score } = result.report.summary;
  const { complete } = result.report.completeness;
  await storeScans(database, customerId, [{ id, created, class: resultClass, score, complete, risks, hints, findingKeys, ...row }]);
  const answers = await buildAnswers({ id, customerId, expires: null }, result, buildTrace(evidence, facts));
  await database.db.insert(scanAnswers).values([...answers].map(([part, body]) => ({ scanId: id, part, body })));
  return id;
}
