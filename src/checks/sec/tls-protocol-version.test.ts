import { expect, it } from 'vitest';
import { hostProbe, siteHost, siteUrl, transport } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './tls-protocol-version.ts';

type Offers = Record<'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', boolean | null>;
const modern: Offers = { TLSv1: false, 'TLSv1.1': false, 'TLSv1.2': true, 'TLSv1.3': true };
const unknown: Offers = { TLSv1: null, 'TLSv1.1': null, 'TLSv1.2': null, 'TLSv1.3': null };
const failed = { reachable: false, negotiated: null, cipher: null, certificate: null };
const start = (https: object) => ({ transport: transport({ hosts: [hostProbe(siteHost, { https })] }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['TLS 1.2 and 1.3', {}, { class: 'Conform', message: 'modern' }],
  [
    'TLS 1.2 with ECDHE',
    start({ offers: { ...modern, 'TLSv1.3': false }, negotiated: 'TLSv1.2', cipher: 'ECDHE-RSA-AES128-GCM-SHA256' }),
    { class: 'Conform' },
  ],
  [
    'only TLS 1.0',
    start({ ...failed, error: 'tls-rejected', offers: { TLSv1: true, 'TLSv1.1': false, 'TLSv1.2': false, 'TLSv1.3': false } }),
    { class: 'Risk', message: 'onlyOld', cause: `https:${siteHost}`, refs: [siteUrl] },
  ],
  [
    'both old versions beside 1.2',
    start({ offers: { ...modern, TLSv1: true, 'TLSv1.1': true } }),
    { class: 'Hint', message: 'bothAccepted' },
  ],
  [
    'TLS 1.1 beside 1.2',
    start({ offers: { ...modern, 'TLSv1.1': true } }),
    { class: 'Hint', message: 'oldAccepted', cause: `tls:${siteHost}` },
  ],
  ['no forward secrecy', start({ negotiated: 'TLSv1.2', cipher: 'AES128-GCM-SHA256' }), { class: 'Hint', message: 'noForwardSecrecy' }],
  [
    'no forward secrecy, IANA name',
    start({ negotiated: 'TLSv1.2', cipher: 'TLS_RSA_WITH_AES_128_GCM_SHA256' }),
    { class: 'Hint', message: 'noForwardSecrecy' },
  ],
  ['forward secrecy, IANA name', start({ negotiated: 'TLSv1.2', cipher: 'TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256' }), { class: 'Conform' }],
  ['cipher unknown: no claim about it', start({ negotiated: 'TLSv1.2', cipher: null }), { class: 'Conform' }],
  ['old versions could not be probed', start({ offers: { ...modern, TLSv1: null } }), { class: 'NoClassification', message: 'notProbed' }],
  [
    'one old version accepted, the other not probed',
    start({ offers: { ...modern, TLSv1: null, 'TLSv1.1': true } }),
    { class: 'Hint', message: 'oldAccepted' },
  ],
  ['nothing could be probed', start({ ...failed, error: 'timeout', offers: unknown }), { class: 'NoClassification' }],
  [
    'old offered, new unknown: no risk on half the evidence',
    start({ ...failed, error: 'timeout', offers: { ...unknown, TLSv1: true } }),
    { class: 'NoClassification' },
  ],
  ['no HTTPS', start({ ...failed, error: 'connect-refused', offers: unknown }), { class: 'NotApplicable', message: 'noHttps' }],
  ['host not probed', { transport: transport({ hosts: [] }) }, { class: 'NoClassification' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
