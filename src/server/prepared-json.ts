import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const decompress = promisify(gunzip);

/** A body that was validated, written and gzipped when it was stored: it is sent as it lies there. */
export class PreparedJson {
  readonly gzipped: Buffer;
  constructor(gzipped: Buffer) {
    this.gzipped = gzipped;
  }
}

/** Sends a prepared body. */
export async function sendPrepared(request: FastifyRequest, reply: FastifyReply, { gzipped }: PreparedJson): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8').serializer((body: unknown) => body as string);
  return sendGzipped(request, reply, gzipped);
}

/** Sends what lies there gzipped, unpacked for the few clients that do not take gzip. */
export async function sendGzipped(request: FastifyRequest, reply: FastifyReply, gzipped: Buffer): Promise<FastifyReply> {
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await decompress(gzipped));
  return reply.header('content-encoding', 'gzip').send(gzipped);
}
