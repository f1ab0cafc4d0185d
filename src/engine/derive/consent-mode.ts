import type { ConsentModeEvent } from '#evidence/choice.ts';
import { consentStates, type Gathered } from '#evidence/gathered.ts';
import type { DeriveContext } from './context.ts';
import { known } from './gathered.ts';

/** Google Consent Mode commands of the runs that count, in order of time within each; defaults come before any choice. */
export function deriveConsentMode(context: DeriveContext): Gathered<ConsentModeEvent[]> {
  const { consentMode } = context.evidence;
  if (!consentMode.none.ok) return consentMode.none;
  return known(
    consentStates.flatMap((state) => {
      const gathered = consentMode[state];
      return gathered.ok && context.runs.counts(state) ? gathered.data : [];
    }),
  );
}
