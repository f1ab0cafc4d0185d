import { nameKind } from '#knowledge/common-names.ts';
import { readText } from '#knowledge/text-reading.ts';
import type { RequestFact } from '../../facts/requests.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { namesService, passagesAbout } from '../notice/notice.ts';
import { initiatorChains } from '../services/initiator-chains.ts';
import { serverParams } from '../services/named-servers.ts';
import { causeOfService } from '../services/service-observations.ts';
import { unknownHosts } from '../services/tracking.ts';
import { matchesOf, mentions, wholeWords } from '../wording.ts';
import { isSaidAsMeasuring, saysAdvertising, saysPurpose, saysRecipients } from './first-layer-words.ts';

/** Those that the site embeds itself, if there are any: what comes along with one of them ends with it. */
export function embeddedItself(
  uses: readonly ServiceUse[],
  requests: readonly RequestFact[],
  services: readonly ServiceUse[],
): readonly ServiceUse[] {
  const chains = initiatorChains({ requests, services });
  const comesAlong = ({ service }: ServiceUse): boolean => {
    const around = requests.filter(({ serviceId }) => serviceId === service.id).map((request) => chains.embedAround(request)?.service.id);
    return (
      causeOfService(service.id, services) !== service.id ||
      (around.length > 0 && around.every((id) => id !== undefined && id !== service.id))
    );
  };
  const own = uses.filter((use) => !comesAlong(use));
  return own.length > 0 ? own : uses;
}

/**
 * By which name a banner names a service: its own, that of another product of its vendor for the same kind of purpose, or the vendor's
 * where that stands by itself. „Google Analytics (Google Ireland Limited)“ says nothing of Google Ads. Null where it names it by none. A
 * banner asks: that its sentences are questions or offers takes nothing from the names in them.
 */
export function nameInBanner(text: string, use: ServiceUse): string | null {
  const { service, vendorName } = use;
  if (passagesAbout({ url: null, text, complete: true }, { ...use, vendorName: null }, 0).length > 0) return service.name;
  const { text: read, hits } = readText(text);
  const products = hits.filter(({ names }) => nameKind(names[0]!.spelling) === 'service');
  const kin = products.flatMap(({ names }) => names.map(({ of }) => of)).filter(({ vendor }) => vendor === service.vendor);
  const [relative] = kin.filter(({ category }) => category === service.category);
  if (relative) return relative.name;
  if (vendorName === null) return null;
  const withoutProducts = products.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${productMark}${rest.slice(end)}`, read);
  const alone = withoutProducts.replace(ownersOfProducts, productMark);
  return passagesAbout({ url: null, text: alone, complete: true }, { ...use, service: { ...service, name: '', aliases: [] } }, 0).length > 0
    ? vendorName
    : null;
}

/**
 * The names by which a banner names services, each once and as it writes them: without what the catalogue adds in brackets, and without
 * the company where a product of it is named.
 */
export function namesAsTold(text: string, uses: readonly ServiceUse[]): string[] {
  const told = uses.flatMap((use) => {
    const name = nameInBanner(text, use);
    return name === null ? [] : [{ name: asWritten(name, text), use, isCompany: name === use.vendorName && name !== use.service.name }];
  });
  const ofProducts = new Set(told.flatMap(({ use, isCompany }) => (isCompany ? [] : use.service.vendor)));
  return [...new Set(told.filter(({ use, isCompany }) => !isCompany || !ofProducts.has(use.service.vendor)).map(({ name }) => name))];
}

function asWritten(name: string, text: string): string {
  const short = name.replace(/\s*\([^()]{1,60}\)$/, '');
  return short !== name && !text.toLowerCase().includes(name.toLowerCase()) && text.toLowerCase().includes(short.toLowerCase())
    ? short
    : name;
}

/** Stands for the name of a product. */
const productMark = '◊';
/** The company told with one of its products: “Google Analytics (Google Ireland Limited)”, “YouTube von Google”. */
const ownersOfProducts =
  /◊\s*(?:[(,–-]\s*)?(?:(?:ein(?:em|en)?\s+(?:web)?(?:analyse)?-?dienst\s+)?(?:von|der|des|by|from)|anbieter(?:in)?(?:\s+ist)?:?|provider:?)\s+(?:der\s+|die\s+|the\s+)?[a-zß-ɏ\d&.-]+|◊\s*\(\s*(?!◊)[a-zß-ɏ\d&.-]+/giu;

/**
 * Whether a service hangs on the choice in the banner, or has to: one of which that is disputed and that runs without consent as
 * well is no matter of the banner as long as it does not wait for it.
 */
export function dependsOnChoice({ service, states }: ServiceUse): boolean {
  if (service.consent === 'no') return false;
  return service.consent === 'yes' || !states.some((state) => state !== 'accept');
}

/** Services the site itself embeds, by its tag manager too, that the banner, which names others, leaves out. */
export function unnamedIn(text: string, all: readonly ServiceUse[], services: readonly ServiceUse[]): ServiceUse[] {
  const managers = new Set(services.flatMap(({ service }) => (service.category === 'tag-manager' ? service.id : [])));
  return all
    .filter(({ embeddedBy, service }) => (embeddedBy === null || managers.has(embeddedBy)) && service.consent === 'yes')
    .filter((use) => nameInBanner(text, use) === null);
}

/**
 * Advertising that accepting brings although the banner speaks of none in any words, among `uses`: `chains` are the names of its services,
 * each after the one that brings it along, `sources` what the site itself embeds, `comesAlong` whether that is another service, `ids` both. Null where there is none, or where the banner names
 * such a service.
 */
export function unsaidAdvertising(
  text: string,
  uses: readonly ServiceUse[],
  services: readonly ServiceUse[],
): { chains: string[]; sources: string[]; comesAlong: boolean; ids: readonly (readonly string[])[] } | null {
  const advertising = services.filter(
    ({ service, active }) =>
      service.category === 'marketing' && service.consent === 'yes' && active.accept && !isSaidAsMeasuring(text, service.purpose.de),
  );
  if (saysAdvertising(text) || advertising.some((use) => namesService(text, use))) return null;
  const nameOf = (id: string) => services.find(({ service }) => service.id === id)?.service.name ?? id;
  const ids = advertising
    .filter((use) => uses.includes(use))
    .map(({ service }) => [...new Set([causeOfService(service.id, services), service.id])]);
  if (ids.length === 0) return null;
  const lines = ids.map((line) => [...new Set(line.map(nameOf))]);
  return {
    ids,
    comesAlong: lines.some((line) => line.length > 1),
    chains: lines.map((line) => line.join(' → ')),
    sources: [...new Set(lines.map(([source]) => source!))],
  };
}

/** Hosts that no catalogue knows and that only consent brings about are recipients too; whether the banner names them, a name may tell. */
export function unknownBehind(
  text: string,
  observed: Pick<Facts, 'requests' | 'services'>,
): { message: string; params: Record<string, string> } | null {
  const early = new Set(unknownHosts(observed, ['none', 'reject']).map(({ host }) => host));
  const hosts = unknownHosts(observed, ['accept']).filter(({ host, servesBanner }) => !early.has(host) && !servesBanner);
  if (hosts.length === 0) return null;
  const unnamed = hosts.filter(({ domain }) => nameInText(text, domain) === null);
  if (unnamed.length > 0) return { message: 'sufficientOwnHosts', params: { hosts: serverParams(unnamed).hosts } };
  const recipients = [...new Set(hosts.map(({ domain }) => nameInText(text, domain)!))].join(', ');
  return { message: 'sufficientOwnHostsNamed', params: { hosts: serverParams(hosts).hosts, recipients } };
}

/** The words of a banner that are the name of a domain: „Replay-Werk“ for replay-werk.de. A short or common word proves nothing. */
function nameInText(text: string, domain: string): string | null {
  const label = domain.split('.')[0]!;
  if (label.length < shortestName || saysPurpose(label) || saysRecipients(label) || mentions(label, everyday)) return null;
  const words = label.split('-').filter((word) => word !== '');
  return matchesOf(text, wholeWords(words.map((word) => word.replace(/[^a-z0-9ß-ɏ]/gi, '')).join('[\\s-]?')))[0]?.text ?? null;
}
const shortestName = 5;
/** Words of any banner. */
const everyday = wholeWords(
  'cookies?|consents?|einwilligung(?:en)?|daten(?:schutz)?|privacy|websites?|services?|auswahl|choices?|settings',
);
