import { serviceOf } from '#knowledge/find-service.ts';
import { findVendor } from '#knowledge/find-vendor.ts';
import { mentionsAny } from '#knowledge/phrases.ts';
import type { Facts } from '../../facts.ts';
import type { NamedService } from './notice-services.ts';
import { sentencesAbout } from './told-elsewhere.ts';
import { namesOfService } from './unseen-reasons.ts';

/** That the site, or the company's data, lies with somebody. */
const hosts =
  /(?<![a-zß-ɏ])(?:gehostet|hosten|hostet|hosting[a-zß-ɏ-]*|(?:web-?)?hoster[a-zß-ɏ]*|webspace|serverbetreiber|hosted|hosts)(?![a-zß-ɏ])/iu;

/** Who hosts the site shows in no page: „Diese Website wird bei GitHub Pages gehostet“, wherever the notice says so. */
export function hostsSite(named: Pick<NamedService, 'serviceId'>, facts: Pick<Facts, 'privacy'>): boolean {
  const category = serviceOf(named.serviceId)?.category;
  if (category !== 'cdn' && category !== 'hosting') return false;
  const names = namesOfService(named.serviceId);
  return sentencesAbout(named, facts).some(({ text }) => hosts.test(text) && mentionsAny(text, names));
}

const parcels = /Sendungsverfolgung von Paketen/;
const inPages =
  /(?<![a-zß-ɏ])(?:ein(?:ge)?b(?:un|in)den|widget|karte|geladen|lädt|skript|plug-?in|embed(?:ded)?|loads?|loaded|map)(?![a-zß-ɏ])/iu;

/** Who brings the parcels gets an address and runs on no page: „Ihr Paket bringt die ¤ GmbH“. */
export function bringsParcels(named: Pick<NamedService, 'serviceId'>, facts: Pick<Facts, 'privacy'>): boolean {
  if (!parcels.test(serviceOf(named.serviceId)?.purpose.de ?? '')) return false;
  return !sentencesAbout(named, facts).some(({ text }) => inPages.test(text));
}

/**
 * A name that two products of a company share, and the other of them was seen: „die Livecam der ¤ AG“ is none of its booking system. A
 * product that the notice calls by a name of its own is meant itself.
 */
export function sharesNameWithSeen(
  { serviceId, quote }: NamedService,
  { services, privacy }: Pick<Facts, 'services' | 'privacy'>,
): boolean {
  const service = serviceOf(serviceId);
  if (service === null) return false;
  const sisters = services.filter((use) => use.service.vendor === service.vendor && use.service.id !== serviceId);
  if (sisters.length === 0) return false;
  const shared = new Set(sisters.flatMap((use) => namesOfService(use.service.id)).map((name) => name.toLowerCase()));
  const vendor = findVendor(service.vendor);
  for (const name of [vendor?.name, vendor?.legalName]) if (name) shared.add(name.toLowerCase());
  const own = namesOfService(serviceId).filter((name) => !shared.has(name.toLowerCase()));
  const isShared = own.length < namesOfService(serviceId).length;
  const told = [quote, ...sentencesAbout({ serviceId }, { privacy }).map(({ text }) => text)];
  return isShared && !told.some((text) => mentionsAny(text, own));
}
