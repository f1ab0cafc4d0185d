import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { localeSchema } from '#contract/vocabulary.ts';
import type { Database } from '#db/database.ts';
import { findMail, newestMails } from '#db/queries/mails.ts';
import { type Configuration, isLoopback } from '#lib/configuration.ts';
import { isFromThisMachine } from '../local-request.ts';
import { requestLocale } from '../request-locale.ts';
import { contentSecurityPolicyWith } from '../security-headers.ts';
import { framedMail, type OutboxFrame, renderOutbox, renderOutboxMail } from './render-outbox.ts';

const listed = 100;

/**
 * A mail's document brings its own styles and nothing else; `sandbox` makes it a stranger here even when it is opened by itself
 * (docs/decisions/0014).
 */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: unknown } }>;

/** `/outbox`: the mails of the evaluation mode, readable on the machine itself. Everywhere else there is no such page. */
export function registerOutbox(app: FastifyInstance, db: Database, { product, publicUrl, smtpUrl }: Configuration): void {
  const styles = readFileSync(join(import.meta.dirname, 'outbox.css'), 'utf8');
  const frameOf = (request: Asked): OutboxFrame => {
    const asked = localeSchema.safeParse(request.query.locale);
    const locale = asked.success ? asked.data : requestLocale(request.headers['accept-language']);
    return { locale, product, publicUrl, sends: smtpUrl !== null };
  };
  const mailOf = async ({ params }: Asked) => (z.uuid().safeParse(params.id).success ? findMail(db, params.id) : null);
  const send = (reply: FastifyReply, page: string, policy: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-security-policy': policy })
      .send(page);
  const pagePolicy = contentSecurityPolicyWith("frame-src 'self'");

  void app.register(async (outbox) => {
    // A name that somebody else lets point to this machine is not ours: its pages must not read here.
    outbox.addHook('onRequest', async (request, reply) => {
      if (!isFromThisMachine(request) || !isLoopback(request.hostname)) return reply.callNotFound();
    });
    outbox.get('/outbox', async (request: Asked, reply) =>
      send(reply, renderOutbox(await newestMails(db, listed), frameOf(request)), pagePolicy),
    );
    outbox.get('/outbox/:id', async (request: Asked, reply) => {
      const mail = await mailOf(request);
      return mail ? send(reply, renderOutboxMail(mail, frameOf(request)), pagePolicy) : reply.callNotFound();
    });
    outbox.get('/outbox/:id/html', async (request: Asked, reply) => {
      const mail = await mailOf(request);
      if (!mail) return reply.callNotFound();
      return send(reply.header('x-frame-options', 'SAMEORIGIN'), framedMail(mail), mailPolicy);
    });
    outbox.get('/outbox.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
    );
  });
}
