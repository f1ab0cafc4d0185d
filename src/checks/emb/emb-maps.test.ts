import { expect, it } from 'vitest';
import { banner, judge, legalPage, link, noLegalPage, pageFact, siteUrl, toggle } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './emb-maps.ts';

const map: Call = { service: 'google-maps', url: 'https://maps.googleapis.com/maps/api/js', states: ['none'] };
const tile: Call = {
  service: 'openstreetmap',
  url: 'https://tile.openstreetmap.org/1/1/1.png',
  type: 'image',
  states: ['none'],
  active: false,
};
const told = legalPage({ kind: 'privacy', text: `${privacyText}\nDie Karte stammt von OpenStreetMap.` });

const asking = (label: string, disabled = false): Facts['banner'] => ({
  banner: banner({ toggles: [toggle({ label, disabled })] }),
  cmpName: null,
  cmpLoaded: null,
  payOrConsent: false,
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['no map', bannerSite(), { class: 'Conform' }],
  [
    'link to a route planner',
    bannerSite({ pages: [pageFact({ links: [link({ href: 'https://www.google.com/maps/dir/' })] })] }),
    { class: 'Conform' },
  ],
  ['before the choice', bannerSite(traffic(map)), { class: 'Risk', message: 'beforeConsent', cause: 'google-maps', refs: ['r1'] }],
  [
    'a picture of a map',
    bannerSite(traffic({ ...map, url: 'https://maps.googleapis.com/maps/api/staticmap?center=a', type: 'image' })),
    { class: 'Risk', message: 'beforeConsentImage' },
  ],
  [
    'a picture beside the script of the map',
    bannerSite(traffic(map, { ...map, url: 'https://maps.googleapis.com/maps/vt?pb=a', type: 'image' })),
    { class: 'Risk', message: 'beforeConsent' },
  ],
  [
    'another map whose need is disputed is told beside it',
    bannerSite(traffic(map, tile)),
    { class: 'Risk', messages: ['beforeConsent', 'notMentioned'] },
  ],
  ['after rejecting', bannerSite(traffic({ ...map, states: ['reject'] })), { class: 'Risk', message: 'afterReject' }],
  ['in both states', bannerSite(traffic({ ...map, states: ['none', 'reject'] })), { class: 'Risk', message: 'throughout' }],
  ['after accepting', bannerSite(traffic({ ...map, states: ['accept'] })), { class: 'Conform' }],
  [
    'fonts of the map are the map’s',
    bannerSite(
      traffic(map, {
        service: 'google-fonts',
        url: 'https://fonts.googleapis.com/css',
        states: ['none'],
        parentId: 'r1',
        embeddedBy: 'google-maps',
      }),
    ),
    { class: 'Risk', messages: ['beforeConsent'], refs: ['r1', 'r2'] },
  ],
  ['OpenStreetMap, not named in the notice', bannerSite(traffic(tile)), { class: 'Hint', message: 'notMentioned', cause: 'openstreetmap' }],
  [
    'OpenStreetMap in a frame with scripts of its own',
    bannerSite(traffic({ ...tile, url: 'https://umap.openstreetmap.de/de/map/1', type: 'frame' }, tile)),
    { class: 'Hint', message: 'notMentionedMap', cause: 'openstreetmap' },
  ],
  [
    'OpenStreetMap, no notice',
    bannerSite({ ...traffic(tile), privacy: noLegalPage('privacy') }),
    { class: 'Hint', message: 'notMentioned' },
  ],
  [
    'OpenStreetMap, named in the notice, and to be chosen in the banner',
    bannerSite({ ...traffic(tile), privacy: told, banner: asking('Karten: OpenStreetMap') }),
    { class: 'Hint', message: 'askedFor' },
  ],
  [
    'OpenStreetMap, named in the notice, under what is necessary in the banner',
    bannerSite({ ...traffic(tile), privacy: told, banner: asking('Karten: OpenStreetMap', true) }),
    { class: 'Conform' },
  ],
  ['OpenStreetMap, named in the notice', bannerSite({ ...traffic(tile), privacy: told }), { class: 'Conform', message: 'told' }],
  [
    'uMap, beside OpenStreetMap of its foundation in the notice',
    bannerSite({
      ...traffic({ ...tile, service: 'umap-de', url: 'https://umap.openstreetmap.de/de/map/1', type: 'frame' }),
      privacy: legalPage({ kind: 'privacy', text: `${privacyText} Erst nach Ihrem Klick laden wir Karten der OpenStreetMap Foundation.` }),
    }),
    { class: 'Hint', message: 'notMentionedMap', cause: 'umap-de' },
  ],
  [
    'uMap, named as OpenStreetMap in the notice',
    bannerSite({
      ...traffic({ ...tile, service: 'umap-de', url: 'https://umap.openstreetmap.de/de/map/1', type: 'frame' }),
      privacy: told,
    }),
    { class: 'Conform' },
  ],
  [
    'OpenStreetMap, notice not readable',
    bannerSite({ ...traffic(tile), privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  [
    'disputed need',
    bannerSite(traffic({ service: 'maptiler', url: 'https://api.maptiler.com/maps/a.json', states: ['none'] })),
    { class: 'Hint', message: 'disputed' },
  ],
  ['only a connection', bannerSite(traffic({ ...map, type: 'preconnect', active: false })), { class: 'Hint', message: 'connectionOnly' }],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it('names the page on which the map loads', () => {
  const result = judge(check, bannerSite(traffic({ ...map, pageUrl: `${siteUrl}laden` })));
  expect('findings' in result && result.findings[0]?.params).toMatchObject({ pages: '/laden' });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
