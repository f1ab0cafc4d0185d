import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { type ScanRow, scans } from '../tables/scans.ts';

/** Scans of a history at most. */
const scansAtMost = 50;

/** A finished scan among the others of its website. */
export interface HistoryRow extends Pick<ScanRow, 'id' | 'created' | 'class' | 'score' | 'complete'> {
  /** What its findings of classes Risk and Hint are known by; null where they are not needed. */
  findings: string[] | null;
}

/** A website's scans as seen from one of them. */
export interface ScanNeighbours {
  /** The newest fifty, this one and the one before it; newest first. */
  rows: HistoryRow[];
  /** Place of this scan in `rows`. */
  place: number;
}

/** Finished scans of a host, numbered from the newest. A finding is known by its check and cause, whatever its class. */
const finishedOf = ({ customerId, host }: Pick<ScanRow, 'customerId' | 'host'>) => sql`
  finished as (
    select id, created, class, score, complete, finding_keys, row_number() over (order by created desc, id desc) place
    from ${scans} where customer_id = ${customerId} and host = ${host} and state = 'done'
  )`;
const keyWithoutClass = sql`substr(key, strpos(key, ' ') + 1)`;

/** The scans around a finished one. */
export async function findNeighbours(db: Database, scan: Pick<ScanRow, 'id' | 'customerId' | 'host'>): Promise<ScanNeighbours> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with ${finishedOf(scan)}, own as (select place from finished where id = ${scan.id})
    select f.id, f.created, f.class, f.score, f.complete,
      case when f.place in (own.place, own.place + 1) then array(select distinct ${keyWithoutClass} from unnest(f.finding_keys) key) end findings
    from finished f, own where f.place <= ${scansAtMost} or f.place in (own.place, own.place + 1)
    order by f.place`);
  const found = rows.map((row) => ({ ...(row as unknown as HistoryRow), created: new Date(row['created'] as string) }));
  return { rows: found, place: found.findIndex(({ id }) => id === scan.id) };
}

/**
 * By finding of a scan, when the first of the row of scans was made that have it. A scan that did not examine everything and does not
 * have it interrupts nothing: it may have missed it.
 */
export async function findSince(db: Database, scan: Pick<ScanRow, 'id' | 'customerId' | 'host'>): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ finding: string; since: string }>(sql`
    with ${finishedOf(scan)},
    earlier as (
      select f.*, count(*) filter (where f.complete) over (order by f.place) vouching
      from finished f where f.place >= (select place from finished where id = ${scan.id})
    ),
    own as (select distinct ${keyWithoutClass} finding from ${scans}, unnest(finding_keys) key where id = ${scan.id}),
    seen as (
      select finding, e.place, e.created, e.complete, e.vouching
      from earlier e, unnest(e.finding_keys) key join own on own.finding = ${keyWithoutClass}
    ),
    counted as (select *, count(*) filter (where complete) over (partition by finding order by place) held from seen)
    select finding, min(created) since from counted where held = vouching group by finding`);
  return new Map(rows.map(({ finding, since }) => [finding, new Date(since)]));
}
