import type { Meaning } from './lexicon.ts';
import { readLabel } from './read-label.ts';
import type { ControlVerdict } from './verdict.ts';

/** Where a label stands, as far as it changes its reading. */
export interface LabelPlace {
  /** 1 for what is seen first; deeper layers list categories, whose titles must not be taken for decisions. */
  layer: number;
  inBanner: boolean | undefined;
}

/** The meanings of one label with the questions the rules ask about it. */
export class Label {
  readonly meanings: readonly Meaning[];
  readonly unknown: number;
  readonly words: string;
  readonly denied: boolean;
  readonly place: LabelPlace;

  constructor(words: string, denied: boolean, place: LabelPlace) {
    this.words = words;
    this.denied = denied;
    this.place = place;
    this.meanings = readLabel(words);
    this.unknown = this.meanings.filter((meaning) => meaning === 'unknown').length;
  }

  has(...any: Meaning[]): boolean {
    return any.some((meaning) => this.meanings.includes(meaning));
  }

  /** True when the label says nothing else. */
  isOnly(...allowed: Meaning[]): boolean {
    return this.meanings.length > 0 && this.meanings.every((meaning) => allowed.includes(meaning));
  }

  isBefore(first: Meaning, second: Meaning): boolean {
    return this.has(first) && this.has(second) && this.meanings.indexOf(first) < this.meanings.lastIndexOf(second);
  }

  /** How much of a reading's confidence survives the words it does not know; 0 when too many. */
  trust(allowed: number, anchored: boolean): number {
    if (this.unknown === 0) return 1;
    return anchored && this.unknown <= allowed ? 1 - 0.25 * this.unknown : 0;
  }
}

/** Reads a label, or leaves it to the next rule. */
export type Rule = (label: Label) => ControlVerdict | null;
