import { serviceOf } from '#knowledge/find-service.ts';
import { parseAddress } from '../../src/engine/derive/addresses.ts';
import { catalogueDeps } from '../../src/engine/derive/catalogue-deps.ts';
import { createParties } from '../../src/engine/derive/parties.ts';
import { evidence } from '../../test/factories/evidence.ts';
import { partOf } from './held-out.ts';
import { readMaterialTable } from './read-csv.ts';
import type { Outcome } from './score.ts';

/** The site whose requests the table holds. */
const site = 'https://www.hofladen-lindenau.example/';

/** Says of every labelled request whose it is, as a scan does, and compares. `cnames` is the alias chain of its host. */
export function compareRequests(): Outcome[] {
  const rows = readMaterialTable('requests.csv', ['url', 'service', 'cnames']).map((row) => ({ ...row, address: parseAddress(row.url) }));
  const gateway = rows.flatMap(({ address, cnames }) => (address && cnames ? [{ host: address.host, cnames: cnames.split(' ') }] : []));
  const parties = createParties(evidence({ url: site, finalUrl: site, gateway }), 'hofladen-lindenau.example', catalogueDeps().catalogue);
  return rows.flatMap(({ url, service: expected, address }) => {
    if (!address) throw new Error(`requests.csv: no address: ${url}`);
    if (expected !== 'own' && expected !== 'none' && !serviceOf(expected)) throw new Error(`requests.csv: no such service: ${expected}`);
    const { party, service } = parties.identify(address, site);
    return compareRequest(url, expected, service?.id ?? (party === 'first' ? 'own' : 'none'));
  });
}

/** The general list behind the catalogue gives names, but knows nothing of the service: named, yet not told. */
function compareRequest(url: string, expected: string, given: string): Outcome[] {
  const isService = (id: string) => id !== 'own' && id !== 'none';
  const told = isService(given) && !given.startsWith('third-party-web:');
  const row = (kind: string, isExpected: boolean, isFound: boolean, agrees: boolean): Outcome => {
    const right = agrees && isExpected && isFound ? 1 : 0;
    const errors = right || (!isExpected && !isFound) ? [] : [`${url}: ${kind}: ${expected} → ${given}`];
    return { part: partOf(url), kind, expected: isExpected ? 1 : 0, found: isFound ? 1 : 0, met: right, right, errors };
  };
  return [
    row('service named', isService(expected), isService(expected) && isService(given), true),
    row('service told', isService(expected), told, expected === given),
    row('own', expected === 'own', given === 'own', true),
    row('no service', expected === 'none', given === 'none' || (expected === 'none' && !told), true),
  ];
}
