import type { Gathered, GatherFailure } from '#evidence/gathered.ts';
import type { PageFailure } from '#evidence/pages.ts';

/** A fact that could be derived. */
export function known<T>(data: T): Gathered<T> {
  return { ok: true, data };
}

/** A fact that could not, and why. */
export function unknown(reason: GatherFailure, message: string): { ok: false; reason: GatherFailure; message: string } {
  return { ok: false, reason, message };
}

const reasons: Record<PageFailure, GatherFailure> = {
  unresolvable: 'unreachable',
  refused: 'unreachable',
  timeout: 'timeout',
  tls: 'unreachable',
  'blocked-target': 'blocked',
  'blocked-by-site': 'blocked',
  'http-error': 'unreachable',
  'not-html': 'unsupported',
  download: 'unsupported',
  'auth-required': 'blocked',
  'redirect-loop': 'unreachable',
  'too-large': 'unsupported',
  crashed: 'crashed',
  unresponsive: 'timeout',
  budget: 'not-performed',
  network: 'unreachable',
};

/** The failure of a page in the words of a gatherer. */
export function reasonOf(failure: PageFailure): GatherFailure {
  return reasons[failure];
}
