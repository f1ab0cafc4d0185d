import { type Firm, vatId } from '../../firm.ts';

const domain = 'radwerk-ilmtal.test';
const host = `www.${domain}`;

/** The shop, its accounts with others and the hash that PrestaShop makes its cookie's name of. */
export const shop = {
  domain,
  host,
  origin: `https://${host}`,
  address: '85.13.137.62',
  cookieHash: '5f1c0a9be72d4b3386d1c4e07a92f6b8',
  container: 'GTM-KR7W4LMT',
  analytics: 'G-8ILM4TALRW',
  meta: '471920355518264',
  uet: '97104423',
  captcha: '6LfRwI0pAAAAAHx3Qm1Zk8YtB7uVdC2sNe4LgPoa',
  payPal: 'AXjYFCAsDw2nU5mZ0bqT8eRkVh4LoP1xGiS7tKu9WcJdEzB3yNfQvM6O',
  klarna: '0b7e2c5d-4f19-53a8-9c60-1d2e8f3a7b44',
  shopVote: '18427',
  dealer: 'radwerk-ilmtal-99425',
} as const;

/** Addresses of its pages. */
export const paths = {
  product: '/e-bikes/41-saale-9-trekking-e-bike-625-wh.html',
  leasing: '/content/9-dienstrad-leasing',
  workshop: '/werkstatt-termin',
  cart: '/warenkorb',
  checkout: '/bestellung',
  imprint: '/content/2-impressum',
  terms: '/content/3-allgemeine-geschaeftsbedingungen',
  withdrawal: '/content/5-widerrufsrecht',
  privacy: '/content/7-datenschutzerklaerung',
} as const;

export const firm = {
  name: 'Radwerk Ilmtal GmbH',
  street: 'Jenaer Straße 148',
  town: '99425 Weimar',
  phone: '03643 555 018-0',
  email: `service@${domain}`,
  representedBy: { role: 'Geschäftsführer', names: ['Torsten Kiesewalter', 'Franka Pohl'] },
  register: { court: 'Amtsgericht Jena', number: 'HRB 518774' },
  dataProtectionAuthority:
    'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit (TLfDI), Häßlerstraße 8, 99096 Erfurt',
} as const satisfies Omit<Firm, 'representedBy'> & { representedBy: { role: string; names: readonly string[] } };

export const vat = vatId('30417725');
