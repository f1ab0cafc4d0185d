import { round } from '../round.ts';
import type { Part } from './held-out.ts';

/** What one entry of the material says about one kind of statement: how many were expected and found, and how many of each were right. */
export interface Outcome {
  part: Part;
  /** Row of the table, such as an element kind. */
  kind: string;
  expected: number;
  found: number;
  /** Expected ones that were found. */
  met: number;
  /** Found ones that were expected. */
  right: number;
  /** One line for each error. */
  errors: readonly string[];
  /** What was taken for what, where an entry has one of several names. */
  confusion?: string;
}

/** One row of a table: sums with what follows from them; a share is null where nothing was expected or found. */
export interface Score {
  kind: string;
  expected: number;
  found: number;
  precision: number | null;
  recall: number | null;
  f1: number | null;
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : round(part / whole, 4));

/** Adds up outcomes under one name. */
export function scoreOf(kind: string, outcomes: readonly Outcome[]): Score {
  const sum = (key: 'expected' | 'found' | 'met' | 'right') => outcomes.reduce((all, outcome) => all + outcome[key], 0);
  const [expected, found] = [sum('expected'), sum('found')];
  const precision = share(sum('right'), found);
  const recall = share(sum('met'), expected);
  const both = (precision ?? 0) + (recall ?? 0);
  return { kind, expected, found, precision, recall, f1: both === 0 ? null : round((2 * (precision ?? 0) * (recall ?? 0)) / both, 4) };
}

/** A row for each kind in alphabetical order, and one for all. */
export function scoresOf(outcomes: readonly Outcome[]): Score[] {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))].sort();
  const rows = kinds.map((kind) =>
    scoreOf(
      kind,
      outcomes.filter((outcome) => outcome.kind === kind),
    ),
  );
  return [...rows, scoreOf('all', outcomes)];
}

/** Compares what an entry has with what was found. */
export function compareSets(part: Part, kind: string, id: string, expected: readonly string[], found: readonly string[]): Outcome {
  const given = [...new Set(found)];
  const missing = expected.filter((name) => !given.includes(name));
  const surplus = given.filter((name) => !expected.includes(name));
  return {
    part,
    kind,
    expected: expected.length,
    found: given.length,
    met: expected.length - missing.length,
    right: given.length - surplus.length,
    errors: [...missing.map((name) => `${id}: ${kind} missed: ${name}`), ...surplus.map((name) => `${id}: ${kind} not there: ${name}`)],
  };
}

/** Compares the one name an entry has with the one it was given; each counts in its own row, `weight` times. */
export function compareNames(part: Part, id: string, expected: string, given: string, weight = 1): Outcome[] {
  if (expected === given) return [{ part, kind: expected, expected: weight, found: weight, met: weight, right: weight, errors: [] }];
  const nothing = { part, expected: 0, found: 0, met: 0, right: 0 };
  const confusion = `${expected} → ${given}`;
  return [
    { ...nothing, kind: expected, expected: weight, errors: [`${id}: ${confusion}`], confusion },
    { ...nothing, kind: given, found: weight, errors: [] },
  ];
}
