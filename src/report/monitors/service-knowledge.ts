import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { ReportFinding } from '#contract/report.ts';
import type { TagRow } from '#contract/tag-monitor.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { isWithin } from '#knowledge/is-within.ts';
import { type ComparedScan, sameStates } from '../comparison/compared-scan.ts';
import { mergeStates } from '../merge.ts';

/** A host of one scan with its rows by service id; the empty id stands for requests of no known service. */
export interface SeenHost {
  states: readonly ConsentState[];
  rows: ReadonlyMap<string, readonly [TagRow, ...TagRow[]]>;
}

/** Hosts of a scan by name. */
export function hostsOf({ tagMonitor }: ComparedScan): Map<string, SeenHost> {
  const hosts = new Map<string, SeenHost>();
  for (const [host, rows] of Map.groupBy(tagMonitor.rows, (row) => row.host)) {
    const byService = Map.groupBy(rows, ({ serviceId }) => serviceId ?? '') as Map<string, [TagRow, ...TagRow[]]>;
    hosts.set(host, { states: mergeStates(rows), rows: byService });
  }
  return hosts;
}

/**
 * Services of a host that came or went although the same was seen: only what we know about the host changed. Under the same rules
 * and knowledge that is believed only where nothing of the old naming is left: a host of many services may really get another one.
 */
export function renamedServices(before: SeenHost, after: SeenHost, sameVersions: boolean): ReadonlySet<string> {
  if (!sameStates(before.states, after.states)) return new Set();
  const came = [...after.rows.keys()].filter((id) => !before.rows.has(id));
  const went = [...before.rows.keys()].filter((id) => !after.rows.has(id));
  const all = new Set([...came, ...went]);
  const isWhole = went.length === before.rows.size && came.length === after.rows.size;
  if (isWhole || (came.length > 0 && went.length > 0 && !sameVersions)) return all;
  const hadUnknown = went.length === 0 ? before.rows.has('') : after.rows.has('');
  return hadUnknown && !sameVersions ? all : new Set();
}

/** What two scans know differently about the same things. */
export interface KnowledgeChange {
  /** Whether a finding of `own` rests on a service or cookie that both scans saw alike and only one of them knew or classified so. */
  explains(finding: ReportFinding, own: ComparedScan): boolean;
}

/** Compares what two scans know. */
export function compareKnowledge(before: ComparedScan, after: ComparedScan, sameVersions: boolean): KnowledgeChange {
  const [was, is] = [hostsOf(before), hostsOf(after)];
  const renamed = new Map<string, ReadonlySet<string>>();
  for (const [host, seen] of is) {
    const earlier = was.get(host);
    if (earlier) renamed.set(host, renamedServices(earlier, seen, sameVersions));
  }
  const bothRead = [before, after].every(readNotice);
  const classified = [
    [servicesOf(before, bothRead), servicesOf(after, bothRead)],
    [cookiesOf(before), cookiesOf(after)],
  ] as const;

  const isRenamed = (cause: string, own: ReadonlyMap<string, SeenHost>): boolean => {
    const places = [...own].flatMap(([host, { rows }]) => {
      if (rows.has(cause)) return [{ host, id: cause }];
      return isWithin(host, cause) ? [...rows.keys()].map((id) => ({ host, id })) : [];
    });
    const isNamedAnew = ({ host, id }: { host: string; id: string }) => renamed.get(host)?.has(id) === true;
    const isUntouched = ({ host, id }: { host: string; id: string }) => {
      const [earlier, later] = [was.get(host), is.get(host)];
      return earlier?.rows.has(id) && later?.rows.has(id) && sameStates(earlier.states, later.states);
    };
    return places.some(isNamedAnew) && places.every((place) => isNamedAnew(place) || isUntouched(place));
  };
  const isClassifiedAnew = (cause: string) =>
    classified.some(([earlier, later]) => {
      const [had, has] = [earlier.get(cause), later.get(cause)];
      return had !== undefined && has !== undefined && sameStates(had.states, has.states) && had.known !== has.known;
    });
  return {
    explains: ({ cause }, own) =>
      cause !== null && cause !== '' && (isRenamed(cause, own === before ? was : is) || isClassifiedAnew(cause)),
  };
}

interface Known {
  states: readonly ConsentState[];
  /** What the catalogue says, as a text to compare. */
  known: string;
}

/** Without a notice that could be read, every row says that there is no rule. */
const readNotice = ({ tagMonitor }: ComparedScan) => tagMonitor.rows.some(({ privacyPolicyMatch }) => privacyPolicyMatch !== 'noRule');

function servicesOf({ tagMonitor }: ComparedScan, withNotice: boolean): Map<string, Known> {
  const known = ({ consent, category, vendor, vendorCountry, privacyPolicyMatch }: TagRow) =>
    JSON.stringify([consent, category, vendor, vendorCountry, withNotice && privacyPolicyMatch !== 'noRule']);
  const byService = Map.groupBy(tagMonitor.rows, ({ serviceId }) => serviceId ?? '');
  byService.delete('');
  return new Map([...byService].map(([id, rows]) => [id, { states: mergeStates(rows), known: known(rows[0]!) }]));
}

function cookiesOf({ cookieMonitor }: ComparedScan): Map<string, Known> {
  const known = ({ serviceId, category, consent }: CookieMonitorEntry) => JSON.stringify([serviceId, category, consent]);
  const byName = Map.groupBy(cookieMonitor.entries, ({ name }) => name);
  return new Map(
    [...byName].map(([name, entries]) => [name, { states: mergeStates(entries), known: [...new Set(entries.map(known))].sort().join() }]),
  );
}
