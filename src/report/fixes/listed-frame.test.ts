import { expect, it } from 'vitest';
import { banner, gathered, pageFact, requestFact, siteUrl, toggle } from '../../../test/factories/facts.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import { placeOfFrame, stepForListedFrame } from './listed-frame.ts';

const facts = ({
  deeperText = 'Externe Medien\nYouTube\nGoogle Ireland Limited',
  fixed = false,
  url = 'https://www.youtube.com/embed/Lx7',
} = {}) =>
  gathered({
    services: [catalogueUse('youtube', ['none', 'reject', 'accept'])],
    pages: [pageFact({ url: `${siteUrl}filme` })],
    requests: [requestFact({ serviceId: 'youtube', type: 'frame', url, pageUrl: `${siteUrl}filme`, states: ['none'] })],
    banner: {
      banner: banner({ toggles: [toggle({ label: 'Externe Medien', checked: fixed, disabled: fixed })], deeperText }),
      cmpName: 'Complianz',
      cmpLoaded: null,
      payOrConsent: false,
    },
  });

it.each<[string, Parameters<typeof facts>[0], RegExp | null]>([
  [
    'listed where it can be refused',
    {},
    /^YouTube ist im Banner eingetragen, .* auf \/filme wartet nicht: .* Complianz den Rahmen \(\*www\.youtube\.com\/embed\/\*\)/,
  ],
  ['not listed', { deeperText: 'Externe Medien\nVimeo' }, null],
  ['listed as fixed', { fixed: true }, null],
])('a frame whose service is %s', (_, given, expected) => {
  const step = stepForListedFrame('youtube', facts(given), 'Complianz')?.de ?? null;
  if (expected === null) expect(step).toBeNull();
  else expect(step).toMatch(expected);
});

it('reads a pattern from the address of the frame', () => {
  const rule = (url: string) => placeOfFrame('youtube', facts({ url }))?.rule;
  expect(rule('https://www.youtube-nocookie.com/embed/a?rel=0')).toBe('*www.youtube-nocookie.com/embed/*');
  expect(rule('https://www.youtube.com')).toBe('*www.youtube.com/*');
});
