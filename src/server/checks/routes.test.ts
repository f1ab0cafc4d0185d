import { expect, it } from 'vitest';
import { checkCatalogueSchema } from '#contract/api/check-catalogue.ts';
import { checkCatalogue } from '#report/catalogue/check-catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';
import { registerCheckRoutes } from './routes.ts';

it.each([{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }])(
  'answers all checks to everybody, to be kept for an hour: %o',
  async (headers) => {
    const { app } = await startTestServer({ register: registerCheckRoutes });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${address}/api/free/dsgvo/check`, { headers });
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const body = checkCatalogueSchema.parse(await response.json());
    expect(body).toEqual(checkCatalogue());
  },
);

it.each([
  ['/checks', {}, 'de', 'Keine Tracking-Dienste vor der Einwilligung'],
  ['/checks', { 'accept-language': 'en-US,de;q=0.5' }, 'en', 'No tracking services before consent'],
  ['/checks?locale=en', {}, 'en', 'How to fix'],
  ['/checks?locale=fr', {}, 'de', 'Abhilfe'],
])('shows them to people: %s %o', async (url, headers, language, text) => {
  const { app } = await startTestServer();
  const { body, headers: answered, statusCode } = await app.inject({ url, headers });
  expect(statusCode).toBe(200);
  expect(answered['content-language']).toBe(language);
  expect(answered['vary']).toBe('accept-language, accept-encoding');
  expect(answered['cache-control']).toBe('public, max-age=3600');
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(text);
  for (const { checks } of checkCatalogue().areas) for (const { id } of checks) expect(body).toContain(`<article id="${id}">`);
  expect(body).not.toMatch(/<script|\sstyle=|<style|undefined|\[object|\{\w+\}/);
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(targets.filter((id) => !body.includes(` id="${id}"`))).toEqual([]);
});

it('is linked from the API page and leads there', async () => {
  const { app } = await startTestServer();
  expect((await app.inject({ url: '/api/docs?locale=en' })).body).toContain('href="/checks?locale=en"');
  expect((await app.inject({ url: '/checks?locale=en' })).body).toContain('href="/api/docs?locale=en#checkCatalogue"');
});
