import type { KeyboardReach } from '#evidence/banner.ts';
import type { Frame } from '../browser/frames.ts';
import type { Tab } from '../browser/tab.ts';
import { delay } from '../browser/waiting.ts';
import type { FoundBanner } from './find-banner.ts';

type Reading = Pick<KeyboardReach, 'tabbable' | 'native' | 'named'>;

/** Runs in our world: how the keyboard gets to kept elements. Reads only. */
function readTabbing(refs: number[]): Reading[] {
  const { scanElements = [] } = globalThis as unknown as { scanElements?: Element[] };
  const isInert = (element: Element): boolean => {
    for (let node: Element | null = element, hops = 0; node && hops < 100; hops++) {
      if (node.hasAttribute('inert')) return true;
      node = node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
    }
    return false;
  };
  // An anchor without address has the index 0 of a link, and the Tab key passes it by.
  const isTabStop = (element: HTMLElement) => element.tabIndex >= 0 && !element.matches('a:not([href]):not([tabindex])');
  return refs.map((ref) => {
    const element = scanElements[ref] as HTMLElement | undefined;
    if (!element?.isConnected) return { tabbable: false, native: false, named: false };
    // A clickable wrapper is as good as the button in it, and the other way round.
    const focusable = isTabStop(element)
      ? element
      : ([...element.querySelectorAll<HTMLElement>('button,a[href],input,[tabindex]')].find(isTabStop) ??
        element.closest<HTMLElement>('button,a[href],label'));
    const target = focusable ?? element;
    const root = element.getRootNode() as Document | ShadowRoot;
    const labelled = (target.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .some((id) => id !== '' && !!root.querySelector(`#${CSS.escape(id)}`)?.textContent?.trim());
    const name =
      target.innerText || (target as HTMLInputElement).value || target.getAttribute('aria-label') || target.getAttribute('title');
    return {
      tabbable: isTabStop(target) && !isInert(target) && target.checkVisibility({ visibilityProperty: true }),
      native: target.matches('button,a[href],input,summary,select,textarea'),
      named: labelled || !!name?.trim() || !!target.querySelector('img[alt]:not([alt=""]),[aria-label],title'),
    };
  });
}

/** Runs in our world: how kept elements look, as far as a focus ring could show. */
function readLooks(refs: number[]): string[] {
  const { scanElements = [] } = globalThis as unknown as { scanElements?: Element[] };
  const names =
    'boxShadow,borderTopColor,borderTopWidth,borderTopStyle,borderBottomColor,borderBottomWidth,backgroundColor,backgroundImage,color,textDecorationLine,transform,opacity,filter,fontWeight'.split(
      ',',
    );
  return refs.map((ref) => {
    const element = scanElements[ref];
    if (!element?.isConnected) return '';
    return [null, '::before', '::after']
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo) as unknown as Record<string, string>;
        const ring = style['outlineStyle'] === 'none' || style['outlineWidth'] === '0px' ? '' : `${style['outline']}`;
        return [ring, ...names.map((name) => style[name] ?? '')].join('|');
      })
      .join('\n');
  });
}

/** Time for a transition of the focus style to get under way. */
const styleSettlesMs = 200;

/**
 * Whether elements look different with the focus. The state of focus is forced on the style alone: the page's scripts see no
 * focus, and nothing is pressed. Null when the browser does not say.
 */
async function compareFocusLooks(tab: Tab, frame: Frame, refs: number[]): Promise<(boolean | null)[]> {
  const { session } = frame.target;
  const unknown = refs.map(() => null);
  const nodes: number[] = [];
  try {
    const contextId = await tab.worldOf(frame);
    const before = await tab.evaluate(frame, readLooks, [refs], 2_000);
    await session.send('DOM.enable', undefined, 1_500);
    await session.send('DOM.getDocument', { depth: 0 }, 1_500);
    await session.send('CSS.enable', undefined, 3_000);
    for (const ref of refs) {
      const { result } = await session.send('Runtime.evaluate', { expression: `globalThis.scanElements[${ref}]`, contextId }, 1_500);
      if (!result.objectId) return unknown;
      const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId }, 1_500);
      nodes.push(nodeId);
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus', 'focus-visible'] }, 1_500);
    }
    await delay(styleSettlesMs);
    const after = await tab.evaluate(frame, readLooks, [refs], 2_000);
    if (!before.ok || !after.ok) return unknown;
    return refs.map((_, index) => (before.value[index] === '' ? null : before.value[index] !== after.value[index]));
  } catch {
    return unknown;
  } finally {
    const quiet = (promise: Promise<unknown>) => promise.catch(() => undefined);
    for (const nodeId of nodes) await quiet(session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [] }, 1_500));
    await quiet(session.send('CSS.disable', undefined, 1_500));
    await quiet(session.send('DOM.disable', undefined, 1_500));
  }
}

/** Whether the Tab key enters a frame: its element may be taken out of the order. */
async function isEntered(tab: Tab, frame: Frame): Promise<boolean> {
  const parent = frame.parentId === null ? undefined : tab.frames.get(frame.parentId);
  if (!parent) return true;
  try {
    const { backendNodeId } = await parent.target.session.send('DOM.getFrameOwner', { frameId: frame.id }, 1_500);
    const { node } = await parent.target.session.send('DOM.describeNode', { backendNodeId }, 1_500);
    const { attributes = [] } = node;
    const at = attributes.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'tabindex');
    return at < 0 || !(Number(attributes[at + 1]) < 0);
  } catch {
    return true;
  }
}

const mostControls = 12;

/** How the controls of a banner just found are reached by keyboard; null when that could not be read. */
export async function readKeyboardReach(tab: Tab, { frame, controls }: FoundBanner): Promise<KeyboardReach[] | null> {
  const telling = controls.filter(({ role, reading }) => role !== 'other' && !reading.disabled).slice(0, mostControls);
  const refs = telling.map(({ reading }) => reading.ref);
  const answer = await tab.evaluate(frame, readTabbing, [refs], 2_000);
  if (!answer.ok) return null;
  const entered = await isEntered(tab, frame);
  const looks = await compareFocusLooks(tab, frame, refs);
  return telling.map(({ role, reading }, index) => {
    const { tabbable, native, named } = answer.value[index]!;
    return {
      role,
      text: reading.text || reading.ariaLabel || reading.title,
      tabbable: tabbable && entered,
      native,
      named,
      focusVisible: looks[index] ?? null,
    };
  });
}
