import type { ConsentState } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Finding } from '../../define-check.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { serviceItem } from '../../items.ts';
import { jointControllerPattern, type Notice } from '../notice/notice.ts';
import { itemOfService } from '../stored/stored-findings.ts';
import { wasWrittenIn } from '../stored/stored-items.ts';
import { isConnectionOnly } from './initiator-chains.ts';
import { observeServices, type ServiceObservation } from './service-observations.ts';
import { trackerFinding } from './tracking.ts';

/** Embeds of one kind that were contacted in the given states, each with what it brought along; services that need no consent stay out. */
export function observeEmbeds(
  facts: Pick<Facts, 'requests' | 'services'>,
  states: readonly ConsentState[],
  category: ServiceCategory,
): readonly ServiceObservation[] {
  return observeServices(facts, states, (service) => service.category === category && service.consent !== 'no');
}

/** Whether nothing but connections were opened, by the embed and by all it brought along. */
export function onlyConnected({ requests }: ServiceObservation): boolean {
  return requests.every(isConnectionOnly);
}

/** The finding for one embed, with what it and its companions stored as further evidence. */
export function embedFinding(
  message: string,
  observation: ServiceObservation,
  { cookies, storage }: Pick<Facts, 'cookies' | 'storage'>,
): Finding {
  const finding = trackerFinding(message, observation);
  const ids = new Set(finding.serviceIds);
  const uses = [observation.use, ...observation.companions];
  const answers = new Set(observation.requests.filter(({ serviceId }) => serviceId !== null && ids.has(serviceId)).map(({ url }) => url));
  const stored = [
    ...cookies.filter(
      (cookie) => (isOf(ids, cookie) || isOfNetwork(answers, cookie)) && observation.states.some((state) => wasWrittenIn(cookie, state)),
    ),
    ...storage.filter((entry) => isOf(ids, entry) && observation.states.some((state) => entry.states.includes(state))),
  ];
  return { ...finding, items: [...finding.items, ...stored.slice(0, 10).map((item) => itemOfService(item, uses))] };
}

function isOf(ids: ReadonlySet<string>, { serviceId }: CookieFact | StorageFact): boolean {
  return serviceId !== null && ids.has(serviceId);
}

/** What the network in front of the service (Cloudflare, Akamai) sets with its answers, under a domain of others: it comes with the service. */
function isOfNetwork(answers: ReadonlySet<string>, { setVia, setBy, party, serviceId }: CookieFact): boolean {
  const carrier = serviceId === null ? undefined : serviceOf(serviceId)?.category;
  return setVia === 'header' && setBy !== null && party === 'third' && answers.has(setBy) && (carrier === 'cdn' || carrier === 'hosting');
}

/** Services that run only after consent although the notice, read in full, is silent about joint controllership. */
export function withoutJointControl(services: Facts['services'], notice: Notice): { silent: Finding[]; unread: Facts['services'] } {
  const accepted = services.filter(({ states }) => states.includes('accept'));
  if (accepted.length === 0 || jointControllerPattern.test(notice.text)) return { silent: [], unread: [] };
  if (!notice.complete) return { silent: [], unread: accepted };
  const silent = accepted.map((use) => ({
    message: 'noJointControl',
    params: { service: use.service.name },
    items: [serviceItem(use)] as const,
    cause: use.service.id,
    serviceIds: [use.service.id],
  }));
  return { silent, unread: [] };
}
