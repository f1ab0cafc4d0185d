import { expect, it } from 'vitest';
import { cookieFact } from '../../../../test/factories/facts.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { isOfUnknownServer } from './server-sessions.ts';

const session: Partial<CookieFact> = {
  name: 'PHPSESSID',
  domain: 'www.rechner-fremd.test',
  party: 'third',
  serviceId: null,
  category: 'necessary',
  needsConsent: 'no',
};

it.each<[string, Partial<CookieFact>, boolean]>([
  ['a session of an unknown server', {}, true],
  ['of all of its subdomains', { domain: '.rechner-fremd.test' }, true],
  ['another common name', { name: 'JSESSIONID' }, true],
  ['of the site', { domain: 'www.muster.test', party: 'first' }, false],
  ['of the site under another ending', { domain: 'www.muster.example' }, false],
  ['a load balancer of an unknown server', { name: 'AWSALBCORS', serviceId: 'aws' }, true],
  ['a load balancer of a known service', { name: 'AWSALBCORS', serviceId: 'aws', domain: 'js.stripe.com' }, false],
  ['of a network that protects an unknown server', { name: '__cf_bm', serviceId: 'cloudflare', category: 'security' }, false],
  ['of a known service', { serviceId: 'calendly' }, false],
  ['of what shows the banner', { category: 'consent' }, false],
  ['of unknown purpose anyway', { category: null, needsConsent: null }, false],
  ['in need of a consent anyway', { category: 'marketing', needsConsent: 'yes' }, false],
])('%s', (_, changed, expected) => {
  expect(isOfUnknownServer(cookieFact({ ...session, ...changed }), 'muster.test')).toBe(expected);
});
