import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built web app under `/app/`. An address without a file name is one of the app's own pages and gets `index.html`;
 * a file that does not exist is an honest 404, so that a script of yesterday's build never turns out to be HTML.
 * @throws when the folder holds no built app
 */
export async function registerWebApp(app: FastifyInstance, webRoot: string | null): Promise<void> {
  if (webRoot === null) return;
  if (!existsSync(join(webRoot, 'index.html'))) throw new Error('The web app has not been built: its folder has no index.html.');
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

  // With what follows the question mark: the router writes the home page without the slash at its end.
  app.get('/app', async (request, reply) => reply.redirect(`/app/${request.url.slice('/app'.length)}`, 302));
  app.get<{ Params: { '*': string } }>('/app/*', async (request, reply) => {
    const path = request.params['*'];
    const isFile = /\.[a-z0-9]+$/i.test(path);
    return reply.sendFile(isFile ? path : 'index.html');
  });
}
