import { expect, it } from 'vitest';
import { requestFact } from '../../../../test/factories/facts.ts';
import { traffic } from '../../../../test/factories/traffic.ts';
import type { Facts } from '../../facts.ts';
import { causeOfService, observationItems, observeServices } from './service-observations.ts';

it('counts for each host all pages and not only the one of the request shown', () => {
  const seen = (url: string, pageUrl: string) => requestFact({ url, pageUrl });
  const requests = [
    seen('https://fonts.googleapis.com/css2', 'https://a.test/'),
    seen('https://fonts.googleapis.com/css2', 'https://a.test/'),
    seen('https://fonts.googleapis.com/css2', 'https://a.test/b'),
    seen('https://fonts.gstatic.com/s/a.woff2', 'https://a.test/b'),
  ];
  expect(observationItems({ requests }).map(({ detail }) => [detail?.['requests'], detail?.['pages']])).toEqual([
    [3, 2],
    [1, 1],
  ]);
});

it('counts for a map only the pages with it, though its fonts are on others, too', () => {
  const fonts = { service: 'google-fonts', url: 'https://fonts.googleapis.com/css2', type: 'stylesheet' } as const;
  const facts = traffic(
    { service: 'google-maps', url: 'https://maps.googleapis.com/maps/api/js', pageUrl: 'https://a.test/laden' },
    { ...fonts, pageUrl: 'https://a.test/laden', parentId: 'r1', embeddedBy: 'google-maps' },
    { ...fonts, pageUrl: 'https://a.test/' },
    { ...fonts, pageUrl: 'https://a.test/laden' },
  ) as Facts;
  const pagesOf = (id: string) =>
    observeServices(facts, ['none'], (service) => service.id === id)
      .flatMap((observation) => observationItems(observation))
      .map(({ detail }) => detail?.['pages']);
  expect(pagesOf('google-maps')).toEqual([1, 1]);
  expect(pagesOf('google-fonts')).toEqual([2]);
});

it('counts neither the consent tool that a service loads nor the fonts of that tool with the service', () => {
  const facts = traffic(
    { service: 'google-adsense', url: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js' },
    { service: 'google-funding-choices', url: 'https://fundingchoicesmessages.google.com/i/ca-pub-1', parentId: 'r1' },
    { service: 'google-funding-choices', url: 'https://fundingchoicesmessages.google.com/el/AG', type: 'beacon', parentId: 'r2' },
    { service: 'google-fonts', url: 'https://fonts.googleapis.com/css2', type: 'stylesheet', parentId: 'r2' },
    { service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', parentId: 'r2' },
  ) as Facts;
  const seen = observeServices(facts, ['none'], ({ category }) => category === 'marketing' || category === 'analytics');
  expect(seen.map(({ cause, requests }) => [cause, requests.map(({ id }) => id)])).toEqual([
    ['google-adsense', ['r1']],
    ['google-analytics', ['r5']],
  ]);
});

it('shows of a host a request that stands for the first of the moments told', () => {
  const seen = (path: string, state: 'none' | 'accept', identifiers: string[] = []) =>
    requestFact({ url: `https://player.vimeo.com${path}`, host: 'player.vimeo.com', states: [state], identifiers });
  const [item] = observationItems({ requests: [seen('/waits', 'accept', ['__cf_bm']), seen('/early', 'none')] });
  expect([item.value, item.states]).toEqual(['https://player.vimeo.com/early', ['none', 'accept']]);
});

it('holds what a shared loader of the vendor brings to be the content, and not the loader', () => {
  const { services } = traffic(
    { service: 'google-apis', url: 'https://apis.google.com/js/platform.js' },
    {
      service: 'google-customer-reviews',
      url: 'https://www.google.com/shopping/customerreviews/badge',
      type: 'frame',
      parentId: 'r1',
      embeddedBy: 'google-apis',
    },
  ) as Facts;
  expect(causeOfService('google-customer-reviews', services)).toBe('google-customer-reviews');
});
