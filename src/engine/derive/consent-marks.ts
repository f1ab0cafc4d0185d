import type { ConsentMarkFact } from '#checks/facts/pages.ts';
import type { PageVisit } from '#evidence/pages.ts';
import { sortStates } from './consent-states.ts';
import type { DeriveContext } from './context.ts';

/** Types under which a browser runs a script; under any other it is text. */
const runnable = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Elements of a page that carry attributes of consent tools, each once, with the services behind their addresses. Their type is that of
 * the first visit: a choice may change it later.
 */
export function deriveConsentMarks(visits: readonly PageVisit[], context: DeriveContext): ConsentMarkFact[] {
  const found = new Map<string, ConsentMarkFact>();
  for (const visit of visits) {
    const states = context.statesOfVisit(visit);
    if (states.length === 0 || !visit.snapshot.ok) continue;
    for (const mark of visit.snapshot.data.consentMarks ?? []) {
      const { element, urls, code, type, attributes } = mark;
      const key = JSON.stringify([element, [...urls].sort(), code ?? '', Object.entries(attributes).sort()]);
      const known = found.get(key);
      const serviceIds = known?.serviceIds ?? [...new Set(urls.flatMap((url) => context.serviceAt(url)?.id ?? []))];
      const runs = element !== 'script' || runnable.test((type ?? '').trim());
      const runsIn = sortStates(new Set([...(known?.runsIn ?? []), ...(runs ? states : [])]));
      found.set(key, { ...(known ?? mark), serviceIds, states: sortStates(new Set([...(known?.states ?? []), ...states])), runsIn });
    }
  }
  return [...found.values()];
}
