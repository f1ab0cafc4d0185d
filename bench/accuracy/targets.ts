import type { Part } from './held-out.ts';
import type { Ability, Measured } from './measure.ts';
import { type Score, scoresOf } from './score.ts';

/** A figure that the unseen third has to reach, and the figures that were reached and are not to be lost again. */
export interface Target {
  ability: Ability;
  kind: string;
  share: 'precision' | 'recall' | 'f1';
  /** Null where nobody has asked for a figure. */
  least: number | null;
  floor: Record<Part, number>;
}

/** What is asked of the unseen third. */
export const targets: readonly Target[] = [
  { ability: 'pageKind', kind: 'all', share: 'recall', least: 0.98, floor: { seen: 0.99, unseen: 0.98 } },
  { ability: 'imprint', kind: 'all', share: 'f1', least: 0.95, floor: { seen: 0.97, unseen: 0.95 } },
  { ability: 'notice', kind: 'all', share: 'f1', least: null, floor: { seen: 0.97, unseen: 0.965 } },
  { ability: 'services', kind: 'used', share: 'precision', least: 0.97, floor: { seen: 0.985, unseen: 0.98 } },
  { ability: 'services', kind: 'used', share: 'recall', least: 0.93, floor: { seen: 0.965, unseen: 0.945 } },
  { ability: 'confusions', kind: 'all', share: 'recall', least: 1, floor: { seen: 1, unseen: 1 } },
  { ability: 'buttonsByOccurrence', kind: 'all', share: 'recall', least: 0.95, floor: { seen: 0.98, unseen: 0.96 } },
  { ability: 'requests', kind: 'service named', share: 'recall', least: 0.95, floor: { seen: 0.99, unseen: 0.99 } },
  { ability: 'cookies', kind: 'classified', share: 'recall', least: 0.95, floor: { seen: 0.99, unseen: 0.99 } },
  { ability: 'cookies', kind: 'category', share: 'precision', least: 0.92, floor: { seen: 0.98, unseen: 0.97 } },
];

/** The figure of one part that a target asks for; null where the material has none. */
export function reached({ ability, kind, share }: Target, part: Part, measured: Measured): number | null {
  const scores: Score[] = scoresOf(measured[ability].filter((outcome) => outcome.part === part));
  return scores.find((score) => score.kind === kind)?.[share] ?? null;
}
