import type { BannerControl, BannerToggle, ControlRole, Rect } from '#evidence/evidence.ts';
import type { Frame } from '../browser/frames.ts';
import type { Tab } from '../browser/tab.ts';
import { bannerScore, payOrConsent } from './classify/banner-text.ts';
import { classifyControl } from './classify/classify-control.ts';
import { exposeClosedRoots } from './closed-roots.ts';
import { contrastRatio, hexColor } from './contrast.ts';
import { frameOffset } from './frame-offset.ts';
import { type CandidateReading, type ControlReading, readCandidates } from './read-candidates.ts';

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
}

/** Where a candidate was read. */
export interface BannerPlace {
  framed: boolean;
  pageUrl: string;
  layer: number;
}

/** Roles that decide about consent; a block without any is no banner. */
const deciding: readonly ControlRole[] = ['accept', 'reject', 'save', 'acknowledge', 'pay', 'settings'];
const threshold = 0.5;

/** Looks for a consent banner in all frames of a page. `thorough` also opens closed shadow roots, which costs a full DOM read. */
export async function findBanner(tab: Tab, thorough: boolean, layer = 1): Promise<FoundBanner | null> {
  const frames = tab.frames
    .all()
    .filter((frame) => /^https?:|^about:srcdoc|^about:blank|^blob:/.test(frame.url) || frame.parentId === null);
  const found: FoundBanner[] = [];
  for (const frame of frames.slice(0, 25)) {
    if (thorough) await exposeClosedRoots(tab, frame);
    const answer = await tab.evaluate(frame, readCandidates, [], 4_000);
    if (!answer.ok) continue;
    const best = pickBanner(answer.value, { framed: frame.parentId !== null, pageUrl: frame.url, layer });
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
  return found.sort((a, b) => b.score - a.score)[0] ?? null;
}

/** Chooses the banner among the blocks of one frame: most deciding controls, best text, then the smallest block. Pure. */
export function pickBanner(
  candidates: readonly CandidateReading[],
  place: BannerPlace,
): Pick<FoundBanner, 'reading' | 'controls' | 'payOrConsent' | 'score'> | null {
  let best: (Pick<FoundBanner, 'reading' | 'controls' | 'payOrConsent' | 'score'> & { rank: number }) | null = null;
  for (const reading of candidates) {
    const controls = reading.controls.map((control) => classified(control, place));
    const textScore = Math.max(bannerScore(reading.text), scoreOfShape(reading, controls));
    const roles = new Set(controls.filter((control) => !control.reading.disabled).map((control) => control.role));
    const decisive = deciding.filter((role) => roles.has(role)).length;
    if (decisive === 0) continue;
    const marked = /cookie|consent|gdpr|dsgvo|cmp|usercentrics|onetrust|didomi|klaro|tarteaucitron|orejime|borlabs/i.test(reading.marks);
    const placed = reading.pinned || reading.dialog || place.framed || reading.host !== 'document';
    const score = Math.min(
      1,
      textScore * 0.7 + (marked ? 0.15 : 0) + (placed ? 0.1 : 0) + (roles.has('accept') || roles.has('reject') ? 0.15 : 0),
    );
    // "OK" or "settings" alone are everywhere: then the text has to carry it.
    const weak = !roles.has('accept') && !roles.has('reject') && !roles.has('save') && !roles.has('pay');
    if (score < threshold || textScore < (weak ? 0.5 : 0.25)) continue;
    const choices = controls.filter((control) => deciding.includes(control.role)).length;
    const rank = decisive * 10 + Math.min(choices, 5) + score;
    if (!best || rank > best.rank + 0.001)
      best = {
        reading,
        controls,
        payOrConsent: payOrConsent(
          reading.text,
          controls.map((control) => ({ text: control.reading.text, role: control.role })),
        ),
        score,
        rank,
      };
  }
  if (!best) return null;
  const { rank: _, ...banner } = best;
  return banner;
}

/** Elements that only a consent platform draws. */
const platformMarks =
  /\bcc-window\b|orejime-|\bklaro\b|cookie-(modal|notice)|tarteaucitronAlert|cookieconsent|CybotCookiebot|onetrust|cmpbox|borlabs|cookie[-_ ]?banner|consent[-_ ]?banner/i;

/** Short banners ask in their own words. Then their shape speaks: a pinned block that offers to accept and to refuse. */
function scoreOfShape(reading: CandidateReading, controls: readonly FoundControl[]): number {
  const offers = (role: ControlRole) => controls.some((control) => control.role === role && control.confidence >= 0.9);
  if (platformMarks.test(reading.marks) && (offers('accept') || offers('acknowledge'))) return 0.6;
  return (reading.pinned || reading.dialog) && offers('accept') && offers('reject') ? 0.5 : 0;
}

function classified(reading: ControlReading, { pageUrl, layer }: BannerPlace): FoundControl {
  const { role, kind, confidence } = classifyControl(reading.text, {
    ariaLabel: reading.ariaLabel,
    title: reading.title,
    href: reading.href,
    pageUrl,
    tag: reading.tag,
    id: reading.id,
    className: reading.className,
    layer,
    inBanner: true,
  });
  // What submits an e-mail address is no consent control: newsletter pop-ups say "OK" too.
  if (reading.inTextForm && role !== 'settings' && role !== 'pay') return { reading, role: 'other', kind: null, confidence };
  // A half-understood refusal (the name of a category, say) is not counted as a way to refuse.
  if ((role === 'reject' || role === 'accept') && confidence < 0.55) return { reading, role: 'other', kind: null, confidence };
  return { reading, role, kind, confidence };
}

/** The banner's controls as evidence. */
export function controlEvidence(banner: FoundBanner, layer: number): BannerControl[] {
  return banner.controls
    .filter((control) => control.reading.text || control.reading.ariaLabel)
    .map(({ reading, role }) => {
      const looksLikeButton =
        reading.tag === 'button' || reading.tag === 'input' || reading.hasBorder || reading.background !== reading.surface;
      return {
        role,
        text: reading.text || reading.ariaLabel,
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
        href: reading.href,
      };
    });
}

/** The banner's switches as evidence. */
export function toggleEvidence(banner: FoundBanner, layer: number): BannerToggle[] {
  return banner.reading.toggles.map((toggle) => ({
    label: toggle.label,
    layer,
    checked: toggle.checked,
    disabled: toggle.disabled,
    legitimateInterest: /berechtigte[sn]?\s+interesse|legitimate\s+interest|int[ée]r[êe]t\s+l[ée]gitime/i.test(
      `${toggle.label} ${toggle.nearText}`,
    ),
  }));
}

function shifted(rect: Rect, offset: { x: number; y: number }): Rect {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(rect.x + offset.x), y: round(rect.y + offset.y), width: round(rect.width), height: round(rect.height) };
}
