import { createHash } from 'node:crypto';

/** The two parts of the material: `seen` may be used for tuning, `unseen` is a third that is only counted. */
export type Part = 'seen' | 'unseen';

/** Which part an entry belongs to, for ever, by its name alone. */
export function partOf(id: string): Part {
  return createHash('sha256').update(id).digest()[0]! % 3 === 0 ? 'unseen' : 'seen';
}
