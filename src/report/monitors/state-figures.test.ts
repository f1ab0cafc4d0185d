import { expect, it } from 'vitest';
import { consentStates } from '#evidence/gathered.ts';
import { cookieFact, gathered, outcome, requestFact } from '../../../test/factories/facts.ts';
import { traffic } from '../../../test/factories/traffic.ts';
import { stateFigures } from './state-figures.ts';

const requests = consentStates.map((state) => requestFact({ id: `${state}-r1` }));
const counted = (facts: Parameters<typeof gathered>[0]) => stateFigures(gathered(facts)).map((figures) => figures.requests);

it('counts one visit where there was nothing to choose, not three added up', () => {
  expect(counted({ requests })).toEqual([1, 1, 1]);
  expect(counted({ requests: requests.slice(0, 1) })).toEqual([1, 1, 1]);
});

it('counts the requests of each state where there was a choice', () => {
  const own = consentStates.map((state) => requestFact({ id: `${state}-r1`, states: [state] }));
  const chosen = { rejected: outcome({ state: 'reject' }), accepted: outcome({ state: 'accept' }) };
  expect(counted({ ...chosen, requests: [...own, requestFact({ id: 'accept-r2', states: ['accept'] })] })).toEqual([1, 1, 2]);
});

it.each([
  [
    'a service whose need is disputed, in the states in which it stores',
    [cookieFact({ serviceId: 'etracker', category: 'analytics', needsConsent: 'yes', states: ['none'] })],
    [1, 0, 0],
  ],
  ['no such service without anything stored', [], [0, 0, 0]],
])('counts among the services that need consent %s', (_, cookies, expected) => {
  const chosen = { rejected: outcome({ state: 'reject' }), accepted: outcome({ state: 'accept' }) };
  const seen = traffic({ service: 'etracker', url: 'https://code.etracker.com/e.js', states: ['none', 'reject', 'accept'] });
  expect(stateFigures(gathered({ ...chosen, ...seen, cookies })).map(({ trackers }) => trackers)).toEqual(expected);
});
