import type { GatheredFacts } from '#checks/facts.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { consentStates } from '#evidence/gathered.ts';
import { cmpNamed, findCmp } from '#knowledge/find-cmp.ts';
import type { Cmp } from '#knowledge/types.ts';

/** The consent platform of a site: its name as it was recognised, its number in the TCF, its entry in the catalogue. */
export interface ConsentPlatform {
  name: string | null;
  tcfId: number | null;
  known: Cmp | null;
}

/** The platform by the name that was recognised, else by its number in the TCF. */
export function consentPlatform(evidence: Evidence, facts: GatheredFacts): ConsentPlatform {
  const banner = facts.banner.ok ? facts.banner.data : null;
  const signals = consentStates.flatMap((state) => (evidence.tcf[state].ok ? evidence.tcf[state].data : []));
  const tcfId = signals.find(({ cmpId }) => cmpId !== null)?.cmpId ?? null;
  const name = banner?.cmpName ?? banner?.cmpLoaded ?? null;
  const known = name === null ? (tcfId === null ? null : findCmp({ tcfId })) : cmpNamed(name);
  return { name, tcfId, known };
}
