import type { BannerEvidence } from '#evidence/banner.ts';
import type { Gathered } from '#evidence/gathered.ts';
import type { PageVisit } from '#evidence/pages.ts';
import { delay, waitUntil } from '../browser/waiting.ts';
import { allToggles } from '../consent/find-banner.ts';
import { identifyCmp } from '../consent/identify-cmp.ts';
import { readKeyboardReach } from '../consent/keyboard-reach.ts';
import { foldedText } from '../consent/layer-text.ts';
import { readLegalLinks } from '../consent/legal-link-reach.ts';
import { takeSnapshot } from '../gather/page-snapshot.ts';
import { simulateInput } from '../gather/simulated-input.ts';
import type { StateRecorder } from '../gather/state-recorder.ts';
import { planApartLegal } from '../plan/plan-apart-legal.ts';
import { planDeeperPages } from '../plan/plan-deeper-pages.ts';
import { planForeignPages } from '../plan/plan-foreign-pages.ts';
import { planFurtherLegal } from '../plan/plan-further-legal.ts';
import { planFurtherForms, planPages } from '../plan/plan-pages.ts';
import { languageOfPage } from '../reading/language/page-language.ts';
import { bannerEvidence, type SeenBanner, watchForBanner } from './banner-watch.ts';
import { type OpenedLegal, openLegalOverlays } from './legal-overlays.ts';
import { markScreenshot } from './mark-screenshot.ts';
import { markNoticeLinks } from './notice-links.ts';
import { type BannerProbe, probeBanner } from './probe-banner.ts';
import { rehearseWithdrawal } from './rehearse-withdrawal.ts';
import type { ScanSession } from './scan-session.ts';
import type { StateResult } from './state-result.ts';
import { findUnlinkedLegalPages } from './unlinked-legal-pages.ts';
import { visitPlan } from './visit-further-pages.ts';
import { finishPage, type OpenedPage, openPage, type PlannedPage, photograph, startTiming } from './visit-page.ts';

/** The start page is watched this long after it was parsed: late trackers and late banners count. */
export const dwellMs = 8_000;

/** State none: nothing is clicked. It also settles the plan for all states. */
export async function visitStateNone(session: ScanSession, recorder: StateRecorder): Promise<StateResult> {
  const { signal } = session;
  session.progress.page('none', session.startUrl);
  const start = await openPage(recorder, 'none-p1', { url: session.startUrl, kind: 'start' }, startTiming, session);
  if (!start.usable) {
    session.plan.settle([]);
    session.plan.settleMore([]);
    await finishPage(recorder, start, session, { scroll: false, screenshot: false });
    // A page that does not answer does not draw either.
    if (start.visit.failure !== 'unresponsive' && start.visit.failure !== 'crashed') await photograph(start, session);
    const missing = { ok: false, reason: 'unreachable', message: start.visit.failure ?? 'start page not reached' } as const;
    return {
      state: 'none',
      recorder,
      visits: [start.visit],
      banner: missing,
      outcome: null,
      withdrawal: null,
      closeTest: missing,
      withdrawalTest: missing,
    };
  }
  const parsedAt = start.tab.domContentAt ?? performance.now();
  const watching = watchForBanner(start.tab, dwellMs, signal);
  const furtherPages = settlePlan(session, start).then((plan) =>
    visitPlan(session, recorder, (visits) => session.plan.settleMore(pagesFoundOn(visits, plan, session, start))),
  );
  const banner = describe(session, recorder, start, watching).catch(gone);
  const probing = watching
    .then((seen) => probeBanner(session, seen))
    .catch((): BannerProbe => ({ closing: gone(), controls: [], toggles: [], text: '', ledAway: [] }));
  const rehearsing = watching.then((seen) => rehearseWithdrawal(session, seen)).catch(gone);
  await waitUntil(() => performance.now() - parsedAt > dwellMs / 3, dwellMs, signal);
  await watchedOrHalf(watching, parsedAt);
  await simulateInput(start, recorder, signal);
  await delay(dwellMs - (performance.now() - parsedAt), signal);
  const cutShort = signal.aborted && performance.now() - parsedAt < dwellMs;
  const found = await banner;
  const { closing, controls, toggles, text, ledAway } = await probing;
  if (found.ok && found.data) {
    markLedAway(found.data, ledAway);
    found.data.controls.push(...controls);
    if (text !== '') found.data.deeperText = text;
    await markNoticeLinks(session, found.data, start.visit.finalUrl);
    const seen = await watching;
    if (seen) found.data.toggles = allToggles(seen.banner, toggles);
  }
  await finishPage(recorder, start, session, { scroll: false, screenshot: true });
  const visits = [start.visit, ...(await furtherPages)];
  // A page that was not watched to the end may have shown the worst last.
  if (cutShort) start.visit.failure ??= 'budget';
  await recorder.jars.take('end', null);
  await recorder.storage.snapshot(start.tab);
  await recorder.closeTab(start.tab);
  const withdrawalTest = await rehearsing;
  return { state: 'none', recorder, visits, banner: found, outcome: null, withdrawal: null, closeTest: closing, withdrawalTest };
}

/** What was taken for the way to the settings and leads to another page is a link, whatever it says. */
function markLedAway({ controls }: BannerEvidence, ledAway: BannerProbe['ledAway']): void {
  for (const control of controls) {
    const target = control.role === 'settings' ? ledAway.find(({ text }) => text === control.text) : undefined;
    if (target) Object.assign(control, { role: 'other', href: target.url });
  }
}

/** A context could not be opened: the browser has ended. */
const gone = () => ({ ok: false, reason: 'crashed', message: 'the browser was gone' }) as const;

/** Pages to which only the visited pages link: legal texts, those with forms, of a further language version, and what there is room for. */
function pagesFoundOn(
  visits: readonly PageVisit[],
  { pages, startLanguage }: SettledPlan,
  session: ScanSession,
  start: OpenedPage,
): PlannedPage[] {
  const startUrl = start.visit.finalUrl;
  const { maxPages } = session.order;
  const read = visits.flatMap(({ kind, finalUrl, snapshot }) =>
    kind === 'other' && snapshot.ok ? [{ ...snapshot.data, url: finalUrl }] : [],
  );
  const linking = visits.flatMap(({ kind, snapshot }) => (snapshot.ok ? [{ kind, links: snapshot.data.links }] : []));
  const legal = planFurtherLegal({ startUrl }, linking, pages);
  const known = [...pages, ...legal];
  const forms = planFurtherForms({ startUrl, links: read.flatMap(({ links }) => links), maxPages }, known);
  const inLanguages = read.map(({ url, text, language, links }) => ({ url, language: languageOfPage(text, language), links }));
  const ended = visits.map(({ finalUrl, kind }) => ({ url: finalUrl, kind }));
  const apart = planApartLegal({ startUrl }, startLanguage, inLanguages, [...known, ...forms], ended);
  const foreign = planForeignPages({ startUrl, maxPages }, startLanguage, inLanguages, [...known, ...forms, ...apart]);
  // Another language version mostly repeats what has been seen.
  const below = inLanguages.filter(({ language }) => language === startLanguage || language === '').flatMap(({ links }) => links);
  const deeper = planDeeperPages({ startUrl, links: below, maxPages }, [...known, ...forms, ...apart, ...foreign]);
  return [...legal, ...forms, ...apart, ...foreign, ...deeper];
}

/** Input waits for the banner, so that its picture is taken undisturbed, but not for ever. */
async function watchedOrHalf(watching: Promise<SeenBanner | null>, parsedAt: number): Promise<void> {
  await Promise.race([watching, delay(Math.max(0, dwellMs * 0.55 - (performance.now() - parsedAt)))]);
}

interface SettledPlan {
  pages: PlannedPage[];
  startLanguage: string;
}

const nothingOpened: OpenedLegal = { pages: [], overlays: [] };

async function settlePlan(session: ScanSession, start: OpenedPage): Promise<SettledPlan> {
  const snapshot = await takeSnapshot(start.tab);
  const links = snapshot.ok ? snapshot.data.links : [];
  const { settings, maxPages } = session.order;
  const plan = planPages({ startUrl: start.visit.finalUrl, links, settings, maxPages });
  const unlinked = await findUnlinkedLegalPages(session, start.visit.finalUrl, plan);
  const opened = snapshot.ok
    ? await openLegalOverlays(session, snapshot.data, [...unlinked, ...plan]).catch(() => nothingOpened)
    : nothingOpened;
  if (opened.overlays.length > 0) start.visit.legalOverlays = opened.overlays;
  const pages = [...unlinked, ...opened.pages, ...plan];
  session.plan.settle(pages);
  return { pages, startLanguage: snapshot.ok ? languageOfPage(snapshot.data.text, snapshot.data.language) : '' };
}

async function describe(
  session: ScanSession,
  recorder: StateRecorder,
  start: OpenedPage,
  watching: Promise<SeenBanner | null>,
): Promise<Gathered<BannerEvidence | null>> {
  const seen = await watching;
  await photograph(start, session);
  if (!seen) {
    if (start.tab.crashed) return { ok: false, reason: 'crashed', message: 'the start page crashed' };
    if (session.signal.aborted) return { ok: false, reason: 'timeout', message: 'the scan ended before a banner showed' };
    return { ok: true, data: null };
  }
  const cmp = await identifyCmp(start.tab, hostsOf(recorder));
  const evidence = bannerEvidence(recorder, start.tab, seen, start.visit.screenshot, cmp?.name ?? null);
  // Before the banner is read anew; what stands behind a settings control takes its place.
  const folded = await foldedText(start.tab, seen.banner);
  if (folded !== '') evidence.deeperText = folded;
  const image = await start.tab.screenshot();
  Object.assign(evidence, await readReach(start, seen));
  const marked =
    image && (await markScreenshot(session.targets, await session.openContext('close'), image, evidence.controls, session.viewport));
  if (marked) evidence.screenshot = await session.saveScreenshot('none-banner.jpg', marked);
  return { ok: true, data: evidence };
}

/** How the banner lets a visitor get to the legal pages and to its controls, as long as it stands there. */
async function readReach({ tab }: OpenedPage, { banner }: SeenBanner): Promise<Pick<BannerEvidence, 'legalLinks' | 'keyboard'>> {
  // The controls are known by number until the page is read again: the keyboard comes first.
  const keyboard = await readKeyboardReach(tab, banner);
  const legalLinks = await readLegalLinks(tab);
  return { ...(keyboard && { keyboard }), ...(legalLinks && { legalLinks }) };
}

/** Host names a state has contacted so far. */
export function hostsOf(recorder: StateRecorder): string[] {
  return recorder.requests.requests.flatMap((request) => (URL.canParse(request.url) ? [new URL(request.url).hostname] : []));
}
