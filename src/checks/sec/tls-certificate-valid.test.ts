import { expect, it } from 'vitest';
import { certificate, hostProbe, siteFact, siteHost, siteUrl, transport } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './tls-certificate-valid.ts';

const presented = (part: Parameters<typeof certificate>[0]) => ({ transport: transport({ certificate: certificate(part) }) });
const startPage = (end: { status: number | null; failure: 'refused' | 'tls' | 'blocked-by-site' | 'redirect-loop' }) => ({
  site: siteFact({ startPage: { url: siteUrl, ...end } }),
});
const notLoaded = startPage({ failure: 'tls', status: null });
const none = (error: string, http: object = {}) => ({
  transport: transport({
    hosts: [hostProbe(siteHost, { https: { reachable: false, status: null, finalUrl: null, error, certificate: null }, http })],
  }),
});

// The factory site is scanned on 2026-11-21 at 09:00 UTC.
const cases: [string, Partial<Facts>, Outline][] = [
  ['60 days left', {}, { class: 'Conform', message: 'valid' }],
  ['15 days left of 90', presented({ validTo: '2026-12-06T10:00:00.000Z' }), { class: 'Conform' }],
  [
    '14 days left of 90',
    presented({ validTo: '2026-12-05T10:00:00.000Z', validFrom: '2026-09-06T10:00:00.000Z' }),
    { class: 'Hint', message: 'expiresSoon', cause: `certificate:${siteHost}`, refs: [siteUrl] },
  ],
  [
    '1 day left',
    presented({ validTo: '2026-11-22T10:00:00.000Z', validFrom: '2026-09-06T10:00:00.000Z' }),
    { class: 'Hint', message: 'expiresNow' },
  ],
  [
    'lifetime of 47 days, 8 left',
    presented({ validFrom: '2026-10-13T10:00:00.000Z', validTo: '2026-11-29T10:00:00.000Z' }),
    { class: 'Conform' },
  ],
  [
    'lifetime of 47 days, 7 left',
    presented({ validFrom: '2026-10-12T10:00:00.000Z', validTo: '2026-11-28T10:00:00.000Z' }),
    { class: 'Hint' },
  ],
  [
    'lifetime of 6 days, 4 left',
    presented({ validFrom: '2026-11-19T10:00:00.000Z', validTo: '2026-11-25T12:00:00.000Z' }),
    { class: 'Conform' },
  ],
  ['expired by code', { ...presented({ error: 'CERT_HAS_EXPIRED' }), ...notLoaded }, { class: 'Risk', message: 'expired' }],
  ['expired by date', presented({ validTo: '2026-11-20T10:00:00.000Z' }), { class: 'Risk', message: 'expired' }],
  ['not valid yet', presented({ validFrom: '2026-11-22T00:00:00.000Z' }), { class: 'Risk', message: 'notYetValid' }],
  ['self-signed', { ...presented({ error: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), ...notLoaded }, { class: 'Risk', message: 'selfSigned' }],
  ['wrong host', { ...presented({ error: 'ERR_TLS_CERT_ALTNAME_INVALID' }), ...notLoaded }, { class: 'Risk', message: 'wrongHost' }],
  [
    'untrusted chain',
    { ...presented({ error: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }), ...notLoaded },
    { class: 'Risk', message: 'untrusted' },
  ],
  [
    'incomplete chain that the browser repaired',
    presented({ error: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }),
    { class: 'Hint', message: 'incompleteChain' },
  ],
  ['revoked', { ...presented({ error: 'CERT_REVOKED' }), ...notLoaded }, { class: 'Risk', message: 'untrusted' }],
  ['SHA-1', presented({ signatureAlgorithm: 'sha1WithRSAEncryption' }), { class: 'Hint', message: 'weak' }],
  ['RSA with 1024 bits', presented({ keyBits: 1024 }), { class: 'Hint', message: 'weak' }],
  ['elliptic curve with 256 bits', presented({ keyBits: 256, signatureAlgorithm: 'ecdsa-with-SHA256' }), { class: 'Conform' }],
  [
    'inspection proxy on the way',
    { ...presented({ error: 'SELF_SIGNED_CERT_IN_CHAIN', issuer: 'O=Zscaler Inc., CN=Zscaler Root CA' }), ...notLoaded },
    { class: 'NoClassification', message: 'intercepted' },
  ],
  ['handshake aborted', { ...none('tls-reset'), ...notLoaded }, { class: 'NoClassification', message: 'aborted' }],
  ['dates not readable', presented({ validTo: '' }), { class: 'NoClassification', message: 'unreadable' }],
  ['no HTTPS', { ...none('connect-refused'), ...notLoaded }, { class: 'NotApplicable', message: 'noHttps' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
