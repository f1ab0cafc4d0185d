import { instagramFeeds } from '../../third-parties/elfsight/hosts.ts';

/** Names, numbers and accounts of the coach tour operator. */
export const firm = {
  name: 'Reisedienst Mohnkamp GmbH',
  domain: 'reisedienst-mohnkamp.test',
  host: 'www.reisedienst-mohnkamp.test',
  origin: 'https://www.reisedienst-mohnkamp.test',
  address: '85.13.155.38',
  street: 'Veerßer Straße 118',
  town: '29525 Uelzen',
  phone: '0581 555 07 30',
  phoneLink: '+495815550730',
  whatsApp: '491525550730',
  email: 'info@reisedienst-mohnkamp.test',
  clarity: 'n4k8r2vq7d',
  pixel: '604718392250174',
  elfsight: '7b1f4c0e-52d9-4c7a-9a63-0e8d21f5b6c4',
} as const;

/** What the firm keeps with Elfsight; once only. */
export function publishAccounts(): void {
  instagramFeeds.publish(firm.elfsight, {
    account: 'mohnkamp.reisen.beispiel',
    title: 'Unterwegs mit Mohnkamp',
    captions: ['Frühstück am Gardasee', 'Unser neuer 5-Sterne-Bus', 'Rosenfest', 'Abfahrt um sechs', 'Nordkap!', 'Saisonabschluss'],
    outdoors: true,
  });
}
