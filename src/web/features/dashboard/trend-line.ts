import type { Trend } from '#contract/api/portfolio.ts';

/** Size of the drawing, and the room that a mark at its edge needs. */
export const trendBox = { width: 240, height: 56, edge: 5 } as const;

/** A point of the drawing. */
export interface TrendDot {
  x: number;
  y: number;
}

/**
 * Scores over the scans, oldest first, evenly apart: 0 at the bottom, 100 at the top. A scan without a score is a gap in the
 * line, never a zero.
 */
export function trendLine(points: readonly Pick<Trend['points'][number], 'score'>[]): { lines: string[]; dots: TrendDot[] } {
  const { width, height, edge } = trendBox;
  const step = points.length > 1 ? (width - 2 * edge) / (points.length - 1) : 0;
  const lines: string[] = [];
  const dots: TrendDot[] = [];
  let line: string[] = [];
  const end = () => {
    if (line.length > 1) lines.push(line.join(' '));
    line = [];
  };
  for (const [index, { score }] of points.entries()) {
    if (score === null) {
      end();
      continue;
    }
    const dot = { x: round(points.length > 1 ? edge + index * step : width / 2), y: round(edge + (1 - score / 100) * (height - 2 * edge)) };
    dots.push(dot);
    line.push(`${dot.x},${dot.y}`);
  }
  end();
  return { lines, dots };
}

const round = (value: number) => Math.round(value * 10) / 10;
