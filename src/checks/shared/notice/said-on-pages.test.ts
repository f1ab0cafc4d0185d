import { expect, it } from 'vitest';
import { banner, legalPage, pageFact, siteFact, siteUrl } from '../../../../test/factories/facts.ts';
import { traffic } from '../../../../test/factories/traffic.ts';
import { announcedUnnamed, untrueBeside } from './said-on-pages.ts';

const picture = (pageUrl: string) =>
  traffic({ service: 'youtube', url: 'https://i.ytimg.com/vi/abc/hqdefault.jpg', type: 'image', pageUrl, states: ['none', 'reject'] });
const nothing = { requests: [], services: [], cookies: [], banner: null, site: siteFact() };
const privacy = (text: string) => legalPage({ kind: 'privacy', text });
const film = 'Der Film startet erst, wenn Sie auf das Bild klicken. Vorher werden keine Daten an YouTube übertragen.';

it('holds what stands beside a film against what loads on that page', () => {
  const pages = [pageFact({ url: siteUrl, text: film })];
  const [finding] = untrueBeside({ ...nothing, ...picture(siteUrl), pages, privacy: privacy('') });
  expect(finding).toMatchObject({ message: 'untrueBeside', cause: 'youtube', params: { path: '/', seen: 'i.ytimg.com' } });
});

it.each([
  ['the picture loads on another page', film, `${siteUrl}film`, null],
  ['the page promises nothing', 'Unser Film auf YouTube. Klicken Sie, dann wird er geladen.', siteUrl, null],
  ['the banner says it', film, siteUrl, banner({ text: film })],
])('finds nothing untrue where %s', (_, text, loadsOn, asked) => {
  const pages = [pageFact({ url: siteUrl, text })];
  expect(untrueBeside({ ...nothing, ...picture(loadsOn), pages, privacy: privacy(''), banner: asked })).toEqual([]);
});

const map = 'Mit dem Klick wird eine Karte von OpenStreetMap geladen. Dabei erfährt die OpenStreetMap Foundation Ihre IP-Adresse.';
const besuch = [pageFact({ url: `${siteUrl}besuch`, text: map })];
const maps = { used: [{ serviceId: 'google-maps', quote: 'Wir nutzen Google Maps.' }], notUsed: [], complete: true };

it('finds a service that only a placeholder names', () => {
  const [finding, ...others] = announcedUnnamed({ ...nothing, pages: besuch, privacy: privacy('Wir nutzen keine Karten.') });
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ message: 'announced', cause: 'openstreetmap', params: { path: '/besuch' } });
});

it('tells what the notice describes in its place', () => {
  const read = { ...nothing, pages: besuch, privacy: privacy('Wir nutzen Google Maps.'), noticeServices: maps };
  expect(announcedUnnamed(read)).toMatchObject([{ message: 'announcedBeside', params: { sister: 'Google Maps' } }]);
});

it.each([
  ['the notice names it', besuch, 'Die Karte kommt von OpenStreetMap.', []],
  ['it was seen', besuch, '', ['openstreetmap']],
  ['no click loads it', [pageFact({ text: 'Unser Standort auf OpenStreetMap: Folgen Sie dem Link.' })], '', []],
  ['it stands in the notice alone', [pageFact({ url: privacy('').url ?? '', kind: 'privacy', text: map })], '', []],
])('finds no service of a placeholder where %s', (_, pages, notice, seen) => {
  const services = seen.flatMap((id) => traffic({ service: id, url: 'https://tile.openstreetmap.org/1/2/3.png' }).services);
  expect(announcedUnnamed({ ...nothing, pages, services, privacy: privacy(notice) })).toEqual([]);
});
