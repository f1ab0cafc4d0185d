import { cors, html, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost, Seen } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A site in iubenda's console: which scripts its scan has found (part of the address → purpose), and its hosted cookie policy by language. */
export interface IubendaSite {
  policyId: number;
  autoblocking: Readonly<Record<string, number>>;
}

/** Sites by `siteId`; hosted cookie policies by the id of the policy. */
export const iubendaSites: Publications<IubendaSite> = publications('iubenda site');
export const iubendaPolicies: Publications<string> = publications('iubenda policy');

const file = (name: string) => new URL(name, import.meta.url);
const library = [file('./words.js'), file('./preferences.js'), file('./cs.js')];

/** iubenda Privacy Controls and Cookie Solution: autoblocking, banner, counter of hits, log of consents, hosted policies. */
export const iubendaHosts: readonly LabHost[] = [
  {
    host: 'cs.iubenda.com',
    address: '108.138.36.21',
    handle({ url }) {
      const id = /^\/autoblocking\/(\d+)\.js$/.exec(url.pathname)?.[1];
      const site = id && iubendaSites.find(id);
      return site ? clientScript(file('./autoblocking.js'), { id, ...site }) : notFound();
    },
  },
  {
    host: 'cdn.iubenda.com',
    address: '108.138.36.64',
    handle: ({ url }) => (url.pathname === '/cs/iubenda_cs.js' ? clientScript(library) : notFound()),
  },
  { host: 'hits-i.iubenda.com', address: '63.32.185.40', handle: ({ headers }) => noContent(cors(headers.origin)) },
  { host: 'idb.iubenda.com', address: '34.248.72.110', handle: ({ headers }) => json({ ok: true }, cors(headers.origin)) },
  {
    host: 'www.iubenda.com',
    address: '99.81.112.30',
    handle({ url }) {
      const policy = iubendaPolicies.find(/^\/privacy-policy\/(\d+)\/cookie-policy$/.exec(url.pathname)?.[1] ?? '');
      return policy ? html(policy) : notFound();
    },
  },
];

const decided: Seen = ['reject', 'accept'];

/** What the banner leaves on the pages of `domain`. */
export const iubendaFootprint = (domain: string, policyId: number): [Footprint, Seen][] => [
  [{ service: 'iubenda', hosts: ['cs.iubenda.com', 'cdn.iubenda.com', 'hits-i.iubenda.com'] }, ['none', ...decided]],
  [
    {
      service: null,
      hosts: ['idb.iubenda.com'],
      cookies: [{ name: `_iub_cs-${policyId}`, domain, declaredLifetimeSeconds: lifetimes.days(365) }],
    },
    decided,
  ],
];
