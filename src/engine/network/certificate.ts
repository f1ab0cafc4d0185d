import type { X509Certificate } from 'node:crypto';
import type { CertificateEvidence } from '#evidence/transport.ts';

const curveBits: Record<string, number> = {
  prime256v1: 256,
  secp256k1: 256,
  secp384r1: 384,
  secp521r1: 521,
  brainpoolP256r1: 256,
  brainpoolP384r1: 384,
  brainpoolP512r1: 512,
};

function keyBitsOf(certificate: X509Certificate): number {
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
  if (asymmetricKeyDetails?.modulusLength) return asymmetricKeyDetails.modulusLength;
  if (asymmetricKeyDetails?.namedCurve) return curveBits[asymmetricKeyDetails.namedCurve] ?? 0;
  return asymmetricKeyType === 'ed25519' ? 256 : asymmetricKeyType === 'ed448' ? 456 : 0;
}

/** `DNS:a.test, DNS:*.b.test, IP Address:1.2.3.4` → the names alone. */
function altNamesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(', ')
    .map((part) => part.replace(/^(DNS|IP Address|URI|email):/, '').replace(/^"|"$/g, ''))
    .filter((part) => part !== '');
}

function attempt<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/**
 * The facts of a certificate as presented. `error` is Node's code for the failed verification (`CERT_HAS_EXPIRED`,
 * `DEPTH_ZERO_SELF_SIGNED_CERT`, `ERR_TLS_CERT_ALTNAME_INVALID` …) or null. Unreadable parts are empty, not fatal.
 */
export function describeCertificate(certificate: X509Certificate, error: string | null): CertificateEvidence {
  return {
    subject: attempt(() => certificate.subject ?? '', ''),
    issuer: attempt(() => certificate.issuer ?? '', ''),
    altNames: attempt(() => altNamesOf(certificate.subjectAltName), []),
    validFrom: attempt(() => certificate.validFromDate.toISOString(), ''),
    validTo: attempt(() => certificate.validToDate.toISOString(), ''),
    keyBits: attempt(() => keyBitsOf(certificate), 0),
    signatureAlgorithm: attempt(() => certificate.signatureAlgorithm ?? certificate.signatureAlgorithmOid, ''),
    error,
  };
}
