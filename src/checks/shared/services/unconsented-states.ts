import type { ConsentState } from '#evidence/gathered.ts';
import type { Facts } from '../../facts.ts';
import { wasRejected } from '../banner/forgotten-rejection.ts';

/** The states in which a visitor has agreed to nothing. */
export const unconsented: readonly ConsentState[] = ['none', 'reject'];

/** The states in which a visitor has agreed to nothing, as far as they were examined. */
export interface UnconsentedStates {
  states: readonly ConsentState[];
  /** False when rejecting could not be performed: then a check may report what it saw, but never that nothing happens. */
  complete: boolean;
}

/** Reads the examined states without consent. Without a banner there is nothing to reject: state none says it all. */
export function unconsentedStates({ reject }: Facts['attempts']): UnconsentedStates {
  if (reject?.method === 'no-banner') return { states: ['none'], complete: true };
  const took = wasRejected(reject);
  return { states: took ? ['none', 'reject'] : ['none'], complete: took };
}

/** When something was seen. Checks name their messages by it. */
export type Moment = 'beforeConsent' | 'afterReject' | 'throughout';

/** Whether something was seen before the choice, after rejecting, or both. `throughout`: rejecting changes nothing. */
export function momentOf(states: readonly ConsentState[]): Moment {
  if (!states.includes('reject')) return 'beforeConsent';
  return states.includes('none') ? 'throughout' : 'afterReject';
}
