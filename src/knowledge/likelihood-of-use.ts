import { type NameSurroundings, signsOf } from './use-signs.ts';
import learnt from './use-weights.json' with { type: 'json' };

const weights = new Map<string, number>(Object.entries(learnt.weights));

/** From this log-odds on a name counts as that of a service in use. */
export const likelyFrom = 0;

/**
 * How likely it is that a name in a text stands for a service in use, as a log-odds: positive speaks for it. Learnt from labelled
 * notices (`npm run accuracy:learn`); the words and what they weigh are in `use-weights.json`.
 */
export function likelihoodOfUse(surroundings: NameSurroundings): number {
  return logOdds({ bias: learnt.bias, weights }, signsOf(surroundings));
}

/** The log-odds of what shows these signs: the bias and the weights of those that have one. */
export function logOdds({ bias, weights }: { bias: number; weights: ReadonlyMap<string, number> }, signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), bias);
}
