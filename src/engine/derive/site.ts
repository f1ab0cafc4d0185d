import type { Facts } from '#checks/facts.ts';
import type { ScanRun } from '#evidence/evidence.ts';
import { parseAddress } from './addresses.ts';
import type { Catalogue } from './catalogue.ts';

/** Address and registrable domain of the scanned site, after its redirects. */
export function deriveSite(run: ScanRun, catalogue: Catalogue): Facts['site'] {
  const address = parseAddress(run.finalUrl) ?? parseAddress(run.url);
  const host = address?.host ?? '';
  return {
    url: run.url,
    finalUrl: address?.url ?? run.finalUrl,
    host,
    domain: catalogue.registrableDomain(host),
    https: address?.scheme === 'https:',
    createdAt: run.createdAt,
  };
}
