import { findService, serviceOf } from '#knowledge/find-service.ts';
import type { ServiceCategory } from '#knowledge/types.ts';
import type { Facts } from '../../facts.ts';
import type { NamedService } from './notice-services.ts';

/** Work that happens off the site or on single pages of a process: a scan never sees it. */
const offSite: ReadonlySet<ServiceCategory> = new Set([
  'newsletter',
  'payment',
  'hosting',
  'social',
  'shop',
  'booking',
  'necessary',
  'functional',
]);

/**
 * Whether a named service, or a sister of the same kind from the same vendor, left a trace in any state. Networks are no sisters: a feed
 * of Instagram is no button of Facebook.
 */
export function wasSeen(
  { serviceId }: Pick<NamedService, 'serviceId'>,
  { services, cookies, storage }: Pick<Facts, 'services' | 'cookies' | 'storage'>,
): boolean {
  const named = serviceOf(serviceId);
  const traces = new Set([...cookies, ...storage].map((item) => item.serviceId));
  return (
    traces.has(serviceId) ||
    services.some(
      ({ service }) =>
        service.id === serviceId ||
        // "OpenStreetMap" is what all of its associations are called.
        (service.category === named?.category && service.aliases.includes(named.name)) ||
        (service.vendor === named?.vendor && service.category === named.category && service.category !== 'social'),
    )
  );
}

/**
 * Whether pages link to a messenger: a notice that describes what happens after a click ("WhatsApp") describes that link. Links of the
 * notice itself lead to what others say of data protection.
 */
export function isLinked(
  { serviceId, quote = '' }: Pick<NamedService, 'serviceId'> & Partial<NamedService>,
  { pages, privacy }: Pick<Facts, 'pages' | 'privacy'>,
): boolean {
  if (isAffiliate({ serviceId, quote })) return linksOf({ pages, privacy }).some((href) => leadsAsPartner(href, serviceId));
  const category = serviceOf(serviceId)?.category;
  // Networks of partners lead over hosts of their own ("awin1.com/cread.php?…"), whatever the notice calls them.
  const isOfNetwork = category === 'marketing' && serviceOf(serviceId)?.vendor !== 'amazon';
  if (category !== 'chat' && category !== 'booking' && !isOfNetwork) return false;
  return linksOf({ pages, privacy }).some((href) => findService(href)?.service.id === serviceId);
}

function linksOf({ pages, privacy }: Pick<Facts, 'pages' | 'privacy'>): string[] {
  return pages.flatMap(({ url, links }) => (url === privacy.url ? [] : links.flatMap(({ href }) => (/^https?:/.test(href) ? href : []))));
}

/** A programme that pays for links: nothing of it loads, its links are all there is to see. */
const partnerProgramme = /partner-?\s?programm|partnernet|affiliate|associates/iu;

function isAffiliate({ serviceId, quote }: Pick<NamedService, 'serviceId' | 'quote'>): boolean {
  return serviceOf(serviceId)?.category === 'marketing' && partnerProgramme.test(quote);
}

/** Shops mark the partner in the address ("?tag=name-21"), networks lead over hosts of their own. */
function leadsAsPartner(href: string, serviceId: string): boolean {
  const url = URL.parse(href);
  if (url === null) return false;
  if (serviceOf(serviceId)?.vendor === 'amazon' && /(?:^|\.)(?:amazon\.[a-z.]{2,6}|amzn\.(?:to|eu))$/.test(url.hostname))
    return url.searchParams.has('tag') || url.hostname.startsWith('amzn.');
  return findService(href)?.service.id === serviceId;
}

/** A network described as built into the pages; where it loads on a click only, nothing of it is seen. */
const builtIn =
  /plug-?ins?(?![a-z])|like-?button|gefällt-mir-?(?:button|schaltfläche)|share-?button|teilen-?(?:button|schaltfläche)|social-media-elemente?(?![a-z])|(?<![a-z])elemente? (?:des|der|von|eines) [^.]{0,80}(?:integriert|eingebunden|eingebettet)/i;
/** Words by which a notice says that something loads on a click or a consent only. */
export const onClick = /klick|shariff|zwei-?klick|2-?klick|erst\s+wenn|einwillig|click|consent/i;

/** "… über ihren Dienstleister ¤": who works for another recipient comes and goes with that one. */
export const worksForOther =
  /(?<![a-zß-ɏ])(?:ihre[nrms]?|seine[nrms]?|deren|dessen|its|their)(?: [a-zß-ɏ-]{3,25})? (?:unter-?auftrags?(?:verarbeiter(?:in)?|nehmer(?:in)?)|(?:[a-zß-ɏ-]{0,15})dienstleister(?:in|s)?|anbieters?|partners?|hosters?|netzwerke?s?|providers?|sub-?processors?)[ (]{1,2}$/iu;

/** Whether a scan could see a service at all: of a network, only what is built into pages; of another's provider, nothing by itself. */
export function mayBeSeen(named: NamedService): boolean {
  const { serviceId, quote } = named;
  const service = serviceOf(serviceId);
  if (!mayWorkForSite(named)) return false;
  if (service?.category === 'social') return builtIn.test(quote) && !onClick.test(quote);
  // An aid that visitors call by a click stands on every page, with its script, unless that waits for the click too.
  if (service?.calledByClick) return !onClick.test(quote);
  // A badge or widget stands in the pages, whatever else the service does.
  if (service?.category === 'booking' && showsBadge.test(quote)) return !onClick.test(quote);
  return service !== null && !offSite.has(service.category);
}

const showsBadge =
  /trust-?badge|(?<![a-zß-ɏ])(?:bewertungs|güte)?-?(?:widgets?|siegel|badges?)(?![a-zß-ɏ])[^.]{0,60}(?:eingebunden|eingebettet|angezeigt|dargestellt|integriert|embedded|shown)/iu;

/** Whether a service may work for the site itself: another's provider does not. */
export function mayWorkForSite({ serviceId, quote }: NamedService): boolean {
  const aliases = serviceOf(serviceId)?.aliases ?? [];
  return !aliases.some((alias) => quote.includes(alias) && worksForOther.test(quote.slice(0, quote.indexOf(alias))));
}
