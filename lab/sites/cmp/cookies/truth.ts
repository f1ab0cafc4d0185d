import { lifetimes } from '../../../cookie.ts';
import { always } from '../../../third-parties/footprints.ts';
import type { SiteTruth } from '../../../types.ts';
import { ordinaryLegal } from '../ordinary-site.ts';

const host = 'www.museum-krumbeck.test';
const origin = `https://${host}`;
const frame = 'https://frame.kachel-dienst.test';
const cookie = (
  name: string,
  domain: string,
  declaredLifetimeSeconds: number | null,
  more: Partial<SiteTruth['cookies'][number]> = {},
) => ({
  name,
  domain,
  states: always,
  declaredLifetimeSeconds,
  ...more,
});

/** One thing for each way of storing. Names are known to nobody and values identify nobody: nothing to find, much to list. */
export const truth: SiteTruth = {
  thirdParties: { 'frame.kachel-dienst.test': always, 'weiter.sprung-dienst.test': always },
  cookies: [
    cookie('sitzung', host, null),
    cookie('merker', host, lifetimes.years(2)),
    cookie('ansicht', host, lifetimes.days(30), { setBy: '/assets/museum.js' }),
    cookie('schrift', host, lifetimes.days(60), { setBy: '/assets/museum.js' }),
    // Gone before anybody can look into the jar.
    cookie('fluechtig', host, 3600, { setBy: '/assets/museum.js' }),
    cookie('spaeter', host, lifetimes.days(1)),
    cookie('werkstatt', host, lifetimes.days(1)),
    cookie('unsicher', host, lifetimes.days(10), { blocked: true }),
    cookie('__Host-sprache', 'museum-krumbeck.test', lifetimes.days(10), { blocked: true }),
    cookie('kachel', 'frame.kachel-dienst.test', lifetimes.days(7)),
    cookie('sprung', 'sprung-dienst.test', lifetimes.days(5)),
  ],
  storage: [
    { kind: 'localStorage', key: 'museum.filter', origin, states: always },
    { kind: 'sessionStorage', key: 'museum.start', origin, states: always },
    { kind: 'indexedDB', key: 'museum-katalog', origin, states: always },
    { kind: 'cacheStorage', key: 'museum-seiten', origin, states: always },
    { kind: 'serviceWorker', key: `${origin}/`, origin, states: always },
    { kind: 'localStorage', key: 'kachel.groesse', origin: frame, states: always },
    { kind: 'sessionStorage', key: 'kachel.zoom', origin: frame, states: always },
    { kind: 'indexedDB', key: 'kachel-karten', origin: frame, states: always },
    { kind: 'cacheStorage', key: 'kachel-bilder', origin: frame, states: always },
    { kind: 'serviceWorker', key: `${frame}/`, origin: frame, states: always },
  ],
  banner: null,
  withdrawal: false,
  legal: ordinaryLegal,
  services: {},
  findings: {
    'sec-headers': 'Hint',
    'ck-lifetime': 'Hint',
    'emb-hidden-thirdparties': 'Hint',
  },
};
