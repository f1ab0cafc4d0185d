import { serviceOf } from '#knowledge/find-service.ts';
import { readServiceNames } from '#knowledge/service-names.ts';
import type { Service, ServiceCategory } from '#knowledge/types.ts';
import type { NoticeText } from './notice-text.ts';

/** A service of somebody else that the notice says is used, with the sentence that says so. */
interface UsedService {
  service: Service;
  quote: string;
}

const read = new WeakMap<NoticeText, readonly UsedService[]>();

/** The services of others that a notice says are used. What runs on the own server gives data to nobody. */
function usedServices(notice: NoticeText): readonly UsedService[] {
  let used = read.get(notice);
  if (!used) {
    used = readServiceNames(notice.text).used.flatMap(({ serviceId, quote }) => {
      const service = serviceOf(serviceId);
      return service && !service.selfHosted ? [{ service, quote }] : [];
    });
    read.set(notice, used);
  }
  return used;
}

/** The sentence that names a service of others in use, of one of the categories if any are given. */
export function sentenceOnService(notice: NoticeText, ...categories: readonly ServiceCategory[]): { text: string } | null {
  const found = usedServices(notice).find(({ service }) => categories.length === 0 || categories.includes(service.category));
  return found ? { text: found.quote } : null;
}
