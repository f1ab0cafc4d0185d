import { expect, it } from 'vitest';
import { cookieFact, siteUrl } from '../../../../test/factories/facts.ts';
import { bannerSite, type Call, traffic } from '../../../../test/factories/traffic.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { observeServices } from './service-observations.ts';
import { laterTraces, waitsForConsent } from './waiting-tracker.ts';

const script: Call = {
  service: 'activecampaign',
  url: 'https://diffuser-cdn.app-us1.com/diffuser/diffuser.js',
  states: ['none', 'reject', 'accept'],
};
const report: Call = { service: 'activecampaign', url: 'https://trackcmp.net/visit?actid=1', type: 'xhr', states: ['accept'] };
const cookie = (states: CookieFact['states']) =>
  cookieFact({ name: 'prism_1', serviceId: 'activecampaign', states, needsConsent: 'yes', category: 'marketing' });

const seen = (calls: readonly Call[], cookies: readonly CookieFact[] = []) => {
  const facts = { ...(bannerSite() as Facts), ...traffic(...calls), cookies, storage: [] };
  const [observation] = observeServices(facts, ['none', 'reject'], ({ id }) => id === calls[0]!.service);
  return { waits: waitsForConsent(observation!, facts), traces: laterTraces(observation!, facts) };
};

it.each<[string, readonly Call[], readonly CookieFact[], boolean]>([
  ['reports after accepting only', [script, report], [], true],
  ['stores after accepting only', [script], [cookie(['accept'])], true],
  ['was never seen to report: nothing is known', [script], [], false],
  ['reports without consent as well', [script, { ...report, states: ['none', 'accept'] }], [], false],
  ['stores after rejecting', [script, report], [cookie(['reject', 'accept'])], false],
  ['a script whose address tells the page', [{ ...script, url: `${script.url}?u=${encodeURIComponent(siteUrl)}` }, report], [], false],
  ['a script that carries an identifier', [{ ...script, identifiers: ['uid'] }, report], [], false],
  ['a picture without consent is how it counts', [{ ...script, type: 'image' }, report], [], false],
  [
    'another module of the script after accepting is no report',
    [script, { ...script, url: 'https://diffuser-cdn.app-us1.com/diffuser/more.js', states: ['accept'] }],
    [],
    false,
  ],
  [
    'a service whose need is disputed anyway',
    [
      { ...script, service: 'plausible', url: 'https://plausible.io/js/script.js' },
      { ...report, service: 'plausible', url: 'https://plausible.io/api/event' },
    ],
    [],
    false,
  ],
])('%s', (_, calls, cookies, waits) => {
  expect(seen(calls, cookies).waits).toBe(waits);
});

it('a tracker that reports after any choice does not wait for consent, also for a check on the time before', () => {
  const facts = { ...(bannerSite() as Facts), ...traffic(script, { ...report, states: ['reject', 'accept'] }), cookies: [], storage: [] };
  const [observation] = observeServices(facts, ['none'], ({ id }) => id === script.service);
  expect(waitsForConsent(observation!, facts)).toBe(false);
});

it('tells hosts and names of what comes later', () => {
  expect(seen([script, report], [cookie(['accept'])]).traces).toEqual(['trackcmp.net', 'prism_1']);
});
