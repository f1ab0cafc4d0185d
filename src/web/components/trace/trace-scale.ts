import type { Stroke, StrokeKind, TraceLane } from '#contract/trace.ts';

/** Width and height of a lane's drawing; the picture is stretched to the room it gets. */
export const drawing = { width: 1_200, height: 100 } as const;

/** Where the strokes of a kind begin, from the top; all end on the line. Height says who was asked. */
const strokeTops: Record<StrokeKind, number> = { own: 82, third: 52, tracker: 14 };

/** Widths between two ticks that read well, in seconds. */
const tickSteps = [0.5, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 60, 90, 120, 180, 240, 300, 600];

/** Length of the clock in milliseconds that shows all lanes whole: three steps of a round number of seconds. */
export function traceSpanMs(lanes: readonly Pick<TraceLane, 'durationMs'>[], nowMs = 0): number {
  const longestMs = Math.max(nowMs, ...lanes.map(({ durationMs }) => durationMs));
  const step = tickSteps.find((seconds) => seconds * 3_000 >= longestMs) ?? Math.ceil(longestMs / 3_000);
  return step * 3_000;
}

/** The four ticks of a clock, in seconds. */
export function traceTicks(spanMs: number): number[] {
  return [0, 1, 2, 3].map((tick) => (tick * spanMs) / 3_000);
}

/** Place of a moment on the drawing. */
export function placeOf(timeMs: number, spanMs: number): number {
  return Math.round((Math.min(timeMs, spanMs) / spanMs) * drawing.width);
}

/** All strokes of a kind as one path; strokes that fall on the same place are drawn once. */
export function strokePath(strokes: readonly Stroke[], kind: StrokeKind, spanMs: number): string {
  const places = new Set(strokes.filter((stroke) => stroke[1] === kind).map(([timeMs]) => placeOf(timeMs, spanMs)));
  return [...places].map((place) => `M${place} ${strokeTops[kind]}V${drawing.height}`).join('');
}

/** Number of requests of each kind, for the text alternative. */
export function strokeCounts(strokes: readonly Stroke[]): Record<StrokeKind, number> {
  const counts = { own: 0, third: 0, tracker: 0 };
  for (const [, kind] of strokes) counts[kind] += 1;
  return counts;
}
