import type { FormEvidence, FramedFormEvidence } from '#evidence/forms.ts';
import type { PageSnapshot } from '#evidence/pages.ts';
import type { Frame } from '../browser/frames.ts';
import type { Tab } from '../browser/tab.ts';
import { frameOffset } from '../consent/frame-offset.ts';

/** What frames of a page add to its forms. */
export interface FramedForms {
  /** In documents that the page itself wrote or that come from its own origin. */
  own: FormEvidence[];
  foreign: FramedFormEvidence[];
}

/** Reads the document of a frame as that of a page is read. */
type ReadDocument = (frame: Frame) => Promise<Pick<PageSnapshot, 'forms'> | null>;

const frameCap = 12;
const formCap = 20;

/** Runs in a frame: whether there is anything to fill in at all. Most frames hold players, maps and pictures. */
function asksAnything(): boolean {
  return document.querySelector('input:not([type=hidden]),select,textarea') !== null;
}

/** Runs in a frame: what one reads in it, where that is no more than goes with a form; headline and notes stand outside of the form there. */
function shownText(): string {
  const text = (document.body?.innerText ?? '').replace(/\s+/g, ' ').trim();
  return text.length > 4_000 ? '' : text;
}

/** Forms that can be seen in the frames of a page. */
export async function readFramedForms(tab: Tab, main: Frame, read: ReadDocument): Promise<FramedForms> {
  const frames = tab.frames.all().filter((frame) => frame !== main && /^(?:https?:|about:|blob:)/.test(frame.url));
  const found = await Promise.all(
    frames.slice(0, frameCap).map(async (frame) => {
      const asks = await tab.evaluate(frame, asksAnything, [], 1_000);
      if (!asks.ok || !asks.value) return null;
      const place = await frameOffset(tab, frame);
      // Captchas and consent platforms keep frames of no size for later.
      if (!place || place.width < 100 || place.height < 40) return null;
      const page = await read(frame);
      const forms = page?.forms.filter(({ visible }) => visible) ?? [];
      const [only] = forms;
      if (!only || forms.length > 1) return { frame, forms };
      const text = await tab.evaluate(frame, shownText, [], 1_000);
      return { frame, forms: [text.ok && text.value.length > only.text.length ? { ...only, text: text.value } : only] };
    }),
  );
  const forms: FramedForms = { own: [], foreign: [] };
  for (const entry of found) {
    if (!entry) continue;
    const isOwn = !/^https?:/.test(entry.frame.url) || URL.parse(entry.frame.url)?.origin === URL.parse(main.url)?.origin;
    if (isOwn) forms.own.push(...entry.forms);
    else forms.foreign.push(...entry.forms.map((form) => ({ ...form, frameUrl: entry.frame.url.slice(0, 2_048) })));
  }
  return { own: forms.own.slice(0, formCap), foreign: forms.foreign.slice(0, formCap) };
}
