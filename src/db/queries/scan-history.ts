import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { type ScanRow, scans } from '../tables/scans.ts';

/** Scans of a history at most. */
const scansAtMost = 50;
/** Runs of a finding that are looked at, the newest first. */
const runsAtMost = 10;

/** A finished scan among the others of its website. */
export type HistoryRow = Pick<ScanRow, 'id' | 'created' | 'class' | 'score' | 'complete'>;

/** A website's scans as seen from one of them. */
export interface ScanNeighbours {
  /** The newest fifty, this one and the one before it; newest first. */
  rows: HistoryRow[];
  /** Place of this scan in `rows`. */
  place: number;
}

/**
 * Scans of a website in a row that have a finding, by id. Between them lies no scan that examined everything and lacks it; one that
 * did not examine everything may have missed it.
 */
export interface FindingRun {
  oldest: string;
  /** When the oldest was made. */
  created: Date;
  newest: string;
  /** The complete scan before the oldest, which lacks it; null = there is none. */
  before: string | null;
  /** The complete scan after the newest, which lacks it; null = there is none. */
  after: string | null;
}

/** Finished scans of a host, numbered from the newest. */
const finishedOf = ({ customerId, host }: Pick<ScanRow, 'customerId' | 'host'>) => sql`
  finished as (
    select id, created, class, score, complete, finding_keys, row_number() over (order by created desc, id desc) place
    from ${scans} where customer_id = ${customerId} and host = ${host} and state = 'done'
  )`;
/** A finding is known by its check and cause, whatever its class. */
const keyWithoutClass = sql`substr(key, strpos(key, ' ') + 1)`;

/** The scans around a finished one. */
export async function findNeighbours(db: Database, scan: Pick<ScanRow, 'id' | 'customerId' | 'host'>): Promise<ScanNeighbours> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with ${finishedOf(scan)}, own as (select place from finished where id = ${scan.id})
    select f.id, f.created, f.class, f.score, f.complete
    from finished f, own where f.place <= ${scansAtMost} or f.place in (own.place, own.place + 1)
    order by f.place`);
  const found = rows.map((row) => ({ ...(row as unknown as HistoryRow), created: new Date(row['created'] as string) }));
  return { rows: found, place: found.findIndex(({ id }) => id === scan.id) };
}

/** Runs of each finding of a scan, the one that this scan belongs to first; what began last comes first. */
export async function findRuns(db: Database, scan: Pick<ScanRow, 'id' | 'customerId' | 'host'>): Promise<Map<string, FindingRun[]>> {
  const { rows } = await db.execute<{ finding: string; created: string } & Record<Exclude<keyof FindingRun, 'created'>, string>>(sql`
    with ${finishedOf(scan)},
    earlier as (
      select f.*, count(*) filter (where f.complete) over (order by f.place) vouching
      from finished f where f.place >= (select place from finished where id = ${scan.id})
    ),
    own as (select distinct ${keyWithoutClass} finding from ${scans}, unnest(finding_keys) key where id = ${scan.id}),
    seen as (
      select finding, e.place, e.complete, e.vouching
      from earlier e, unnest(e.finding_keys) key join own on own.finding = ${keyWithoutClass}
    ),
    counted as (select *, vouching - count(*) filter (where complete) over (partition by finding order by place) lacking from seen),
    runs as (
      select finding, min(place) newest, max(place) oldest, row_number() over (partition by finding order by min(place)) nr
      from counted group by finding, lacking
    )
    select r.finding, o.id oldest, o.created, n.id newest, b.id before, a.id after
    from runs r
    join earlier o on o.place = r.oldest
    join earlier n on n.place = r.newest
    left join earlier b on b.complete and b.vouching = o.vouching + 1
    left join earlier a on a.complete and a.vouching = n.vouching - (case when n.complete then 1 else 0 end)
    where r.nr <= ${runsAtMost}
    order by min(r.oldest) over (partition by r.finding), r.finding, r.nr`);
  const runs = new Map<string, FindingRun[]>();
  for (const { finding, created, ...run } of rows) {
    const own = runs.get(finding) ?? [];
    runs.set(finding, own);
    own.push({ ...run, created: new Date(created) });
  }
  return runs;
}
