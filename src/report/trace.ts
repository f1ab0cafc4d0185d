import type { GatheredFacts } from '#checks/facts.ts';
import type { Stroke, StrokeKind, Trace, TraceLane } from '#contract/trace.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import { isExamined, startVisit } from './score/completeness.ts';

/** Beyond this a visit to the start page shows nothing new, only the wait for the other pages. */
const longestMs = 16_000;
const shortestMs = 8_000;
const strokeCap = 600;

/** The requests of the three visits to the start page over time, as strokes. Pure. */
export function buildTrace(evidence: Evidence, facts: GatheredFacts): Trace {
  const kindOf = strokeKinds(facts);
  return consentStates.map((state) => laneOf(state, evidence, isExamined(state, facts), kindOf));
}

function laneOf(state: ConsentState, evidence: Evidence, examined: boolean, kindOf: (request: RequestEvidence) => StrokeKind): TraceLane {
  const visit = startVisit(evidence, state);
  const gathered = evidence.requests[state];
  const choice = state === 'none' ? null : evidence.consent[state];
  const choiceAtMs = choice?.ok ? choice.data.time : null;
  const requests = visit && gathered.ok ? gathered.data.filter(({ pageId }) => pageId === visit.id) : [];
  const last = Math.max(shortestMs, choiceAtMs === null ? 0 : choiceAtMs + shortestMs, ...requests.slice(0, 5_000).map(({ time }) => time));
  const durationMs = Math.round(Math.min(longestMs, last));
  const strokes = requests
    .map((request): Stroke => [Math.max(0, Math.round(request.time)), kindOf(request)])
    .filter(([time]) => time <= durationMs)
    .sort(([a], [b]) => a - b);
  return {
    state,
    examined,
    durationMs,
    choiceAtMs: choiceAtMs !== null && choiceAtMs <= durationMs ? Math.round(choiceAtMs) : null,
    strokes: thinned(strokes),
  };
}

/** Requests that do not count for their state (before the choice) are no facts of it: their host tells what they are. */
function strokeKinds(facts: GatheredFacts): (request: RequestEvidence) => StrokeKind {
  const needsConsent = new Set(
    facts.services.ok ? facts.services.data.filter(({ service }) => service.consent === 'yes').map(({ service }) => service.id) : [],
  );
  const byHost = new Map<string, StrokeKind>();
  const rank: Record<StrokeKind, number> = { own: 0, third: 1, tracker: 2 };
  for (const { host, party, serviceId } of facts.requests.ok ? facts.requests.data : []) {
    const kind = serviceId !== null && needsConsent.has(serviceId) ? 'tracker' : party === 'first' ? 'own' : 'third';
    const known = byHost.get(host);
    // The site's own files stay its own, also when one of them belongs to a service.
    if (known === undefined || (party !== 'first' && rank[kind] > rank[known])) byHost.set(host, kind);
  }
  return ({ url }) => byHost.get(URL.parse(url)?.hostname ?? '') ?? 'own';
}

/** Keeps what a lane can show: trackers first, then evenly from the rest. */
function thinned(strokes: readonly Stroke[]): Stroke[] {
  if (strokes.length <= strokeCap) return [...strokes];
  const trackers = strokes.filter(([, kind]) => kind === 'tracker').slice(0, strokeCap);
  const others = strokes.filter(([, kind]) => kind !== 'tracker');
  const step = others.length / Math.max(1, strokeCap - trackers.length);
  const kept = Array.from({ length: strokeCap - trackers.length }, (_, index) => others[Math.floor(index * step)]!);
  return [...trackers, ...kept].sort(([a], [b]) => a - b);
}
