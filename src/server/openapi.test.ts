import { describe, expect, it } from 'vitest';
import { apiErrors } from '#contract/api/error.ts';
import { type Route, routes } from '#contract/api/routes.ts';
import { scanErrorTexts } from '#contract/scan-error.ts';
import { type OpenApiOperation, openApiDocument } from './openapi.ts';
import { startTestServer } from './testing/test-server.ts';

const document = openApiDocument({ product: 'Spurenleser' });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('openApiDocument', () => {
  it.each(Object.entries<Route>(routes))('describes %s', (name, route) => {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operation = (document.paths[path] as Record<string, OpenApiOperation>)[route.method.toLowerCase()]!;
    expect(operation.operationId).toBe(name);
    expect(Object.keys(operation.responses)).toContain(String(route.success.status));
    expect(operation.requestBody === undefined).toBe(route.body === undefined);
    expect(operation.security).toEqual(
      { free: [], secret: [{ scanSecret: [] }], customer: [{ session: [] }], auditor: [{ session: [] }], admin: [{ session: [] }] }[
        route.access
      ],
    );
  });

  it('describes nothing else, each once', () => {
    expect(operations).toHaveLength(Object.keys(routes).length);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it.each(operations)('names the parameters in $method $path', ({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    for (const { required } of declared) expect(required).toBe(true);
  });

  it('refers only to schemas that it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
    expect(references.length).toBeGreaterThan(50);
    const held = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`));
    expect(references.filter((reference) => !held.has(reference))).toEqual([]);
  });

  it('has no schema that nothing refers to', () => {
    const text = JSON.stringify(document);
    expect(Object.keys(document.components.schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
  });

  it('uses only security schemes that it holds', () => {
    const used = operations.flatMap(({ operation }) => operation.security.flatMap((entry) => Object.keys(entry)));
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining([...new Set(used)]));
  });

  it('says what may be left out of an order, and what may not', () => {
    expect(document.components.schemas['VisitorScanOrder']!.required).toEqual(['url', 'acceptTerms', 'proofOfWork']);
  });

  it('lists the errors of a call by their codes', () => {
    const { responses } = document.paths['/api/free/dsgvo/scan']!.post!;
    expect(Object.keys(responses)).toEqual(['202', '400', '403', '413', '415', '422', '429', '500', '503']);
    expect(Object.keys(responses['400']!.content!['application/json']!.examples!)).toContain('blocked-target');
  });
});

it.each(Object.entries<Route>(routes))('every error of %s is in a catalogue', (_name, { errors }) => {
  expect(errors.filter((code) => !Object.hasOwn(apiErrors, code) && !Object.hasOwn(scanErrorTexts, code))).toEqual([]);
});

describe('pages', () => {
  it('serve the document', async () => {
    const { app, configuration } = await startTestServer();
    const response = await app.inject({ url: '/api/openapi.json' });
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(configuration))));
    expect(response.json()).toHaveProperty('servers.0.url', 'https://scan.example.org');
  });

  it.each([
    ['/api/docs', {}, 'de', 'Sofort-Scan starten'],
    ['/api/docs', { 'accept-language': 'en-US,de;q=0.5' }, 'en', 'Start an instant scan'],
    ['/api/docs?locale=en', {}, 'en', 'Start an instant scan'],
    ['/api/docs?locale=fr', {}, 'de', 'Sofort-Scan starten'],
  ])('tell people: %s %o', async (url, headers, language, summary) => {
    const { app } = await startTestServer();
    const { body, headers: answered } = await app.inject({ url, headers });
    expect(answered['content-language']).toBe(language);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(summary);
    for (const name of Object.keys(routes)) expect(body).toContain(`<section id="${name}">`);
    expect(body).not.toMatch(/<script|\sstyle=|<style|undefined|\[object/);
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(targets.filter((id) => !body.includes(` id="${id}"`))).toEqual([]);
  });

  it('escape the name of the product', async () => {
    const { app } = await startTestServer({ env: { PRODUCT_NAME: '<b>"Spuren"</b>' } });
    const { body } = await app.inject({ url: '/api/docs' });
    expect(body).not.toContain('<b>"Spuren"');
    expect((await app.inject({ url: '/api/docs.css' })).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
