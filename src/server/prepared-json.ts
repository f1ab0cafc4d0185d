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

/** Sends a prepared body, unpacked for the few clients that do not take gzip. */
export async function sendPrepared(request: FastifyRequest, reply: FastifyReply, { gzipped }: PreparedJson): Promise<FastifyReply> {
  reply
    .type('application/json; charset=utf-8')
    .header('vary', 'accept-encoding')
    .serializer((body: unknown) => body as string);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await decompress(gzipped));
  return reply.header('content-encoding', 'gzip').send(gzipped);
}
