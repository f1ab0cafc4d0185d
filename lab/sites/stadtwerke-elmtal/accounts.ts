import { epilotJourneys } from '../../third-parties/epilot/hosts.ts';
import { userlikeWidgets } from '../../third-parties/userlike/hosts.ts';

/** Ids of the utility with its service providers. */
export const accounts = {
  journey: '5e2c7a90-91d4-4f0b-a2f6-3c8d17be6042',
  userlike: { key: '3b9e5f27c1d84a60be72f914d05a8c6637ad92e1f04b58c7620d9ae3b1f7c845', organization: 48213 },
  readSpeaker: '14207',
  rapidmail: 't7b40e91d.emailsys1a.net',
  softgarden: 'stadtwerke-elmtal',
  captcha: 'FCMN7ELMTAL4K2Q9',
  matomoHash: '8d3e',
  matomoSite: 3,
};

epilotJourneys.publish(accounts.journey, {
  title: 'Strom und Gas für Ihre Adresse',
  color: '#00658f',
  tariffs: [
    { name: 'ElmStrom Fix 24', basePrice: 138, workPrice: 31.9 },
    { name: 'ElmStrom Natur', basePrice: 150, workPrice: 33.4 },
    { name: 'Grundversorgung Strom', basePrice: 162, workPrice: 38.7 },
  ],
});
userlikeWidgets.publish(accounts.userlike.key, {
  organization: accounts.userlike.organization,
  greeting: 'Fragen zum Vertrag?',
  color: '#00658f',
});
