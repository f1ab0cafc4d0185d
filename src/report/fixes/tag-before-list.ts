import type { GatheredFacts } from '#checks/facts.ts';
import { fixInCmp, type NamedFix } from '#knowledge/find-fix.ts';
import type { Cmp } from '#knowledge/types.ts';
import { faultOf } from './fault-case.ts';
import { nameOnSwitch } from './name-on-switch.ts';

/**
 * The step at the tag of a service, where the consent tool holds back by the tag's attributes alone: under which heading its windows list
 * the service is text to it. Null for other tools, and for pictures and files, which carry no such attributes.
 */
export function stepAtTag(cause: string | null, facts: GatheredFacts, cmp: Pick<Cmp, 'id' | 'byMarkup'> | null): NamedFix | null {
  if (cause === null || !cmp?.byMarkup) return null;
  const fault = faultOf(cause, facts);
  if (fault.form !== 'script' && fault.form !== 'frame') return null;
  return fixInCmp(cmp.id, 'loading', nameOnSwitch(cause, facts), fault);
}
