import { libraryService, serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { Facts } from '../../facts.ts';
import { sentencesOf } from './notice-passages.ts';
import { onClick, wasSeen } from './seen-services.ts';

/**
 * A host of the service was asked, whoever's files lie there: "¤.s3.amazonaws.com" belongs to a chat and to its delivery network. Of a
 * network, what another product of the company asks is no plugin. Its library from a delivery network counts too.
 */
export function wasAsked({ serviceId }: { serviceId: string }, { requests = [] }: Partial<Pick<Facts, 'requests'>>): boolean {
  const service = serviceOf(serviceId);
  const hosts = service?.hosts ?? [];
  const isOfProduct = (id: string | null) =>
    service?.category === 'social' && id !== null && id !== serviceId && serviceOf(id)?.vendor === service.vendor;
  const isLibrary = (of: string | null, url: string) => {
    const carrier = of === null ? null : serviceOf(of);
    return carrier?.category === 'cdn' && libraryService(url)?.id === serviceId;
  };
  if (requests.some(({ serviceId: of, url }) => isLibrary(of, url))) return true;
  return requests.some(
    ({ host, serviceId: of }) => !isOfProduct(of) && hosts.some((own) => (own.startsWith('.') ? `.${host}`.endsWith(own) : host === own)),
  );
}

/** Makes an identifier of the features of a device; its library is free, and lies on servers of the site under any name. */
const readsDevices: ReadonlySet<string> = new Set(['fingerprint']);

/** A script was seen to read the features of the device together, and no other service is known to be behind it: the notice describes that. */
export function readsDeviceItself(
  { serviceId }: { serviceId: string },
  { fingerprints = [] }: Partial<Pick<Facts, 'fingerprints'>>,
): boolean {
  return readsDevices.has(serviceId) && fingerprints.some((reading) => reading.serviceId === null || reading.serviceId === serviceId);
}

/** A delivery network that is named only in the section of a service in use is that service's. */
export function deliversSeen(
  { serviceId }: { serviceId: string },
  facts: Pick<Facts, 'privacy' | 'services' | 'cookies' | 'storage'>,
): boolean {
  const category = serviceOf(serviceId)?.category;
  if (category !== 'cdn' && category !== 'hosting') return false;
  const told = sentencesOf(facts.privacy.text).filter(
    ({ text, about }) => about.has(serviceId) && mentionsAny(text, namesOfService(serviceId)),
  );
  return told.length > 0 && told.every(({ headedBy }) => [...headedBy].some((id) => id !== serviceId && wasSeen({ serviceId: id }, facts)));
}

/** A container that comes from a server of the site under a name of its own shows no tag manager, only what that loads. */
export function mayBeHidden({ serviceId }: { serviceId: string }, { cookies, services }: Pick<Facts, 'cookies' | 'services'>): boolean {
  if (serviceOf(serviceId)?.category !== 'tag-manager') return false;
  const tag = services.find(({ service }) => service.id === 'google-analytics');
  return (
    cookies.some(({ name, serviceId: of }) => of === 'google-analytics' && /^FP(?:ID|LC)$/.test(name)) ||
    (tag !== undefined && tag.cloakedHost !== null)
  );
}

/** The name is also that of the company behind a service in use: the notice may mean no more than the company. */
export function isVendorOfSeen({ serviceId }: { serviceId: string }, { services }: Pick<Facts, 'services'>): boolean {
  const name = serviceOf(serviceId)?.name;
  const companies = services.flatMap(({ service }) => findVendor(service.vendor)?.legalName ?? []);
  return name !== undefined && companies.some((company) => ` ${company} `.includes(` ${name} `));
}

/** An aid of which the notice says, by its name, that nothing of it loads before a click. */
export function waitsForClick({ serviceId }: { serviceId: string }, { privacy }: Pick<Facts, 'privacy'>): boolean {
  if (!serviceOf(serviceId)?.calledByClick) return false;
  const names = namesOfService(serviceId);
  return sentencesOf(privacy.text).some(({ text }) => onClick.test(text) && mentionsAny(text, names));
}

/** The names by which a text may call a service. */
export function namesOfService(id: string): string[] {
  const service = serviceOf(id);
  return service ? [service.name, ...service.aliases] : [];
}

/** Procedures that another service is carried out by: INFOnline counts for VG WORT ("Skalierbares Zentrales Messverfahren"). */
const carriedOutFor: ReadonlyMap<string, string> = new Map([['infonline', 'vgwort']]);

/** A procedure that the notice names as that of another service it describes. */
export function isToldOfAnother({ serviceId }: { serviceId: string }, { noticeServices }: Pick<Facts, 'noticeServices'>): boolean {
  const other = carriedOutFor.get(serviceId);
  return other !== undefined && noticeServices.used.some((named) => named.serviceId === other);
}
