import { cors, noContent, notFound } from '../../../answers.ts';
import { clientScriptText } from '../../../client-script.ts';
import { setCookie } from '../../../cookie.ts';
import { readPackageFile } from '../../../package-file.ts';
import type { LabHost } from '../../../types.ts';

const start = new URL('tag.js', import.meta.url);
const hexadecimal = () =>
  Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16))
    .join('')
    .toUpperCase();

/** Microsoft Clarity: the real library from npm behind the tag's address, and a collector that takes what it sends. */
export const clarityHosts: readonly LabHost[] = [
  {
    host: 'www.clarity.ms',
    address: '13.107.246.45',
    handle({ url, cookies }) {
      const project = url.pathname.match(/^\/tag\/([a-z0-9]+)$/)?.[1];
      if (!project) return notFound();
      const clid = setCookie('CLID', hexadecimal(), {
        domain: 'www.clarity.ms',
        lifetimeSeconds: 31_536_000,
        expires: true,
        secure: true,
        httpOnly: true,
        sameSite: 'None',
      });
      return {
        headers: {
          'content-type': 'application/x-javascript',
          'cache-control': 'no-cache, no-store',
          ...(cookies['CLID'] ? {} : { 'set-cookie': clid }),
        },
        body: `${readPackageFile('clarity-js/build/clarity.min.js').toString('utf8')}\n${clientScriptText(start, { project })}`,
      };
    },
  },
  {
    host: 'q.clarity.ms',
    address: '20.114.189.70',
    handle: ({ method, headers }) =>
      noContent({ ...cors(headers.origin), ...(method === 'OPTIONS' && { 'access-control-allow-headers': 'content-type, accept' }) }),
  },
];
