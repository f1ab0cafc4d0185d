import { serviceOf } from '#knowledge/find-service.ts';
import type { PolicyMatchFact, ServiceUse } from '../../facts/services.ts';
import { isEmbed } from '../services/initiator-chains.ts';
import { isTracker } from '../services/service-observations.ts';

/**
 * Whether a service starts in the pages what the site has chosen in it, as a tag manager and a consent tool do: who describes that service
 * tells nothing of what it starts.
 */
export function startsChosen(serviceId: string | null): boolean {
  const category = serviceId === null ? undefined : serviceOf(serviceId)?.category;
  return category === 'tag-manager' || category === 'cmp';
}

/**
 * Whether a service that another one started was chosen by the site, so that it has to be described by itself. What a consent tool brings
 * for its own work is not, nor what does the same work as another service of its vendor that is in use and that the notice names: the tag
 * of a conversion comes with the tag that measures. A map or a video of the vendor tells nothing of a measurement.
 */
export function wasChosen(
  { embeddedBy, service }: ServiceUse,
  { services, policyMatches }: { services: readonly ServiceUse[]; policyMatches: readonly PolicyMatchFact[] },
): boolean {
  // A consent tool shows no widget, map or player for its own work.
  if (!startsChosen(embeddedBy) || (service.consent !== 'yes' && !(service.consent === 'disputed' && isEmbed({ service })))) return false;
  const described = new Set(policyMatches.flatMap(({ serviceId, match }) => (match === 'found' ? [serviceId] : [])));
  return !services.some(
    (other) =>
      other.service.id !== embeddedBy &&
      other.service.vendor === service.vendor &&
      described.has(other.service.id) &&
      (other.service.category === service.category || (isTracker(other) && isTracker({ service }))),
  );
}

/** An account of its own in the addresses: nobody's measurement brings along a conversion that somebody set up. */
const adsAccount = /(?:[?&]id=AW-|\/(?:viewthrough)?conversion\/)\d{6,}/u;

/** Whether Google Ads works with an account that the site set up in its tag manager or consent tool, whatever else of Google is described. */
export function hasOwnAccount(
  { service, embeddedBy }: ServiceUse,
  requests: readonly { serviceId: string | null; url: string }[],
): boolean {
  if (service.id !== 'google-ads' || !startsChosen(embeddedBy)) return false;
  return requests.some(({ serviceId, url }) => serviceId === service.id && adsAccount.test(url));
}
