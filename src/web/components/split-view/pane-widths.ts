/** Two panes beside each other need more than this. */
export const splitFromWidth = 1_200;
/** The left pane carries a report; below this its tables break. */
export const leastMainWidth = 800;
/** Below this nothing can be read beside it. */
const leastSideWidth = 340;
/** Of the line between the panes and its surroundings. */
export const dividerWidth = 33;

/** Widths of the left pane that a window allows. */
export interface MainRange {
  least: number;
  most: number;
}

/** What the left pane may take of a width; null = there is no room for two. */
export function mainRange(whole: number): MainRange | null {
  if (whole <= splitFromWidth) return null;
  return { least: leastMainWidth, most: Math.max(leastMainWidth, Math.floor(whole - dividerWidth - leastSideWidth)) };
}

/** A wanted width within the range. Without a wish the report gets three fifths. */
export function mainWidth(wanted: number | null, whole: number, { least, most }: MainRange): number {
  return Math.round(Math.min(most, Math.max(least, wanted ?? whole * 0.6)));
}

/** Where a key moves the divider; null = not a key of it. */
export function dividerStep(key: string, now: number, { least, most }: MainRange): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(least, now - 24);
    case 'ArrowRight':
      return Math.min(most, now + 24);
    case 'PageUp':
      return Math.max(least, now - 120);
    case 'PageDown':
      return Math.min(most, now + 120);
    case 'Home':
      return least;
    case 'End':
      return most;
    default:
      return null;
  }
}

/** Reads a width that was stored; what is no width is none. */
export function readWidth(stored: string | null): number | null {
  const width = Number(stored);
  return stored !== null && Number.isFinite(width) && width > 0 ? width : null;
}
