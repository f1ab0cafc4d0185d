import type { PageBanner } from '#evidence/banner.ts';
import type { PageFailure, PageKind, PageVisit } from '#evidence/pages.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import type { Tab } from '../browser/tab.ts';
import { delay, waitUntil, waitUntilQuiet } from '../browser/waiting.ts';
import { findBanner } from '../consent/find-banner.ts';
import { takeSnapshot } from '../gather/page-snapshot.ts';
import { scrollThrough, simulateInputInForms } from '../gather/simulated-input.ts';
import type { StateRecorder } from '../gather/state-recorder.ts';
import { givenUp, menuLinks, navigationCap, pageFailure } from './page-failure.ts';

/** A page of the plan. */
export interface PlannedPage {
  url: string;
  kind: PageKind;
}

/** What visits of one scan share. */
export interface VisitSurroundings {
  /** Why the gateway refused, failed or cut the connection for an address, or null. */
  gatewayReason(url: string): string | null;
  saveScreenshot(name: string, image: Buffer): Promise<string | null>;
  /** Text of a PDF document at an address, fetched outside the browser, or null. */
  readPdf(url: string): Promise<string | null>;
  signal: AbortSignal;
}

/** Bounds of one visit in milliseconds. */
export interface VisitTiming {
  navigationMs: number;
  /** From the answer to a parsed document. */
  documentMs: number;
  quietMs: number;
  quietCapMs: number;
}

/** How long a page may take to answer at all. On a machine that does other work, a busy page is not a dead one. */
const answerMs = 8_000;

/** The start page may take its time; others are cut shorter. */
export const startTiming: VisitTiming = { navigationMs: 25_000, documentMs: 12_000, quietMs: 400, quietCapMs: 5_000 };
export const furtherTiming: VisitTiming = { navigationMs: 15_000, documentMs: 12_000, quietMs: 350, quietCapMs: 3_500 };

/** A page that has been opened: its tab and the record so far. */
export interface OpenedPage {
  tab: Tab;
  visit: PageVisit;
  /** False when nothing more can be learnt from the tab. */
  usable: boolean;
}

/** A page that cannot be read and has navigated more often than this never comes to rest, however slowly it turns. */
const restlessNavigations = 4;

/** Opens a page in a tab of its own and waits until it is quiet or its time is up. Never throws for what a site does. */
export async function openPage(
  recorder: StateRecorder,
  id: string,
  page: PlannedPage,
  timing: VisitTiming,
  around: VisitSurroundings,
): Promise<OpenedPage> {
  const startTime = recorder.now();
  const tab = await recorder.openTab(id);
  const visit: PageVisit = {
    id,
    state: recorder.state,
    kind: page.kind,
    url: page.url,
    finalUrl: page.url,
    status: null,
    mimeType: null,
    startTime,
    endTime: startTime,
    headers: {},
    protocol: null,
    failure: null,
    message: null,
    notes: [],
    screenshot: null,
    snapshot: { ok: false, reason: 'unreachable', message: 'not examined' },
  };
  const usable = await load(recorder, tab, visit, timing, around);
  return { tab, visit, usable };
}

/** Loads the visit's address in the tab (also a second time) and fills in what came back. */
export async function load(
  recorder: StateRecorder,
  tab: Tab,
  visit: PageVisit,
  timing: VisitTiming,
  around: VisitSurroundings,
): Promise<boolean> {
  const since = recorder.requests.requests.length;
  const loaded = tab.navigate(visit.url, timing.navigationMs);
  const circling = waitUntil(() => tab.mainNavigations > navigationCap || tab.crashed, timing.navigationMs, around.signal, 100);
  // Without a circle the navigation's own end counts, unless the scan ends before it.
  const stopped = circling.then((circles) => {
    if (circles) return { error: tab.crashed ? 'crashed' : null, isDownload: false };
    return around.signal.aborted ? { error: givenUp, isDownload: false } : loaded;
  });
  const first = await Promise.race([loaded, stopped]);
  if (!first.error && tab.mainNavigations <= navigationCap) {
    const parsed = await waitUntil(
      () => tab.domContentAt !== null || tab.crashed || tab.mainNavigations > navigationCap,
      timing.documentMs,
      around.signal,
    );
    if (!parsed) {
      // A body that never ends: what is there is examined, and the visit says so.
      tab.notes.add('partial-load');
      await tab.session.send('Page.stopLoading', undefined, 1_000).catch(() => undefined);
      await waitUntil(() => tab.domContentAt !== null, 1_000, around.signal);
    }
    await waitUntilQuiet(tab, timing.quietMs, timing.quietCapMs, around.signal);
  }
  const document = mainDocument(recorder, visit.id, since);
  const main = tab.frames.main;
  const probe = !tab.crashed && main ? await tab.evaluate(main, readBriefly, [menuLinks], answerMs) : null;
  const { isPart, ...content } = probe?.ok ? probe.value : { title: '', text: '', ownLinks: 0, isPart: false };
  visit.status = document?.status ?? null;
  visit.mimeType = document?.mimeType ?? null;
  visit.headers = document?.responseHeaders ?? {};
  visit.protocol = document?.protocol ?? null;
  visit.finalUrl = document?.url && /^https?:/.test(main?.url ?? '') ? (main?.url ?? document.url) : (document?.url ?? visit.url);
  visit.failure = pageFailure({
    error: tab.crashed ? 'crashed' : first.error,
    isDownload: first.isDownload,
    document,
    gatewayReason: around.gatewayReason(document?.url ?? visit.url),
    mainNavigations: tab.mainNavigations,
    ...content,
    // A legal text is read however it is served; the start page is the site.
    isPart: isPart && visit.kind === 'other',
  });
  visit.message = visit.failure ? (first.error ?? (document?.status ? `HTTP ${document.status}` : null)) : null;
  if (visit.failure === null && probe && !probe.ok && probe.reason === 'timeout') visit.failure = 'unresponsive';
  return visit.failure === null;
}

/** Runs in our world: enough to tell a bot wall, and a part that scripts fetch, from a page. */
function readBriefly(enough: number): { title: string; text: string; ownLinks: number; isPart: boolean } {
  const own = new Set<string>();
  for (const { origin, pathname } of document.links as unknown as Iterable<HTMLAnchorElement>) {
    if (origin === location.origin && pathname !== location.pathname) own.add(pathname);
    if (own.size >= enough) break;
  }
  const isWhole =
    document.doctype !== null ||
    document.documentElement.lang !== '' ||
    document.querySelector('title, frameset, meta[charset], meta[name="viewport" i]') !== null;
  const text = (document.body?.innerText ?? '').trim().slice(0, 3_000);
  return { title: document.title.slice(0, 300), text, ownLinks: own.size, isPart: !isWhole };
}

/** Takes what the page shows at the end of its visit. */
export async function finishPage(
  recorder: StateRecorder,
  page: OpenedPage,
  around: VisitSurroundings,
  options: { scroll: boolean; screenshot: boolean },
): Promise<void> {
  const { tab, visit } = page;
  if (page.usable) {
    if (options.scroll) await scrollThrough(tab, around.signal);
    await waitUntilQuiet(tab, 250, 1_200, around.signal);
    visit.failure ??= leftFor(recorder, visit, around);
  }
  if (page.usable && !visit.failure) {
    const [snapshot, banner] = await Promise.all([
      takeSnapshot(tab),
      bannerOf(tab),
      recorder.storage.snapshot(tab),
      recorder.signals.read(tab, recorder.choiceTime === null ? 'before-choice' : 'after-choice'),
    ]);
    visit.snapshot = snapshot;
    visit.banner = banner;
    if (tab.mainNavigations > navigationCap || (!snapshot.ok && tab.mainNavigations > restlessNavigations)) visit.failure = 'redirect-loop';
    else if (!snapshot.ok && snapshot.reason === 'timeout') visit.failure = 'unresponsive';
    if (options.screenshot && !visit.screenshot) await photograph(page, around);
    await recorder.jars.take('page', visit.id);
  }
  if (tab.crashed) visit.failure ??= 'crashed';
  if (recorder.requests.dropped > 0) tab.notes.add('request-cap');
  visit.notes = [...tab.notes].sort();
  visit.endTime = recorder.now();
}

/** What is left or back of the consent banner. Without a full read of the DOM, which closed shadow roots would cost on every page. */
async function bannerOf(tab: Tab): Promise<PageBanner | null> {
  const found = await findBanner(tab, false);
  if (!found) return null;
  const { controls, reading } = found;
  // A bar that is hidden by being moved out of the window asks nobody.
  const asks = !reading.outside && controls.some(({ role }) => role === 'accept' || role === 'reject');
  return { asks, blocksPage: reading.blocksPage, text: reading.text.slice(0, 200) };
}

/** Keeps a picture of the viewport. */
export async function photograph(page: OpenedPage, around: VisitSurroundings): Promise<void> {
  const image = await page.tab.screenshot();
  if (image) page.visit.screenshot = await around.saveScreenshot(`${page.visit.id}.jpg`, image);
}

/** Visits one further page from opening to closing. */
export async function visitPage(recorder: StateRecorder, id: string, planned: PlannedPage, around: VisitSurroundings): Promise<PageVisit> {
  const page = await openPage(recorder, id, planned, furtherTiming, around);
  if (isPdf(page.visit)) await takePdf(page.visit, around);
  if (page.usable) await delay(250, around.signal);
  if (page.usable) await simulateInputInForms(page, recorder, around.signal);
  await finishPage(recorder, page, around, { scroll: true, screenshot: recorder.state === 'none' });
  await recorder.closeTab(page.tab);
  return page.visit;
}

/** Legal texts are often offered as PDF documents, which the browser does not show as a page. */
function isPdf({ kind, mimeType, failure, url }: PageVisit): boolean {
  if (kind === 'other' || kind === 'start') return false;
  return /pdf/i.test(mimeType ?? '') || ((failure === 'download' || failure === 'network') && /\.pdf($|\?)/i.test(url));
}

async function takePdf(visit: PageVisit, around: VisitSurroundings): Promise<void> {
  const text = await around.readPdf(visit.finalUrl);
  if (text === null) return;
  visit.mimeType = 'application/pdf';
  visit.status ??= 200;
  visit.failure = null;
  visit.message = null;
  visit.snapshot = {
    ok: true,
    data: {
      title: '',
      language: '',
      canonical: null,
      generator: null,
      metaRefresh: null,
      text,
      textTruncated: false,
      headings: [],
      links: [],
      buttons: [],
      forms: [],
      embeds: [],
      preconnects: [],
      fonts: [],
      jsonLdTypes: [],
      globals: [],
    },
  };
}

/** A page may move on after it was loaded, to where nothing is: what stands there then is no page of the site. */
function leftFor(recorder: StateRecorder, visit: PageVisit, around: VisitSurroundings): PageFailure | null {
  const document = mainDocument(recorder, visit.id, 0);
  // An aborted navigation leaves the page that was there.
  if (!document?.failure || document.status !== null || document.failure === 'net::ERR_ABORTED') return null;
  const gatewayReason = around.gatewayReason(document.url);
  return pageFailure({
    error: document.failure,
    isDownload: false,
    document,
    gatewayReason,
    mainNavigations: 0,
    title: '',
    text: '',
    ownLinks: 0,
    isPart: false,
  });
}

function mainDocument(recorder: StateRecorder, pageId: string, since: number): RequestEvidence | null {
  const { requests } = recorder.requests;
  for (let index = requests.length - 1; index >= since; index--) {
    const request = requests[index]!;
    if (request.pageId === pageId && request.type === 'document') return request;
  }
  return null;
}
