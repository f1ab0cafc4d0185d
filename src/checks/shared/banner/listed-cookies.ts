import type { BannerEvidence } from '#evidence/banner.ts';
import { findCookie } from '#knowledge/find-cookie.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import type { CookieEntry } from '#knowledge/types.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { namesEntry } from '../notice/declared-cookies.ts';
import { namesService } from '../notice/notice.ts';
import { trackingCategories } from '../services/service-observations.ts';
import { bannerTextItem, isOptional } from './banner-controls.ts';
import { type Declared, necessaryLines, switchesAbove, withoutState } from './banner-declarations.ts';
import { withQuote } from './filed-necessary.ts';

/** The name of the switch under which the banner's list of cookies has an entry, where it can be refused; null where it stands elsewhere too. */
export function optionalSwitchOf(item: CookieFact | StorageFact, banner: BannerEvidence): string | null {
  const above = switchesAbove(banner, (line) => namesEntry(line, item));
  return above.length > 0 && above.every(isOptional) ? withoutState(above[0]!.label).trim() : null;
}

/** The switch that cannot be turned off in whose list a service stands that runs after rejection; null where it stands elsewhere, or is silent. */
export function fixedSwitchOf(use: ServiceUse, banner: BannerEvidence): string | null {
  if (!use.states.includes('reject')) return null;
  const above = switchesAbove(banner, (line) => namesService(line, use), true);
  return above.length > 0 && above.every(({ checked, disabled }) => checked && disabled) ? withoutState(above[0]!.label).trim() : null;
}

/** A name in the first cell of a row; plain words may be the names of cookies somewhere. */
const cookieName = /^(?=[^\s]{0,60}[_\d])[\w.*[\]-]{3,60}(?=\s|$|,)/;

/** Services in use of whose tracking a cookie stands in a row among what is necessary; the label is the name of the cookie. */
export function servicesListedByCookie(banner: BannerEvidence, services: readonly ServiceUse[]): Declared[] {
  const found = new Map<ServiceUse, Declared>();
  for (const row of necessaryLines(banner)) {
    const [name] = cookieName.exec(row) ?? [];
    const entry = name === undefined ? null : findCookie(name.replace(/[.*]+$/, ''), 'cookie', '');
    const use = entry === null ? undefined : ownerOf(entry, services);
    if (name === undefined || use === undefined || found.has(use)) continue;
    found.set(use, { ...withQuote(banner, { use, label: row, item: bannerTextItem(banner) }), label: name });
  }
  return [...found.values()];
}

/** The service in use to which a tracking cookie belongs: its own, or the only one of the same company and kind. */
function ownerOf({ service, category }: CookieEntry, services: readonly ServiceUse[]): ServiceUse | undefined {
  if (service === null || !(trackingCategories as ReadonlySet<string>).has(category)) return undefined;
  const vendor = serviceOf(service)?.vendor;
  const alike = services.filter((use) => use.service.vendor === vendor && use.service.category === category);
  return services.find((use) => use.service.id === service) ?? (alike.length === 1 ? alike[0] : undefined);
}
