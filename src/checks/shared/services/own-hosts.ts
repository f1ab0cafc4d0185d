import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { shortList } from '../wording.ts';

/**
 * The hosts of a service's requests that nothing else asks on the same pages, as a list; 1 where there is none. Whoever looks whether the
 * service has gone would find the others for as long as a tag manager, a map or a captcha of the same provider stays.
 */
export function ownHosts(own: readonly RequestFact[], { requests }: Pick<Facts, 'requests'>): string | 1 {
  const ids = new Set(own.map(({ serviceId }) => serviceId));
  const pages = new Set(own.map(({ pageUrl }) => pageUrl));
  const beside = requests.filter(({ serviceId, pageUrl }) => !ids.has(serviceId) && pages.has(pageUrl));
  const shared = new Set(beside.map(({ host }) => host));
  const hosts = [...new Set(own.map(({ host }) => host))].filter((host) => !shared.has(host));
  return shortList(hosts) || 1;
}
