import type { FingerprintFact } from '#checks/facts/device-reading.ts';
import type { FingerprintEvidence, FingerprintKind } from '#evidence/device-reading.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import { sortStates } from './consent-states.ts';
import type { DeriveContext } from './context.ts';
import { entryOf } from './entry-of.ts';

/** Readings that every ordinary script makes as well. */
const commonKinds: ReadonlySet<FingerprintKind> = new Set(['screen', 'navigator']);

/** Scripts whose readings add up to a fingerprint, in order of first appearance. */
export function deriveFingerprints(context: DeriveContext): FingerprintFact[] {
  const byScript = new Map<string, { states: Set<ConsentState>; calls: FingerprintEvidence[] }>();
  for (const state of consentStates) {
    const gathered = context.evidence.fingerprints[state];
    if (!gathered.ok) continue;
    for (const call of gathered.data) {
      const states = context.runs.statesOf(state, call.afterChoice);
      if (states.length === 0) continue;
      const key = call.script ?? `frame ${call.frameUrl}`;
      const seen = entryOf(byScript, key, () => ({ states: new Set<ConsentState>(), calls: [] }));
      seen.calls.push(call);
      for (const counted of states) seen.states.add(counted);
    }
  }
  return [...byScript.values()]
    .filter(({ calls }) => isFingerprint(calls) && !drawsMaps(calls[0]?.script ?? null, context))
    .map(({ states, calls }) => {
      const script = calls[0]?.script ?? null;
      return {
        script,
        serviceId: script === null ? null : (context.serviceAt(script)?.id ?? null),
        kinds: [...new Set(calls.map((call) => call.kind))],
        apis: [...new Set(calls.map((call) => call.api))],
        states: sortStates(states),
        pages: [...new Set(calls.map((call) => context.pageUrlOf(call.pageId)))],
        evidenceIds: calls.map((call) => call.id),
      };
    });
}

/**
 * Two telling readings by one script, one of them with two common ones, or an audio rendering nobody hears. A canvas alone is a
 * chart, a picture editor, or the test of WordPress whether the browser can draw an emoji.
 */
export function isFingerprint(calls: readonly Pick<FingerprintEvidence, 'kind' | 'api'>[]): boolean {
  const readings = calls.filter((call) => !isOrdinary(call));
  const telling = new Set(readings.filter((call) => !commonKinds.has(call.kind)).map((call) => call.kind));
  if (telling.size >= 2) return true;
  if (telling.size === 0) return false;
  if (readings.some((call) => call.kind === 'audio' && call.api === 'OfflineAudioContext')) return true;
  const commonApis = new Set(readings.filter((call) => commonKinds.has(call.kind)).map((call) => call.api));
  const commons = new Set(readings.filter((call) => commonKinds.has(call.kind)).map((call) => call.kind));
  return commons.size === 2 && commonApis.size >= 4;
}

/** Feature tests on 256 pixels, and what every three-dimensional drawing asks its graphics card. */
function isOrdinary({ kind, api }: Pick<FingerprintEvidence, 'kind' | 'api'>): boolean {
  return (kind === 'canvas' && api.endsWith(':small')) || (kind === 'webgl' && api !== 'UNMASKED_RENDERER');
}

/** Maps read canvas and graphics card to draw. */
function drawsMaps(script: string | null, context: DeriveContext): boolean {
  return script !== null && context.serviceAt(script)?.category === 'map';
}
