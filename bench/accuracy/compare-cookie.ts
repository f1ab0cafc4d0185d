import { type CookieKind, findCookie } from '#knowledge/find-cookie.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { partOf } from './held-out.ts';
import { readMaterialTable } from './read-csv.ts';
import { compareSets, type Outcome } from './score.ts';

/** Looks up every labelled name and compares category and service. Of `unknown` names nothing may be said. */
export function compareCookies(): Outcome[] {
  return readMaterialTable('cookies.csv', ['name', 'kind', 'domain', 'category', 'service']).flatMap((row) => {
    if (row.service !== '' && !serviceOf(row.service)) throw new Error(`cookies.csv: no such service: ${row.service}`);
    const id = `${row.name} (${row.kind}, ${row.domain})`;
    const part = partOf(`${row.name} ${row.domain}`);
    const entry = findCookie(row.name, row.kind as CookieKind, row.domain);
    const isKnown = row.category !== 'unknown';
    const one = (kind: string, expected: string | null, found: string | null) =>
      compareSets(part, kind, id, expected ? [expected] : [], found ? [found] : []);
    return [
      ...(isKnown ? [one('classified', 'yes', entry ? 'yes' : null)] : [one('left unknown', 'yes', entry ? null : 'yes')]),
      one('category', isKnown ? row.category : null, entry?.category ?? null),
      one('service', row.service, entry?.service ?? null),
    ];
  });
}
