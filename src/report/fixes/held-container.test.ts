import { describe, expect, it } from 'vitest';
import type { Facts } from '#checks/facts.ts';
import { banner, gathered, requestFact, serviceUse, siteUrl } from '../../../test/factories/facts.ts';
import { stepHoldingContainer } from './held-container.ts';

const gtm = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';
const facts = (part: Partial<Facts> = {}) =>
  gathered({
    requests: [
      requestFact({ id: 'r1', url: siteUrl, type: 'document' }),
      requestFact({ id: 'r2', url: gtm, type: 'script', parentId: 'r1', serviceId: 'google-tag-manager' }),
    ],
    services: [serviceUse({ path: [siteUrl, gtm, 'https://www.google-analytics.com/g/collect'] })],
    banner: { banner: banner(), cmpName: null, cmpLoaded: null, payOrConsent: false },
    ...part,
  });
const step = (cmpId: string | null, part: Partial<Facts> = {}) =>
  stepHoldingContainer('google-analytics', 'google-tag-manager', facts(part), cmpId);

describe('a container under a banner that tells consent mode nothing is held back itself', () => {
  it.each([
    ['cookie-notice', /^\{#through-container\} In Cookie Notice \(Hu-manity\.co\): Entfernen Sie das Skript von Google Tag Manager /],
    ['klaro', /^\{#through-container\} In Klaro, für den Container von Google Tag Manager: Binden Sie /],
    [null, /^\{#through-container\} Binden Sie den Container von Google Tag Manager im Einwilligungswerkzeug an die Einwilligung/],
  ])('by %s', (cmpId, expected) => {
    expect(step(cmpId)?.de).toMatch(expected);
    expect(step(cmpId)?.en).toMatch(/^\{#through-container\} /);
  });

  it.each<[string, string | null, Partial<Facts>]>([
    [
      'that tells it',
      'klaro',
      { consentMode: [{ state: 'accept', pageId: 'p', time: 1, command: 'update', values: { ad_storage: 'granted' } }] },
    ],
    ['that is missing', null, { banner: { banner: null, cmpName: null, cmpLoaded: null, payOrConsent: false } }],
    ['whose tool blocks nothing', 'google-funding-choices', {}],
  ])('but not under one %s', (_, cmpId, part) => {
    expect(step(cmpId, part)).toBeNull();
  });
});

it('lets the image that stands in the page be removed by itself', () => {
  const pixel = 'https://www.facebook.com/tr?id=1';
  const script = 'https://connect.facebook.net/en_US/fbevents.js';
  const loads = facts({
    requests: [
      requestFact({ id: 'r1', url: siteUrl, type: 'document' }),
      requestFact({ id: 'r2', url: gtm, type: 'script', parentId: 'r1', serviceId: 'google-tag-manager' }),
      requestFact({ id: 'r3', url: pixel, type: 'image', parentId: null, serviceId: 'meta-pixel' }),
      requestFact({ id: 'r4', url: script, type: 'script', parentId: 'r2', serviceId: 'meta-pixel' }),
    ],
    services: [serviceUse({ service: { id: 'meta-pixel', name: 'Meta-Pixel' }, path: [siteUrl, gtm, script] })],
  });
  const told = stepHoldingContainer('meta-pixel', 'google-tag-manager', loads, null);
  expect(told?.de).toMatch(/wartet auch das Skript von .+ entfernen Sie gesondert\.$/);
  expect(told?.en).toMatch(/separately\.$/);
});
