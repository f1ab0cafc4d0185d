/** What the simulated visitor did in the banner: nothing, rejected all, accepted all. One fresh browser context each. */
export type ConsentState = 'none' | 'reject' | 'accept';

/** All consent states, in report order. */
export const consentStates: readonly ConsentState[] = ['none', 'reject', 'accept'];

/** Why a gatherer has no data. */
export type GatherFailure = 'timeout' | 'crashed' | 'blocked' | 'unsupported' | 'not-performed' | 'unreachable';

/** A gatherer never throws a scan away: it yields data, or says why there is none. */
export type Gathered<T> = { ok: true; data: T } | { ok: false; reason: GatherFailure; message: string };
