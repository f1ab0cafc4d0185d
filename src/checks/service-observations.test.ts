import { expect, it } from 'vitest';
import { requestFact } from '../../test/factories/facts.ts';
import { traffic } from '../../test/factories/traffic.ts';
import type { Facts } from './facts.ts';
import { observationItems, observeServices } from './service-observations.ts';

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
