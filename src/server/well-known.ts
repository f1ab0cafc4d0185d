import type { FastifyInstance } from 'fastify';
import type { Configuration } from '#lib/configuration.ts';

/** A contact address must be looked at again at least once a year (RFC 9116). */
const validityMs = 300 * 86_400_000;

/** `/`, `/robots.txt` and `/.well-known/security.txt`. */
export function registerWellKnown(app: FastifyInstance, { operator, publicUrl }: Configuration, now: () => number = Date.now): void {
  app.get('/', async (_request, reply) => reply.redirect('/app/', 302));

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send('User-agent: *\nDisallow: /api/\n'),
  );

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(now() + validityMs).toISOString();
    const lines = [`Contact: mailto:${operator.email}`, `Expires: ${expires}`, 'Preferred-Languages: de, en'];
    const canonical = `Canonical: ${publicUrl}/.well-known/security.txt`;
    return reply.type('text/plain; charset=utf-8').send(`${[...lines, canonical].join('\n')}\n`);
  });
}
