import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type Locale, localeSchema } from '#contract/vocabulary.ts';
import type { Configuration } from '#lib/configuration.ts';
import { checkCatalogue } from '#report/catalogue/check-catalogue.ts';
import { type Api, defineRoute } from '../define-route.ts';
import { PreparedJson, sendGzipped } from '../prepared-json.ts';
import { requestLocale } from '../request-locale.ts';
import { renderCheckPage } from './render-check-page.ts';

/** An hour: the checks change with a release only, and nothing in them is about the one who asks. */
const cacheControl = 'public, max-age=3600';

/** The checks for programs. Made once, at the start. */
export function registerCheckRoutes(api: Api): void {
  const answer = new PreparedJson(gzipSync(JSON.stringify(checkCatalogue()), { level: 9 }));
  defineRoute(api, 'checkCatalogue', async ({ reply }) => {
    reply.header('cache-control', cacheControl);
    return answer;
  });
}

/** The checks for people, at `/checks`. Made once, at the start. */
export function registerCheckPage(app: FastifyInstance, { product }: Pick<Configuration, 'product'>): void {
  const catalogue = checkCatalogue();
  const page = (locale: Locale) => gzipSync(renderCheckPage(catalogue, product, locale), { level: 9 });
  const pages = { de: page('de'), en: page('en') };
  app.get<{ Querystring: { locale?: unknown } }>('/checks', async (request, reply) => {
    const asked = localeSchema.safeParse(request.query.locale);
    const locale = asked.success ? asked.data : requestLocale(request.headers['accept-language']);
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': cacheControl, 'content-language': locale, vary: 'accept-language' });
    return sendGzipped(request, reply, pages[locale]);
  });
}
