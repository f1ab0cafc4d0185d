import { domainToASCII } from 'node:url';
import { and, arrayContains, asc, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ScanListEntry, ScanListQuery } from '#contract/api/scan-reading.ts';
import type { Database } from '../database.ts';
import { type ScanRow, scans } from '../tables/scans.ts';

/** Which scans a list shows. */
export type ScanFilters = Pick<ScanListQuery, 'search' | 'state' | 'class' | 'tag' | 'host' | 'from' | 'to'>;
/** What a list is ordered by; what is equal comes newest first. */
export type ScanOrdering = Pick<ScanListQuery, 'sort' | 'order'>;

/** Place of an entry in an ordered list: the next page begins after it, whatever was added or deleted meanwhile. */
export interface ScanPlace {
  created: Date;
  id: string;
  /** Host, or score as it is sorted; null where the list is ordered by age alone. */
  lead: string | number | null;
}

const entryFields = ['id', 'url', 'host', 'created', 'finished', 'state', 'depth', 'class', 'score', 'complete', 'error', 'tags'] as const;
type EntryField = (typeof entryFields)[number];

/** Columns that an entry of a list is made from, of the table or an alias of it. */
export function entryColumns<Table extends Record<EntryField, PgColumn>>(table: Table): Pick<Table, EntryField> {
  return Object.fromEntries(entryFields.map((field) => [field, table[field]])) as Pick<Table, EntryField>;
}

/** Total of a list is counted up to here. */
const countedAtMost = 10_000;
/** Stands for no score: last in either direction. The indexes of the table hold the same numbers. */
const noScore = { asc: 101, desc: -1 } as const;

/** A page of a customer's scans. */
export async function listScans(
  db: Database,
  customerId: string,
  filters: ScanFilters,
  { sort, order, after, limit }: ScanOrdering & { after: ScanPlace | null; limit: number },
): Promise<ScanListEntry[]> {
  const lead = leadOf({ sort, order });
  const age = sort === 'created' && order === 'asc' ? [asc(scans.created), asc(scans.id)] : [desc(scans.created), desc(scans.id)];
  const rows = await db
    .select(entryColumns(scans))
    .from(scans)
    .where(and(matches(customerId, filters), after ? follows(after, lead, { sort, order }) : undefined))
    .orderBy(...(lead ? [order === 'asc' ? asc(lead) : desc(lead)] : []), ...age)
    .limit(limit);
  return rows.map(listEntry);
}

/** Number of a customer's scans that fit, counted up to 10,000. */
export async function countScans(db: Database, customerId: string, filters: ScanFilters): Promise<number> {
  const some = db.select({ id: scans.id }).from(scans).where(matches(customerId, filters)).limit(countedAtMost).as('some');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

/** What an entry is sorted by before its age. */
export function leadValue({ host, score }: Pick<ScanListEntry, 'host' | 'score'>, { sort, order }: ScanOrdering): ScanPlace['lead'] {
  if (sort === 'created') return null;
  return sort === 'host' ? host : (score ?? noScore[order]);
}

/** A row as the contract lists it. */
export function listEntry(row: Pick<ScanRow, EntryField>): ScanListEntry {
  const { id, url, host, state, depth, score, complete, tags } = row;
  return {
    identifier: id,
    url,
    host,
    created: row.created.toISOString(),
    finished: row.finished?.toISOString() ?? null,
    scanState: state,
    depth,
    class: row.class,
    score,
    complete,
    error: row.error as ScanListEntry['error'],
    tags,
  };
}

/** Pattern that finds a text anywhere, as it stands. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether an address contains the text; names with umlauts are stored in their ASCII form. */
export function addressContains(column: PgColumn, text: string): SQL | undefined {
  const ascii = /[^\x20-\x7e]/.test(text) ? domainToASCII(text) : '';
  return or(ilike(column, containing(text)), ascii === '' ? undefined : ilike(column, containing(ascii)));
}

function leadOf({ sort, order }: ScanOrdering): SQL | null {
  if (sort === 'created') return null;
  if (sort === 'host') return sql`${scans.host}`;
  // Written out, not as parameters: only so the planner finds the index of the same expression.
  return sql`coalesce(${scans.score}, ${sql.raw(String(noScore[order]))})`;
}

function follows({ created, id, lead: value }: ScanPlace, lead: SQL | null, { order }: ScanOrdering): SQL {
  const place = sql`(${created.toISOString()}::timestamptz, ${id}::uuid)`;
  const age = sql`(${scans.created}, ${scans.id})`;
  if (lead === null) return order === 'asc' ? sql`${age} > ${place}` : sql`${age} < ${place}`;
  // The first half, implied by the second, is what the index can begin with.
  return order === 'asc'
    ? sql`(${lead} >= ${value} and (${lead} > ${value} or ${age} < ${place}))`
    : sql`(${lead} <= ${value} and (${lead} < ${value} or ${age} < ${place}))`;
}

function matches(customerId: string, { search, state, class: resultClass, tag, host, from, to }: ScanFilters): SQL | undefined {
  return and(
    eq(scans.customerId, customerId),
    search ? addressContains(scans.url, search) : undefined,
    state ? eq(scans.state, state) : undefined,
    resultClass ? eq(scans.class, resultClass) : undefined,
    tag ? arrayContains(scans.tags, [tag]) : undefined,
    host ? eq(scans.host, host.replace(/^www\./, '')) : undefined,
    from ? gte(scans.created, germanMidnight(from, 0)) : undefined,
    to ? lt(scans.created, germanMidnight(to, 1)) : undefined,
  );
}

function germanMidnight(day: string, daysLater: 0 | 1): SQL {
  return sql`(${day}::date + ${sql.raw(String(daysLater))})::timestamp at time zone 'Europe/Berlin'`;
}
