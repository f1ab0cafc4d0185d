import { findService } from '#knowledge/find-service.ts';
import type { Facts } from '../../facts.ts';
import { pathsOf } from '../site/page-paths.ts';
import { shortList } from '../wording.ts';
import { promisesOf } from './notice-promises.ts';

/** A player that waits for a click or a consent in another mode than the notice says. */
export interface WaitingMode {
  serviceId: string;
  quote: string;
  seen: string;
  pages: string;
}

/** Players kept for later whose address is of the open mode, of services of which nothing was fetched yet: those that were are seen themselves. */
export function waitingModes(notice: string, { services, pages }: Pick<Facts, 'services' | 'pages'>): WaitingMode[] {
  const found = promisesOf(notice).flatMap(({ kind, services: meant, quote }): WaitingMode[] => {
    if (kind !== 'privateMode' || services.some(({ service }) => meant.has(service.id))) return [];
    const kept = pages.flatMap(({ url, waiting = [] }) => waiting.filter(isOpenMode).map((address) => ({ url, address })));
    const own = kept.filter(({ address }) => meant.has(findService(address)?.service.id ?? ''));
    const serviceId = findService(own[0]?.address ?? '')?.service.id;
    return serviceId === undefined
      ? []
      : [
          {
            serviceId,
            quote,
            seen: shortList([...new Set(own.map(({ address }) => addressOf(address)))], 3),
            pages: pathsOf(own.map(({ url }) => url)),
          },
        ];
  });
  return [...Map.groupBy(found, ({ serviceId }) => serviceId).values()].map(([first]) => first!);
}

/** Whether a player of YouTube or Vimeo is asked for in the mode that stores and tells most. */
export function isOpenMode(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (/(?:^|\.)youtube\.com$/.test(url.hostname)) return url.pathname.startsWith('/embed/');
  return /(?:^|\.)player\.vimeo\.com$/.test(url.hostname) && !/^(?:1|true)$/.test(url.searchParams.get('dnt') ?? '');
}

/** Host and path tell how something is embedded; what follows is settings. */
export function addressOf(address: string): string {
  const url = URL.parse(address);
  return (url === null ? address : `${url.host}${url.pathname}`).slice(0, 120);
}
