import type { BannerControl, BannerToggle, ControlRole, Rect } from '#evidence/banner.ts';
import type { Frame } from '../browser/frames.ts';
import type { Tab } from '../browser/tab.ts';
import { isMarkedNotice } from './classify/known-controls.ts';
import { exposeClosedRoots } from './closed-roots.ts';
import { contrastRatio, hexColor } from './contrast.ts';
import { frameOffset } from './frame-offset.ts';
import { pickBanner } from './pick-banner.ts';
import { type CandidateReading, type ControlReading, readCandidates, type ToggleReading } from './read-candidates.ts';
import { besideOf } from './standing-beside.ts';

/** A control that can be clicked: what it is, and where to find it again. */
export interface FoundControl {
  reading: ControlReading;
  role: ControlRole;
  kind: 'all' | 'only-necessary' | 'plain' | 'selection' | null;
  /** 0–1: below 0.6 a label is too vague to act on. */
  confidence: number;
}

/** A consent banner on the screen right now. */
export interface FoundBanner {
  frame: Frame;
  /** Position of the banner's frame in the viewport of the page. */
  offset: { x: number; y: number };
  reading: CandidateReading;
  controls: FoundControl[];
  payOrConsent: boolean;
  score: number;
  /** What else stood on the page when the banner was found, known again by `apartFrom`. */
  beside: readonly string[];
}

/** Where a candidate was read. */
export interface BannerPlace {
  frameId?: string;
  framed: boolean;
  pageUrl: string;
  layer: number;
}

/** Chooses the wanted block among those of one frame; null when none is it. */
export type PickBlock = (candidates: readonly CandidateReading[], place: BannerPlace) => PickedBlock | null;

/** The chosen block with its controls told apart. */
export type PickedBlock = Pick<FoundBanner, 'reading' | 'controls' | 'payOrConsent' | 'score'>;

/**
 * Looks for a consent banner in all frames of a page. `thorough` also opens closed shadow roots, which costs a full DOM read;
 * `pick` may look for something else than the banner.
 */
export async function findBanner(tab: Tab, thorough: boolean, layer = 1, pick: PickBlock = pickBanner): Promise<FoundBanner | null> {
  const frames = tab.frames
    .all()
    .filter((frame) => /^https?:|^about:srcdoc|^about:blank|^blob:/.test(frame.url) || frame.parentId === null);
  const found: Omit<FoundBanner, 'beside'>[] = [];
  const read: CandidateReading[] = [];
  for (const frame of frames.slice(0, 25)) {
    if (thorough) await exposeClosedRoots(tab, frame);
    const answer = await tab.evaluate(frame, readCandidates, [], 4_000);
    if (!answer.ok) continue;
    read.push(...answer.value);
    const best = pick(answer.value, { frameId: frame.id, framed: frame.parentId !== null, pageUrl: frame.url, layer });
    if (!best) continue;
    const offset =
      frame.parentId === null
        ? { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }
        : await frameOffset(tab, frame);
    // A frame of zero size or far outside is kept for later use by its platform, not shown.
    if (!offset || offset.width < 60 || offset.height < 40) continue;
    found.push({ frame, offset: { x: offset.x, y: offset.y }, ...best });
    if (best.score >= 0.8) break;
  }
  const [banner] = found.sort((a, b) => b.score - a.score);
  return banner ? { ...banner, beside: besideOf(read, banner.reading) } : null;
}

/** The banner's controls as evidence. */
export function controlEvidence(banner: FoundBanner, layer: number): BannerControl[] {
  return banner.controls
    .filter(({ role, reading }) => reading.text || reading.ariaLabel || role === 'close')
    .map(({ reading, role }) => {
      const looksLikeButton =
        reading.tag === 'button' || reading.tag === 'input' || reading.hasBorder || reading.background !== reading.surface;
      return {
        role,
        // An X that style sheets draw may have no name at all.
        text: reading.text || reading.ariaLabel || reading.title || '×',
        ...(!reading.text && (reading.ariaLabel || reading.title) && { spoken: true as const }),
        layer,
        element: looksLikeButton ? 'button' : reading.tag === 'a' || reading.href !== null ? 'link' : 'text',
        rect: shifted(reading.rect, banner.offset),
        inViewport: reading.inViewport,
        fontSize: reading.fontSize,
        fontWeight: reading.fontWeight,
        color: hexColor(reading.color),
        background: hexColor(reading.background),
        textContrast: contrastRatio(reading.color, reading.background),
        surfaceContrast: contrastRatio(reading.background, reading.surface),
        ...(reading.border !== null && { borderContrast: contrastRatio(reading.border, reading.surface) }),
        // What a button that decides sends its answer to is no page it leads to.
        href: reading.href ?? (role === 'other' ? reading.opens : null),
        ...(reading.pressed !== null && { pressed: reading.pressed }),
        ...(role === 'other' && isMarkedNotice(reading.className) && { leadsTo: 'privacy' as const }),
      };
    });
}

/** The banner's switches as evidence. */
export function toggleEvidence({ reading: { toggles } }: Pick<FoundBanner, 'reading'>, layer: number): BannerToggle[] {
  return toggles.map((toggle) => asEvidence(toggle, layer));
}

/**
 * The switches of all layers. Those that the first layer holds without showing them belong behind it once that was seen; where it was
 * not, they stay with the first: nobody knows where else.
 */
export function allToggles(banner: Pick<FoundBanner, 'reading'>, behind: readonly BannerToggle[]): BannerToggle[] {
  if (behind.length === 0) return toggleEvidence(banner, 1);
  const known = new Set(behind.map(({ label }) => label));
  const first = banner.reading.toggles.filter(({ shown, label }) => shown || !known.has(label));
  return [...first.map((toggle) => asEvidence(toggle, toggle.shown ? 1 : 2)), ...behind];
}

const interest = /berechtigte[sn]?\s+interesse|legitimate\s+interest|int[ée]r[êe]t\s+l[ée]gitime/i;
const consents = /einwilligung|zustimmung|consent/i;

function asEvidence({ label, checked, disabled, nearText }: ToggleReading, layer: number): BannerToggle {
  // The switch for consent stands beside the one for legitimate interest; its own name tells them apart.
  const legitimateInterest = interest.test(consents.test(label) ? label : `${label} ${nearText}`);
  return { label, layer, checked, disabled, legitimateInterest };
}

function shifted(rect: Rect, offset: { x: number; y: number }): Rect {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(rect.x + offset.x), y: round(rect.y + offset.y), width: round(rect.width), height: round(rect.height) };
}
