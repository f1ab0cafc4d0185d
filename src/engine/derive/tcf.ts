import type { TcfFact } from '#checks/facts/consent.ts';
import type { TcfEvidence } from '#evidence/choice.ts';
import { consentStates, type Gathered } from '#evidence/gathered.ts';
import type { DeriveContext } from './context.ts';
import { known } from './gathered.ts';
import { readTcString } from './tc-string.ts';

/** TCF answers of all runs with the bits of their strings counted. Those of a run whose choice failed, or before it, are left out. */
export function deriveTcf(context: DeriveContext): Gathered<TcfFact[]> {
  const { tcf } = context.evidence;
  if (!tcf.none.ok) return tcf.none;
  const answers = consentStates.flatMap((state) => {
    const gathered = tcf[state];
    if (!gathered.ok) return [];
    return gathered.data.filter((answer) => context.runs.statesOf(state, answer.moment === 'after-choice').length > 0);
  });
  return known(answers.map((answer) => ({ ...answer, ...countConsents(answer) })));
}

/** Purposes and vendors with consent or legitimate interest in a TC string; none when it cannot be read. */
export function countConsents({
  tcString,
}: Pick<TcfEvidence, 'tcString'>): Pick<
  TcfFact,
  'decodes' | 'purposeConsents' | 'vendorConsents' | 'purposeLegitimateInterests' | 'content'
> {
  const consents = tcString ? readTcString(tcString) : null;
  return { decodes: consents !== null, purposeConsents: 0, vendorConsents: 0, purposeLegitimateInterests: [], content: null, ...consents };
}
