import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentSecurityPolicy } from './security-headers.ts';

/** Stands in the built `index.html` where the nonce of style elements belongs (Vite: `html.cspNonce`). */
export const noncePlaceholder = '__CSP_NONCE__';

/**
 * Serves the built web app under `/app/`. An address without a file name is one of the app's own pages and gets `index.html`;
 * a file that does not exist is an honest 404, so that a script of yesterday's build never turns out to be HTML.
 * @throws when the folder holds no built app
 */
export async function registerWebApp(app: FastifyInstance, webRoot: string | null): Promise<void> {
  if (webRoot === null) return;
  const page = join(webRoot, 'index.html');
  if (!existsSync(page)) throw new Error('The web app has not been built: its folder has no index.html.');
  // `wildcard: false` would list the folder once and miss what a later build adds; the route below decides instead.
  await app.register(serveStatic, {
    root: webRoot,
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
    // Only for files that exist: a 404 must not be remembered. Files of a build carry a hash of their content in the name.
    setHeaders: (reply, path) => {
      const isHashed = relative(webRoot, path).startsWith(`assets${sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  app.get('/app', async (_request, reply) => reply.redirect('/app/', 302));
  app.get<{ Params: { '*': string } }>('/app/*', async (request, reply) => {
    const path = request.params['*'];
    const isFile = /\.[a-z0-9]+$/i.test(path);
    if (!isFile || path === 'index.html') return sendPage(reply, page);
    return reply.sendFile(path);
  });
}

async function sendPage(reply: FastifyReply, page: string): Promise<FastifyReply> {
  const html = await readFile(page, 'utf8');
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  if (!html.includes(noncePlaceholder)) return reply.send(html);
  const nonce = randomBytes(16).toString('base64');
  return reply.header('content-security-policy', contentSecurityPolicy(nonce)).send(html.replaceAll(noncePlaceholder, nonce));
}
