import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#lib/configuration.ts';

/**
 * Whether a request comes from the machine itself. Behind a reverse proxy on the same machine everybody comes from loopback: a
 * forwarded request is from outside.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers['forwarded'] ?? request.headers['x-real-ip'];
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return forwarded === undefined && isLoopback(address === '::1' ? '[::1]' : address);
}
