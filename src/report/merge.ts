import { type ConsentState, consentStates } from '#evidence/gathered.ts';

/** States of several sightings, each once, in report order. */
export function mergeStates(sightings: readonly { states: readonly ConsentState[] }[]): ConsentState[] {
  return consentStates.filter((state) => sightings.some(({ states }) => states.includes(state)));
}

/** Code-unit order: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Each value once, in code-unit order. */
export function distinctSorted(values: Iterable<string>): string[] {
  return [...new Set(values)].sort(compareText);
}
