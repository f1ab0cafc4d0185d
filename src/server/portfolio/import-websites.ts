import type { ImportReport } from '#contract/api/portfolio.ts';
import type { Database } from '#db/database.ts';
import { addWebsites, type WebsiteAddress } from '#db/queries/websites.ts';
import { ApiError } from '../api-error.ts';
import { readWebsiteAddress } from '../scans/website-address.ts';
import { readAddressColumn } from './read-address-column.ts';

type Outcome = ImportReport['lines'][number]['outcome'];

/** Addresses that are taken from one file. */
const addressesAtMost = 500;
/** A file with more lines is something else; a report of its lines would help nobody. */
const linesAtMost = 5_000;

/** Adds the websites of a CSV file to a portfolio and says line by line what became of them. */
export async function importWebsites(
  { db, ownHosts }: { db: Database; ownHosts: readonly string[] },
  customerId: string,
  csv: string,
): Promise<ImportReport> {
  const cells = readAddressColumn(csv);
  if (cells.length > linesAtMost) throw new ApiError('import-too-large', { field: 'csv' });
  const wanted = new Map<string, WebsiteAddress>();
  const lines = cells.map(({ line, text }, index) => {
    const judged = (outcome: Outcome, host: string | null = null) => ({ line, text, outcome, host });
    if (index >= addressesAtMost) return judged('too-many');
    const website = readWebsiteAddress(text, ownHosts);
    if (!website.ok) return judged(website.code === 'blocked-target' ? website.code : 'invalid-url');
    const { host } = website.address;
    if (wanted.has(host)) return judged('repeated');
    wanted.set(host, website.address);
    return judged('added', host);
  });
  const added = await addWebsites(db, customerId, [...wanted.values()]);
  return {
    added: added.size,
    lines: lines.map(({ line, text, outcome, host }) => ({
      line,
      text,
      outcome: host !== null && !added.has(host) ? 'known' : outcome,
    })),
  };
}
