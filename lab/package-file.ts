import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LabResponse } from './types.ts';

const modules = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules');

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

const cache = new Map<string, Buffer>();

/** Content of a file of an installed npm package, `klaro/dist/klaro.js` say. Throws when it is not there. */
export function readPackageFile(path: string): Buffer {
  let content = cache.get(path);
  if (!content) {
    content = readFileSync(join(modules, path));
    cache.set(path, content);
  }
  return content;
}

/** Answer with a file of an installed npm package, as a server would deliver it. */
export function packageFile(path: string, headers: Record<string, string> = {}): LabResponse {
  const type = types[extname(path)] ?? 'application/octet-stream';
  return { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600', ...headers }, body: readPackageFile(path) };
}
