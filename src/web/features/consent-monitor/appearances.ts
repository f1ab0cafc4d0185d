import type { CookieMonitorEntry } from '#contract/cookie-monitor.ts';
import type { Report } from '#contract/report.ts';
import type { TagRow } from '#contract/tag-monitor.ts';

type State = TagRow['states'][number];

/** When something appeared: before any choice, in spite of rejecting, only after accepting. */
export const momentIds = ['before', 'despite', 'only'] as const;
export type MomentId = (typeof momentIds)[number];

/** A service or a host that nobody knows, or a cookie or storage entry. */
export interface Appearance {
  name: string;
  consent: TagRow['consent'];
}

/** What appeared at one moment. */
export interface MomentColumn {
  id: MomentId;
  /** States that would have to be examined to say anything. */
  missing: State[];
  /** Things may have appeared in these states as well: they were not examined. */
  open: State[];
  services: Appearance[];
  entries: Appearance[];
}

const needed: Record<MomentId, readonly State[]> = { before: ['none'], despite: ['reject'], only: ['none', 'accept'] };
const fits: Record<MomentId, (states: ReadonlySet<State>) => boolean> = {
  before: (states) => states.has('none'),
  despite: (states) => states.has('reject'),
  only: (states) => states.has('accept') && !states.has('none') && !states.has('reject'),
};

/** Sorts foreign services and stored entries by the choice that let them appear. What was only left over did not appear. */
export function appearances(
  rows: readonly TagRow[],
  entries: readonly CookieMonitorEntry[],
  { states }: Report['completeness'],
): MomentColumn[] {
  const examined = new Set(states.filter((state) => state.examined).map(({ state }) => state));
  const services = collect(
    rows
      .filter(({ party }) => party !== 'first')
      .map(({ service, host, consent, states: seen }) => ({ name: service ?? host, consent, seen })),
  );
  const stored = collect(
    entries
      .filter(({ blockedReason }) => blockedReason === null)
      .map(({ name, consent, states: seen, leftOverIn }) => ({ name, consent, seen: seen.filter((state) => !leftOverIn.includes(state)) })),
  );
  return momentIds.map((id) => {
    const missing = needed[id].filter((state) => !examined.has(state));
    const shown = (things: Collected[]) => (missing.length > 0 ? [] : things.filter((thing) => fits[id](thing.states)).map(asAppearance));
    const open: State[] = id === 'only' && !examined.has('reject') ? ['reject'] : [];
    return { id, missing, open, services: shown(services), entries: shown(stored) };
  });
}

interface Collected extends Appearance {
  states: Set<State>;
}
const asAppearance = ({ name, consent }: Collected): Appearance => ({ name, consent });
const weight = { yes: 0, disputed: 1, no: 3 } as const;
const weightOf = ({ consent }: Appearance) => (consent === null ? 2 : weight[consent]);

/** Each name once: what needs consent first, then by name. */
function collect(things: readonly { name: string; consent: TagRow['consent']; seen: readonly State[] }[]): Collected[] {
  const byName = new Map<string, Collected>();
  for (const { name, consent, seen } of things) {
    const known = byName.get(name) ?? { name, consent, states: new Set<State>() };
    for (const state of seen) known.states.add(state);
    if (weightOf({ name, consent }) < weightOf(known)) known.consent = consent;
    byName.set(name, known);
  }
  return [...byName.values()].sort((a, b) => weightOf(a) - weightOf(b) || (a.name < b.name ? -1 : 1));
}
