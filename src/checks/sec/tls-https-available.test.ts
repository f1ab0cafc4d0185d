import { expect, it } from 'vitest';
import {
  applicability,
  certificate,
  gathered,
  hostProbe,
  siteDomain,
  siteFact,
  siteHost,
  siteUrl,
  transport,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import { runCheck } from '../run-checks.ts';
import check from './tls-https-available.ts';

const refused = { reachable: false, status: null, finalUrl: null, error: 'connect-refused', certificate: null } as const;
const startPage = (end: { status: number | null; failure: 'refused' | 'tls' | 'blocked-by-site' | 'redirect-loop' }) => ({
  site: siteFact({ startPage: { url: siteUrl, ...end } }),
});
const notLoaded = startPage({ failure: 'refused', status: null });
const wrongName = { certificate: certificate({ error: 'ERR_TLS_CERT_ALTNAME_INVALID' }) };
const start = (https: object, http: object = {}) => transport({ hosts: [hostProbe(siteHost, { https, http })] });
const withTwin = (https: object, http: object = {}) => transport({ hosts: [hostProbe(siteHost), hostProbe(siteDomain, { https, http })] });

const cases: [string, Partial<Facts>, Outline][] = [
  ['HTTPS on apex and www', {}, { class: 'Conform' }],
  [
    'no twin in the name system',
    { transport: transport({ hosts: [hostProbe(), hostProbe(siteDomain, { resolves: false, https: refused })] }) },
    { class: 'Conform' },
  ],
  [
    'nothing listens on 443',
    { ...notLoaded, transport: start(refused) },
    { class: 'Risk', message: 'noHttps', cause: `https:${siteHost}`, refs: [`https://${siteHost}/`] },
  ],
  [
    'every handshake aborted',
    { ...notLoaded, transport: start({ ...refused, error: 'tls-rejected' }) },
    { class: 'Risk', message: 'noHandshake' },
  ],
  ['HTTPS leads back to HTTP', { transport: start({ finalUrl: `http://${siteHost}/` }) }, { class: 'Risk', message: 'downgrade' }],
  [
    'private page without forms',
    {
      ...notLoaded,
      transport: start(refused),
      applicability: applicability({ isBusiness: false, hasForms: false, settings: { websiteType: 'privateer' } }),
    },
    { class: 'Hint', message: 'noHttps' },
  ],
  [
    'private page with a form',
    {
      ...notLoaded,
      transport: start(refused),
      applicability: applicability({ isBusiness: false, hasForms: true, settings: { websiteType: 'privateer' } }),
    },
    { class: 'Risk', message: 'noHttps' },
  ],
  [
    'only www has HTTPS',
    { transport: withTwin(refused) },
    { class: 'Hint', message: 'oneHostOnly', cause: `https:${siteDomain}`, refs: [`https://${siteDomain}/`] },
  ],
  ['the twin has a wrong certificate', { transport: withTwin(wrongName) }, { class: 'Hint', message: 'oneHostOnly' }],
  ['the twin is no web host at all', { transport: withTwin(refused, { ...refused, redirects: [] }) }, { class: 'Conform' }],
  ['the twin was too slow', { transport: withTwin({ ...refused, error: 'timeout' }) }, { class: 'Conform' }],
  [
    'only the twin has HTTPS',
    { ...notLoaded, transport: transport({ hosts: [hostProbe(siteHost, { https: refused }), hostProbe(siteDomain)] }) },
    { class: 'Hint', message: 'oneHostOnly', cause: `https:${siteHost}` },
  ],
  [
    'faulty certificate: the certificate is the problem',
    { ...startPage({ failure: 'tls', status: null }), transport: start(wrongName) },
    { class: 'Hint', message: 'certificateError', cause: `certificate:${siteHost}` },
  ],
  [
    'timeout',
    { ...notLoaded, transport: start({ ...refused, error: 'connect-timeout' }) },
    { class: 'NoClassification', message: 'unreachable' },
  ],
  [
    'host down on both ports',
    { ...notLoaded, transport: start(refused, { reachable: false, error: 'connect-refused' }) },
    { class: 'NoClassification', message: 'unreachable' },
  ],
  [
    'IPv6 only, unreachable for the scanner',
    { ...notLoaded, transport: start({ ...refused, error: 'connect-failed' }) },
    { class: 'NoClassification', message: 'unreachable' },
  ],
  [
    'bot wall for probe and browser',
    { ...startPage({ failure: 'blocked-by-site', status: 403 }), transport: start({ status: 403 }) },
    { class: 'NoClassification', message: 'blocked' },
  ],
  ['bot wall for the plain client only', { transport: start({ status: 403 }) }, { class: 'Conform' }],
  ['probe timed out, browser loaded the page', { transport: start({ ...refused, error: 'timeout' }) }, { class: 'Conform' }],
  [
    'redirect loop',
    { ...startPage({ failure: 'redirect-loop', status: 301 }), transport: start({ finalUrl: null, status: 301 }) },
    { class: 'NoClassification', message: 'notFollowed' },
  ],
  ['start host not probed', { transport: transport({ hosts: [] }) }, { class: 'NoClassification', message: 'notProbed' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['answers with a refusal', { ...startPage({ failure: 'blocked-by-site', status: 403 }), transport: start({ status: 403 }) }, 'blocked'],
  ['has no HTTPS', { ...notLoaded, transport: start(refused) }, 'noHttps'],
])('needs no knowledge of the kind of site: one that %s', (_, facts, message) => {
  const result = runCheck(check, gathered(facts, ['applicability'], 'blocked'));
  expect(result).toMatchObject(message === 'noHttps' ? { class: 'Hint', findings: [{ message }] } : { class: 'NoClassification', message });
});
