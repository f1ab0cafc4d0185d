import type { LabResponse } from './types.ts';

type Headers = Record<string, string | string[]>;

/** An HTML document. */
export function html(body: string, headers: Headers = {}): LabResponse {
  return { headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

/** A script. */
export function script(body: string, headers: Headers = {}): LabResponse {
  return { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, max-age=900', ...headers }, body };
}

/** A style sheet. */
export function css(body: string, headers: Headers = {}): LabResponse {
  return { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, max-age=86400', ...headers }, body };
}

/** A JSON document. */
export function json(value: unknown, headers: Headers = {}): LabResponse {
  return { headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body: JSON.stringify(value) };
}

const transparentGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The transparent 1×1 GIF that counting pixels answer with. */
export function pixel(headers: Headers = {}): LabResponse {
  return {
    headers: { 'content-type': 'image/gif', 'cache-control': 'no-cache, no-store, must-revalidate', ...headers },
    body: transparentGif,
  };
}

/** A drawing. */
export function svg(body: string, headers: Headers = {}): LabResponse {
  return { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400', ...headers }, body };
}

/** 204 No Content, as beacons answer. */
export function noContent(headers: Headers = {}): LabResponse {
  return { status: 204, headers };
}

/** A redirect; 301 unless told. */
export function redirect(location: string, status = 301, headers: Headers = {}): LabResponse {
  return { status, headers: { location, ...headers } };
}

/** A plain error page. */
export function notFound(text = 'Nicht gefunden'): LabResponse {
  return {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><title>404</title><h1>404</h1><p>${text}</p>`,
  };
}

/** Headers that let scripts of other origins read an answer, with cookies. */
export function cors(origin: string | undefined): Record<string, string> {
  return { 'access-control-allow-origin': origin ?? '*', ...(origin && { 'access-control-allow-credentials': 'true' }) };
}
