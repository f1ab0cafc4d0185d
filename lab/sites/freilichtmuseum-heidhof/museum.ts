import { regiondoWidgets } from '../../third-parties/regiondo/hosts.ts';

/** Names, addresses and accounts of the museum. */
export const museum = {
  domain: 'freilichtmuseum-heidhof.test',
  host: 'www.freilichtmuseum-heidhof.test',
  address: '85.215.94.173',
  name: 'Freilichtmuseum Heidhof',
  foundation: 'Stiftung Freilichtmuseum Heidhof',
  street: 'Am Treppenspeicher 1',
  town: '29646 Bispingen',
  phone: '05194 5550-310',
  phoneLink: '+4951945550310',
  email: 'info@freilichtmuseum-heidhof.test',
  analytics: 'G-H31DH0FMUS',
  pixel: '418830275519046',
  tickets: '5d0c7b1e-3f6a-4f0e-9a57-c1b2e8d74f10',
} as const;

/** What the museum sells through Regiondo. */
export function publishTickets(): void {
  regiondoWidgets.publish(museum.tickets, {
    supplier: museum.name,
    shop: 'heidhof.regiondo.de',
    options: [
      { name: 'Erwachsene', price: '9,50 €' },
      { name: 'Kinder und Jugendliche (6–17 Jahre)', price: '4,00 €' },
      { name: 'Familienkarte (2 Erwachsene, bis zu 4 Kinder)', price: '22,00 €' },
    ],
  });
}
