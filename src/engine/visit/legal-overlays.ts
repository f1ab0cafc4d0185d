import type { LegalOverlay, PageSnapshot } from '#evidence/pages.ts';
import { StateRecorder } from '../gather/state-recorder.ts';
import { legalKindOfLink } from '../plan/legal-links.ts';
import type { ScanSession } from './scan-session.ts';
import { openPage, type PlannedPage, startTiming } from './visit-page.ts';

type Kind = LegalOverlay['kind'];

/** What controls that lead to no page by themselves turned out to open. */
export interface OpenedLegal {
  /** The control led on to a page after all. */
  pages: PlannedPage[];
  /** A text opened on the page itself. */
  overlays: LegalOverlay[];
}

/**
 * Imprint or privacy notice behind a button, or a link without a target of its own: they open over the page. In a context of its own,
 * so that no state notices; only for kinds that no link leads to, and where there is such a control.
 */
export async function openLegalOverlays(
  session: ScanSession,
  { links, buttons }: Pick<PageSnapshot, 'links' | 'buttons'>,
  planned: readonly PlannedPage[],
): Promise<OpenedLegal> {
  const opened: OpenedLegal = { pages: [], overlays: [] };
  const wanted = (['imprint', 'privacy'] as const).flatMap((kind) => {
    if (planned.some((page) => page.kind === kind && !isStartPage(page.url, session.startUrl))) return [];
    const labels = [
      ...buttons.filter(({ area }) => area !== 'banner').map(({ text }) => ({ text, href: '' })),
      ...links.filter(({ href, area }) => area !== 'banner' && leadsNowhere(href, session.startUrl)),
    ].flatMap(({ text }) => (text.length <= 40 && legalKindOfLink({ text, href: '' }) === kind ? [text] : []));
    return labels[0] === undefined ? [] : [{ kind, label: labels[0] }];
  });
  if (wanted.length === 0 || session.signal.aborted) return opened;
  const browserContextId = await session.openContext('legal');
  const recorder = new StateRecorder({ ...session, browserContextId, state: 'none', onRequest: () => undefined });
  try {
    for (const [index, { kind, label }] of wanted.entries()) {
      const page = await openPage(recorder, `legal-p${index + 1}`, { url: session.startUrl, kind: 'start' }, startTiming, session);
      if (page.usable) await openOne(page.tab, kind, label, opened);
      await recorder.closeTab(page.tab);
    }
  } finally {
    recorder.dispose();
    await session.browser.connection.browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
  return opened;
}

async function openOne(tab: Awaited<ReturnType<typeof openPage>>['tab'], kind: Kind, label: string, opened: OpenedLegal): Promise<void> {
  const main = tab.frames.main;
  if (!main) return;
  const before = main.url;
  const answer = await tab.evaluate(main, readWhatOpens, [label], 6_000);
  const after = tab.frames.main?.url ?? before;
  if (after !== before && /^https?:/.test(after) && withoutFragment(after) !== withoutFragment(before)) {
    opened.pages.push({ url: after, kind });
    return;
  }
  if (answer.ok && answer.value !== '') opened.overlays.push({ kind, control: label, text: answer.value });
}

/** A link that stays on the page: without a target, with a fragment, or a script. */
function leadsNowhere(href: string, startUrl: string): boolean {
  if (/^(?:\s*$|javascript:)/i.test(href) || href.startsWith('#')) return true;
  return href.includes('#') && isStartPage(href, startUrl);
}

function isStartPage(href: string, startUrl: string): boolean {
  return withoutFragment(href) === withoutFragment(startUrl);
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '').replace(/\/$/, '');
}

/** Runs in our world of the page: clicks the control with this label and says what lines show that did not before. Self-contained. */
export async function readWhatOpens(label: string): Promise<string> {
  const shortest = 120;
  const roots: (Document | ShadowRoot)[] = [document];
  const controls: HTMLElement[] = [];
  for (let index = 0; index < roots.length && index < 200; index++) {
    for (const element of roots[index]!.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (element.matches('a, button, [role=button], input[type=button]')) controls.push(element);
    }
  }
  const nameOf = (element: HTMLElement): string =>
    (element.innerText || element.getAttribute('aria-label') || (element as HTMLInputElement).value || '').replace(/\s+/g, ' ').trim();
  const lines = (): string[] =>
    roots
      .flatMap((root) => (root instanceof Document ? [root.body] : [...root.children]))
      .flatMap((part) => ((part as HTMLElement | null)?.innerText ?? '').split('\n'))
      .map((line) => line.trim())
      .filter((line) => line !== '');
  // The footer stands last, and bears the control that counts.
  const control = controls.filter((each) => nameOf(each) === label).at(-1);
  if (!control) return '';
  const before = new Set(lines());
  control.click();
  for (let round = 0; round < 12; round++) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const shown = lines().filter((line) => !before.has(line));
    // What opens may be drawn or fetched bit by bit: it is read once it is long enough, a moment later.
    if (shown.join('\n').length < shortest) continue;
    await new Promise((resolve) => setTimeout(resolve, 400));
    return lines()
      .filter((line) => !before.has(line))
      .join('\n')
      .slice(0, 200_000);
  }
  return '';
}
