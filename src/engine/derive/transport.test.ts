import { expect, it } from 'vitest';
import type { CertificateEvidence, TransportEvidence } from '#evidence/transport.ts';
import { gathered, missing } from '../../../test/factories/evidence.ts';
import { deriveTransport } from './transport.ts';

const certificate: CertificateEvidence = {
  subject: 'www.muster.test',
  issuer: 'Lab',
  altNames: [],
  validFrom: '',
  validTo: '',
  keyBits: 2048,
  signatureAlgorithm: 'sha256',
  error: null,
};
const probed = (host: string, presented: CertificateEvidence | null): TransportEvidence['hosts'][number] => ({
  host,
  resolves: true,
  https: {
    reachable: true,
    status: 200,
    finalUrl: null,
    error: null,
    negotiated: 'TLSv1.3',
    cipher: null,
    certificate: presented,
    offers: { TLSv1: false, 'TLSv1.1': false, 'TLSv1.2': true, 'TLSv1.3': true },
    hsts: null,
  },
  http: { reachable: true, status: 301, finalUrl: null, redirects: [], error: null, setsCookie: false },
});

it('takes the certificate of the host the visitor ends on', () => {
  const transport = gathered({ hosts: [probed('muster.test', null), probed('WWW.muster.test', certificate)] });
  expect(deriveTransport(transport, 'www.muster.test')).toMatchObject({ ok: true, data: { startHost: 'www.muster.test', certificate } });
  expect(deriveTransport(transport, 'other.test')).toMatchObject({ ok: true, data: { certificate: null } });
  expect(deriveTransport(missing, 'www.muster.test')).toEqual(missing);
});
