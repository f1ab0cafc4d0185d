import type { EmbedFact } from '#checks/facts/pages.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { parseAddress } from './addresses.ts';
import { sortStates } from './consent-states.ts';
import type { DeriveContext } from './context.ts';
import type { DerivedPage } from './pages.ts';

/** Content of other parties in the pages, one for each page and address. */
export function deriveEmbeds(pages: readonly DerivedPage[], context: DeriveContext): EmbedFact[] {
  const facts: EmbedFact[] = [];
  for (const page of pages) {
    const found = new Map<string, { fact: EmbedFact; states: Set<ConsentState> }>();
    for (const visit of page.visits) {
      const states = context.statesOfVisit(visit);
      if (states.length === 0 || !visit.snapshot.ok) continue;
      for (const { kind, url, visible, integrity } of visit.snapshot.data.embeds) {
        const address = parseAddress(url);
        if (!address) continue;
        const { party, service } = context.parties.identify(address, page.fact.url);
        if (party === 'first' && service === null) continue;
        const key = `${kind} ${url}`;
        const known = found.get(key);
        if (known) {
          for (const state of states) known.states.add(state);
          known.fact.visible ||= visible;
        } else {
          const fact = {
            kind,
            url,
            host: address.host,
            pageUrl: page.fact.url,
            states: [],
            serviceId: service?.id ?? null,
            visible,
            integrity,
          };
          found.set(key, { fact, states: new Set(states) });
        }
      }
    }
    for (const { fact, states } of found.values()) facts.push({ ...fact, states: sortStates(states) });
  }
  return facts;
}
