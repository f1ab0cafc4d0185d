import type { GatheredFacts } from '#checks/facts.ts';
import type { FaultCase, NamedFix } from '#knowledge/find-fix.ts';
import type { Cmp } from '#knowledge/types.ts';
import { unconsentedRequests } from './frame-step.ts';

const skips = 'consent-skip-blocker';

/**
 * The step in Real Cookie Banner where the markup shows that nothing exempts the service's script from blocking: what is left is a rule
 * that does not match. Null where the markup was not read or leaves it open; `name`: what the banner calls the service.
 */
export function stepInContentBlocker(
  cause: string | null,
  facts: GatheredFacts,
  { cmp, name, fault }: { cmp: Pick<Cmp, 'id' | 'name'>; name: string | null; fault: FaultCase },
): NamedFix | null {
  if (cmp.id !== 'real-cookie-banner' || cause === null || name === null || !fault.scriptRule || !facts.pages.ok) return null;
  if (!unconsentedRequests(cause, facts).some(({ embeddedBy }) => embeddedBy === null)) return null;
  const marks = facts.pages.data.flatMap(({ consentMarks = [] }) => consentMarks);
  const isRead = marks.some(({ attributes }) => Object.keys(attributes).some((attribute) => attribute.startsWith('consent-')));
  // Code that names no host may load anything; the tool's own settings do not.
  const mayLoad = marks.some(
    ({ attributes, serviceIds, urls, code = '' }) =>
      skips in attributes && (serviceIds.includes(cause) || (urls.length === 0 && !/realCookieBanner/i.test(code))),
  );
  if (!isRead || mayLoad) return null;
  return {
    de: `In ${cmp.name}: Der Dienst steht schon im Banner („${name}“), lädt aber trotzdem, und nichts im Quelltext nimmt sein Skript von der Sperre aus (${skips}): Ergänzen Sie seinen Content Blocker um die Regel ${fault.scriptRule}; was dort steht, trifft diese Adresse offenbar nicht. Steht der Dienst dort unter „berechtigtes Interesse“, stellen Sie ihn auf „Einwilligung“; sonst gibt auch das Ablehnen ihn frei.`,
    en: `In ${cmp.name}: the service is in the banner already (“${name}”) but loads all the same, and nothing in the source exempts its script from blocking (${skips}): add the rule ${fault.scriptRule} to its Content Blocker; what stands there evidently does not match this address. Where the service is listed there under “legitimate interest”, set it to consent; otherwise declining releases it too.`,
  };
}
