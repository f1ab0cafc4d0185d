/** A thing to learn from: the signs it shows, and which side it is on. */
export interface Example {
  signs: readonly string[];
  is: boolean;
  weight: number;
}

/** What was learnt: a log-odds is the bias and the weights of the signs that are there. Signs that tell nothing are left out. */
export interface Learnt {
  bias: number;
  weights: Map<string, number>;
}

const steps = 600;
const seenAtLeast = 2;

/**
 * Logistic regression with an L1 penalty, which leaves only signs that tell something, by accelerated proximal gradient descent
 * (Beck and Teboulle 2009, with restarts). Both sides weigh the same, however many examples they have. `cost` is what a misjudged
 * example weighs against the size of the weights. Deterministic.
 */
export function learn(examples: readonly Example[], cost: number): Learnt {
  const { rows, names } = numbered(examples);
  const sums = [false, true].map((is) => examples.reduce((sum, example) => sum + (example.is === is ? example.weight : 0), 0));
  const total = sums[0]! + sums[1]!;
  const share = Float64Array.from(examples, ({ is, weight }) => (cost * weight * total) / (2 * sums[is ? 1 : 0]!));
  const size = names.length + 1;
  let at = new Float64Array(size);
  let ahead = at.slice();
  let momentum = 1;
  let rate = 1;
  let value = Number.POSITIVE_INFINITY;

  const lossAt = (weights: Float64Array, gradient: Float64Array | null): number => {
    gradient?.fill(0);
    let loss = 0;
    for (const [index, row] of rows.entries()) {
      let score = weights[names.length]!;
      for (const sign of row) score += weights[sign]!;
      const margin = examples[index]!.is ? score : -score;
      loss += share[index]! * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
      if (!gradient) continue;
      const slope = (share[index]! / (1 + Math.exp(margin))) * (examples[index]!.is ? -1 : 1);
      for (const sign of row) gradient[sign]! += slope;
      gradient[names.length]! += slope;
    }
    return loss;
  };
  const gradient = new Float64Array(size);
  for (let step = 0; step < steps; step++) {
    const loss = lossAt(ahead, gradient);
    let next: Float64Array<ArrayBuffer>;
    for (;;) {
      next = new Float64Array(size);
      let model = loss;
      for (let index = 0; index < size; index++) {
        const moved = ahead[index]! - rate * gradient[index]!;
        next[index] = index === names.length ? moved : Math.sign(moved) * Math.max(0, Math.abs(moved) - rate);
        const difference = next[index]! - ahead[index]!;
        model += gradient[index]! * difference + (difference * difference) / (2 * rate);
      }
      if (lossAt(next, null) <= model + 1e-9) break;
      rate /= 2;
    }
    const nextValue = lossAt(next, null) + next.subarray(0, names.length).reduce((sum, weight) => sum + Math.abs(weight), 0);
    const nextMomentum = nextValue > value ? 1 : (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    const push = nextValue > value ? 0 : (momentum - 1) / nextMomentum;
    const previous = at;
    ahead = next.map((weight, index) => weight + push * (weight - previous[index]!));
    at = next;
    value = nextValue;
    momentum = nextMomentum;
  }
  const weights = new Map<string, number>();
  for (const [index, name] of names.entries()) if (at[index] !== 0) weights.set(name, at[index]!);
  return { bias: at[names.length]!, weights };
}

function numbered(examples: readonly Example[]): { rows: Int32Array[]; names: string[] } {
  const counts = new Map<string, number>();
  for (const { signs } of examples) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= seenAtLeast).map(([name]) => name);
  const indexes = new Map(names.map((name, index) => [name, index]));
  const rows = examples.map(({ signs }) => Int32Array.from(signs.flatMap((sign) => indexes.get(sign) ?? [])));
  return { rows, names };
}
