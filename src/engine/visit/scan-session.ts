import type { ConsentState } from '#evidence/gathered.ts';
import type { Browser } from '../browser/launch-browser.ts';
import type { Targets } from '../browser/targets.ts';
import type { ScanOrder } from '../scan-order.ts';
import type { AskPage } from './unlinked-legal-pages.ts';
import type { PlannedPage, VisitSurroundings } from './visit-page.ts';

/** What the three states of one scan share. */
export interface ScanSession extends VisitSurroundings {
  order: ScanOrder;
  startUrl: string;
  browser: Browser;
  targets: Targets;
  viewport: { width: number; height: number };
  /** Opens a fresh, authenticated browser context; `client` names it in the gateway's log. */
  openContext(client: string): Promise<string>;
  /** Asks the server for an address outside the browser, through the gateway; null when there is no answer. */
  askPage: AskPage;
  /** Pages after the start page; settled by state none, awaited by the others. */
  plan: PlanBoard;
  progress: ProgressBoard;
}

/** Where state none lays down the plan and the other states pick it up. */
export interface PlanBoard {
  pages: Promise<readonly PlannedPage[]>;
  settle(pages: readonly PlannedPage[]): void;
  /** Pages found on those of the plan, visited after them. */
  more: Promise<readonly PlannedPage[]>;
  settleMore(pages: readonly PlannedPage[]): void;
}

/** Figures for whoever watches. */
export interface ProgressBoard {
  page(state: ConsentState, url: string): void;
  request(state: ConsentState, url: string): void;
  /** The click that decides, or that there was none. */
  choice(state: 'reject' | 'accept', performed: boolean): void;
  /** Number of different cookies seen so far. */
  cookies(state: ConsentState, count: number): void;
  done(state: ConsentState, examined: boolean, reason: string | null): void;
}

/** A board whose plans are settled once; later settlements are ignored. */
export function createPlanBoard(): PlanBoard {
  const pages = Promise.withResolvers<readonly PlannedPage[]>();
  const more = Promise.withResolvers<readonly PlannedPage[]>();
  return { pages: pages.promise, settle: pages.resolve, more: more.promise, settleMore: more.resolve };
}
