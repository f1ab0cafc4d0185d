import { consentStates } from '#evidence/gathered.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { FindingItem } from '../../define-check.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { requestItem } from '../../items.ts';
import { causeOfService, observeServices, type ServiceObservation } from '../services/service-observations.ts';
import { storedItem } from '../stored/stored-findings.ts';
import { kindOfCookie, kindOfStorage, ownerName, type StoredKind, wasStored } from '../stored/stored-items.ts';
import { shortList } from '../wording.ts';

/** One thing that needs consent, by the name under which it is told. */
export interface ConsentItem {
  name: string;
  need: 'yes' | 'disputed' | 'suspicious';
  item: FindingItem;
  beforeChoice: boolean;
}

/** Everything observed in any state that needs consent, might, or looks as if. */
export function consentItems(facts: Pick<Facts, 'services' | 'requests' | 'cookies' | 'storage' | 'site'>): ConsentItem[] {
  const needs: Partial<Record<StoredKind, ConsentItem['need']>> = { consent: 'yes', disputed: 'disputed', suspicious: 'suspicious' };
  const stored = [
    ...facts.cookies.filter(wasStored).map((cookie) => ({ entry: cookie, kind: kindOfCookie(cookie, facts.site.domain) })),
    ...facts.storage.map((entry) => ({ entry, kind: kindOfStorage(entry, facts.site.domain) })),
  ].flatMap(({ entry, kind }): ConsentItem[] => {
    const need = needs[kind];
    return need
      ? [
          {
            name: settingService(entry, facts) ?? parentName(entry.serviceId, facts.services) ?? ownerName(entry, facts.services),
            need,
            item: storedItem(entry),
            beforeChoice: entry.states.includes('none'),
          },
        ]
      : [];
  });
  const services = observeServices(facts, consentStates, ({ consent }) => consent === 'yes')
    .filter((observation) => observation.active || isShown(observation))
    .map(
      ({ use, requests, states }): ConsentItem => ({
        name: parentName(use.service.id, facts.services) ?? use.service.name,
        need: 'yes',
        item: requestItem(requests[0]!),
        beforeChoice: states.includes('none') && use.active.none,
      }),
    );
  return [...services, ...stored];
}

/**
 * A map or a player that stands on the page, by the measure of the checks on maps and videos: the address goes out with the call for it,
 * whether the answer came or not.
 */
function isShown({ use, requests }: ServiceObservation): boolean {
  const { category, id } = use.service;
  const types = shownBy[category];
  return types !== undefined && requests.some(({ serviceId, type }) => serviceId === id && types.includes(type));
}
const shownBy: Partial<Record<ServiceCategory, readonly string[]>> = {
  map: ['frame', 'script', 'image', 'xhr', 'fetch'],
  video: ['frame'],
};

/** What another service brings along in every case (the advertising network of a player) ends with that one, and is told by its name. */
function parentName(id: string | null, services: Facts['services']): string | undefined {
  const cause = id === null ? undefined : causeOfService(id, services);
  return services.find(({ service }) => service.id === cause)?.service.name;
}

/** What an embed lets its company set (`NID` with a map) is told with that embed, not once more by its own name. */
function settingService({ serviceId, setBy }: CookieFact | StorageFact, { services, requests }: Pick<Facts, 'services' | 'requests'>) {
  if (serviceId === null || services.some(({ service }) => service.id === serviceId)) return undefined;
  const setter = requests.find(({ url }) => url === setBy)?.serviceId;
  return services.find(({ service }) => service.id === setter)?.service.name;
}

/** The first twenty as evidence. */
export function evidenceOf(found: readonly ConsentItem[]): FindingItem[] {
  return found.slice(0, 20).map(({ item }) => item);
}

/** Their names, each once. */
export function namesOf(found: readonly ConsentItem[]): string {
  return shortList([...new Set(found.map(({ name }) => name))], 5);
}
