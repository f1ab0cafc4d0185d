import type { ChangeReason, HostChange } from '#contract/comparison.ts';
import type { TagRow } from '#contract/tag-monitor.ts';
import { compareText, mergeStates } from '../merge.ts';
import { hostsOf, renamedServices, type SeenHost } from '../monitors/service-knowledge.ts';
import { type ComparedScan, canVouch, couldSee, type Sighting, sameStates, statesMoved } from './compared-scan.ts';

const kindOrder = ['new', 'changed', 'gone'] as const;
const partyOrder = ['third', 'cloaked', 'first'] as const;

/** Hosts with their services that came, went or were contacted in other states; new ones first, foreign ones before own, then by name. */
export function compareHosts(before: ComparedScan, after: ComparedScan, sameVersions: boolean): HostChange[] {
  const [was, is] = [hostsOf(before), hostsOf(after)];
  const changes: HostChange[] = [];
  for (const [host, seen] of is) {
    const earlier = was.get(host);
    if (earlier) changes.push(...changesWithin(earlier, seen, { before, after, sameVersions }));
    else {
      for (const rows of namedRows(seen)) {
        changes.push(change('new', couldSee(before, after, sightingOf(rows), 'requests') ? 'site' : 'extent', { was: [], is: rows }));
      }
    }
  }
  for (const [host, seen] of was) {
    if (is.has(host)) continue;
    for (const rows of namedRows(seen)) changes.push(change('gone', reasonOfGone(before, after, rows), { was: rows, is: [] }));
  }
  return changes.sort(byPlace);
}

type Rows = readonly TagRow[];

/** Changes of a host that both scans contacted: what we know about it, its services, and when it is contacted. */
function changesWithin(
  earlier: SeenHost,
  later: SeenHost,
  { before, after, sameVersions }: { before: ComparedScan; after: ComparedScan; sameVersions: boolean },
): HostChange[] {
  const renamed = renamedServices(earlier, later, sameVersions);
  const changes = renamedRows(earlier, later, renamed);
  const ids = [...new Set([...later.rows.keys(), ...earlier.rows.keys()])].filter((id) => id !== '' && !renamed.has(id));
  for (const id of ids) {
    const [had, has] = [earlier.rows.get(id) ?? [], later.rows.get(id) ?? []];
    if (had.length === 0)
      changes.push(change('new', couldSee(before, after, sightingOf(has), 'requests') ? 'site' : 'extent', { was: had, is: has }));
    else if (has.length === 0) changes.push(change('gone', reasonOfGone(before, after, had), { was: had, is: has }));
    else if (!sameStates(mergeStates(had), mergeStates(has))) {
      // Requests that one of the scans could not assign may have been this service's.
      const isNaming = !sameVersions && sameStates(earlier.states, later.states) && (earlier.rows.has('') || later.rows.has(''));
      changes.push(change('changed', isNaming ? 'rules' : movedReason(before, after, had, has), { was: had, is: has }));
    }
  }
  if (changes.length > 0 || sameStates(earlier.states, later.states)) return changes;
  const [had, has] = [[...earlier.rows.values()].flat(), [...later.rows.values()].flat()];
  return [change('changed', movedReason(before, after, had, has), { was: had, is: has })];
}

/** One entry for each name that is new; when all names were lost, one that says so. */
function renamedRows(earlier: SeenHost, later: SeenHost, renamed: ReadonlySet<string>): HostChange[] {
  if (renamed.size === 0) return [];
  const named = [...renamed].flatMap((id) => (id === '' ? [] : [later.rows.get(id) ?? []])).filter((rows) => rows.length > 0);
  const entries: Rows[] = named.length > 0 ? named : [later.rows.get('') ?? [...later.rows.values()].flat()];
  return entries.map((rows) => ({
    ...change('changed', 'rules', { was: rows, is: rows }),
    before: [...earlier.states],
    after: [...later.states],
  }));
}

/** The services of a host one by one; all of its rows when none is known. */
function namedRows({ rows }: SeenHost): Rows[] {
  const named = [...rows].flatMap(([id, own]) => (id === '' ? [] : [own]));
  return named.length > 0 ? named : [...rows.values()];
}

function change(kind: HostChange['kind'], reason: ChangeReason, { was, is }: { was: Rows; is: Rows }): HostChange {
  const shown = is.length > 0 ? is : was;
  const named = shown.find(({ service }) => service !== null) ?? shown[0]!;
  const { host, service, party } = named;
  return { kind, reason, host, service, party, before: mergeStates(was), after: mergeStates(is) };
}

function reasonOfGone(before: ComparedScan, after: ComparedScan, rows: Rows): ChangeReason {
  return canVouch(after, before, sightingOf(rows), 'requests') ? 'site' : 'extent';
}

function movedReason(before: ComparedScan, after: ComparedScan, was: Rows, is: Rows): ChangeReason {
  return statesMoved(before, after, 'requests', mergeStates(was), mergeStates(is)) ? 'site' : 'extent';
}

function sightingOf(rows: Rows): Sighting {
  return { states: mergeStates(rows), pages: rows.flatMap(({ pages }) => pages) };
}

function byPlace(a: HostChange, b: HostChange): number {
  return (
    kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) ||
    partyOrder.indexOf(a.party) - partyOrder.indexOf(b.party) ||
    compareText(a.host, b.host) ||
    compareText(a.service ?? '', b.service ?? '')
  );
}
