import { expect, it } from 'vitest';
import { bannerSite, noRejectSite, traffic } from '../../../../test/factories/traffic.ts';
import type { Facts } from '../../facts.ts';
import { openAfterReject, passedAfterConsent } from './passed-after-consent.ts';

const isAd = ({ category }: { category: string }) => category === 'marketing';
const player = { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] } as const;
const ad = { service: 'google-doubleclick', url: 'https://googleads.g.doubleclick.net/pagead/id', states: ['accept'] } as const;
const factsOf = (site: Partial<Facts>, calls: Pick<Facts, 'requests' | 'services'>) => ({ ...site, ...calls }) as Facts;

it('names the embed that brings a service along', () => {
  const facts = factsOf(bannerSite(), traffic(player, { ...ad, parentId: 'r1', embeddedBy: 'youtube' }));
  expect(passedAfterConsent(facts, isAd)).toMatchObject({
    message: 'onlyAfterConsent',
    params: { names: expect.stringMatching(/^YouTube → /) },
  });
});

it.each([
  ['nothing', traffic(), 'rejectNotExaminedNone'],
  ['something after accepting', traffic(ad), 'rejectNotExaminedAccepted'],
  ['something before the choice too', traffic({ ...ad, states: ['none', 'accept'] }), 'rejectNotExaminedLoaded'],
  [
    'what an embed brought before the choice',
    traffic({ ...player, states: ['none'] }, { ...ad, states: ['none'], parentId: 'r1', embeddedBy: 'youtube' }),
    'rejectNotExaminedInEmbeds',
  ],
  [
    'what only connected before the choice',
    traffic({ ...player, states: ['none'] }, { ...ad, type: 'preconnect', active: false, states: ['none'], embeddedBy: 'youtube' }),
    'rejectNotExamined',
  ],
] as const)('an open check tells what accepting showed: %s', (_, calls, message) => {
  expect(openAfterReject(factsOf(noRejectSite(), calls), isAd)).toMatchObject({ class: 'NoClassification', message });
});
