import type { BannerEvidence } from '#evidence/banner.ts';
import { cmpNamed } from '#knowledge/find-cmp.ts';
import { readText } from '#knowledge/text-reading.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { serviceItem } from '../../items.ts';
import { cookieListRead, namesEntry } from '../notice/declared-cookies.ts';
import { namesService, namesVendor } from '../notice/notice.ts';
import { isClearlyTracking, isRarelyNecessary, sorted, told } from '../services/necessity.ts';
import { causeOfService } from '../services/service-observations.ts';
import { unknownHosts } from '../services/tracking.ts';
import { bannerWords, isOptional } from './banner-controls.ts';
import { isAskedFor, switchesAbove } from './banner-declarations.ts';
import { firstLayerSections, isBelowOptional } from './first-layer-sections.ts';

/** What is no matter of the consent tool: fonts belong on the own server; whether a form's protection is necessary is disputed. Both have checks of their own. */
const ratedElsewhere: ReadonlySet<ServiceCategory> = new Set(['captcha', 'font']);

/**
 * What the banner does not tell, the rejection shows: a service filed as necessary goes on running after it. Null where nothing was
 * rejected or where it is not known who was contacted.
 */
export function byRejection(
  { rejected, requests, services, cookies }: Pick<Facts, 'services' | 'cookies'> & Partial<Pick<Facts, 'rejected' | 'requests'>>,
  banner: BannerEvidence,
) {
  if (!rejected?.performed || !requests) return null;
  const loaded = services.filter(
    (use) =>
      use.states.includes('reject') && !ratedElsewhere.has(use.service.category) && (isClearlyTracking(use) || isRarelyNecessary(use)),
  );
  const after = loaded.filter((use) => isPlacedBySite(use, services));
  // What is filed as necessary loads before the choice already.
  const running = after.filter(({ states }) => states.includes('none'));
  const isOffered = (use: ServiceUse) =>
    isAskedFor(use, banner) ||
    isBelowOptional(use, banner) ||
    isOfferedByVendor(use, banner, services) ||
    isOfferedByCookies(use, banner, cookies);
  const [asked, rest] = [running.filter(isOffered), running.filter((use) => !isOffered(use))];
  const words = bannerWords(banner).join('\n');
  const isMentioned = (use: ServiceUse) => namesService(words, use) || (namesVendor(words, use) && !isVendorOfOptional(use, banner));
  if (rest.length > 0 && listsServices(banner) && !rest.some(isMentioned)) {
    const params = { names: told(rest), ...(asked.length > 0 && { asked: told(asked) }) };
    return { class: 'Conform', message: `notAmongListed${asked.length > 0 ? 'Asked' : ''}`, params } as const;
  }
  if (rest.length > 0) {
    const settings = cookieListRead(banner) ? undefined : banner.controls.find(({ role }) => role === 'settings')?.text;
    const named = rest.some(isMentioned);
    const kind = settings !== undefined ? 'Unopened' : named ? '' : 'Unlisted';
    const params = { names: told(rest), ...(settings !== undefined && { settings }), ...(asked.length > 0 && { asked: told(asked) }) };
    const message = `stillRuns${kind}${asked.length > 0 ? 'Asked' : ''}`;
    return { class: 'NoClassification', message, params, items: sorted(rest).map((use) => serviceItem(use)) } as const;
  }
  if (asked.length > 0) return { class: 'Conform', message: 'askedFor', params: { names: told(asked) } } as const;
  const unknown = unknownHosts({ requests, services }, ['reject']).filter(({ servesBanner }) => !servesBanner);
  if (unknown.length > 0) return null;
  if (after.length > 0) return { class: 'Conform', message: 'onlyAfterReject', params: { names: told(after) } } as const;
  return loaded.length > 0
    ? ({ class: 'Conform', message: 'onlyBrought', params: { names: told(loaded) } } as const)
    : ({ class: 'Conform', message: 'nothingRuns' } as const);
}

/**
 * Where the tool holds back nothing that is pasted into the pages, what runs regardless does so for that reason, and there is no list to
 * move it in. Null where the tool can hold it back, or where layers of the banner are unread that may say otherwise.
 */
export function atNoFiling({ message, params }: NonNullable<ReturnType<typeof byRejection>>, cmpName: string | null) {
  const cmp = cmpName === null ? null : cmpNamed(cmpName);
  if (!cmp?.holdsNoCode && !cmp?.blocksNothing) return null;
  if (!/^stillRuns(?!Unopened)/.test(message) || !params) return null;
  return {
    class: 'Conform',
    message: `heldByNothing${message.endsWith('Asked') ? 'Asked' : ''}`,
    params: { ...params, cmp: cmp.name },
  } as const;
}

/** The name of a vendor stands for its only service in use: “Meta und TikTok” below a switch. */
function isOfferedByVendor(use: ServiceUse, banner: BannerEvidence, services: readonly ServiceUse[]): boolean {
  if (services.filter(({ service }) => service.vendor === use.service.vendor).length !== 1) return false;
  const above = switchesAbove(banner, (line) => namesVendor(line, use));
  return above.length > 0 && above.every(isOptional);
}

/** Whether the vendor is named only below switches that can be refused, as with another of its services: nothing of it is called necessary. */
function isVendorOfOptional(use: ServiceUse, banner: BannerEvidence): boolean {
  const above = switchesAbove(banner, (line) => namesVendor(line, use));
  const upper = [banner.text, ...banner.toggles.map(({ label }) => label)].join('\n');
  return above.length > 0 && above.every(isOptional) && !namesVendor(upper, use);
}

/** A list of cookies below the switches: what a service sets stands below one that can be refused, and nowhere else. */
function isOfferedByCookies({ service }: ServiceUse, banner: BannerEvidence, cookies: readonly CookieFact[]): boolean {
  const own = cookies.filter(({ serviceId }) => serviceId === service.id);
  const above = switchesAbove(banner, (line) => own.some((cookie) => namesEntry(line, cookie)));
  return above.length > 0 && above.every(isOptional);
}

/**
 * Whether the layers behind the first, the lists folded below its switches, or its own descriptions of them, were read and name services: then one that they leave out
 * is not declared necessary.
 */
function listsServices(banner: BannerEvidence): boolean {
  const names = (text: string) => readText(text).hits.some((hit) => hit.names.some(({ of }) => of.category !== 'cmp'));
  const leadsOn = banner.controls.some(({ role }) => role === 'settings');
  if (!leadsOn && firstLayerSections(banner).some(({ text }) => names(text))) return true;
  if (!cookieListRead(banner) || !banner.deeperText) return false;
  // A sentence of the first layer is no list; an entry below one of its switches is.
  if (!banner.toggles.some(({ layer }) => layer > 1)) return switchesAbove(banner, names, true).length > 0;
  return bannerWords(banner).some(names);
}

/** Through these a site loads what it wants itself. */
const carriers: ReadonlySet<ServiceCategory | undefined> = new Set(['tag-manager', 'cmp', 'hosting', 'cdn']);

/** What a tag manager, a consent tool or the builder fires is the site's own doing; what an embed or another tracker brings along ends with that. */
function isPlacedBySite({ service, embeddedBy }: ServiceUse, services: readonly ServiceUse[]): boolean {
  const placer = services.find((use) => use.service.id === embeddedBy)?.service.category;
  return embeddedBy === null || (carriers.has(placer) && causeOfService(service.id, services) === service.id);
}
