import { cors, json, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const widget = new URL('./etrusted.js', import.meta.url);
const reviews = [
  { rating: 5, text: 'Schnell geliefert, gut verpackt, alles wie beschrieben.', author: 'Rainer K.' },
  { rating: 5, text: 'Kompetente Beratung am Telefon, Ware am nächsten Tag da.', author: 'Meike S.' },
  { rating: 4, text: 'Preis gut, nur das Paket war etwas groß.', author: 'Anonym' },
];

/** Review widgets of Trusted Shops' eTrusted platform: script, feed of reviews. They store nothing. */
export const eTrustedHosts: readonly LabHost[] = [
  {
    host: 'integrations.etrusted.com',
    address: '18.66.147.71',
    handle({ url, headers }) {
      if (url.pathname === '/applications/widget.js/v2') return clientScript(widget);
      return url.pathname.startsWith('/feeds/widgets/') ? json({ rating: 4.87, count: 412, reviews }, cors(headers.origin)) : notFound();
    },
  },
];

/** What a page with such a widget contacts. */
export const eTrustedFootprint: Footprint = { service: 'Trusted Shops', hosts: ['integrations.etrusted.com'] };
