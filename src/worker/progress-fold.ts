import type { ProgressLane, ScanProgressView } from '#contract/api/scan-progress.ts';
import type { ScanPhase, ScanProgress } from '#engine/scan-order.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';

const strokeCap = 400;
const screenshotCap = 12;
const observationCap = 40;

const steps: Record<ScanPhase, ScanProgressView['step']> = {
  launch: 'launch',
  plan: 'visit',
  visit: 'visit',
  seal: 'seal',
  derive: 'judge',
  check: 'judge',
};

/** What is folded beside the view: sets that would be too large to send. */
interface LaneMemory {
  thirdPartyHosts: Set<string>;
  trackers: Set<string>;
}

/** Folds the events of a running scan into the one view that watchers get. */
export interface ProgressFold {
  readonly view: ScanProgressView;
  take(event: ScanProgress): void;
  /** Marks the end; states that never told their end were not examined. */
  end(scanState: 'done' | 'failed'): ScanProgressView;
}

/** Starts the view of an attempt. `pagesAtMost` stands until the plan is known. */
export function foldProgress(order: { identifier: string; url: string; attempt: number; pagesAtMost: number }): ProgressFold {
  const memory = new Map<ConsentState, LaneMemory>(
    consentStates.map((state) => [state, { thirdPartyHosts: new Set(), trackers: new Set() }]),
  );
  const view: ScanProgressView = {
    identifier: order.identifier,
    scanState: 'running',
    step: 'launch',
    queuePosition: null,
    url: order.url,
    elapsedMs: 0,
    attempt: order.attempt,
    lanes: consentStates.map((state) => emptyLane(state, order.pagesAtMost)),
    observations: [],
  };
  const laneOf = (state: ConsentState) => view.lanes.find((lane) => lane.state === state)!;
  return {
    view,
    take(event) {
      view.elapsedMs = Math.max(view.elapsedMs, Math.round(event.elapsedMs));
      if (event.type === 'phase') view.step = steps[event.phase];
      else takeIntoLane(event, laneOf(event.state), memory.get(event.state)!, view);
    },
    end(scanState) {
      view.scanState = scanState;
      view.step = 'ended';
      for (const lane of view.lanes) {
        if (lane.status === 'waiting' || lane.status === 'running') lane.status = 'not-examined';
        lane.page = null;
      }
      return view;
    },
  };
}

function emptyLane(state: ConsentState, pageCount: number): ProgressLane {
  return {
    state,
    status: 'waiting',
    reason: null,
    choice: state === 'none' ? 'none' : 'pending',
    choiceAtMs: null,
    page: null,
    pageIndex: 0,
    pageCount,
    requests: 0,
    thirdPartyHosts: 0,
    trackers: 0,
    cookies: 0,
    strokes: [],
    screenshots: [],
  };
}

function takeIntoLane(
  event: Exclude<ScanProgress, { type: 'phase' }>,
  lane: ProgressLane,
  memory: LaneMemory,
  view: ScanProgressView,
): void {
  const atMs = Math.round(event.elapsedMs);
  switch (event.type) {
    case 'page':
    case 'counts':
      lane.status = 'running';
      lane.page = event.page;
      lane.pageIndex = event.pageIndex;
      lane.pageCount = event.pageCount;
      lane.cookies = event.cookies;
      return;
    case 'request':
      lane.requests++;
      if (event.kind !== 'own') memory.thirdPartyHosts.add(event.host);
      if (event.kind === 'tracker') memory.trackers.add(event.service ?? event.host);
      lane.thirdPartyHosts = memory.thirdPartyHosts.size;
      lane.trackers = memory.trackers.size;
      // The first seconds tell most; trackers that come late are worth a stroke too.
      if (lane.strokes.length < strokeCap || (event.kind === 'tracker' && lane.strokes.length < strokeCap * 1.5))
        lane.strokes.push([atMs, event.kind]);
      return;
    case 'choice':
      lane.choice = event.performed ? 'taken' : 'failed';
      lane.choiceAtMs = event.performed ? atMs : null;
      return;
    case 'screenshot':
      // Newest last; the oldest has been seen.
      lane.screenshots = [...lane.screenshots, event.name].slice(-screenshotCap);
      return;
    case 'finding':
      if (view.observations.length < observationCap)
        view.observations.push({ atMs, state: event.state, name: event.name, host: event.host });
      return;
    case 'state-done':
      lane.status = event.examined ? 'examined' : 'not-examined';
      lane.reason = event.reason;
      lane.page = null;
      lane.pageIndex = event.pageIndex;
      lane.pageCount = event.pageCount;
      lane.cookies = event.cookies;
  }
}
