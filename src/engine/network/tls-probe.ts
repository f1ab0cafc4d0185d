import { constants } from 'node:crypto';
import { isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect, rootCertificates, type SecureVersion, type TLSSocket } from 'node:tls';
import type { CertificateEvidence } from '#evidence/transport.ts';
import { describeCertificate } from './certificate.ts';
import { type GatewayAccess, openTunnel } from './tunnel-client.ts';

/** What one handshake negotiated. */
export interface TlsFacts {
  protocol: string;
  cipher: string;
  forwardSecrecy: boolean;
  certificate: CertificateEvidence | null;
  /** Node's code when the certificate does not verify, else null. The handshake is completed all the same. */
  verificationError: string | null;
}

/** A handshake that failed: `rejected` by the server, `reset`, `timeout`, `unsupported` by ourselves, or the gateway's reason. */
export type TlsFailure = { ok: false; reason: string; code: string | null };

/** How a handshake is offered. */
export interface HandshakeOptions {
  host: string;
  minVersion?: SecureVersion;
  maxVersion?: SecureVersion;
  /** PEM of a further authority, beside the public ones. */
  ca?: string | null;
}

/** Codes with which our own OpenSSL declines an offer: the server was never asked. */
const ownRefusals = new Set(['ERR_SSL_NO_PROTOCOLS_AVAILABLE', 'ERR_SSL_NO_CIPHERS_AVAILABLE', 'ERR_TLS_PROTOCOL_VERSION_CONFLICT']);

function optionsOf(options: HandshakeOptions, socket: Socket): ConnectionOptions {
  const { host, minVersion, maxVersion, ca } = options;
  const pinned = minVersion !== undefined && minVersion === maxVersion;
  return {
    socket,
    servername: isIP(host) ? '' : host.replace(/\.$/, ''),
    host,
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
    ...(minVersion ? { minVersion } : {}),
    ...(maxVersion ? { maxVersion } : {}),
    // A pinned version asks what the server offers, not what is safe. OpenSSL 3 keeps TLS 1.0, TLS 1.1 and short keys behind
    // security level 0, and refuses servers without RFC 5746 unless told otherwise: either would look like a refusal of theirs.
    ...(pinned ? { ciphers: 'DEFAULT@SECLEVEL=0', secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT } : {}),
    ...(ca ? { ca: pinned ? [ca] : [...rootCertificates, ca] } : {}),
  };
}

function reasonOf(code: string): string {
  if (ownRefusals.has(code)) return 'unsupported';
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'reset';
  return code.startsWith('ERR_SSL') || code === 'EPROTO' ? 'rejected' : 'failed';
}

/** Node gives the code as a string, as an error, or not at all, depending on who found the fault. */
function verificationErrorOf(socket: TLSSocket): string | null {
  const error: unknown = socket.authorizationError;
  if (socket.authorized || !error) return null;
  return typeof error === 'string' ? error : ((error as NodeJS.ErrnoException).code ?? 'UNVERIFIED');
}

function factsOf(socket: TLSSocket): TlsFacts {
  const protocol = socket.getProtocol() ?? '';
  const cipher = socket.getCipher()?.name ?? '';
  const verificationError = verificationErrorOf(socket);
  const peer = socket.getPeerX509Certificate();
  return {
    protocol,
    cipher,
    forwardSecrecy: protocol === 'TLSv1.3' || /^(EC)?DHE-/.test(cipher),
    certificate: peer ? describeCertificate(peer, verificationError) : null,
    verificationError,
  };
}

/** Completes a TLS handshake on an open socket, whatever the certificate; the caller judges the facts. Never rejects. */
export function handshake(
  socket: Socket,
  options: HandshakeOptions,
  signal: AbortSignal,
): Promise<{ ok: true; socket: TLSSocket; facts: TlsFacts } | TlsFailure> {
  return new Promise((resolve) => {
    const fail = (reason: string, code: string | null) => {
      socket.destroy();
      resolve({ ok: false, reason, code });
    };
    if (signal.aborted) return fail('timeout', null);
    try {
      const secure = connect(optionsOf(options, socket));
      const giveUp = () => {
        secure.destroy();
        fail('timeout', null);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      secure.on('error', (error: NodeJS.ErrnoException) => fail(reasonOf(error.code ?? ''), error.code ?? null));
      secure.once('close', () => fail('reset', null));
      secure.once('secureConnect', () => {
        signal.removeEventListener('abort', giveUp);
        resolve({ ok: true, socket: secure, facts: factsOf(secure) });
      });
    } catch (error) {
      fail('unsupported', (error as NodeJS.ErrnoException).code ?? null);
    }
  });
}

/** One handshake through the gateway, closed again at once. Never rejects. */
export async function tlsProbe(
  options: HandshakeOptions & { gateway: GatewayAccess; port?: number; signal: AbortSignal },
): Promise<({ ok: true } & TlsFacts) | TlsFailure> {
  const tunnel = await openTunnel(options.gateway, options.host, options.port ?? 443, options.signal);
  if (!tunnel.ok) return { ...tunnel, code: null };
  const result = await handshake(tunnel.socket, options, options.signal);
  if (!result.ok) return result;
  result.socket.destroy();
  return { ok: true, ...result.facts };
}
