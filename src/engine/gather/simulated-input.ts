import type { TypedField } from '#evidence/forms.ts';
import type { PageVisit } from '#evidence/pages.ts';
import type { Tab } from '../browser/tab.ts';
import { delay, waitUntil } from '../browser/waiting.ts';
import { type TypedProbe, typedText } from './recordings.ts';
import type { StateRecorder } from './state-recorder.ts';

/** Runs in our world: focuses the first visible text field that belongs to no login or payment, and says which one it is. */
function focusTextField(): TypedField | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 200);
  const describe = (field: HTMLInputElement | HTMLTextAreaElement): TypedField => {
    const label = clean(
      field.labels?.[0]?.textContent || field.getAttribute('aria-label') || field.getAttribute('placeholder') || field.title,
    );
    const name = clean(field.name || field.id);
    const type = field.tagName === 'TEXTAREA' ? 'textarea' : field.type;
    const form = field.closest('form');
    const marks = [form?.id, form?.className, form?.getAttribute('action'), form?.name, field.id, field.className].join(' ').toLowerCase();
    const search =
      type === 'search' ||
      field.getAttribute('role') === 'searchbox' ||
      field.closest('[role=search],search') !== null ||
      /^(q|s|query|search|suche|suchbegriff|keywords?|sSearch|searchterm)$/i.test(name) ||
      (type === 'text' && (/(^|[^a-z])(search|suche|suchen|suchbegriff)([^a-z]|$)/i.test(label) || /(^|[^a-z])(search|suche)/.test(marks)));
    return { name, label, type, search };
  };
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[type=text],input[type=email],input[type=search],input:not([type]),textarea',
  );
  for (const field of fields) {
    const rect = field.getBoundingClientRect();
    if (rect.width < 20 || rect.height < 8 || field.disabled || field.readOnly || field.value) continue;
    if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    field.focus({ preventScroll: true });
    if (document.activeElement !== field) return null;
    return describe(field);
  }
  return null;
}

/** Runs in our world: whether the page asks for more than a search word. */
function asksForText(): boolean {
  return [...document.querySelectorAll('textarea,input[type=email],input[type=tel],input[autocomplete*=name]')].some((field) =>
    field.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/** A page on which our visitor acts, and the visit that tells of it. */
interface ActedOn {
  tab: Tab;
  visit: PageVisit;
}

/** Acts as a visitor would, on pages with a form to fill in: what is typed there is what recorders and form trackers are after. */
export async function simulateInputInForms(page: ActedOn, recorder: StateRecorder, signal: AbortSignal): Promise<void> {
  const { tab } = page;
  const asks = tab.frames.main && (await tab.evaluate(tab.frames.main, asksForText, [], 1_500));
  if (asks?.ok && asks.value) await simulateInput(page, recorder, signal);
}

/** Runs in our world: empties the field again, so that nothing of ours is left on the page. */
function clearTextField(): void {
  const field = document.activeElement as HTMLInputElement | null;
  if (field && 'value' in field) field.value = '';
}

/**
 * Moves the pointer, scrolls and types into a field as a visitor would, without ever submitting, so that scripts which record
 * such things give themselves away.
 */
export async function simulateInput({ tab, visit }: ActedOn, recorder: StateRecorder, signal: AbortSignal): Promise<void> {
  const typed = await tab.inFront(() => act({ tab, visit }, recorder, signal));
  const { recordings } = recorder;
  // Recorders send in batches: a page closed before the next one would look as if nothing typed there was ever sent.
  if (typed && recordings.isWorthWaiting(tab.pageId))
    await waitUntil(() => tab.crashed || recordings.hasSentSince(tab.pageId, typed), sendingMs, signal);
}

/** Recorders send every one to three seconds. */
const sendingMs = 4_000;

/** Moves, scrolls and types; says when it typed, and nothing where no field was there to type into. */
async function act({ tab, visit }: ActedOn, recorder: StateRecorder, signal: AbortSignal): Promise<TypedProbe | null> {
  const from = recorder.now();
  let typed: TypedProbe | null = null;
  for (let step = 0; step < 14 && !signal.aborted; step++) {
    await tab.mouse('mouseMoved', 120 + step * 61, 180 + Math.round(90 * Math.sin(step)));
    await delay(25, signal);
  }
  await scrollThrough(tab, signal);
  const main = tab.frames.main;
  if (main) {
    const focused = await tab.evaluate(main, focusTextField, [], 1_500);
    if (focused.ok && focused.value) {
      for (const character of typedText) {
        await tab.session
          .send('Input.dispatchKeyEvent', { type: 'keyDown', text: character, key: character }, 1_500)
          .catch(() => undefined);
        await tab.session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: character }, 1_500).catch(() => undefined);
      }
      typed = recorder.recordings.typedNow();
      visit.typedInto = focused.value;
      // Change events and debounced senders fire after the last key.
      await delay(300, signal);
      await tab.evaluate(main, clearTextField, [], 1_500);
    }
  }
  recorder.recordings.inputSpan({ pageId: tab.pageId, from, to: recorder.now(), typed });
  return typed;
}

/** Runs in our world: scrolls down in steps, so that lazy content loads, and back up. */
async function scrollDown(): Promise<void> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const end = Math.min(document.documentElement.scrollHeight, 12_000);
  for (let y = 0; y < end; y += innerHeight * 0.9) {
    scrollTo({ top: y, behavior: 'instant' });
    await wait(40);
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls through the page once. */
export async function scrollThrough(tab: Tab, signal: AbortSignal): Promise<void> {
  const main = tab.frames.main;
  if (main && !signal.aborted) await tab.evaluate(main, scrollDown, [], 3_000);
}
