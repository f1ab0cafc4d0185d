import type { RecordingFact } from '#checks/facts/device-reading.ts';
import type { RecordingEvidence } from '#evidence/device-reading.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { sortStates } from './consent-states.ts';
import type { DeriveContext } from './context.ts';
import { entryOf } from './entry-of.ts';

/**
 * Scripts that listened and sent what they heard, in order of first appearance, with the other pages where they listen to the same.
 * Listening alone is what every menu does.
 */
export function deriveRecordings(context: DeriveContext): RecordingFact[] {
  const byScript = new Map<string, { states: Set<ConsentState>; seen: RecordingEvidence[] }>();
  for (const state of consentStates) {
    const gathered = context.evidence.recordings[state];
    if (!gathered.ok) continue;
    const records = gathered.data.filter(({ requestIds, typedTextSent }) => requestIds.length > 0 || typedTextSent);
    const senders = new Set(records.map(({ script }) => script));
    for (const recording of gathered.data) {
      const states = context.runs.statesOf(state, recording.afterChoice);
      if (states.length === 0 || !senders.has(recording.script)) continue;
      const key = recording.script ?? `page ${context.pageUrlOf(recording.pageId)}`;
      const known = entryOf(byScript, key, () => ({ states: new Set<ConsentState>(), seen: [] }));
      known.seen.push(recording);
      for (const counted of states) known.states.add(counted);
    }
  }
  return [...byScript.values()].map(({ states, seen }) => {
    const script = seen[0]?.script ?? null;
    const tried = seen.flatMap(({ sentAfterTyping }) => sentAfterTyping ?? []);
    return {
      script,
      serviceId: script === null ? null : (context.serviceAt(script)?.id ?? null),
      events: [...new Set(seen.flatMap((recording) => recording.events))].sort(),
      typedTextSent: seen.some((recording) => recording.typedTextSent),
      sentAfterTyping: tried.length > 0 ? tried.includes(true) : null,
      states: sortStates(states),
      pages: [...new Set(seen.map((recording) => context.pageUrlOf(recording.pageId)))],
      requestIds: [...new Set(seen.flatMap((recording) => recording.requestIds))],
      evidenceIds: seen.map((recording) => recording.id),
    };
  });
}
