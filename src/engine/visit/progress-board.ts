import { getDomain } from 'tldts';
import type { ConsentState } from '#evidence/gathered.ts';
import { findService } from '#knowledge/find-service.ts';
import type { OnScanProgress, ScanOrder, ScanPhase, ScanProgress } from '../scan-order.ts';
import type { ProgressBoard } from './scan-session.ts';

interface Figures {
  page: string | null;
  pageIndex: number;
  pageCount: number;
  requests: number;
  cookies: number;
}

/** Counts are told at most this often for each state. */
const everyMs = 250;

/** Turns what the states do into progress events, provisional first findings among them. */
export function createProgressBoard(startedAt: number, onProgress: OnScanProgress, order: ScanOrder) {
  const figures = new Map<ConsentState, Figures>();
  const told = new Map<ConsentState, number>();
  const sightings = new Set<string>();
  const screenshots = new Set<string>();
  let planned = 1 + order.maxPages;
  const ownDomain = getDomain(order.url);
  const elapsedMs = () => Date.now() - startedAt;
  // Distributes over the union, so that each event keeps its own shape.
  type Untimed<E> = E extends ScanProgress ? Omit<E, 'elapsedMs'> : never;
  const tell = (event: Untimed<ScanProgress>) => onProgress({ ...event, elapsedMs: elapsedMs() } as ScanProgress);
  const of = (state: ConsentState): Figures => {
    let known = figures.get(state);
    if (!known) {
      known = { page: null, pageIndex: 0, pageCount: planned, requests: 0, cookies: 0 };
      figures.set(state, known);
    }
    known.pageCount = planned;
    return known;
  };
  const board: ProgressBoard & {
    phase(phase: ScanPhase): void;
    planned(pages: number): void;
    screenshots: Set<string>;
    screenshot(state: ConsentState, name: string, path: string): void;
  } = {
    screenshots,
    screenshot(state, name, path) {
      screenshots.add(name);
      tell({ type: 'screenshot', state, name, path });
    },
    choice: (state, performed) => tell({ type: 'choice', state, performed }),
    phase: (phase) => tell({ type: 'phase', phase }),
    planned: (pages) => {
      planned = pages;
    },
    page(state, page) {
      const known = of(state);
      known.page = page;
      known.pageIndex++;
      tell({
        type: 'page',
        state,
        page,
        pageIndex: known.pageIndex,
        pageCount: known.pageCount,
        requests: known.requests,
        cookies: known.cookies,
      });
    },
    request(state, url) {
      const known = of(state);
      known.requests++;
      const now = elapsedMs();
      if (now - (told.get(state) ?? -everyMs) >= everyMs) {
        told.set(state, now);
        tell({ type: 'counts', state, ...known });
      }
      const host = URL.canParse(url) ? new URL(url).hostname : '';
      const found = findService(url);
      const isTracker = found?.service.consent === 'yes';
      const kind = isTracker ? 'tracker' : getDomain(host) === ownDomain ? 'own' : 'third';
      tell({ type: 'request', state, host, kind, service: found?.service.id ?? null });
      if (state !== 'none' || !isTracker || sightings.has(found.service.id)) return;
      sightings.add(found.service.id);
      tell({ type: 'finding', state, name: found.service.name, host });
    },
    cookies(state, count) {
      of(state).cookies = count;
    },
    done(state, examined, reason) {
      const { page: _, ...known } = of(state);
      tell({ type: 'state-done', state, examined, reason, ...known });
    },
  };
  return board;
}
