import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { traffic } from '../../../../test/factories/traffic.ts';
import { waitingFrames } from './waiting-frames.ts';

const maps = 'https://www.google.com/maps/embed?pb=1';
const frame = traffic({ service: 'google-maps', url: maps, type: 'frame', pageUrl: siteUrl, states: ['none', 'reject'] });
const use = frame.services[0]!;

it.each([
  ['two beside the one that loads', siteUrl, [`${maps}2`, `${maps}3`], 2],
  ['those of another service', siteUrl, ['https://www.youtube.com/embed/abc'], 0],
  ['those of another page', `${siteUrl}kontakt`, [`${maps}2`], 0],
])('counts %s', (_, url, waiting, expected) => {
  expect(waitingFrames({ use }, { pages: [pageFact({ url, waiting })], requests: frame.requests })).toBe(expected);
});

it('does not count the address from which a script has built the frame that loads', () => {
  const url = 'https://calendly.com/muster/gespraech';
  const { requests, services } = traffic({
    service: 'calendly',
    url: `${url}?embed_type=Inline`,
    type: 'frame',
    pageUrl: siteUrl,
    states: ['none'],
  });
  expect(waitingFrames({ use: services[0]! }, { pages: [pageFact({ url: siteUrl, waiting: [`${url}?hide=1`] })], requests })).toBe(0);
});

it('counts none where only pictures load, or all waits', () => {
  const pages = [pageFact({ url: siteUrl, waiting: [maps] })];
  const picture = traffic({
    service: 'google-maps',
    url: 'https://maps.gstatic.com/a.png',
    type: 'image',
    pageUrl: siteUrl,
    states: ['none'],
  });
  const later = traffic({ service: 'google-maps', url: maps, type: 'frame', pageUrl: siteUrl, states: ['accept'] });
  expect(waitingFrames({ use }, { pages, requests: picture.requests })).toBe(0);
  expect(waitingFrames({ use }, { pages, requests: later.requests })).toBe(0);
  expect(waitingFrames({ use: null }, { pages, requests: frame.requests })).toBe(0);
});
