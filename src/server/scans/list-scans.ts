import { createHash } from 'node:crypto';
import type { ScanList, ScanListQuery } from '#contract/api/scan-reading.ts';
import type { Database } from '#db/database.ts';
import { countScans, leadValue, listScans, type ScanPlace } from '#db/queries/list-scans.ts';
import { ApiError } from '../api-error.ts';

/** A page of a customer's scans. The cursor names the last entry, so that scans which come and go do not shift the pages. */
export async function readScanList(db: Database, customerId: string, { before, limit, ...query }: ScanListQuery): Promise<ScanList> {
  const after = before === undefined ? null : parseCursor(before, query);
  const [entries, total] = await Promise.all([
    // One more than wanted tells whether there is a next page.
    listScans(db, customerId, query, { ...query, after, limit: limit + 1 }),
    countScans(db, customerId, query),
  ]);
  const scans = entries.slice(0, limit);
  const last = entries.length > limit ? scans.at(-1) : undefined;
  return { scans, total, next: last ? formatCursor(last, query) : null };
}

type Question = Omit<ScanListQuery, 'before' | 'limit'>;

function formatCursor(last: ScanList['scans'][number], question: Question): string {
  return [last.created, last.identifier, fingerprint(question), leadValue(last, question) ?? ''].join('_');
}

const cursorPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([0-9a-f]{12})_(.{0,255})$/;

function parseCursor(cursor: string, question: Question): ScanPlace {
  const [, moment = '', id = '', mark, lead = ''] = cursorPattern.exec(cursor) ?? [];
  const created = new Date(moment);
  const fits = mark === fingerprint(question) && !Number.isNaN(created.getTime());
  if (!fits || (question.sort === 'score' && !/^-?\d{1,3}$/.test(lead))) throw new ApiError('form-invalid', { field: 'before' });
  return { created, id, lead: question.sort === 'created' ? null : question.sort === 'score' ? Number(lead) : lead };
}

/** A cursor is worth nothing under other filters or in another order. */
function fingerprint({ search, state, class: resultClass, tag, host, from, to, sort, order }: Question): string {
  const question = JSON.stringify([search, state, resultClass, tag, host, from, to, sort, order]);
  return createHash('sha256').update(question).digest('hex').slice(0, 12);
}
