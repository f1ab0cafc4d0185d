import { biteCustomers } from '../../third-parties/b-ite/hosts.ts';
import { userlikeWidgets } from '../../third-parties/userlike/hosts.ts';

/** Names and numbers that the clinic has with itself and with others. */
export const accounts = {
  domain: 'klinik-rosental.test',
  host: 'www.klinik-rosental.test',
  origin: 'https://www.klinik-rosental.test',
  statistics: 'statistik.klinik-rosental.test',
  address: '88.198.211.94',
  matomo: { site: 3, domainHash: '7c1e' },
  googleAds: 'AW-10948317265',
  userlike: { key: '4b7e19c0d25f83a6e1749b0c5d82f36a97e04c1b8d65f2a3097ce4b1d8f6052a', organization: 28417 },
  bite: 'klinik-rosental',
} as const;

userlikeWidgets.publish(accounts.userlike.key, {
  organization: accounts.userlike.organization,
  greeting: 'Patientenservice',
  color: '#1d6a64',
});

biteCustomers.publish(accounts.bite, {
  key: '9d0c5f7ab3e2481694c7d1be0f52a8637e4b19c0',
  postings: [
    {
      hash: '5e1b90c7a4d2f836',
      title: 'Oberärztin / Oberarzt (m/w/d) Psychosomatik',
      department: 'Ärztlicher Dienst',
      workload: 'Voll- oder Teilzeit',
    },
    { hash: 'a07c3d12f9b4e685', title: 'Pflegefachkraft (m/w/d)', department: 'Pflege', workload: 'Teilzeit 75 %, kein Schaukeldienst' },
    { hash: '31f8e5b6209dca74', title: 'Physiotherapeut:in (m/w/d)', department: 'Therapie', workload: 'Vollzeit' },
    { hash: 'c94b2a70e8d1563f', title: 'Sozialarbeiter:in Entlassmanagement', department: 'Sozialdienst', workload: 'Teilzeit 50 %' },
  ],
});
