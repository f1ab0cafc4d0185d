import { serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Finding } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { isAskedFor } from '../banner/banner-declarations.ts';
import { bringsForm } from '../forms/brought-forms.ts';
import { isOrderStep } from '../offer/order-steps.ts';
import { isBookingPage, isWantedBooking } from '../services/booking-pages.ts';
import { pictureAt } from '../services/payment-pictures.ts';
import { deliversSite } from '../services/service-observations.ts';
import { isRunByProvider, runsTheSite } from '../site/hosted-system.ts';
import { pathsOf } from '../site/page-paths.ts';
import { shortList } from '../wording.ts';
import { pagesOfSetting } from './cookies-unasked.ts';
import type { DoubtfulKind } from './doubtful-cookie-texts.ts';
import { storedFindings } from './stored-findings.ts';
import { isForeign, kindOfCookie, kindOfStorage } from './stored-items.ts';

type Stored = CookieFact | StorageFact;
type Seen = Pick<Facts, 'services' | 'site'> & Partial<Pick<Facts, 'banner' | 'shopPages' | 'requests' | 'applicability' | 'forms'>>;

/** What nobody has asked for yet is unneeded whatever else it may be good for; the others depend on what a single item does. */
export function isUnaskedKind(kind: DoubtfulKind): boolean {
  return kind === 'asked' || kind === 'unopened' || kind === 'unpaid' || kind === 'identifier';
}

/**
 * Findings on what was stored of which it is open or disputed whether it needs a consent, judged as the checks on embeds judge it. Where
 * nobody has asked for a service yet, all that it stored goes with it.
 */
export function doubtfulFindings(items: readonly Stored[], seen: Seen): Finding[] {
  const { services } = seen;
  const byKind = Map.groupBy(doubtfulItems(items, seen), ({ kind }) => kind);
  return [...byKind].flatMap(([kind, judged]) => {
    const group = judged.map(({ item }) => item);
    return storedFindings(kind, group, services).map((finding) => {
      const refs = new Set(finding.items.map(({ ref }) => ref));
      const own = group.filter(({ id }) => refs.has(id));
      const domains = shortList([...new Set(own.flatMap((item) => ('domain' in item ? item.domain.replace(/^\./, '') : [])))]);
      const told = new Set(own.map(({ serviceId }) => serviceId));
      const marks = items.filter((item) => told.has(item.serviceId) && isLastingIdentifier(item, seen));
      const ids = shortList([...new Set(marks.map((item) => ('name' in item ? item.name : item.key)))]);
      const setters = own.map(({ setBy }) => pictureAt(setBy));
      const ofPictures = kind === 'unpaid' && setters.every((setter) => setter !== null);
      const system = seen.applicability?.system ?? null;
      const isOfPlatform = kind === 'ownNetwork' && isRunByProvider(system) && !own.some((item) => isOfSystem(item, system));
      const message = isOfPlatform
        ? 'ownNetworkHosted'
        : !ofPictures
          ? kind === 'brought' && own.every((item) => isOpenedFor(item, seen))
            ? 'broughtForm'
            : kind
          : setters.every((setter) => setter?.isPixel)
            ? 'unpaidPixel'
            : 'unpaidPicture';
      const files = shortList([...new Set(setters.flatMap((setter) => setter?.address ?? []))]);
      const used = own.flatMap((item) => pagesOfUse(item, services));
      const pages = pathsOf(kind === 'unpaid' ? unpaidPages(used, own, seen) : used);
      return { ...finding, message, params: { ...finding.params, ids, domains, files, pages, system: system ?? '' } };
    });
  });
}

/** Whether its service is on the pages for a form or a calendar alone that visitors open them for. */
function isOpenedFor(item: Stored, { services, forms = [] }: Seen): boolean {
  const use = services.find(({ service }) => service.id === item.serviceId);
  if (!use) return false;
  return bringsForm(use, forms) || (use.service.category === 'booking' && use.pages.length > 0 && use.pages.every(isBookingPage));
}

/** Each item in doubt with its kind; what the network in front of a service sets goes by the service. */
export function doubtfulItems<Item extends Stored>(items: readonly Item[], seen: Seen): { item: Item; kind: DoubtfulKind }[] {
  const judged = items.flatMap((stored) => {
    const bringer = bringerOf(stored, seen);
    const item = bringer === null ? stored : { ...stored, serviceId: bringer };
    const { serviceId } = item;
    const doubt = doubtOf(item, seen.site.domain);
    // What the network in front of a booking engine sets is no session of the engine, however long it lasts.
    const isWanted = bringer === null && isWantedBooking(item, serviceOf(serviceId ?? '') ?? undefined, pagesOfUse(item, seen.services));
    if (doubt === null || isWanted) return [];
    const own = kindOfDoubt(item, doubt === 'technical', seen);
    const kind = bringer !== null && own === 'technicalForeign' ? 'brought' : own;
    // The session of a foreign service may be necessary for it; where the banner asks for the service, it is not asked for yet.
    const asksFirst = kind === 'asked' && item.party === 'third' && item.category !== 'consent';
    return [{ item, serviceId, isOpen: doubt !== 'free' || asksFirst, kind }];
  });
  const marking = new Set(items.flatMap((item) => (isLastingIdentifier(item, seen) ? (item.serviceId ?? []) : [])));
  for (const one of judged) if (one.kind === 'disputed' && marking.has(one.serviceId!)) one.kind = 'identifier';
  const unasked = new Set(judged.flatMap(({ serviceId, isOpen, kind }) => (isOpen && isUnaskedKind(kind) ? `${kind} ${serviceId}` : [])));
  return judged.filter(({ serviceId, isOpen, kind }) => isOpen || unasked.has(`${kind} ${serviceId}`));
}

/**
 * Whether the visitor has not yet asked for what the item serves, going by its service, the banner and the pages. That a provider keeps
 * which privacy rules hold is no matter of the banner.
 */
export function isUnaskedFor(item: Stored, seen: Seen): boolean {
  const doubt = doubtOf(item, seen.site.domain);
  if (doubt === null) return false;
  const kind = kindOfDoubt(item, doubt === 'technical', seen);
  return item.category === 'consent' ? kind === 'unpaid' : isUnaskedKind(kind);
}

/**
 * The service whose answers let the network in front of it set the item: it is the one that the site loads, and can hold back. What pays
 * or delivers the site is held back by other rules.
 */
function bringerOf({ serviceId, party, setBy, category }: Stored, { services, requests = [] }: Seen): string | null {
  const isOfNetwork = serviceId !== null && services.every(({ service }) => service.id !== serviceId || service.category === 'cdn');
  if (!isOfNetwork || party !== 'third' || category !== 'security') return null;
  const id = requests.find(({ url }) => url === setBy)?.serviceId;
  const service = services.find((use) => use.service.id === id)?.service;
  if (!service || service.consent === 'no' || service.category === 'payment' || deliversSite.has(service.category)) return null;
  return service.id;
}

/** `free`: needs no consent by itself; null: nothing that could be in doubt. */
function doubtOf(item: Stored, siteDomain: string): 'disputed' | 'technical' | 'free' | null {
  const kind = 'name' in item ? kindOfCookie(item, siteDomain) : kindOfStorage(item, siteDomain);
  // What visitors chose here lies under the domain of the site and is in no doubt.
  if (item.serviceId === null || (item.category === 'consent' && item.party === 'first')) return null;
  if (kind === 'free') return item.category === 'security' || isSessionOfEmbed(item) ? 'technical' : 'free';
  return kind === 'disputed' || kind === 'technical' ? kind : null;
}

/**
 * A cookie that an embed keeps its session in, on the domain of its provider: necessary for the embed, which nobody may have asked for. What
 * pays, protects or keeps a choice has rules of its own.
 */
function isSessionOfEmbed(item: Stored): boolean {
  const service = item.serviceId === null ? null : serviceOf(item.serviceId);
  return (
    'name' in item &&
    item.party === 'third' &&
    item.category === 'necessary' &&
    service?.consent !== 'no' &&
    shownUnasked.has(service?.category)
  );
}

/** Whether the platform itself sets it, which its customers administer: with whoever else stands in front they have no contract. */
function isOfSystem({ serviceId }: Stored, system: string): boolean {
  const service = serviceId === null ? null : serviceOf(serviceId);
  return service !== null && (service.category === 'shop' || runsTheSite(service, system));
}

function kindOfDoubt(item: Stored, technical: boolean, seen: Seen): DoubtfulKind {
  const { services, site, banner, shopPages = [] } = seen;
  const use = services.find(({ service }) => service.id === item.serviceId);
  // The network in front of a site is no service that its pages ask for.
  const category = use?.service.category ?? (item.serviceId === null ? undefined : serviceOf(item.serviceId)?.category);
  if (use && banner?.banner && isAskedFor(use, banner.banner)) return 'asked';
  if (category === 'chat' && !technical) return 'unopened';
  const pages = pagesOfUse(item, services);
  if (category === 'payment' && pages.length > 0) {
    if (pages.some((page) => !isOrderStep(page, shopPages))) return 'unpaid';
    if (!technical) return 'paying';
  }
  // The shop itself cannot wait for a consent; what can is what it fetches from other domains.
  const delivers = category !== undefined && deliversSite.has(category);
  if (!technical && !delivers) return isLastingIdentifier(item, seen) ? 'identifier' : 'disputed';
  if (item.party === 'third') return category === 'captcha' ? 'captcha' : 'technicalForeign';
  if (category === 'shop' && !isForeign(item.setBy, site.domain)) return 'ownNetwork';
  const byHeader = 'name' in item && item.setVia === 'header' && !isForeign(item.setBy, site.domain);
  return byHeader && (category === 'cdn' || category === 'hosting') ? 'ownNetwork' : 'technical';
}

/** Embeds that a page shows without anybody having asked for them; chats, payment and protection have words of their own. */
const shownUnasked: ReadonlySet<ServiceCategory | undefined> = new Set(['booking', 'functional', 'newsletter', 'audio', 'video', 'map']);
const daySeconds = 86_400;

/**
 * Whether an embed by this item knows a visitor again at the next visit. Whatever else may be necessary to show it, that is not: nothing
 * is disputed about it.
 */
function isLastingIdentifier(item: Stored, { services, site }: Seen): boolean {
  const category = services.find(({ service }) => service.id === item.serviceId)?.service.category;
  if (
    !shownUnasked.has(category) ||
    !(item.idLike || isCalledIdentifier(item)) ||
    item.category === 'security' ||
    item.category === 'consent'
  )
    return false;
  const lasts = 'name' in item ? (item.lifetimeSeconds ?? 0) > daySeconds : item.kind === 'localStorage' || item.kind === 'indexedDB';
  return lasts && item.needsConsent !== 'no' && (item.party === 'third' || isForeign(item.setBy, site.domain));
}

/** Names that say whom the value stands for; it may be in letters alone, which look like a word. */
const identifierName =
  /(?:^|[-_.])(?:visitor|client|device|browser|guest|anon(?:ymous)?|partner|affiliate)[-_.]?(?:uu|gu)?id$|(?:visitor|client|device|browser|guest|anonymous|partner|affiliate)U?U?Id$/;

/** A name that says it of itself needs no long value. */
const uniqueIdName = /(?:^|[-_.])(?:uu|gu)id$/i;

function isCalledIdentifier(item: Stored): boolean {
  const name = 'name' in item ? item.name : item.key;
  if (uniqueIdName.test(name) && item.exampleValue.length >= 8) return true;
  return item.exampleValue.length >= 12 && (identifierName.test(name) || identifierName.test(name.toLowerCase()));
}

/** Pages on which it was stored, as far as that is known: an entry stays readable on pages that do not use its service. */
function pagesOfUse(item: Stored, services: readonly ServiceUse[]): readonly string[] {
  const pages = pagesOfSetting(item);
  const use = services.find(({ service }) => service.id === item.serviceId);
  const used = use ? pages.filter((page) => use.pages.includes(page)) : [];
  return used.length > 0 ? used : pages;
}

/**
 * Where a payment service loads though nobody pays there: what the first of these pages stores is not stored anew on the next. Where
 * answers set all of it, that is where the host that gave them was asked: a script of the service elsewhere may never ask it.
 */
function unpaidPages(used: readonly string[], own: readonly Stored[], { requests = [], shopPages = [] }: Seen): string[] {
  const services = new Set(own.map(({ serviceId }) => serviceId));
  const setters = own.map((item) => ('name' in item && item.setVia === 'header' ? hostOf(item.setBy) : null));
  const isSetter = (url: string) => setters.includes(null) || setters.includes(hostOf(url));
  const loading = requests.filter(
    ({ url, serviceId, states }) => services.has(serviceId) && states.some((state) => state !== 'accept') && isSetter(url),
  );
  const early = (pages: readonly string[]) => [...new Set(pages)].filter((page) => !isOrderStep(page, shopPages));
  return early([...used, ...loading.map(({ pageUrl }) => pageUrl)]);
}

function hostOf(url: string | null): string | null {
  return url === null ? null : (URL.parse(url)?.host ?? null);
}
