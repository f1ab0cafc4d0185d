import type { Facts } from '#checks/facts.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { parseAddress } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';

/** Address and registrable domain of the scanned site, after its redirects. */
export function deriveSite({ run, pages }: Pick<Evidence, 'run' | 'pages'>, catalogue: Catalogue): Facts['site'] {
  const start = pages.find((page) => page.state === 'none' && page.kind === 'start');
  const address = parseAddress(run.finalUrl) ?? parseAddress(run.url);
  const host = address?.host ?? '';
  return {
    url: run.url,
    finalUrl: address?.url ?? run.finalUrl,
    host,
    domain: catalogue.registrableDomain(host),
    https: address?.scheme === 'https:',
    createdAt: run.createdAt,
    startPage: start ? { url: start.finalUrl || start.url, status: start.status, failure: start.failure } : null,
  };
}
