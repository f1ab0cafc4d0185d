import { cors, json, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { publications } from '../publications.ts';

/** A booking widget as a supplier keeps it with Regiondo. */
export interface RegiondoWidget {
  supplier: string;
  /** Host of the supplier's shop, where the booking is completed. */
  shop: string;
  options: readonly { name: string; price: string }[];
}

/** Booking widgets by their id. */
export const regiondoWidgets = publications<RegiondoWidget>('Regiondo widget');

const bookingWidget = new URL('./booking-widget.js', import.meta.url);

/** Regiondo's booking widget: a custom element with its configuration and pictures; the booking itself opens in the supplier's shop. No cookies before. */
export const regiondoHosts: readonly LabHost[] = [
  {
    host: 'widgets.regiondo.net',
    address: '18.66.192.47',
    handle({ url, headers }) {
      if (url.pathname === '/booking/v1/booking-widget.min.js') return clientScript(bookingWidget);
      const id = url.pathname.match(/^\/booking\/v1\/config\/([\da-f-]{36})$/)?.[1];
      const widget = id ? regiondoWidgets.find(id) : undefined;
      return widget ? json(widget, cors(headers.origin)) : notFound();
    },
  },
  {
    host: 'cdn.regiondo.net',
    address: '18.66.192.92',
    handle: ({ url }) =>
      url.pathname.endsWith('.svg')
        ? svg(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24"><text x="0" y="18" font-family="Arial" font-size="16" font-weight="700" fill="#0d8bd9">regiondo</text></svg>',
          )
        : notFound(),
  },
];

/** What the booking widget leaves behind on a page. */
export const regiondoFootprint: Footprint = { service: 'Regiondo', hosts: ['widgets.regiondo.net', 'cdn.regiondo.net'] };
