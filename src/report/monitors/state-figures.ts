import type { RequestFact } from '#checks/facts/requests.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { observeServices, trackingCategories } from '#checks/shared/services/service-observations.ts';
import { rateTracker } from '#checks/shared/services/tracking.ts';
import type { StateFigures } from '#contract/report.ts';
import { type ConsentState, consentStates, type Gathered } from '#evidence/gathered.ts';
import { isExamined } from '../score/completeness.ts';
import { hasNoBanner } from '../statements/moments.ts';

/** The three states side by side. A state that was not examined has no figures; it is never zero. */
export function stateFigures(facts: GatheredFacts): StateFigures[] {
  return consentStates.map((state) => {
    const examined = isExamined(state, facts);
    const seen = <T extends { states: readonly ConsentState[] }>(fact: Gathered<readonly T[]>): T[] | null =>
      examined && fact.ok ? fact.data.filter(({ states }) => states.includes(state)) : null;
    const requests = ownRequests(seen(facts.requests), state, facts);
    return {
      state,
      examined,
      requests: requests?.length ?? null,
      thirdPartyHosts: requests && new Set(requests.filter(({ party }) => party !== 'first').map(({ host }) => host)).size,
      trackers: examined ? needingConsent(state, facts) : null,
      cookies: seen(facts.cookies)?.filter(({ blockedReason }) => blockedReason === null).length ?? null,
      storage: seen(facts.storage)?.length ?? null,
    };
  });
}

/**
 * Services that need consent: by the catalogue, and those of which it is disputed that the checks of tracking rate as a risk in this
 * state because of what they store there.
 */
function needingConsent(state: ConsentState, { services, requests, cookies, storage }: GatheredFacts): number | null {
  if (!services.ok) return null;
  const known = services.data.filter(({ service, states }) => service.consent === 'yes' && states.includes(state));
  const ids = new Set(known.map(({ service }) => service.id));
  if (requests.ok && cookies.ok && storage.ok) {
    const stored = { cookies: cookies.data, storage: storage.data };
    const observed = { requests: requests.data, services: services.data };
    for (const observation of observeServices(observed, [state], ({ category }) => trackingCategories.has(category))) {
      if (rateTracker(observation, stored)?.weight === 'risk') ids.add(observation.use.service.id);
    }
  }
  return ids.size;
}

/** Without a banner the requests of each visit stand for all states; the figure is that of one visit, not of three added up. */
function ownRequests(requests: RequestFact[] | null, state: ConsentState, facts: GatheredFacts): RequestFact[] | null {
  if (requests === null || !hasNoBanner(facts)) return requests;
  const ofVisit = (visit: ConsentState) => requests.filter(({ id }) => id.startsWith(`${visit}-`));
  const own = ofVisit(state);
  return own.length > 0 ? own : ofVisit('none');
}
