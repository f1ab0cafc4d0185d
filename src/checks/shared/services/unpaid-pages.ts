import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { isOrderStep } from '../offer/order-steps.ts';
import { wasWrittenIn } from '../stored/stored-items.ts';
import { wasSent } from './initiator-chains.ts';

/**
 * Pages that load a payment service before the choice although nothing is paid there and no button of its own stands there, or although
 * it stores something beside its button.
 */
export function unpaidPages(
  { service }: ServiceUse,
  { requests, shopPages, embeds, cookies }: Pick<Facts, 'requests' | 'shopPages' | 'embeds' | 'cookies'>,
): string[] {
  if (service.category !== 'payment') return [];
  const storing = new Set(
    cookies
      .filter((cookie) => cookie.serviceId === service.id && cookie.party === 'third' && wasWrittenIn(cookie, 'none'))
      .flatMap(({ setOn, pages }) => setOn ?? pages),
  );
  const placed = new Set(
    embeds.filter(({ kind, visible, serviceId }) => kind === 'iframe' && visible && serviceId === service.id).map(({ pageUrl }) => pageUrl),
  );
  const loading = requests.filter(
    (request) => request.serviceId === service.id && request.party !== 'first' && request.states.includes('none') && wasSent(request),
  );
  return [...new Set(loading.map(({ pageUrl }) => pageUrl))].filter(
    (url) => (!placed.has(url) || storing.has(url)) && !isOrderStep(url, shopPages),
  );
}
