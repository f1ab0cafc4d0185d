import type { StorageFact } from '#checks/facts.ts';
import { type ConsentState, consentStates, type StorageEvidence } from '#evidence/evidence.ts';
import { hostOf } from './addresses.ts';
import { classify } from './classification.ts';
import { sortStates } from './consent-states.ts';
import { answerableScript, type DeriveContext } from './context.ts';
import { isVisitorValue } from './cookies.ts';
import { entryOf } from './entry-of.ts';

/** Web storage merged over pages and runs, in order of first appearance. */
export function deriveStorage(context: DeriveContext): StorageFact[] {
  const found = new Map<string, { first: StorageEvidence; states: Set<ConsentState>; seen: StorageEvidence[] }>();
  for (const state of consentStates) {
    const gathered = context.evidence.storage[state];
    if (!gathered.ok) continue;
    for (const entry of gathered.data) {
      const states = context.runs.statesOf(state, entry.afterChoice);
      if (states.length === 0) continue;
      const known = entryOf(found, `${entry.kind}\n${entry.origin}\n${entry.key}`, () => ({
        first: entry,
        states: new Set<ConsentState>(),
        seen: [],
      }));
      known.seen.push(entry);
      for (const counted of states) known.states.add(counted);
    }
  }
  return [...found.values()].map(({ first, states, seen }) => {
    const host = hostOf(first.origin);
    const value = seen.find((entry) => entry.value !== '')?.value ?? '';
    // A snapshot shows that an entry is there; only the hook saw who wrote it.
    const written = seen.find((entry) => entry.stack.length > 0);
    const setBy = written ? answerableScript(written.stack, context) : null;
    const origin = context.parties.isOwn(host, context.pageUrlOf(first.pageId)) ? null : context.serviceAt(`${first.origin}/`);
    const values = new Map(seen.filter((entry) => entry.value !== '').map((entry) => [entry.state, entry.value]));
    return {
      id: `${first.kind}:${first.origin}:${first.key}`,
      kind: first.kind,
      key: first.key,
      exampleValue: value,
      origin: first.origin,
      states: sortStates(states),
      party: context.parties.isOwn(host, context.pageUrlOf(first.pageId)) ? 'first' : 'third',
      ...classify(first.key, first.kind, host, (setBy === null ? null : context.serviceAt(setBy)) ?? origin, context),
      setBy,
      idLike: isVisitorValue(value, [...values.values()]),
      pages: [...new Set(seen.map((entry) => context.pageUrlOf(entry.pageId)))],
    };
  });
}
