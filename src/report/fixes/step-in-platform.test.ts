import { expect, it } from 'vitest';
import { gathered, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { withConsentEvent } from './consent-types.ts';
import { withPlaceOfCode, withPlugin } from './step-in-platform.ts';

const step = { de: 'In CookieYes: Kennzeichnen Sie das Skript.', en: 'In CookieYes: mark the script.' };
const fault = (serviceId: string | null) => ({ form: 'script' as const, hasBanner: true, serviceId, isPasted: true });

it.each([
  ['google-tag-manager', 'aus (etwa „GTM4WP“), schalten'],
  ['jetpack-stats', 'aus (etwa „Jetpack“), schalten'],
  ['hotjar', 'Plugin das Skript aus, schalten'],
])('names the plugin that prints the script of %s, if one is known', (serviceId, expected) => {
  expect(withPlugin(step, fault(serviceId), 'wordpress').de).toContain(expected);
});

const facts = (...paths: string[]) =>
  gathered({
    pages: ['', 'rechner', 'kontakt', 'agb'].map((path) => pageFact({ url: `${siteUrl}${path}` })),
    requests: paths.map((path) =>
      requestFact({ id: path, serviceId: 'tiktok-pixel', type: 'script', pageUrl: `${siteUrl}${path}`, states: ['none'] }),
    ),
  });

it('names the page whose own code holds a script, and where a builder keeps it', () => {
  expect(withPlaceOfCode(step, fault('tiktok-pixel'), facts('rechner'), 'webflow').de).toMatch(
    /Das Skript steht hier nur auf \/rechner\. In Webflow: Öffnen Sie unter „Pages“/,
  );
});

it('tells where a shop keeps the text of a page, which its consent module does not reach', () => {
  expect(withPlaceOfCode(step, fault('tiktok-pixel'), facts('agb'), 'prestashop').de).toMatch(
    /Das Skript steht hier nur auf \/agb\. In PrestaShop: Steht der Code im Text der Seite .*löschen Sie ihn dort/,
  );
  expect(withPlaceOfCode(step, fault('tiktok-pixel'), facts('content/12-probefahrt'), 'prestashop').de).toMatch(
    /^Löschen Sie das Skript von TikTok Pixel auf \/content\/12-probefahrt aus dem Text der Seite .* In CookieYes: Kennzeichnen/,
  );
});

it.each([
  ['code of the whole shop', fault('tiktok-pixel'), facts('', 'rechner', 'kontakt'), 'prestashop'],
  ['code of the whole site', fault('tiktok-pixel'), facts('', 'rechner', 'kontakt'), 'webflow'],
  ['a script that another loads', { ...fault('tiktok-pixel'), isPasted: false }, facts('rechner'), 'webflow'],
  ['a system of another kind', fault('tiktok-pixel'), facts('rechner'), 'wordpress'],
])('names no page for %s', (_, given, seen, systemId) => {
  expect(withPlaceOfCode(step, given, seen, systemId)).toBe(step);
});

it('names the event by which the platform reports consent', () => {
  const trigger = { de: 'Auslöser auf das Ereignis, mit dem Ihr Banner die Zustimmung meldet, sofern', en: 'x' };
  expect(withConsentEvent(trigger, { id: 'cookiebot', name: 'Cookiebot' }).de).toContain(
    'meldet (bei Cookiebot „cookie_consent_update“; es kommt auch beim Ablehnen und genügt allein nicht), sofern',
  );
  expect(withConsentEvent(trigger, { id: 'klaro', name: 'Klaro' })).toBe(trigger);
  expect(withConsentEvent(trigger, null)).toBe(trigger);
});
