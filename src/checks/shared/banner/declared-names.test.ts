import { expect, it } from 'vitest';
import { serviceUse } from '../../../../test/factories/facts.ts';
import { growthWith, mostGrowth } from '../../../../test/factories/growth.ts';
import { declaresService } from './declared-names.ts';

const platform = serviceUse({ service: { id: 'shopify', name: 'Shopify', vendor: 'shopify', category: 'shop', aliases: ['Shopify'] } });
const statistics = serviceUse({
  service: { id: 'shopify-analytics', name: 'Shopify Analytics', vendor: 'shopify', category: 'analytics', aliases: ['Shopify'] },
});
const google = serviceUse({ service: { id: 'google-analytics', name: 'Google Analytics', category: 'analytics', aliases: [] } });
const hotjar = serviceUse({ service: { id: 'hotjar', name: 'Hotjar', category: 'session-replay', aliases: [] } });

it.each([
  ['_tracking_consent Shopify Einwilligungsstatus des Shops 1 Jahr', statistics, false],
  ['_cmp_a, _tracking_consent (Shopify): Einwilligung', statistics, false],
  ['cart_sig Shopify Inhalt des Warenkorbs 14 Tage', statistics, false],
  ['Shopify', statistics, false],
  ['Shopify Analytics', statistics, true],
  ['_shopify_y Shopify Analytics 1 Jahr', statistics, true],
  ['CookieConsent: merkt sich Ihre Wahl für Google Analytics', google, false],
  ['Google Analytics', google, true],
  ['_ga Google Analytics 2 Jahre', google, true],
  ['_ga, CookieConsent: Google Analytics', google, true],
  ['Hotjar session', hotjar, true],
  ['PHPSESSID', hotjar, false],
])('reads “%s”', (entry, use, expected) => {
  expect(declaresService(entry, use, [platform, statistics, google, hotjar])).toBe(expected);
});

it('takes the vendor’s name for the statistics where the platform is not in use', () => {
  expect(declaresService('Shopify', statistics, [statistics])).toBe(true);
});

it('reads long entries only so far', () => {
  expect(growthWith((times) => declaresService(`Hotjar ${'a_'.repeat(40_000 * times)}`, hotjar, [hotjar]))).toBeLessThanOrEqual(mostGrowth);
});
