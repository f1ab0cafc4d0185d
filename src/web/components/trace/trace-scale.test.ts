import { describe, expect, it } from 'vitest';
import type { Stroke } from '#contract/trace.ts';
import { placeOf, strokeCounts, strokePath, traceSpanMs, traceTicks } from './trace-scale.ts';

describe('the clock of a trace', () => {
  it.each([
    { durations: [8_000, 12_000, 12_000], nowMs: undefined, spanMs: 12_000, ticks: [0, 4, 8, 12] },
    { durations: [8_000, 8_000, 8_100], nowMs: undefined, spanMs: 9_000, ticks: [0, 3, 6, 9] },
    { durations: [0, 0, 0], nowMs: undefined, spanMs: 1_500, ticks: [0, 0.5, 1, 1.5] },
    { durations: [9_000, 4_000, 0], nowMs: 16_200, spanMs: 18_000, ticks: [0, 6, 12, 18] },
    { durations: [3_600_000, 0, 0], nowMs: undefined, spanMs: 3_600_000, ticks: [0, 1_200, 2_400, 3_600] },
  ])('shows $durations whole, now at $nowMs', ({ durations, nowMs, spanMs, ticks }) => {
    const span = traceSpanMs(
      durations.map((durationMs) => ({ durationMs })),
      nowMs,
    );
    expect(span).toBe(spanMs);
    expect(traceTicks(span)).toEqual(ticks);
  });

  it.each([
    [0, 0],
    [6_000, 600],
    [12_000, 1_200],
    [99_000, 1_200],
  ])('places %i ms at %i', (timeMs, place) => expect(placeOf(timeMs, 12_000)).toBe(place));
});

describe('strokes', () => {
  const strokes: Stroke[] = [
    [0, 'own'],
    [1, 'own'],
    [3_000, 'third'],
    [6_000, 'tracker'],
  ];

  it('differ in height, and those on the same place are drawn once', () => {
    expect(strokePath(strokes, 'own', 12_000)).toBe('M0 82V100');
    expect(strokePath(strokes, 'third', 12_000)).toBe('M300 52V100');
    expect(strokePath(strokes, 'tracker', 12_000)).toBe('M600 14V100');
    expect(strokePath([], 'tracker', 12_000)).toBe('');
  });

  it('are counted one by one', () => expect(strokeCounts(strokes)).toEqual({ own: 2, third: 1, tracker: 1 }));
});
