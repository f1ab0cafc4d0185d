import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { localeSchema } from '#contract/vocabulary.ts';
import type { Configuration } from '#lib/configuration.ts';
import { openApiDocument } from '../openapi.ts';
import { requestLocale } from '../request-locale.ts';
import { renderApiPage } from './render-api-page.ts';

/** The API's own description: for programs at `/api/openapi.json`, for people at `/api/docs`. Made once, at the start. */
export function registerApiPages(app: FastifyInstance, { product, publicUrl }: Configuration): void {
  const document = openApiDocument({ product, publicUrl });
  const json = JSON.stringify(document);
  const pages = { de: renderApiPage(document, product, 'de'), en: renderApiPage(document, product, 'en') };
  const styles = readFileSync(join(import.meta.dirname, 'api-page.css'), 'utf8');

  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json),
  );

  app.get<{ Querystring: { locale?: unknown } }>('/api/docs', async (request, reply) => {
    const asked = localeSchema.safeParse(request.query.locale);
    const locale = asked.success ? asked.data : requestLocale(request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-language': locale, vary: 'accept-language' })
      .send(pages[locale]);
  });

  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
  );
}
