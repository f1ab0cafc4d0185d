import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts.ts';
import { gathered, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { stepForDrupalMedia } from './drupal-media.ts';

const stepFor = (path: string, around: Partial<RequestFact> = {}, player: Partial<RequestFact> = {}) =>
  stepForDrupalMedia(
    'youtube',
    gathered({
      pages: [pageFact({ url: `${siteUrl}haeuser` })],
      requests: [
        requestFact({ id: 'own', url: `${siteUrl}${path}`, type: 'frame', party: 'first', serviceId: null, ...around }),
        requestFact({
          serviceId: 'youtube',
          type: 'frame',
          url: 'https://www.youtube.com/embed/sPiNnsTub3k?feature=oembed',
          pageUrl: `${siteUrl}haeuser`,
          parentId: 'own',
          states: ['none'],
          ...player,
        }),
      ],
    }),
  )?.de ?? null;

it.each<[string, string | null, boolean]>([
  ['the frame of the module', stepFor('media/oembed?url=https%3A//www.youtube.com/watch'), true],
  ['the same under a language', stepFor('de/media/oembed?url=x'), true],
  ['another frame of the site', stepFor('filme/embed'), false],
  ['a page, by its own tag', stepFor('media/oembed', {}, { parentId: null }), false],
  ['the same address at somebody else', stepFor('media/oembed', { party: 'third' }), false],
])('a player in %s', (_, step, expected) => {
  if (expected) expect(step).toMatch(/^In Drupal gibt das Modul Media den Player von YouTube aus \(\/haeuser\).*\/media\/oembed/);
  else expect(step).toBeNull();
});
