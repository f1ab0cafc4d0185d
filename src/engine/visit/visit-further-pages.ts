import type { PageVisit } from '#evidence/pages.ts';
import type { StateRecorder } from '../gather/state-recorder.ts';
import type { ScanSession } from './scan-session.ts';
import { type PlannedPage, visitPage } from './visit-page.ts';

/** Tabs one state works with at a time: more does not make two cores faster. */
const parallelTabs = 2;

/** Visits what is planned, then what was found on the way. `onVisited`: of what the plan led to, before the rest is awaited. */
export async function visitPlan(
  session: ScanSession,
  recorder: StateRecorder,
  onVisited: (visits: readonly PageVisit[]) => void = () => undefined,
): Promise<PageVisit[]> {
  const visits = await visitFurtherPages(session, recorder, await session.plan.pages, 0);
  onVisited(visits);
  return [...visits, ...(await visitFurtherPages(session, recorder, await session.plan.more, visits.length))];
}

/** Visits pages of a state, two at a time, in the plan's order; `before` have been visited. */
async function visitFurtherPages(
  session: ScanSession,
  recorder: StateRecorder,
  plan: readonly PlannedPage[],
  before: number,
): Promise<PageVisit[]> {
  const visits: PageVisit[] = [];
  const idOf = (index: number) => `${recorder.state}-p${before + index + 2}`;
  let next = 0;
  const worker = async () => {
    while (next < plan.length && !session.signal.aborted) {
      const index = next++;
      const page = plan[index]!;
      session.progress.page(recorder.state, page.url);
      const id = idOf(index);
      // A browser that is gone opens no tab: what the state saw before remains.
      visits[index] = await visitPage(recorder, id, page, session).catch(() => notVisited(recorder, id, page, 'crashed'));
    }
  };
  await Promise.all(Array.from({ length: parallelTabs }, worker));
  // Pages the budget did not reach are part of the result.
  for (let index = 0; index < plan.length; index++) {
    const page = plan[index]!;
    visits[index] ??= notVisited(recorder, idOf(index), page);
  }
  return visits;
}

function notVisited(recorder: StateRecorder, id: string, page: PlannedPage, failure: 'budget' | 'crashed' = 'budget'): PageVisit {
  const now = recorder.now();
  return {
    id,
    state: recorder.state,
    kind: page.kind,
    url: page.url,
    finalUrl: page.url,
    status: null,
    mimeType: null,
    startTime: now,
    endTime: now,
    headers: {},
    protocol: null,
    failure,
    message: null,
    notes: [],
    screenshot: null,
    snapshot:
      failure === 'crashed'
        ? { ok: false, reason: 'crashed', message: 'the browser was gone' }
        : { ok: false, reason: 'timeout', message: 'the budget of the scan was used up' },
  };
}
