import { expect, it } from 'vitest';
import { applicability, hostProbe, pageFact, siteFact, siteHost, siteUrl, transport } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './sec-hsts.ts';

const sent = (value: string | null): Partial<Facts> => ({
  pages: [pageFact({ headers: value === null ? {} : { 'strict-transport-security': value } })],
});
const at = (url: string): Partial<Facts> => ({
  site: siteFact({ url, finalUrl: url, host: new URL(url).hostname, startPage: { url, status: 200, failure: null } }),
  pages: [pageFact({ url, headers: {} })],
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['a year', sent('max-age=31536000; includeSubDomains'), { class: 'Conform', message: 'enabled' }],
  ['180 days', sent('max-age=15552000'), { class: 'Conform' }],
  ['quoted, in any case', sent('includeSubDomains; Max-Age="63072000"'), { class: 'Conform' }],
  ['missing', sent(null), { class: 'Hint', message: 'missing', cause: `hsts:${siteHost}`, refs: [siteUrl] }],
  ...['Jimdo', 'Wix', 'Squarespace', 'Shopify', 'IONOS MyWebsite', 'HubSpot CMS'].map((system): [string, Partial<Facts>, Outline] => [
    `missing at ${system}`,
    { ...sent(null), applicability: applicability({ system }) },
    { class: 'Hint', message: 'missingHosted' },
  ]),
  [
    'missing at one’s own WordPress',
    { ...sent(null), applicability: applicability({ system: 'WordPress' }) },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'missing where nobody can set headers',
    { pages: [pageFact({ headers: { server: 'GitHub.com' } })] },
    { class: 'Hint', message: 'missingFixed' },
  ],
  [
    'missing at a network in front of such a host',
    { pages: [pageFact({ headers: { server: 'cloudflare', 'x-github-request-id': 'A1:B2' } })] },
    { class: 'Hint', message: 'missing' },
  ],
  ['too short', sent('max-age=300'), { class: 'Hint', message: 'short' }],
  ['turned off', sent('max-age=0'), { class: 'Hint', message: 'off' }],
  ['nonsense', sent('on'), { class: 'Hint', message: 'unreadable' }],
  [
    'the server’s answer to our own client counts',
    { ...sent(null), transport: transport({ hosts: [hostProbe(siteHost, { https: { hsts: 'max-age=31536000' } })] }) },
    { class: 'Conform' },
  ],
  ['preloaded ending', at('https://muster.app/'), { class: 'Conform', message: 'preloaded' }],
  ['ending that only looks like it', at('https://app.muster.test/'), { class: 'Hint', message: 'missing' }],
  ['site over HTTP', at('http://www.muster.test/'), { class: 'NotApplicable', message: 'noHttps' }],
  [
    'start page not loaded',
    {
      site: siteFact({ startPage: { url: siteUrl, status: null, failure: 'timeout' } }),
      pages: [pageFact({ failure: 'timeout', headers: {} })],
    },
    { class: 'NoClassification', message: 'notLoaded' },
  ],
  [
    'start page behind a bot wall',
    { site: siteFact({ startPage: { url: siteUrl, status: 403, failure: null } }) },
    { class: 'NoClassification' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
