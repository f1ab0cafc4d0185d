import type { ConsentState, Gathered } from '#evidence/gathered.ts';
import type { AttachedTarget } from '../browser/targets.ts';
import type { HookMessage } from './page-hooks.ts';

/** What every gatherer of one state shares. */
export interface GatherContext {
  readonly state: ConsentState;
  /** Milliseconds since the state began, for a wall-clock time in milliseconds since 1970. */
  sinceStart(wallMs: number): number;
  /** Milliseconds since the state began, now. */
  now(): number;
  /** True when a moment lies after the choice in the banner. */
  isAfterChoice(time: number): boolean;
  /** The page visit a target belongs to; null for workers that outlive pages. */
  pageOf(target: AttachedTarget): string | null;
  /** Next evidence id of a kind: `none-r17`. */
  nextId(kind: string): string;
}

/**
 * Collects one kind of evidence in one state. It hears of every target before its first script runs, of every hook message,
 * and says at the end what it has or why it has nothing.
 */
export interface Gatherer<T> {
  onTarget?(target: AttachedTarget): void;
  onHook?(message: HookMessage, target: AttachedTarget): void;
  collect(): Gathered<T>;
}
