import type { RequestFact } from '../../facts/requests.ts';
import type { Facts } from '../../facts.ts';
import { withoutFragment } from '../site/legal-page.ts';
import { startPage } from './transport-hosts.ts';

/** The answer that became the start page; redirects before it come from elsewhere at times. */
export function mainDocument({ requests, pages, site }: Pick<Facts, 'requests' | 'pages' | 'site'>): RequestFact | null {
  const start = startPage(pages);
  const documents = requests.filter(({ type, party, serverIp }) => type === 'document' && party === 'first' && serverIp !== null);
  const address = withoutFragment(start?.url ?? site.finalUrl);
  return documents.find(({ url }) => withoutFragment(url) === address) ?? documents.find(({ host }) => host === site.host) ?? null;
}
