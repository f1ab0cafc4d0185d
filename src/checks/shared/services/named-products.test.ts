import { expect, it } from 'vitest';
import type { ConsentState } from '#evidence/gathered.ts';
import { siteUrl } from '../../../../test/factories/facts.ts';
import { type Call, traffic } from '../../../../test/factories/traffic.ts';
import { besideOthers, itemFindings } from './named-products.ts';

const event = (states: ConsentState[], service = 'meta-pixel'): Call => ({
  service,
  url: service === 'meta-pixel' ? 'https://www.facebook.com/tr/' : 'https://www.google-analytics.com/g/collect',
  pageUrl: `${siteUrl}kurs`,
  states,
  eventItem: { event: 'ViewContent', fields: ['content_name'], value: 'Kurs' },
});

it.each<[string, Call[], string[]]>([
  ['after accepting', [event(['accept'])], ['sensitiveItem']],
  ['unasked as well', [event(['none', 'reject', 'accept'])], ['sensitiveItemAnyway']],
  ['by requests of their own', [event(['none']), event(['accept'])], ['sensitiveItemAnyway']],
  ['despite rejecting', [event(['reject']), event(['accept'])], ['sensitiveItemAnyway']],
  ['one service each', [event(['none', 'accept']), event(['accept'], 'google-analytics')], ['sensitiveItemAnyway', 'sensitiveItem']],
  ['unasked only, which another finding tells', [event(['none'])], []],
])('when the product is named: %s', (_, calls, expected) => {
  const { hints } = itemFindings(traffic(...calls), { isPharmacy: false, isExpress: false });
  expect(hints.map(({ message }) => message)).toEqual(expected);
});

it('tells the same of a pharmacy', () => {
  const { risks } = itemFindings(traffic(event(['none', 'accept'])), { isPharmacy: true, isExpress: false });
  expect(risks.map(({ message }) => message)).toEqual(['pharmacyItemAnyway']);
});

it('says only what is to be added beside a finding that tells of the service itself', () => {
  const calls = traffic(event(['accept']), event(['accept'], 'google-analytics'));
  const { hints } = itemFindings(calls, { isPharmacy: false, isExpress: false });
  const others = hints.slice(0, 1).map((hint) => ({ ...hint, message: 'noExpressConsent' }));
  expect(besideOthers(hints, others).map(({ message }) => message)).toEqual(['sensitiveItemBeside', 'sensitiveItem']);
});
