import type { Choice, ConsentMonitor } from '#contract/consent-monitor.ts';

/** One picture of the film: a step that was taken, or the page that came after the last one. */
export interface FilmFrame {
  /** Null = the page afterwards. */
  step: { layer: number; action: string; text: string } | null;
  /** Null = there is no picture. */
  file: string | null;
}

/** The steps of a choice in order, with the page afterwards at the end; empty when nothing was clicked. */
export function filmOf(
  { steps }: Pick<Choice, 'steps'>,
  state: 'reject' | 'accept',
  screenshots: ConsentMonitor['screenshots'],
): FilmFrame[] {
  if (steps.length === 0) return [];
  const frames = steps.map(({ layer, action, text }, index): FilmFrame => {
    // A switch is turned on the layer that the next click's picture shows.
    const shown = steps.slice(index).find((step) => step.layer === layer && step.screenshot !== null);
    return { step: { layer, action, text }, file: shown?.screenshot ?? null };
  });
  const after = screenshots.find((shot) => shot.state === state && shot.moment === 'page');
  return after ? [...frames, { step: null, file: after.file }] : frames;
}

/** Marked picture of the banner in each state, in report order; a state without one is left out. */
export function bannerShots(screenshots: ConsentMonitor['screenshots']): ConsentMonitor['screenshots'] {
  return (['none', 'reject', 'accept'] as const).flatMap((state) => {
    const shot = screenshots.find((one) => one.state === state && one.moment === 'banner');
    return shot ? [shot] : [];
  });
}
