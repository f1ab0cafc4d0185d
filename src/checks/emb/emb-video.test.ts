import { expect, it } from 'vitest';
import { judge, storageFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './emb-video.ts';

const player: Call = { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['none'] };
const reduced: Call = { service: 'youtube-nocookie', url: 'https://www.youtube-nocookie.com/embed/a', type: 'frame', states: ['none'] };
const entry = storageFact({
  id: 'yt',
  key: 'yt-remote-device-id',
  serviceId: 'youtube',
  category: 'marketing',
  needsConsent: 'yes',
  states: ['none'],
});

it('names the pages of the player', () => {
  const result = judge(check, bannerSite(traffic(player, { ...player, url: 'https://www.youtube.com/embed/b' })));
  expect(result).toMatchObject({ findings: [{ message: 'beforeConsent', params: { pages: '/' } }] });
});

type Case = [string, Partial<Facts>, Outline];
const cases: Case[] = [
  ['no video', bannerSite(), { class: 'Conform', message: 'noneObserved' }],
  ['own file', bannerSite(traffic({ url: 'https://www.muster.test/film.mp4', type: 'media' })), { class: 'Conform' }],
  ['player before the choice', bannerSite(traffic(player)), { class: 'Risk', message: 'beforeConsent', cause: 'youtube', refs: ['r1'] }],
  [
    'another player in its reduced mode on another page is told beside it',
    bannerSite(traffic(player, { ...reduced, pageUrl: 'https://www.muster.test/halle' })),
    { class: 'Risk', messages: ['beforeConsent', 'reducedMode'] },
  ],
  ['player after rejecting', bannerSite(traffic({ ...player, states: ['reject'] })), { class: 'Risk', message: 'afterReject' }],
  ['player in both states', bannerSite(traffic({ ...player, states: ['none', 'reject'] })), { class: 'Risk', message: 'throughout' }],
  ['player after accepting', bannerSite(traffic({ ...player, states: ['accept'] })), { class: 'Conform', message: 'onlyAfterConsent' }],
  ['player without a banner', traffic(player), { class: 'Risk' }],
  ...(
    [
      ['https://player.vimeo.com/video/1?background=1&autoplay=1&muted=1', 'beforeConsentBackground'],
      ['https://www.youtube.com/embed/a?autoplay=1&mute=1&controls=0&loop=1', 'beforeConsentBackground'],
      ['https://www.youtube.com/embed/a?autoplay=1&mute=1', 'beforeConsent'],
      ['https://www.youtube.com/embed/a?controls=0', 'beforeConsent'],
    ] as const
  ).map(
    ([url, message]): Case => [
      `player at ${url}`,
      bannerSite(traffic({ ...player, url, service: url.includes('vimeo') ? 'vimeo' : 'youtube' })),
      { class: 'Risk', message },
    ],
  ),
  [
    'fonts, advertising and storage of the player are one finding',
    bannerSite({
      ...traffic(
        player,
        {
          service: 'google-fonts',
          url: 'https://fonts.gstatic.com/s/r.woff2',
          type: 'font',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'youtube',
        },
        {
          service: 'google-doubleclick',
          url: 'https://static.doubleclick.net/a.js',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'youtube',
        },
      ),
      cookies: [analyticsCookie({ id: 'ide', name: 'IDE', serviceId: 'google-doubleclick', states: ['none'] })],
      storage: [entry],
    }),
    { class: 'Risk', messages: ['beforeConsent'], cause: 'youtube', refs: ['r1', 'r2', 'r3', 'ide', 'yt'] },
  ],
  [
    'a background in reduced mode',
    bannerSite(traffic({ ...reduced, url: 'https://www.youtube-nocookie.com/embed/a?autoplay=1&mute=1&controls=0&loop=1' })),
    { class: 'Hint', message: 'reducedModeBackground' },
  ],
  ['reduced mode', bannerSite(traffic(reduced)), { class: 'Hint', message: 'reducedMode', cause: 'youtube-nocookie' }],
  [
    'preview image inside the reduced mode',
    bannerSite(
      traffic(reduced, {
        service: 'youtube',
        url: 'https://i.ytimg.com/vi/a/0.jpg',
        type: 'image',
        states: ['none'],
        parentId: 'r1',
        embeddedBy: 'youtube-nocookie',
      }),
    ),
    { class: 'Hint', messages: ['reducedMode'] },
  ],
  [
    'only a preview image',
    bannerSite(traffic({ ...player, url: 'https://i.ytimg.com/vi/a/0.jpg', type: 'image' })),
    { class: 'Hint', message: 'thumbnail' },
  ],
  [
    'only a script',
    bannerSite(traffic({ ...player, url: 'https://www.youtube.com/iframe_api', type: 'script' })),
    { class: 'Hint', message: 'scriptOnly' },
  ],
  [
    'player made of scripts',
    bannerSite(traffic({ service: 'wistia', url: 'https://fast.wistia.com/E-v1.js', states: ['none'], identifiers: ['visitor'] })),
    { class: 'Risk', cause: 'wistia' },
  ],
  [
    'disputed need',
    bannerSite(traffic({ service: 'bunny-stream', url: 'https://iframe.mediadelivery.net/embed/1', type: 'frame', states: ['none'] })),
    { class: 'Hint', message: 'disputed' },
  ],
  ...(
    [
      ['and a lasting entry whose need is open', { category: 'functional', needsConsent: 'disputed' }, 'disputedStoring'],
      ['and an entry for its security', { category: 'security', needsConsent: 'no' }, 'disputed'],
      ['and an entry of the time after accepting', { category: 'functional', needsConsent: 'disputed', states: ['accept'] }, 'disputed'],
    ] as const
  ).map(
    ([what, part, message]): Case => [
      `disputed need, ${what}`,
      bannerSite({
        ...traffic({ service: 'loom', url: 'https://www.loom.com/embed/1', type: 'frame', states: ['none'] }),
        cookies: [
          analyticsCookie({ id: 'l', name: 'loom_anon_comment', serviceId: 'loom', states: ['none'], ...part } as Parameters<
            typeof analyticsCookie
          >[0]),
        ],
      }),
      { class: 'Hint', message },
    ],
  ),
  ...(['https://my.matterport.com/show', 'https://static.matterport.com/showcase.js'] as const).map(
    (setBy): Case => [
      `disputed need, but an identifier was stored by ${setBy}`,
      bannerSite({
        ...traffic(
          { service: 'matterport', url: 'https://my.matterport.com/show', type: 'frame', states: ['none', 'reject'] },
          { service: 'matterport', url: 'https://static.matterport.com/showcase.js', parentId: 'r1', states: ['none', 'reject'] },
        ),
        storage: [{ ...entry, key: 'ajs_anonymous_id', serviceId: 'segment', setBy }],
      }),
      { class: 'Risk', message: 'throughoutTour', cause: 'matterport' },
    ],
  ),
  [
    'disputed need, and what the site itself stores elsewhere',
    bannerSite({
      ...traffic({ service: 'matterport', url: 'https://my.matterport.com/show', type: 'frame', states: ['none'] }),
      storage: [{ ...entry, key: 'ajs_anonymous_id', serviceId: 'segment', setBy: 'https://www.muster.test/a.js' }],
    }),
    { class: 'Hint', message: 'disputedTour' },
  ],
  [
    'only a connection',
    bannerSite(traffic({ ...player, type: 'preconnect', active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

const elsewhere = 'https://www.muster.test/haus';
const preview = { service: 'youtube', url: 'https://i.ytimg.com/vi/a/hqdefault.jpg', type: 'image', states: ['none'] } as const;
it.each([
  [
    'the player on another page',
    [preview, { ...player, pageUrl: elsewhere }],
    { message: 'beforeConsentPreview', pages: '/haus', previews: '/', previewHost: 'i.ytimg.com' },
  ],
  ['the player on the same page', [preview, player], { message: 'beforeConsent', pages: '/' }],
  [
    'a script of the player beside the picture',
    [preview, { ...player, url: 'https://www.youtube.com/iframe_api', type: 'script' }, { ...player, pageUrl: elsewhere }],
    { message: 'beforeConsent', pages: '/, /haus' },
  ],
  [
    'reduced mode on another page',
    [
      { ...preview, service: 'youtube-nocookie' },
      { ...reduced, pageUrl: elsewhere },
    ],
    { message: 'reducedModePreview', pages: '/haus', previews: '/' },
  ],
] as const)('a preview picture and %s', (_, requests, { message, ...params }) => {
  expect(judge(check, bannerSite(traffic(...requests)))).toMatchObject({ findings: [{ message, params }] });
});
