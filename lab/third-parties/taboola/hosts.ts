import { cors, json, notFound, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, thirdPartyCookie } from '../../cookie.ts';
import { uuid } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const library = new URL('./loader.js', import.meta.url);
const year = lifetimes.days(365);
const offers = [
  ['Hausbesitzer sollten diesen Trick mit der Wärmepumpe kennen', 'energie-ratgeber'],
  ['Diese zehn Hunde leben am längsten', 'tierwelt heute'],
  ['Isartal: Hörgeräte-Studie sucht Teilnehmer ab 55', 'hoer-check'],
] as const;

/**
 * Taboola's feed: the loader of a publisher, recommendations from trc.taboola.com and their pictures. It reads the TC string: without
 * consent it asks and shows all the same, but knows the browser only by what the page has in its own storage.
 */
export const taboolaHosts: readonly LabHost[] = [
  {
    host: 'cdn.taboola.com',
    address: '151.101.65.44',
    handle({ url }) {
      const publisher = url.pathname.match(/^\/libtrc\/([\w-]+)\/loader\.js$/)?.[1];
      return publisher ? clientScript(library, { publisher }) : notFound();
    },
  },
  {
    host: 'trc.taboola.com',
    address: '151.101.129.44',
    handle({ url, headers, cookies }) {
      const known = url.searchParams.get('consented') === '1' && !cookies['t_gid'];
      const identity = `${uuid()}-tuctd41${Date.now().toString(16).slice(-4)}`;
      const set = ['t_gid', 't_pt_gid'].map((name) => thirdPartyCookie(name, identity, '.taboola.com', year, false));
      return json(
        {
          user: { id: identity },
          list: offers.map(([name, branding], index) => ({
            name,
            branding,
            thumbnail: `https://images.taboola.com/taboola/image/fetch/f_auto/${index}.jpg`,
          })),
        },
        { ...cors(headers.origin), ...(known && { 'set-cookie': set }) },
      );
    },
  },
  {
    host: 'images.taboola.com',
    address: '151.101.193.44',
    handle: ({ url }) =>
      svg(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 140"><rect width="240" height="140" fill="${['#7aa2c9', '#c9a27a', '#8fb58a'][Number(url.pathname.match(/(\d)\.jpg$/)?.[1] ?? 0)]}"/><circle cx="120" cy="70" r="38" fill="#fff8"/></svg>`,
      ),
  },
];

const hosts = ['cdn.taboola.com', 'trc.taboola.com', 'images.taboola.com'];
const local = (origin: string, ...keys: string[]) =>
  keys.map((key) => ({ kind: 'localStorage' as const, key: `taboola global:${key}`, origin }));

/** What the feed leaves behind without consent. */
export const taboolaFeedFootprint = (origin: string): Footprint => ({
  service: 'Taboola',
  hosts,
  storage: local(origin, 'local-storage-keys', 'session-data'),
});

/** What it leaves behind in addition with consent. */
export const taboolaUserFootprint = (origin: string, domain: string): Footprint => ({
  service: 'Taboola',
  hosts,
  cookies: [
    ...['t_gid', 't_pt_gid'].map((name) => ({ name, domain: 'taboola.com', declaredLifetimeSeconds: year })),
    { name: 'trc_cookie_storage', domain, declaredLifetimeSeconds: year },
  ],
  storage: local(origin, 'user-id'),
});
