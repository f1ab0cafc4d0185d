import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { TlsOptions } from 'node:tls';
import { createCertificateAuthority, type IssuedCertificate, selfSignedCertificate } from '#lab/certificate-authority.ts';
import { type Cleanup, listen } from './loopback.ts';

/** The authority that probes under test trust. */
export const authority = createCertificateAuthority('Test Root');

const dayMs = 86_400_000;

/** Certificates for `shop.test` and `www.shop.test`, good and faulty. */
export const certificates: Record<'good' | 'expired' | 'selfSigned' | 'wrongHost', IssuedCertificate> = {
  good: authority.issue(['shop.test', 'www.shop.test']),
  expired: authority.issue(['shop.test'], { notBefore: new Date(Date.now() - 90 * dayMs), notAfter: new Date(Date.now() - dayMs) }),
  selfSigned: selfSignedCertificate('shop.test'),
  wrongHost: authority.issue(['other.test']),
};

/** An https site on loopback with one of the certificates. Gives its port. */
export function listenTls(
  cleanup: Cleanup,
  answer: RequestListener,
  certificate: keyof typeof certificates = 'good',
  options: TlsOptions = {},
): Promise<number> {
  const { key, chain } = certificates[certificate];
  const server = createServer({ key, cert: chain, ...options }, answer);
  server.on('tlsClientError', () => {});
  return listen(cleanup, server);
}
