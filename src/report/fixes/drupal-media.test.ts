import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import type { ReportArea } from '#contract/report.ts';
import { gathered, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { reportFinding } from '../../../test/factories/report-finding.ts';
import { stepForDrupalMedia, withoutPrivacyMode } from './drupal-media.ts';

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

const media = requestFact({ id: 'own', url: `${siteUrl}media/oembed?url=x`, type: 'frame', party: 'first', serviceId: null });
const player = (parentId: string | null) =>
  requestFact({
    serviceId: 'youtube',
    type: 'frame',
    url: 'https://www.youtube.com/embed/a',
    pageUrl: `${siteUrl}haeuser`,
    parentId,
    states: ['none'],
  });
const model = requestFact({
  id: 'model',
  serviceId: 'youtube-nocookie',
  type: 'frame',
  url: 'https://www.youtube-nocookie.com/embed/b',
  pageUrl: `${siteUrl}film`,
  states: ['accept'],
});
const switched =
  '1. Entweder binden Sie YouTube über www.youtube-nocookie.com ein, oder Sie streichen den Satz.\n2. {#later} Laden Sie ihn später.';
const fixOf = (requests: RequestFact[], checkId = 'pp-services-named') =>
  withoutPrivacyMode(
    [{ id: 'pp', findings: [reportFinding(checkId, 'youtube', switched)] } as never as ReportArea],
    gathered({ pages: [pageFact({ url: `${siteUrl}haeuser` }), pageFact({ url: `${siteUrl}film` })], requests }),
    'de',
  )[0]!.findings[0]!.howToFix;

it('a notice that promises the privacy mode is not answered by a setting that the module lacks', () => {
  expect(fixOf([media, player('own')])).toMatch(
    /^1\. Beschränken Sie den Satz .* auf \/haeuser so ein, als eigenen Rahmen statt über das Modul Media.*\n2\. \{#later\} Laden Sie ihn später\.$/,
  );
  expect(fixOf([media, player('own'), model])).toContain('auf /haeuser so ein wie auf /film, als');
});

it('the setting stays where the page itself embeds the player, and under other checks', () => {
  expect(fixOf([media, player(null)])).toBe(switched);
  expect(fixOf([media, player('own')], 'emb-video')).toBe(switched);
});
