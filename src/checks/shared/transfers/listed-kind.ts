import type { ConsentState } from '#evidence/gathered.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { isFormService } from '../forms/form-services.ts';
import { sendsAddressHash } from '../services/avatar-hashes.ts';
import { areCalls } from '../services/connection-forms.ts';
import { sendsPingsOnly } from '../services/consent-mode-pings.ts';
import { asksForStylesOnly } from '../services/early-styles.ts';
import { drawsAnew } from '../services/fleeting-identifiers.ts';
import { initiatorChains } from '../services/initiator-chains.ts';
import { servedByVendorOnly } from '../services/library-hosts.ts';
import { asksForLimitedAds } from '../services/limited-ads.ts';
import { isBareFile } from '../services/placed-by-site.ts';
import { pagesWithPrices } from '../services/price-tables.ts';
import { observeServices, trackingCategories } from '../services/service-observations.ts';
import { waitsForConsent } from '../services/waiting-tracker.ts';
import { doubtfulStorage } from '../stored/widget-storage.ts';
import type { ListedKind } from './listed-recipients.ts';
import type { Recipient } from './recipients.ts';

/** Services by which others came about that follow visitors or need consent. */
export function loadersIn(facts: Pick<Facts, 'requests' | 'services'>): ReadonlySet<ServiceUse> {
  const chains = initiatorChains(facts);
  const telling = new Set(
    facts.services
      .filter(({ service }) => service.consent === 'yes' || trackingCategories.has(service.category))
      .map(({ service }) => service.id),
  );
  const brought = facts.requests.filter(({ serviceId }) => serviceId !== null && telling.has(serviceId));
  return new Set(brought.flatMap((request) => chains.ancestorsOf(request)));
}

/** Embeds that a page shows unasked: what they need for themselves is needed by whoever uses them, not by all who open the page. */
const contents: ReadonlySet<ServiceCategory> = new Set(['booking', 'chat', 'video', 'map', 'social', 'audio']);

/** Whether a check on embeds tells that only style sheets of this one load. */
export function toldWithStyles({ use, requests }: Recipient): boolean {
  return contents.has(use.service.category) && use.service.category !== 'audio' && asksForStylesOnly(requests);
}

/** Names of what a service stored without anyone having agreed, each once. */
export function storedBy(
  { use, requests }: Recipient,
  { cookies = [], storage = [] }: Partial<Facts>,
  states: readonly ConsentState[],
): string[] {
  const isShown = contents.has(use.service.category) && !isFormService(use.service);
  const facts = { cookies: isShown ? cookies.map(withDoubt) : cookies, storage: isShown ? storage.map(withDoubt) : storage };
  // Whose software an embed measures with: what its own script writes comes with the embed.
  const scripts = new Set<string | null>(isShown ? requests.map(({ url }) => url) : []);
  const byOthers = [...facts.cookies, ...facts.storage].flatMap(({ serviceId, setBy }) =>
    scripts.has(setBy) &&
    serviceId !== null &&
    (trackingCategories.has(serviceOf(serviceId)?.category ?? 'unknown') || isTwin(serviceId, use))
      ? serviceId
      : [],
  );
  const items = doubtfulStorage(new Set([use.service.id, ...byOthers]), facts, states).filter(
    ({ serviceId, setBy }) => serviceId === use.service.id || scripts.has(setBy),
  );
  return [...new Set(items.map((item) => ('name' in item ? item.name : item.key)))];
}

/** Two faces of one product: the entries of YouTube are those of its privacy-enhanced mode too. */
function isTwin(serviceId: string, { service }: ServiceUse): boolean {
  const other = serviceOf(serviceId);
  return other?.vendor === service.vendor && other.category === service.category;
}

/** Whether a tracker only loads its script, and reports only after accepting. */
export function waits(
  { service }: ServiceUse,
  facts: Pick<Facts, 'requests' | 'services'> & Partial<Facts>,
  states: readonly ConsentState[],
): boolean {
  if (!trackingCategories.has(service.category)) return false;
  const [own] = observeServices(facts, states, ({ id }) => id === service.id);
  return own !== undefined && waitsForConsent(own, { cookies: facts.cookies ?? [], storage: facts.storage ?? [] });
}

/** Whether a service for advertisements asks for limited ones only as long as nobody has agreed. */
export function isLimited({ service }: ServiceUse, facts: Pick<Facts, 'requests' | 'services'>, states: readonly ConsentState[]): boolean {
  const [own] = observeServices(facts, states, ({ id }) => id === service.id);
  return own !== undefined && asksForLimitedAds(own);
}

function withDoubt<Item extends CookieFact | StorageFact>(item: Item): Item {
  return item.category === 'necessary' ? { ...item, category: 'functional', needsConsent: 'disputed' } : item;
}

/** How a recipient on the list of the DPF is told that loads without consent: by what it is for, what it stores and who brings it. */
export function listedKind(
  use: ServiceUse,
  {
    stored,
    isBrought,
    isLoader,
    requests,
    waits,
    isLimited = false,
    isForm,
    isPaid = false,
    files = 'own',
  }: {
    stored: readonly string[];
    isBrought: boolean;
    isLoader: boolean;
    requests: readonly RequestFact[];
    waits: boolean;
    isLimited?: boolean;
    isForm: boolean;
    isPaid?: boolean;
    /** Who refers to files: the pages, embeds as well, or nobody but a service they load. */
    files?: 'own' | 'mixed' | 'started';
  },
): ListedKind {
  const { service } = use;
  const { consent, category } = service;
  // Pictures of a network that a feed brings are no tracker of their own.
  if (isBrought)
    return consent === 'yes' && trackingCategories.has(category) && category !== 'social' ? 'listedBroughtTracking' : 'listedBrought';
  // A picture that stands in for what waits; that of a tracker is how it counts.
  if (consent === 'yes' && stored.length === 0 && contents.has(category) && requests.every(isBareFile)) return 'listedPictures';
  if (consent === 'yes' && stored.length === 0 && sendsPingsOnly({ requests })) return 'listedSignals';
  if (waits) return 'listedWaiting';
  if (isLimited && stored.length === 0) return 'listedLimited';
  // What recognises nobody on the next page counts, and no more: the same as of services whose need is disputed in general.
  if (consent === 'yes' && stored.length === 0 && drawsAnew({ use, requests })) return 'listedDisputed';
  if (consent === 'yes') return 'listed';
  if (servedByVendorOnly.has(service.id)) return 'listedServedOnly';
  if (category === 'payment') {
    const prices = pagesWithPrices(requests);
    if (isPaid) return 'listedPaying';
    return prices.size > 0 && requests.every(({ pageUrl }) => prices.has(pageUrl)) ? 'listedPrices' : 'listedPayment';
  }
  if (category === 'font' || category === 'cdn')
    return files === 'started' ? 'listedStartedFiles' : files === 'mixed' ? 'listedMixedFiles' : 'listedFiles';
  if (category === 'captcha') return 'listedCaptcha';
  // The mere loading is disputed; what is stored with it is another matter, and told by the checks on it.
  if (stored.length > 0) return 'listedStoring';
  if (sendsAddressHash(requests)) return 'listedAvatars';
  if (category === 'error-tracking') return 'listedMeasurement';
  // What a script of the site asks for or reports, its server can as well: nothing of the service runs in the page.
  if (!trackingCategories.has(category) && areCalls(requests.filter(({ type }) => type !== 'preconnect'))) return 'listedCalls';
  if (isForm) return 'listedForm';
  return isLoader ? 'listedLoader' : 'listedDisputed';
}
