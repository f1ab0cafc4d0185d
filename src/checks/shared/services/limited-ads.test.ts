import { expect, it } from 'vitest';
import { type Outline, outline } from '../../../../test/factories/outline.ts';
import { bannerSite, type Call, traffic } from '../../../../test/factories/traffic.ts';
import adNetwork from '../../trk/trk-ad-network.ts';
import afterReject from '../../trk/trk-after-reject.ts';
import beforeConsent from '../../trk/trk-before-consent.ts';
import { limitedAdsFix } from './limited-ads.ts';

const tag = {
  service: 'google-ad-manager',
  url: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
  states: ['none', 'reject'],
} as const;
const call = (query: string, states: ('none' | 'reject')[] = ['reject']): Call => ({
  service: 'google-ad-manager',
  url: `https://pagead2.googlesyndication.com/gampad/ads?${query}`,
  type: 'fetch',
  states,
});
const limited: Outline = { class: 'Hint', message: 'limited' };
const tracks: Outline = { class: 'Risk', message: 'tracks' };

const cases: [string, Call[], Outline][] = [
  ['limited ads alone', [tag, call('ltd=1&iu_parts=1')], limited],
  ['limited ads before the choice as well', [tag, call('ltd=1', ['none', 'reject'])], limited],
  ['one call is not limited', [tag, call('ltd=1'), call('npa=1')], tracks],
  ['not personalised is not limited', [tag, call('npa=1')], tracks],
  ['a value that names the visitor', [tag, { ...call('ltd=1'), identifiers: ['ppid'] }], tracks],
];

it.each(cases)('%s', (_name, requests, expected) => {
  const facts = bannerSite(traffic(...requests));
  expect(outline(afterReject, facts)).toMatchObject(expected);
  expect(outline(beforeConsent, facts)).toMatchObject(expected);
  expect(outline(adNetwork, facts).class).toBe(expected.class);
});

it.each([
  ['de', /\n2\. Oder .*Bei Google Ad Manager laden .*gpt\.js/],
  ['en', /\n2\. Or .*If you use Google Ad Manager, .*gpt\.js/],
] as const)('keeping them is another way than waiting, and the tag is that of Ad Manager: %s', (locale, expected) => {
  expect(limitedAdsFix[locale]).toMatch(expected);
});
