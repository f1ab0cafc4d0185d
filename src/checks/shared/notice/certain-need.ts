import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { isTracker, observeServices, trackingCategories } from '../services/service-observations.ts';
import { rateTracker } from '../services/tracking.ts';
import { unconsented } from '../services/unconsented-states.ts';
import { consentItemsWith } from '../stored/stored-by-embed.ts';
import { doubtfulStorage } from '../stored/widget-storage.ts';

type Measured = Pick<Facts, 'services' | 'requests' | 'cookies'> & Partial<Pick<Facts, 'storage' | 'banner'>>;

/** Widgets that nobody opened: what they store before is rated as a risk, whatever it is for. */
const widgets: ReadonlySet<string> = new Set(['chat', 'booking']);

/**
 * Whether a service that ran unasked needed consent for certain, as the checks on trackers and embeds judge it: then no other sentence in
 * a notice or banner makes it right. `onlyFiles`: nothing but pictures, fonts and the like were fetched.
 */
export function needsConsentForCertain(use: ServiceUse, { storage = [], banner, ...facts }: Measured, onlyFiles: boolean): boolean {
  const { id, consent, category } = use.service;
  const stores = () => consent !== 'no' && consentItemsWith(id, { ...facts, storage }, unconsented).length > 0;
  if (widgets.has(category) && doubtfulStorage(new Set([id]), { ...facts, storage }, unconsented).length > 0) return true;
  if (!trackingCategories.has(category)) return (consent === 'yes' && !onlyFiles) || stores();
  if (onlyFiles && !isTracker(use)) return stores();
  const [observation] = observeServices(facts, unconsented, (service) => service.id === id);
  if (!observation) return consent === 'yes';
  const rating = rateTracker(observation, { cookies: facts.cookies, storage, ...(banner && { banner }) });
  // What only connects is no less in need of consent as soon as it works.
  return rating?.weight === 'risk' || (consent === 'yes' && rating?.reason === 'connectionOnly') || stores();
}
