import { expect, it } from 'vitest';
import { requestFact } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { oncePerCompany } from './once-per-company.ts';
import { recipientFinding } from './recipients.ts';

const finding = (message: string, service: string, params: Record<string, string> = {}) =>
  recipientFinding(
    message,
    { use: catalogueUse(service), requests: [requestFact({ serviceId: service })], states: ['none'], cause: service },
    params,
  );
const told = (found: ReturnType<typeof finding>[]) => oncePerCompany(found).map(({ params, cause }) => `${cause}: ${params?.service}`);

it.each([
  [
    'the products of one company',
    [finding('shieldNamed', 'hubspot-forms'), finding('shieldNamed', 'hubspot'), finding('shieldNamed', 'hubspot-loader')],
    ['hubspot: HubSpot, HubSpot (Formulare), HubSpot-Einbindungscode'],
  ],
  [
    'the same former basis beside each',
    [
      finding('formerBeside', 'google-analytics', { former: 'Privacy Shield' }),
      finding('formerBeside', 'google-maps', { former: 'Privacy Shield' }),
    ],
    ['google-analytics: Google Analytics, Google Maps'],
  ],
  [
    'different companies',
    [finding('shieldNamed', 'hubspot'), finding('shieldNamed', 'google-analytics')],
    ['hubspot: HubSpot', 'google-analytics: Google Analytics'],
  ],
  [
    'different faults of one company',
    [finding('shieldNamed', 'google-analytics'), finding('shieldVendorOnly', 'google-maps')],
    ['google-analytics: Google Analytics', 'google-maps: Google Maps'],
  ],
  [
    'different former bases',
    [
      finding('formerBeside', 'google-analytics', { former: 'Privacy Shield' }),
      finding('formerBeside', 'google-maps', { former: 'Safe Harbor' }),
    ],
    ['google-analytics: Google Analytics', 'google-maps: Google Maps'],
  ],
  [
    'what has a place of its own for each service',
    [finding('notNamed', 'google-analytics'), finding('notNamed', 'google-maps')],
    ['google-analytics: Google Analytics', 'google-maps: Google Maps'],
  ],
])('%s', (_, found, expected) => expect(told(found)).toEqual(expected));

it('keeps the evidence and ids of all', () => {
  const [one] = oncePerCompany([finding('shieldNamed', 'hubspot'), finding('shieldNamed', 'hubspot-forms')]);
  expect(one?.items).toHaveLength(2);
  expect(one?.params?.section).toBe('HubSpot');
  expect(one?.serviceIds).toEqual(['hubspot', 'hubspot-forms']);
});
