import type { Facts } from '../../facts.ts';
import { shortList } from '../wording.ts';
import { pricedPages } from './priced-order-pages.ts';

/** Pages of the offer with prices on which the widget of another provider books, and the names of these; null without any. */
export function pagesWithBooking({
  pages,
  services = [],
  requests = [],
}: Pick<Facts, 'pages'> & Partial<Pick<Facts, 'services' | 'requests'>>): {
  ordered: { url: string; text: string }[];
  names: string;
} | null {
  const booking = services.filter(({ service }) => service.category === 'booking');
  const places = new Map(booking.map(({ service }) => [service.id, requests.filter(({ serviceId }) => serviceId === service.id)]));
  const runsOn = (url: string) => [...places.values()].some((own) => own.some(({ pageUrl }) => pageUrl === url));
  const ordered = pricedPages(pages, ({ url }) => runsOn(url)).map(({ page: { url }, text }) => ({ url, text }));
  const names = booking.filter(({ service }) => places.get(service.id)?.some(({ pageUrl }) => ordered.some(({ url }) => url === pageUrl)));
  return ordered.length > 0 ? { ordered, names: shortList(names.map(({ service }) => service.name)) } : null;
}
