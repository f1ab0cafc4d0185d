import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { PageFailure } from '#evidence/pages.ts';
import type { ScanErrorCode, ScanRun } from '#evidence/scan-run.ts';
import type { GatewayEntry } from '#evidence/transport.ts';
import { StateRecorder } from '../gather/state-recorder.ts';
import type { ScanEnvironment } from '../scan-environment.ts';
import type { ScanOrder } from '../scan-order.ts';
import { isSpent } from './page-failure.ts';
import type { createProgressBoard } from './progress-board.ts';
import { createPlanBoard, type PlanBoard, type ScanSession } from './scan-session.ts';
import type { StateResult } from './state-result.ts';
import { visitStateChoice } from './visit-state-choice.ts';
import { visitStateNone } from './visit-state-none.ts';

/** What the three states need from the scan. */
export interface VisitOrder {
  order: ScanOrder;
  environment: ScanEnvironment;
  progress: ReturnType<typeof createProgressBoard>;
  saveScreenshot: ScanSession['saveScreenshot'];
  givenUp: AbortSignal;
  errors: ScanRun['errors'];
}

/** After the budget is used up, states get this long to hand over what they have; then the browser is taken away. */
const graceMs = 8_000;

/** Runs the three states side by side, each in a fresh context, within the scan's budget. */
export async function visitAllStates({
  order,
  environment,
  progress,
  saveScreenshot,
  givenUp,
  errors,
}: VisitOrder): Promise<StateResult[]> {
  const ending = new AbortController();
  const budget = setTimeout(() => {
    errors.push({ code: 'budget', state: null, message: `not finished within ${Math.round(order.timeoutMs / 1_000)} s` });
    ending.abort();
  }, order.timeoutMs);
  const giveUp = () => {
    errors.push({ code: 'cancelled', state: null, message: 'the scan was given up' });
    ending.abort();
  };
  givenUp.addEventListener('abort', giveUp);
  if (givenUp.aborted) giveUp();
  let crashed = false;
  let taken = false;
  void environment.browser.connection.closed.then(() => {
    crashed = !taken;
    ending.abort();
  });
  const stopListening = environment.gateway.onExit(() => {
    errors.push({ code: 'internal', state: null, message: 'the egress gateway ended' });
    ending.abort();
  });
  ending.signal.addEventListener('abort', () => {
    const takeAway = () => {
      taken = !crashed;
      environment.browser.connection.close();
    };
    setTimeout(takeAway, crashed ? 500 : graceMs).unref();
  });

  const plan = createPlanBoard();
  void plan.pages.then(async (pages) => {
    progress.planned(pages.length + 1);
    progress.planned(pages.length + (await plan.more).length + 1);
  });
  ending.signal.addEventListener('abort', () => settleNothing(plan));
  const session: ScanSession = {
    order,
    startUrl: environment.startUrl,
    browser: environment.browser,
    targets: environment.targets,
    viewport: environment.viewport,
    openContext: environment.openContext,
    askPage: environment.askPage,
    readPdf: environment.readPdf,
    plan,
    progress,
    saveScreenshot,
    signal: ending.signal,
    gatewayReason: (url) => reasonOf(environment.gateway.entries(), url),
  };
  const states = await Promise.allSettled(consentStates.map((state) => visitState(session, state)));
  clearTimeout(budget);
  stopListening();
  givenUp.removeEventListener('abort', giveUp);
  const results: StateResult[] = [];
  for (const [index, settled] of states.entries()) {
    const state = consentStates[index]!;
    if (settled.status === 'fulfilled') results.push(settled.value);
    else if (!crashed && !taken)
      errors.push({ code: codeOf(settled.reason), state, message: String((settled.reason as Error)?.message ?? settled.reason) });
  }
  if (crashed)
    errors.push({ code: 'browser-crashed', state: null, message: environment.browser.errorOutput().trim().split('\n').at(-1) ?? '' });
  const start = results.find((result) => result.state === 'none')?.visits[0];
  const told = start?.failure === 'budget' && errors.length > 0;
  if (start?.failure && !crashed && !told)
    errors.unshift({ code: scanCode[start.failure], state: 'none', message: start.message ?? start.failure });
  return results;
}

/** Ends the waiting for plans that did not come about. */
function settleNothing(plan: PlanBoard): void {
  plan.settle([]);
  plan.settleMore([]);
}

async function visitState(session: ScanSession, state: ConsentState): Promise<StateResult> {
  const browserContextId = await session.openContext(state);
  const recorder: StateRecorder = new StateRecorder({
    ...session,
    browserContextId,
    state,
    onRequest: (request) => {
      session.progress.cookies(state, recorder.cookieEvents.names.size);
      session.progress.request(state, request.url);
    },
  });
  let result: StateResult;
  try {
    result = await (state === 'none' ? visitStateNone(session, recorder) : visitStateChoice(session, recorder, state));
  } finally {
    // The other states wait for the plan, also when none came about.
    if (state === 'none') settleNothing(session.plan);
  }
  const failure = result.visits[0]?.failure ?? null;
  session.progress.done(state, failure === null, failure);
  return result;
}

/** Why the gateway stood in the way. Of allowed connections only those count that it cut itself: others end as they like. */
function reasonOf(entries: readonly GatewayEntry[], url: string): string | null {
  const target = URL.parse(url);
  if (!target) return null;
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80));
  const host = target.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const own = entries.filter((entry) => entry.host === host && entry.port === port);
  return own.findLast(({ verdict, reason }) => reason !== null && (verdict !== 'allowed' || isSpent(reason)))?.reason ?? null;
}

function codeOf(error: unknown): ScanErrorCode {
  const code = (error as { code?: unknown }).code;
  return code === 'third-party-cookies-blocked' ? code : 'internal';
}

/** What a start page that failed means for the scan as a whole. */
const scanCode: Record<PageFailure, ScanErrorCode> = {
  unresolvable: 'unresolvable',
  refused: 'refused',
  timeout: 'timeout',
  tls: 'tls-broken',
  'blocked-target': 'blocked-target',
  'blocked-by-site': 'blocked-by-site',
  'http-error': 'http-error',
  'not-html': 'not-html',
  download: 'download',
  'auth-required': 'auth-required',
  'redirect-loop': 'redirect-loop',
  'too-large': 'too-large',
  crashed: 'unresponsive',
  unresponsive: 'unresponsive',
  budget: 'budget',
  network: 'network',
};
