import type { StrokeKind, Trace } from '#contract/trace.ts';

type Hundredths = Record<StrokeKind, readonly number[]>;

// Until the click the three visits of the example do the same. Times in hundredths of a second.
const beforeChoice: Hundredths = {
  own: [
    11, 11, 11, 12, 13, 14, 14, 19, 27, 49, 50, 50, 64, 74, 75, 75, 81, 83, 100, 106, 128, 131, 135, 195, 210, 212, 242, 253, 255, 291, 300,
    331, 337, 339,
  ],
  third: [55, 64, 81, 90, 90, 99, 105, 139, 162, 167, 173, 201, 222, 260, 280],
  tracker: [82, 118, 196],
};
const afterChoice: Record<'none' | 'reject' | 'accept', Hundredths> = {
  none: {
    own: [580, 691, 819, 884, 992, 1057, 1064],
    third: [610, 940],
    tracker: [820],
  },
  reject: {
    own: [466, 473, 487, 588, 614, 670, 939, 941, 1037],
    third: [575, 614, 671, 674, 782, 966],
    tracker: [580, 740, 1030],
  },
  accept: {
    own: [470, 564, 582, 584, 591, 601, 601, 680, 771, 794, 830, 937, 937, 985, 1016, 1078],
    third: [
      427, 430, 431, 431, 440, 443, 443, 466, 468, 476, 477, 501, 507, 511, 560, 564, 589, 603, 610, 632, 647, 682, 704, 726, 744, 744, 793,
      849, 900, 937, 948, 994, 1041, 1089,
    ],
    tracker: [442, 443, 446, 447, 447, 463, 512, 537, 588, 595, 621, 688, 731, 799, 1029, 1029, 1098],
  },
};
const clickAtMs = 4_000;

/** The trace of an invented shop on the home page: what the product shows, before anything was scanned. */
export const exampleTrace: Trace = (['none', 'reject', 'accept'] as const).map((state) => ({
  state,
  examined: true,
  durationMs: 12_000,
  choiceAtMs: state === 'none' ? null : clickAtMs,
  strokes: (['own', 'third', 'tracker'] as const).flatMap((kind) =>
    [...beforeChoice[kind], ...afterChoice[state][kind]].map((at): Trace[number]['strokes'][number] => [at * 10, kind]),
  ),
}));
