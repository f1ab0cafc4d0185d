import type { ConsentState } from '#evidence/gathered.ts';
import type { Finding } from '../../define-check.ts';
import type { Facts } from '../../facts.ts';
import { accountPages } from '../offer/account-pages.ts';
import type { TellingKind } from '../offer/pharmacy-pages.ts';
import { pathsOf } from '../site/page-paths.ts';
import { observeServices } from './service-observations.ts';
import { tellsPage } from './told-pages.ts';
import { trackerFindingWithStored } from './tracking.ts';

/** Payment services that are told the address of a page on which nobody pays; a form that only fills the cart is no payment. */
export function paymentsTold(
  facts: Pick<Facts, 'requests' | 'services' | 'pages' | 'forms' | 'cookies' | 'storage'>,
  states: readonly ConsentState[],
  { kinds, isPharmacy }: { kinds: ReadonlyMap<string, TellingKind>; isPharmacy: boolean },
): Finding[] {
  const offered: ReadonlySet<TellingKind | undefined> = new Set(['medicine', 'product']);
  const paying = new Set([...accountPages(facts)].filter((url) => !offered.has(kinds.get(url))));
  return observeServices(facts, states, ({ category }) => category === 'payment').flatMap((observation) => {
    const requests = observation.requests.filter((request) => !paying.has(request.pageUrl) && tellsPage(request));
    if (requests.length === 0) return [];
    const medicines = requests.filter(({ pageUrl }) => kinds.get(pageUrl) === 'medicine');
    const isMedicine = medicines.length > 0 && isPharmacy;
    const shown = isMedicine ? medicines : requests;
    const finding = trackerFindingWithStored(
      isMedicine ? 'paymentMedicine' : 'payment',
      { ...observation, requests: shown },
      facts,
      states,
    );
    return [{ ...finding, params: { ...finding.params, paths: pathsOf(shown.map(({ pageUrl }) => pageUrl)) } }];
  });
}
