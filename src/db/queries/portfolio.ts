import { and, count, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Trend, UsedServices, Website } from '#contract/api/portfolio.ts';
import type { Database } from '../database.ts';
import { scanServices, websites } from '../tables/portfolio.ts';
import { scans } from '../tables/scans.ts';
import { addressContains, entryColumns, listEntry } from './list-scans.ts';

/** A website as the database knows it; whether it is overdue is a question of the time. */
export type PortfolioRow = Omit<Website, 'overdue'> & { created: Date };

/** Points of a trend at most. */
const pointsAtMost = 50;

const isDone = sql`${scans.state} = 'done'`;
const newestFirst = (condition: SQL) =>
  sql`array_agg(${scans.id} order by ${scans.created} desc, ${scans.id} desc) filter (where ${condition})`;

/**
 * One pass over a customer's scans: by host how many, and the ids of those that say something about the website today. Its columns
 * are named like no other: they stand in the query without their table.
 */
function scansByHost(db: Database, customerId: string) {
  return db.$with('by_host').as(
    db
      .select({
        host: scans.host,
        total: sql<number>`count(*)::int`.as('scan_count'),
        latest: sql<string | null>`(${newestFirst(isDone)})[1]`.as('latest_id'),
        ended: sql<string | null>`(${newestFirst(sql`${scans.state} in ('done', 'failed')`)})[1]`.as('ended_id'),
        running: sql<string | null>`(${newestFirst(sql`${scans.state} in ('queued', 'running')`)})[1]`.as('running_id'),
        compared: sql<string[] | null>`(${newestFirst(sql`${isDone} and ${scans.complete}`)})[1:2]`.as('compared_ids'),
      })
      .from(scans)
      .where(eq(scans.customerId, customerId))
      .groupBy(scans.host),
  );
}

/** A customer's websites with what their scans say, in one query and in no order. */
export async function findWebsites(
  db: Database,
  customerId: string,
  { search, service }: { search?: string | undefined; service?: string | undefined },
): Promise<PortfolioRow[]> {
  const byHost = scansByHost(db, customerId);
  const latest = alias(scans, 'latest');
  const ended = alias(scans, 'ended');
  const now = alias(scans, 'now');
  const before = alias(scans, 'before');
  const rows = await db
    .with(byHost)
    .select({
      identifier: websites.id,
      url: websites.url,
      host: websites.host,
      created: websites.created,
      scans: byHost.total,
      running: byHost.running,
      latest: entryColumns(latest),
      lastState: ended.state,
      lastError: ended.error,
      comparedId: before.id,
      newFindings: missingIn(now.findingKeys, before.findingKeys),
      goneFindings: missingIn(before.findingKeys, now.findingKeys),
      score: sql<number | null>`${now.score} - ${before.score}`,
    })
    .from(websites)
    .leftJoin(byHost, eq(byHost.host, websites.host))
    .leftJoin(latest, eq(latest.id, byHost.latest))
    .leftJoin(ended, eq(ended.id, byHost.ended))
    .leftJoin(now, eq(now.id, sql`${byHost.compared}[1]`))
    .leftJoin(before, eq(before.id, sql`${byHost.compared}[2]`))
    .where(
      and(
        eq(websites.customerId, customerId),
        search ? addressContains(websites.url, search) : undefined,
        service ? sees(db, latest.id, service) : undefined,
      ),
    );
  return rows.map(({ latest: newest, lastState, lastError, comparedId, newFindings, goneFindings, score, ...website }) => ({
    ...website,
    scans: website.scans ?? 0,
    latest: newest === null ? null : listEntry(newest),
    change: comparedId === null ? null : { newFindings, goneFindings, score },
    blocked: lastState === 'failed' ? ((lastError ?? 'internal') as Website['blocked']) : null,
  }));
}

/** Number of websites in a customer's portfolio. */
export async function countWebsites(db: Database, customerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(websites).where(eq(websites.customerId, customerId));
  return row?.total ?? 0;
}

/** Services that the newest finished scan of each website saw, the most frequent first. */
export async function findUsedServices(db: Database, customerId: string): Promise<UsedServices['services']> {
  const byHost = scansByHost(db, customerId);
  const frequency = sql<number>`count(*)::int`;
  return db
    .with(byHost)
    .select({ id: scanServices.serviceId, name: sql<string>`max(${scanServices.name})`, websites: frequency })
    .from(websites)
    .innerJoin(byHost, eq(byHost.host, websites.host))
    .innerJoin(scanServices, eq(scanServices.scanId, byHost.latest))
    .where(and(eq(websites.customerId, customerId), isNotNull(byHost.latest)))
    .groupBy(scanServices.serviceId)
    .orderBy(desc(frequency), sql`max(${scanServices.name})`);
}

/** Results of the last finished scans of a host, oldest first. */
export async function findTrend(db: Database, customerId: string, host: string): Promise<Trend['points']> {
  const rows = await db
    .select({
      identifier: scans.id,
      created: scans.created,
      class: scans.class,
      score: scans.score,
      risks: scans.risks,
      hints: scans.hints,
    })
    .from(scans)
    .where(and(eq(scans.customerId, customerId), eq(scans.host, host), eq(scans.state, 'done')))
    .orderBy(desc(scans.created), desc(scans.id))
    .limit(pointsAtMost);
  return rows.reverse().map((row) => ({ ...row, created: row.created.toISOString() }));
}

function missingIn(keys: PgColumn, otherKeys: PgColumn): SQL<number> {
  return sql`(select count(*)::int from unnest(${keys}) key where key <> all (${otherKeys}))`;
}

function sees(db: Database, scanId: PgColumn, service: string): SQL {
  return exists(
    db
      .select({ id: scanServices.scanId })
      .from(scanServices)
      .where(and(eq(scanServices.scanId, scanId), eq(scanServices.serviceId, service))),
  );
}
