import { cors, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { tinyFont } from '../../tiny-font.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const sdk = new URL('./klarna.js', import.meta.url);

/** What on-site messaging leaves behind on a page that carries a placement; `origin` is that of the shop. */
export const klarnaMessaging = (origin: string): Footprint => ({
  service: 'Klarna',
  hosts: ['js.klarna.com', 'osm.klarnaservices.com', 'eu.klarnaevt.com', 'x.klarnacdn.net'],
  storage: [{ kind: 'localStorage', key: '__klarna_sdk_session', origin }],
});

/** Klarna's web SDK with on-site messaging: texts by purchase amount, a font, events; no cookies. */
export const klarnaHosts: readonly LabHost[] = [
  {
    host: 'js.klarna.com',
    address: '13.32.121.64',
    handle: ({ url }) => (url.pathname === '/web-sdk/v1/klarna.js' ? clientScript(sdk, { version: '1.38.2' }) : notFound()),
  },
  {
    host: 'osm.klarnaservices.com',
    address: '52.48.117.21',
    handle({ url, headers }) {
      if (!url.pathname.startsWith('/v2/placements/')) return notFound();
      const amount = Number(url.searchParams.get('purchase_amount') ?? 0) / 300;
      const rate = amount.toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });
      return json({ text: `3 zinsfreie Raten à ${rate} oder in 30 Tagen bezahlen.`, link: 'Mehr erfahren' }, cors(headers.origin));
    },
  },
  { host: 'eu.klarnaevt.com', address: '34.251.80.144', handle: ({ headers }) => noContent(cors(headers.origin)) },
  {
    host: 'x.klarnacdn.net',
    address: '104.18.32.77',
    handle: ({ url }) =>
      url.pathname.endsWith('.woff2')
        ? { headers: { 'content-type': 'font/woff2', 'access-control-allow-origin': '*' }, body: tinyFont }
        : notFound(),
  },
];
