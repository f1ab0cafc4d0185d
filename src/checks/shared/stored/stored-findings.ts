import { serviceOf } from '#knowledge/find-service.ts';
import type { Finding, FindingItem } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact, StorageFact } from '../../facts/stored.ts';
import { cookieItem, storageItem } from '../../items.ts';
import { causeOfService } from '../services/service-observations.ts';
import { shortList } from '../wording.ts';
import { causeOfUnknown, nameOfUnknown } from './script-causes.ts';
import { familyOf } from './stored-items.ts';

type Stored = CookieFact | StorageFact;

const mostItems = 20;
/** Steps carry these lists over into notices: they are cut only where nobody would read them. */
const mostNames = 16;

/** A cookie or an entry of web storage as evidence. */
export function storedItem(item: Stored): FindingItem {
  const detail = { idLike: item.idLike, pages: item.pages.length };
  return 'name' in item ? cookieItem(item, detail) : storageItem(item, detail);
}

/** The same, counting only pages that use its service: a cookie stays readable on pages that have nothing to do with it. */
export function itemOfService(item: Stored, services: readonly ServiceUse[]): FindingItem {
  // What belongs to no service lies where it lies.
  if (item.serviceId === null) return storedItem(item);
  const use = services.find(({ service }) => service.id === item.serviceId);
  // The network behind a service is none that pages use; the answers by which it sets a cookie come where that service is.
  const answered = 'name' in item && item.setVia === 'header' ? (item.setOn?.length ?? 0) : 0;
  const pages = use ? item.pages.filter((page) => use.pages.includes(page)).length : answered;
  const whole = storedItem(item);
  return pages === 0 ? whole : { ...whole, detail: { ...whole.detail, pages } };
}

/**
 * One finding for each root cause: the service that set the items, or the embed that brought that service along; items of no
 * known service stand for the script that set them, or their own family of names. Params: `service` (service, script or family), `names`, `count`.
 */
export function storedFindings(message: string, items: readonly Stored[], services: readonly ServiceUse[]): Finding[] {
  const causeOf = (item: Stored) => (item.serviceId === null ? causeOfUnknown(item) : causeOfService(item.serviceId, services));
  return [...Map.groupBy(items, causeOf)].map(([cause, all]) => {
    const group = withoutTries(all);
    const [first, ...rest] = group.toSorted(byGravity).map((item) => itemOfService(item, services));
    const names = [...Map.groupBy(group.toSorted(byGravity).map(nameOf), familyOf)].map(([family, found]) => countedName(family, found));
    const name = services.find(({ service }) => service.id === cause)?.service.name ?? serviceOf(cause)?.name ?? nameOfUnknown(group[0]!);
    return {
      message,
      params: { service: name, names: shortList(names, mostNames), count: group.length },
      items: [first!, ...rest.slice(0, mostItems - 1)],
      cause,
      ...(group[0]!.serviceId === null ? {} : { serviceIds: [...new Set(group.flatMap((item) => item.serviceId ?? []))] }),
    };
  });
}

/**
 * Without cookies deleted at once of which another of the same name stayed: scripts try which domain takes theirs, and what lies in the
 * browser then is one.
 */
function withoutTries(items: readonly Stored[]): readonly Stored[] {
  const stayed = new Set(items.flatMap((item) => ('name' in item && item.kept ? item.name : [])));
  return items.filter((item) => !('name' in item) || item.kept || !stayed.has(item.name));
}

/** What knows a visitor again, and for longest, comes first; else the order stays. */
function byGravity(a: Stored, b: Stored): number {
  return Number(marksVisitor(b)) - Number(marksVisitor(a)) || (marksVisitor(a) ? lifetimeOf(b) - lifetimeOf(a) : 0);
}

function marksVisitor(item: Stored): boolean {
  return item.idLike && lifetimeOf(item) > 86_400;
}

function lifetimeOf(item: Stored): number {
  return 'name' in item ? (item.lifetimeSeconds ?? 0) : item.kind === 'sessionStorage' ? 0 : Number.MAX_SAFE_INTEGER;
}

/** A name that lies in the browser more than once (on two domains, in two stores) with how often: `count` has to be seen in the list. */
function countedName(family: string, names: readonly string[]): string {
  const name = new Set(names).size === 1 ? names[0]! : family;
  return names.length === 1 ? name : `${name} (${names.length}×)`;
}

function nameOf(item: Stored): string {
  return 'name' in item ? item.name : item.key;
}
