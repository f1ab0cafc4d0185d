import { cors, css, noContent, notFound, script, svg } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost, Seen } from '../../types.ts';
import { always, decided, type Footprint, onAccept } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A site in Squarespace's networks: style sheet and pictures by the last part of their address. */
export interface SquarespaceSite {
  css: string;
  pictures: Record<string, string>;
}

/** Sites by their website id. */
export const squarespaceSites: Publications<SquarespaceSite> = publications('Squarespace site');

const bundles = ['context.js', 'consent.js', 'blocks.js'].map((name) => new URL(name, import.meta.url));
const open = { 'access-control-allow-origin': '*', server: 'Squarespace' };

/** Squarespace's networks: scripts, style sheets, pictures, definitions of components, and the collector of loading times. */
export const squarespaceHosts: readonly LabHost[] = [
  {
    host: 'assets.squarespace.com',
    address: '151.101.64.238',
    handle({ url }) {
      if (/\/scripts-compressed\/common-[\w.-]+\.js$/.test(url.pathname)) return clientScript(bundles, {}, open);
      if (url.pathname.endsWith('.js')) return script('(self.webpackChunkwebsite=self.webpackChunkwebsite||[]).push([[0],{}]);', open);
      return url.pathname.endsWith('.css') ? css('.sqs-block{position:relative}.sqs-block-content{outline:none}', open) : notFound();
    },
  },
  {
    host: 'static1.squarespace.com',
    address: '151.101.64.237',
    handle({ url }) {
      if (url.pathname.startsWith('/static/vta/')) return script('"use strict";', open);
      const site = squarespaceSites.find(url.pathname.split('/')[3] ?? '');
      return site && url.pathname.endsWith('/site.css') ? css(site.css, open) : notFound();
    },
  },
  {
    host: 'images.squarespace-cdn.com',
    address: '151.101.0.238',
    handle({ url }) {
      const parts = url.pathname.split('/');
      const picture = squarespaceSites.find(parts[3] ?? '')?.pictures[parts.at(-1) ?? ''];
      return picture ? svg(picture, open) : notFound();
    },
  },
  {
    host: 'definitions.sqspcdn.com',
    address: '151.101.128.238',
    handle: ({ url }) => (url.pathname.endsWith('.css') ? css('', open) : script('"use strict";', open)),
  },
  {
    host: 'performance.squarespace.com',
    address: '35.186.236.0',
    handle: ({ headers }) => noContent({ ...cors(headers.origin), 'access-control-allow-headers': 'content-type' }),
  },
];

const cookie = (name: string, domain: string, declaredLifetimeSeconds: number | null) => ({ name, domain, declaredLifetimeSeconds });

/** What the platform leaves on a site at `host` that restricts its measuring to visitors who agree. */
export const squarespaceFootprints = (host: string): [Footprint, Seen][] => [
  [
    {
      service: 'Squarespace',
      hosts: [
        'assets.squarespace.com',
        'static1.squarespace.com',
        'images.squarespace-cdn.com',
        'definitions.sqspcdn.com',
        'performance.squarespace.com',
      ],
      cookies: [cookie('crumb', host, null)],
    },
    always,
  ],
  [
    {
      service: null,
      hosts: [],
      cookies: ['ss_cookieAllowed', 'ss_performanceCookiesAllowed', 'ss_marketingCookiesAllowed'].map((name) =>
        cookie(name, host, lifetimes.days(30)),
      ),
    },
    decided,
  ],
  [
    {
      service: 'Squarespace Analytics',
      hosts: [],
      cookies: [
        cookie('ss_cid', host, lifetimes.years(2)),
        cookie('ss_cvr', host, lifetimes.years(2)),
        cookie('ss_cvt', host, lifetimes.minutes(30)),
      ],
    },
    onAccept,
  ],
];
